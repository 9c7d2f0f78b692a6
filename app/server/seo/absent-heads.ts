/** Heads of the pages that stand in for one that is not there; they have no address of their own. */
import {collection} from '~/copy/collection';
import {errorScreen} from '~/copy/layout';
import {productPage} from '~/copy/product';
import type {PageHead} from '~/domain/page-head';

export const NO_PRODUCT_HEAD = absent(productPage.notFound, productPage.notFoundText);
export const NO_COLLECTION_HEAD = absent(collection.notFound, collection.notFoundText);
export const UNAVAILABLE_HEAD = absent(errorScreen.unavailableTitle, errorScreen.unavailableText);

function absent(title: string, description: string): PageHead {
  return {title, description, path: null, indexed: false};
}
