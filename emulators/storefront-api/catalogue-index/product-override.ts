/** A change that a test makes to one product: another price, sold out, gone, other texts. */
import {escapeHtml, stripTags} from '../../html';
import type {CatalogueProduct, CatalogueStock, CatalogueVariant} from '../catalogue/types';

export interface ProductOverride {
  /** Whole cents, for every variant. */
  readonly priceCents?: number;
  readonly availableForSale?: boolean;
  /** Stock of each variant; null if it is not counted. */
  readonly stock?: number | null;
  readonly deleted?: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly descriptionHtml?: string;
}

/** The product with the override applied; `deleted` is handled by the store. */
export function applyOverride(
  product: CatalogueProduct,
  {priceCents, availableForSale, stock, title, description, descriptionHtml}: ProductOverride,
): CatalogueProduct {
  return {
    ...product,
    title: title ?? product.title,
    descriptionHtml:
      descriptionHtml ??
      (description === undefined ? product.descriptionHtml : markupOf(description)),
    description:
      description ??
      (descriptionHtml === undefined ? product.description : stripTags(descriptionHtml)),
    variants: product.variants.map((variant) => ({
      ...variant,
      priceCents: priceCents ?? variant.priceCents,
      availableForSale:
        availableForSale ?? (stock === undefined ? variant.availableForSale : stock !== 0),
      stock: overriddenStock(variant, availableForSale, stock),
    })),
  };
}

/** What is declared to be for sale is there, whatever had been counted. */
function overriddenStock(
  {stock}: CatalogueVariant,
  availableForSale: boolean | undefined,
  quantity: number | null | undefined,
): CatalogueStock | null {
  if (quantity !== undefined) return quantity === null ? null : {quantity, sellsBeyond: false};
  return availableForSale && (stock?.quantity ?? 0) <= 0 ? null : (stock ?? null);
}

function markupOf(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('\n');
}
