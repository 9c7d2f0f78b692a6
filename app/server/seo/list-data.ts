import type {BreadcrumbList, ItemList} from 'schema-dts';
import {layout} from '~/copy/layout';
import type {Crumb} from '../catalogue/niche-tree';

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
 * The pages that a list leads to.
 * @param before entries on the pages before this one, so that the numbers go on.
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
