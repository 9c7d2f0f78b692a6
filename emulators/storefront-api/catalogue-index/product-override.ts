/** A change that a test makes to one product: another price, sold out, gone, other texts. */
import type {CatalogueProduct} from '../catalogue/types';

export interface ProductOverride {
  /** Whole cents, for every variant. */
  readonly priceCents?: number;
  readonly availableForSale?: boolean;
  readonly deleted?: boolean;
  readonly title?: string;
  readonly description?: string;
  readonly descriptionHtml?: string;
}

/** The product as it now is; `deleted` is the store's business. */
export function applyOverride(
  product: CatalogueProduct,
  {priceCents, availableForSale, title, description, descriptionHtml}: ProductOverride,
): CatalogueProduct {
  return {
    ...product,
    title: title ?? product.title,
    descriptionHtml: descriptionHtml ?? product.descriptionHtml,
    description:
      description ??
      (descriptionHtml === undefined ? product.description : stripTags(descriptionHtml)),
    variants: product.variants.map((variant) => ({
      ...variant,
      priceCents: priceCents ?? variant.priceCents,
      availableForSale: availableForSale ?? variant.availableForSale,
    })),
  };
}

function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
