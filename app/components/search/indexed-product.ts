import {
  foldText,
  searchPreview,
  searchTextOf,
  type SearchText,
  type SearchProduct,
} from '~/domain/catalogue/search';

/** A product with the text that it is found by, made once and not at every key. */
export interface IndexedProduct {
  readonly product: SearchProduct;
  readonly preview: string;
  readonly text: SearchText;
  readonly titleText: SearchText;
}

export function indexProduct(product: SearchProduct): IndexedProduct {
  return {
    product,
    preview: searchPreview(product.description),
    text: searchTextOf(product),
    titleText: foldText(product.title),
  };
}
