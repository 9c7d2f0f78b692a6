import type {Thing} from 'schema-dts';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import {pageOffset} from '~/domain/pagination';
import type {ProductSummary} from '~/domain/product';
import type {Crumb} from '../catalogue/niche-tree';
import type {CollectionPage} from '../catalogue/read-collection-page';
import {collectionPath} from './collection-head';
import {breadcrumbData, itemListData} from './list-data';
import {productPath} from './product-head';

/** A collection's place in the niche tree, and the products of one of its numbered pages. */
export function collectionData(
  origin: string,
  {handle, name, products, page}: CollectionPage,
  trail: readonly Crumb[],
): Thing[] {
  return [
    breadcrumbData(origin, trail, {name, path: collectionPath(handle, 1)}),
    ...productListData(origin, name, products, page),
  ];
}

/** The products of a numbered page; nothing for none. */
export function productListData(
  origin: string,
  name: string,
  products: readonly Pick<ProductSummary, 'title' | 'handle'>[],
  page: number,
): Thing[] {
  if (products.length === 0) return [];
  const entries = products.map(({title, handle}) => ({name: title, path: productPath(handle)}));
  return [itemListData(origin, name, entries, pageOffset(page, COLLECTION_PAGE_SIZE))];
}
