/**
 * The shape of the emulator's catalogue, between the generator that invents it and the resolvers
 * that answer from it. Ids are plain numeric strings such as '8001'; the server wraps them as
 * `gid://shopify/Product/8001`. Money is in whole cents, so that nothing is rounded twice.
 */

export interface CatalogueImage {
  id: string;
  /** Under the emulator's origin, e.g. '/files/covers/producto-01-1.png', or a whole https address. */
  path: string;
  altText: string;
  /** Pixels; null for an external picture, whose size is unknown. */
  width: number | null;
  height: number | null;
}

export interface CatalogueVariant {
  id: string;
  title: string;
  sku: string;
  priceCents: number;
  compareAtCents: number | null;
  availableForSale: boolean;
  /** Stock; null or missing if it is not counted, as for a file. */
  stock?: CatalogueStock | null;
  selectedOptions: {name: string; value: string}[];
  image: CatalogueImage | null;
}

export interface CatalogueStock {
  /** Stock; negative if the shop has sold more than it had. */
  readonly quantity: number;
  /** Whether the shop continues to sell when the stock has run out. */
  readonly sellsBeyond: boolean;
}

export interface CatalogueOption {
  id: string;
  name: string;
  values: string[];
  /** Colours by value; values without a colour are missing. */
  readonly swatches?: Readonly<Record<string, CatalogueSwatch>>;
}

export interface CatalogueSwatch {
  /** Colour, such as '#B4532A'. */
  readonly color: string;
}

/** A custom field of a product. */
export interface CatalogueMetafield {
  id: string;
  namespace: string;
  key: string;
  /** The provider's name of the type, such as 'list.single_line_text_field'. */
  type: string;
  /** Value in the provider's format: a list is a JSON array. */
  value: string;
}

export interface CatalogueProduct {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  tags: string[];
  /** Plain text: `descriptionHtml` with its tags stripped, the way the provider does it. */
  description: string;
  descriptionHtml: string;
  createdAt: string;
  updatedAt: string;
  options: CatalogueOption[];
  variants: CatalogueVariant[];
  images: CatalogueImage[];
  collectionHandles: string[];
  readonly metafields: readonly CatalogueMetafield[];
}

export interface CatalogueCollection {
  id: string;
  handle: string;
  title: string;
  description: string;
  descriptionHtml: string;
  updatedAt: string;
  image: CatalogueImage | null;
  /** Products in collection order. */
  productHandles: string[];
}

export interface Catalogue {
  products: CatalogueProduct[];
  collections: CatalogueCollection[];
}
