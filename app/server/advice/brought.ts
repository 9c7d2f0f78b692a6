/** Whether a product brings what somebody names, out of what its page lists (docs/product.md 10.4). */
import {BRINGS, NO_ITEM} from '~/content/advice/subject';
import {advice as copy} from '~/copy/advice';
import {isTelling, wordsOf} from '~/domain/search/terms';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';
import {said, type Advice} from './advice';

/** What a message asks for as brought along; empty where it names nothing. */
function itemsIn(asked: string): readonly string[] {
  if (NO_ITEM.test(asked)) return [];
  return (BRINGS.exec(asked)?.groups?.items ?? '')
    .split(/\s*(?:,|\b(?:y|e|o|u|ni|con)\b)\s*/)
    .map((item) => item.replace(/^(?:el|la|los|las|un|una|de|incluye|trae|tambien) /, '').trim())
    .filter(isTelling);
}

/** Null where no item is named. */
export function ofBrought(asked: string, entry: CatalogueEntry): Advice | null {
  const items = itemsIn(asked);
  if (items.length === 0) return null;
  const {extras, versions, contents} = entry.texts();
  const brought = [
    ...new Set([
      ...extras,
      ...versions.flatMap(({includes}) => includes),
      ...entry.formats.map((format) => `formato ${format}`),
    ]),
  ];
  const sentences = items.map((item) => {
    const terms = termsOf(item);
    const whole = (text: string) => terms.every((term) => termsOf(text).includes(term));
    const [head = ''] = terms;
    const listed = brought.find(whole);
    if (listed) return copy.brings(item, plain(listed));
    const chapter = contents.find(whole);
    if (chapter) return copy.bringsChapter(item, plain(chapter));
    const near = brought.find((text) => termsOf(text).includes(head));
    return near ? copy.bringsNear(item, plain(near)) : copy.bringsNot(item);
  });
  return said(`${copy.ofBrought(entry.title)} ${sentences.join(' ')}`, [{entry, reason: ''}]);
}

/** How many products bring it, where none is spoken of; null where none does. */
export function broughtBySome(asked: string, {entries}: SearchEngine): Advice | null {
  const [item, ...others] = itemsIn(asked);
  if (!item || others.length > 0) return null;
  const terms = termsOf(item);
  const bringing = entries.filter((entry) =>
    entry.texts().extras.some((text) => terms.every((term) => termsOf(text).includes(term))),
  );
  return bringing.length > 0 ? said(copy.bringsSome(item, bringing.length, entries.length)) : null;
}

const termsOf = (text: string) => wordsOf(text).map(({term}) => term);
const plain = (text: string) => text.replace(/[.;\s]+$/, '');
