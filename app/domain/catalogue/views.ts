/**
 * What screens show of collections and of lists of products. The worker fills these in, components
 * show them. A collection is what the provider calls so; a niche is one of the eleven collections at
 * the top of the ebook tree (`app/content/niches.ts`); shoppers read 'categoría' for both.
 */
import type {Image, ProductSummary} from '~/domain/product/product';
import type {ShopFields} from './shop-filters';

/** A collection by the name to show for it, without the number that sorts it in the shop's admin. */
export interface CollectionLink {
  readonly handle: string;
  readonly name: string;
}

/** A niche as a card shows it. */
export interface NicheSummary extends CollectionLink {
  readonly image: Image | null;
  /** Number of products; null if the shop does not report it. */
  readonly productCount: number | null;
}

/** Sum of the niches' product counts; null if any count is missing, because a partial sum would be wrong. */
export function totalProducts(
  niches: readonly Pick<NicheSummary, 'productCount'>[],
): number | null {
  const counts = niches.map(({productCount}) => productCount);
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

/** A step of a page's breadcrumb, without the home page and the page itself. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** A product as a card of a mixed list shows it. */
export interface CategorisedProduct {
  readonly product: ProductSummary;
  /** Name of its niche, else of its first collection; null if it is in no collection. */
  readonly category: string | null;
}

/** The number of a list's page; numbers begin at 1. */
interface PageNumber {
  readonly page: number;
  readonly pageCount: number;
  /** Number of products in the whole list. */
  readonly productCount: number;
}

/** A numbered page of a collection. */
export interface CollectionPage extends CollectionLink, PageNumber {
  /** Description that the operator wrote; may be empty. */
  readonly description: string;
  readonly image: Image | null;
  readonly products: readonly ProductSummary[];
}

/** A numbered page of the shop's list. */
export interface ShopPage extends PageNumber {
  readonly products: readonly CategorisedProduct[];
  /** Whether only the best hits of a very common text were looked through. */
  readonly partial: boolean;
}

/** An applied filter of the shop's list, and the URL of the list without it. */
export interface AppliedFilter {
  readonly label: string;
  readonly without: string;
}

/** A value of a facet: a link that adds the filter, or removes it. */
export interface FacetOption {
  readonly label: string;
  readonly to: string;
  readonly chosen: boolean;
  /** Number of products with this value; null until counted. */
  readonly count: number | null;
}

export interface FacetGroup {
  readonly label: string;
  readonly options: readonly FacetOption[];
}

/** A choice of the form; `value` is its value in the URL. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The texts of the shop's list, and its filters. */
export interface ShopListDescription {
  readonly fields: ShopFields;
  /** The niches, with the number of products that the list would have in each, if counted. */
  readonly niches: readonly Choice[];
  /** The default order first; it is omitted from the URL. */
  readonly orders: readonly Choice[];
  readonly applied: readonly AppliedFilter[];
  readonly facets: readonly FacetGroup[];
  /** Whether the list is anything but the whole catalogue in its own order. */
  readonly narrowed: boolean;
}

/** The shop's list as its screen shows it. */
export interface ShopList extends ShopListDescription, ShopPage {}

/**
 * Numbered pages (docs/product.md 3.7). Every `?pagina=` resolves to an existing page: invalid numbers to the first,
 * numbers past the end to the last.
 */

/** Pages needed for `total` items; at least 1, so that an empty list is 'Página 1 de 1'. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The query parameter as a page between 1 and `count`. */
export function parsePage(parameter: string | null, count: number): number {
  if (!parameter || !/^\d+$/.test(parameter)) return 1;
  return Math.min(Math.max(1, Number(parameter)), count);
}

/** Items before the page. */
export function pageOffset(page: number, pageSize: number): number {
  return (page - 1) * pageSize;
}

/**
 * The buttons to show: first, last, the page and its neighbours, with a gap where two or more are
 * left out (1 gap 4 5 6 gap 20): seven entries at most.
 */
export function pageWindow(page: number, count: number): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (const next of [1, page - 1, page, page + 1, count]) {
    if (next <= last || next > count) continue;
    if (next - last === 2) shown.push(last + 1);
    else if (next - last > 2) shown.push('gap');
    shown.push(next);
    last = next;
  }
  return shown;
}
