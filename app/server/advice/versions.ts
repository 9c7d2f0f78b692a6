/** What SofIA says of the ways in which a product is sold, each at its own price (docs/product.md 10.4). */
import {
  ALL_VERSIONS,
  CHEAPEST_VERSION,
  DEAREST_VERSION,
  EDITABLE,
  NAMED_FORMATS,
} from '~/content/advice/facts';
import {advice as copy} from '~/copy/advice';
import {formatPrice} from '~/domain/money/format-price';
import {compareMoney} from '~/domain/money/money';
import type {SearchEngine} from '../search/search-engine';
import type {CatalogueEntry, Version} from '../search/catalogue-entry';
import {said, type Advice} from './advice';

/** As many things that a version brings as an answer names. */
const ITEMS_SAID = 8;

/** Whether a message calls a version of a product by its name. */
export function namesVersion(asked: string, entry: CatalogueEntry, engine: SearchEngine): boolean {
  return versionsCalled(asked, entry.texts().versions, engine).length > 0;
}

/**
 * The versions of a product that a message names with their prices and what they bring; all of them
 * where it names none.
 */
export function ofVersions(asked: string, entry: CatalogueEntry, engine: SearchEngine): Advice {
  const {versions} = entry.texts();
  const products = [{entry, reason: ''}];
  if (versions.length === 0) {
    const formats = entry.delivered.join(' y ');
    return said(copy.oneVersion(entry.title, formatPrice(entry.price), formats), products);
  }
  const named = versionsNamed(asked, versions, engine);
  const [only] = named;
  if (only && named.length === 1 && !ALL_VERSIONS.test(asked)) {
    return said(`${copy.version(entry.title, describe(only))}${contentsOf(only)}`, products);
  }
  const told = named.length > 1 && !ALL_VERSIONS.test(asked) ? named : versions;
  const unknown = named.length === 0 && isOfUnknownFormat(asked, entry);
  const text = copy.versions(entry.title, told.map(describe).join('; '));
  const difference = ALL_VERSIONS.test(asked) ? differenceOf(told) : '';
  return said(`${unknown ? `${copy.noSuchVersion} ` : ''}${text}${difference}`, products);
}

/** Each at its price, from the cheapest on, for who asks what a product costs. */
export function pricesOf({title, texts}: CatalogueEntry): string | null {
  const {versions} = texts();
  if (versions.length === 0) return null;
  return copy.versions(title, versions.map(describe).join('; '));
}

function versionsNamed(
  asked: string,
  versions: readonly Version[],
  engine: SearchEngine,
): readonly Version[] {
  if (versions.length === 0) return [];
  const byPrice = versions.toSorted((a, b) => compareMoney(a.price, b.price));
  const called = versionsCalled(asked, versions, engine);
  const meant = new Set(called);
  const [cheapest] = byPrice;
  const dearest = byPrice.at(-1);
  if (called.length === 0 || ALL_VERSIONS.test(asked)) {
    if (DEAREST_VERSION.test(asked) && dearest) meant.add(dearest);
    if (CHEAPEST_VERSION.test(asked) && cheapest) meant.add(cheapest);
  }
  if (meant.size === 0 && EDITABLE.test(asked)) {
    const editable = byPrice.find(({title, formats}) =>
      EDITABLE.test(`${title} ${formats.join(' ')}`.toLowerCase()),
    );
    if (editable) meant.add(editable);
  }
  return versions.filter((version) => meant.has(version));
}

/** Those of whose options the most are named in full: 'A5' of 'Bosque / A5'. */
function versionsCalled(
  asked: string,
  versions: readonly Version[],
  engine: SearchEngine,
): readonly Version[] {
  const words = new Set(engine.termsOf(asked));
  const own = (text: string) => engine.termsOf(text).filter((term) => !term.startsWith('§'));
  const share = ({title}: Version) =>
    title
      .split(' / ')
      .map(own)
      .filter((terms) => terms.length > 0 && terms.every((term) => words.has(term))).length;
  const most = Math.max(0, ...versions.map(share));
  return most > 0 ? versions.filter((version) => share(version) === most) : [];
}

function describe({title, price, formats, available}: Version): string {
  const parts = [
    formatPrice(price),
    ...(formats.length > 0 ? [copy.withFormats(formats.join(' y '))] : []),
  ];
  return `«${title}», ${parts.join(', ')}${available ? '' : copy.soldOutVersion}`;
}

function contentsOf({includes}: Version): string {
  return includes.length > 0
    ? ` ${copy.versionIncludes(includes.slice(0, ITEMS_SAID).join('; '))}`
    : '';
}

/** What the one that brings most has beside the one that brings least. */
function differenceOf(versions: readonly Version[]): string {
  const sorted = versions.toSorted((a, b) => a.includes.length - b.includes.length);
  const [least] = sorted;
  const most = sorted.at(-1);
  if (!least || !most || least === most) return '';
  const more = most.includes.filter((item) => !least.includes.includes(item));
  return more.length > 0
    ? ` ${copy.versionAdds(most.title, least.title, more.slice(0, ITEMS_SAID).join('; '))}`
    : '';
}

function isOfUnknownFormat(asked: string, {formats}: CatalogueEntry): boolean {
  const known = new Set(formats.map((format) => format.toLowerCase()));
  return [...asked.matchAll(NAMED_FORMATS)].some(([format]) => !known.has(format));
}
