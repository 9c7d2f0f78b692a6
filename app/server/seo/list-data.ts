import type {BreadcrumbList, ItemList, Thing} from 'schema-dts';
import {layout} from '~/copy/layout';
import {type Crumb, type CollectionPage, pageOffset} from '~/domain/catalogue/views';
import {COLLECTION_PAGE_SIZE} from '~/domain/limits';
import type {ProductSummary} from '~/domain/product/product';
import {collectionPath, productPath} from './page-heads';

interface Entry {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to the page itself, as its breadcrumb shows it. */
export function breadcrumbData(
  origin: string,
  trail: readonly Crumb[],
  {name, path}: Entry,
): BreadcrumbList {
  const steps = [{label: layout.breadcrumbHome, to: '/'}, ...trail, {label: name, to: path}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}

/**
 * Structured data of a list's entries.
 * @param before number of entries on previous pages, for continuous positions.
 */
export function itemListData(
  origin: string,
  name: string,
  entries: readonly Entry[],
  before = 0,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: entry.name,
      url: origin + entry.path,
    })),
  };
}

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

/** The products of a numbered page; nothing if it is empty. */
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
