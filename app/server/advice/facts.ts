import {
  AUDIENCE,
  AVAILABLE,
  CONTENTS,
  FORMATS,
  INCLUDES,
  NAMED_FORMATS,
  PAGES,
  PRICE,
} from '~/content/advice/facts';
import {advice as copy} from '~/copy/advice';
import {formatPrice} from '~/domain/money/format-price';
import {compareMoney} from '~/domain/money/money';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {Advice} from './advice';
import {pricesOf} from './versions';

/** As many chapters as an answer names. */
const CHAPTERS_SAID = 5;
/** As many things that come with it. */
const ITEMS_SAID = 8;

type Fact = (entry: CatalogueEntry) => string;

/** Which fact of a product a message asks for. */
export function factOf(folded: string): Fact | null {
  if (PRICE.test(folded)) {
    return (entry) =>
      [
        pricesOf(entry) ?? copy.price(entry.title, formatPrice(entry.price)),
        ...(entry.offer ? [copy.reduced] : []),
        ...(entry.available ? [] : [copy.soldOut]),
      ].join(' ');
  }
  if (PAGES.test(folded)) {
    return ({title, pages}) => (pages ? copy.pages(title, pages) : copy.noPages(title));
  }
  if (AVAILABLE.test(folded)) {
    return ({title, available}) => (available ? copy.available(title) : copy.unavailable(title));
  }
  if (CONTENTS.test(folded)) {
    return ({title, texts}) => {
      const {contents} = texts();
      return contents.length > 0
        ? copy.contents(title, contents.slice(0, CHAPTERS_SAID).join('; '))
        : copy.noContents(title);
    };
  }
  if (INCLUDES.test(folded) && !FORMATS.test(folded)) {
    return ({title, texts}) => {
      const items = texts().extras.slice(0, ITEMS_SAID);
      return items.length > 0
        ? copy.includes(title, items.map(withoutStop).join('; '))
        : copy.noIncludes(title);
    };
  }
  if (FORMATS.test(folded)) {
    return ({title, formats, delivered}) =>
      [
        delivered.length > 0 ? copy.formats(title, delivered.join(' y ')) : copy.noFormats(title),
        ...(formats.length > delivered.length ? [copy.otherFormats(formats.join(' y '))] : []),
        ...lacking(folded, formats),
      ].join(' ');
  }
  if (AUDIENCE.test(folded)) {
    return ({title, audience}) =>
      audience ? copy.audience(title, lowerFirst(audience)) : copy.noAudience(title);
  }
  return null;
}

/** Of each format, how many products can be had in it; the most frequent first. */
export function formatCounts({entries}: {readonly entries: readonly CatalogueEntry[]}) {
  const counts = new Map<string, number>();
  for (const format of entries.flatMap(({formats}) => formats)) {
    counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** For whom a product is and what it is about, for who asks whether it fits. */
export function fitOf({title, audience, texts}: CatalogueEntry, toSell: boolean): string {
  const {contents} = texts();
  return [
    audience ? copy.audience(title, lowerFirst(audience)) : copy.noAudience(title),
    ...(contents.length > 0 ? [copy.about(contents.slice(0, CHAPTERS_SAID).join('; '))] : []),
    copy.judge,
    ...(toSell ? [copy.sellBy] : []),
  ].join(' ');
}

/** Formats that were asked for and that no version has. */
export function lacking(folded: string, formats: readonly string[]): readonly string[] {
  if (formats.length === 0) return [];
  const known = new Set(
    formats
      .map((format) => format.toLowerCase())
      .flatMap((each) => (each === 'word' ? [each, 'docx'] : each)),
  );
  const missing = [...folded.matchAll(NAMED_FORMATS)].flatMap(([each]) =>
    known.has(each) ? [] : each,
  );
  return missing.length > 0 ? [copy.lacksFormats([...new Set(missing)])] : [];
}

/** The lowest and the highest price of what is for sale, as they are written; null where nothing is. */
export function priceRange({
  entries,
}: {
  readonly entries: readonly CatalogueEntry[];
}): readonly [least: string, most: string] | null {
  const sorted = entries
    .filter(({available}) => available)
    .map(({price}) => price)
    .sort(compareMoney);
  const [least] = sorted;
  const most = sorted.at(-1);
  return least && most ? [formatPrice(least), formatPrice(most)] : null;
}

/** What distinguishes a product in one line. */
export function factsOf({pages, delivered, audience, available}: CatalogueEntry): string {
  return copy.facts([
    ...(pages ? [copy.pageCount(pages)] : []),
    ...(delivered.length > 0 ? [delivered.join(' y ')] : []),
    ...(audience ? [copy.reasonAudience(lowerFirst(audience))] : []),
    ...(available ? [] : [copy.soldOut]),
  ]);
}

/** Products with their facts as the reason to show them. */
export function withFacts(entries: readonly CatalogueEntry[]): Advice['products'] {
  return entries.map((entry) => ({entry, reason: factsOf(entry)}));
}

function withoutStop(text: string): string {
  return text.replace(/[.;\s]+$/, '');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
