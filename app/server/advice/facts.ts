import {
  AUDIENCE,
  AVAILABLE,
  CONTENTS,
  FORMATS,
  INCLUDES,
  PAGES,
  PRICE,
} from '~/content/advice-words';
import {advice as copy} from '~/copy/advice';
import {formatPrice} from '~/domain/text/format-price';
import type {CatalogueEntry} from '../search/catalogue-entry';

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
        copy.price(entry.title, formatPrice(entry.price)),
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
      ].join(' ');
  }
  if (AUDIENCE.test(folded)) {
    return ({title, audience}) =>
      audience ? copy.audience(title, lowerFirst(audience)) : copy.noAudience(title);
  }
  return null;
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

function withoutStop(text: string): string {
  return text.replace(/[.;\s]+$/, '');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
