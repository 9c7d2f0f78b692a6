/** What a page is to Shopify's analytics, from its address and what its loader returned. */
import {asRecord, asText} from '~/domain/text/parse-unknown';

export interface ViewedPage {
  readonly kind: 'home' | 'product' | 'collection' | 'collections' | 'cart' | 'page';
  /** Only of a product page that has its product. */
  readonly product: ViewedProduct | null;
}

/** In the words of the analytics' own payload. */
export interface ViewedProduct {
  readonly productGid: string;
  readonly variantGid: string;
  readonly name: string;
  readonly variantName: string;
  readonly brand: string;
  readonly category: string;
  /** A decimal string. */
  readonly price: string;
  readonly quantity: number;
}

const KINDS: readonly (readonly [RegExp, ViewedPage['kind']])[] = [
  [/^\/$/, 'home'],
  [/^\/producto\//, 'product'],
  [/^\/(?:category\/|tienda$)/, 'collection'],
  [/^\/(?:categorias|ebooks-plr)$/, 'collections'],
  [/^\/carrito$/, 'cart'],
];

export function viewedPage(pathname: string, data: unknown): ViewedPage {
  const kind = KINDS.find(([address]) => address.test(pathname))?.[1] ?? 'page';
  return {kind, product: kind === 'product' ? viewedProduct(asRecord(data)?.product) : null};
}

function viewedProduct(value: unknown): ViewedProduct | null {
  const product = asRecord(value);
  const variant = asRecord(product?.firstVariant);
  const productGid = asText(product?.id);
  const variantGid = asText(variant?.id);
  if (!productGid || !variantGid) return null;
  return {
    productGid,
    variantGid,
    name: asText(product?.title) ?? '',
    variantName: asText(variant?.title) ?? '',
    brand: '',
    category: asText(product?.productType) ?? '',
    price: asText(asRecord(variant?.price)?.amount) ?? '0',
    quantity: 1,
  };
}
