/**
 * The ebook that comes in three editions: a product with one option, each of whose values brings more
 * than the one before. The description says the same as the metafields.
 */
import {includedAlways} from './sentence-banks';

export const EDITION_NAMES = ['Solo PDF', 'PDF + Word editable', 'Paquete completo'] as const;

interface Edition {
  readonly name: (typeof EDITION_NAMES)[number];
  readonly items: readonly string[];
}

/** @param everything that the ebook has to bring. */
export function editionsFrom(everything: readonly string[]): readonly Edition[] {
  const [pdf, word, whole] = EDITION_NAMES;
  return [
    {name: pdf, items: includedAlways.filter((item) => !/Word|HTML/.test(item))},
    {name: word, items: includedAlways.filter((item) => !item.includes('HTML'))},
    {name: whole, items: everything},
  ];
}

/** The editions in the metafield's format: name, colon, items separated by bars. */
export function editionLines(editions: readonly Edition[]): string[] {
  return editions.map(({name, items}) => `${name}: ${items.join(' | ')}`);
}

/** The items in a description: those of all editions, then what each edition adds. */
export function editionItems(editions: readonly Edition[]): string[] {
  const [first, ...others] = editions;
  const seen = new Set(first?.items);
  const added = others.flatMap(({name, items}) => {
    const more = items.filter((item) => !seen.has(item));
    more.forEach((item) => seen.add(item));
    return more.map((item) => `${item} (desde la versión ${name})`);
  });
  return [...(first?.items ?? []), ...added];
}
