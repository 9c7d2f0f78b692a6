/** Everything that SofIA knows. */
import {ACCOUNT} from './account.ts';
import {FAQ_CUES} from './faq-cues.ts';
import {LICENCE} from './licence.ts';
import type {Passage} from './passage.ts';
import {FAQ, NICHES} from './shop.generated.ts';
import {SHOPPING} from './shopping.ts';
import {TALK} from './talk.ts';

/**
 * The page prints the question above the answer; here nobody knows how it was put. A bare yes or no
 * gives way to a statement, which is true whatever was asked.
 */
const BARE_OPENING = /^(?:Sí|No)\. |^Ninguna: son lo mismo\. /;
const STATEMENTS: Readonly<Record<string, string>> = {
  'productos-inteligentes': 'Productos inteligentes y productos PLR son lo mismo. ',
};

const faq = FAQ.map(({id, question, answer}): Passage => ({
  id,
  kind: 'fact',
  answer: answer.map((paragraph) => paragraph.replace(BARE_OPENING, STATEMENTS[id] ?? '')),
  cues: [question, ...(FAQ_CUES[id] ?? [])],
}));

const niches = NICHES.map(({name, handle, subcategories, ebooks}): Passage => ({
  id: `nicho-${handle.replace(/^\d+-/, '')}`,
  kind: 'niche',
  answer: [
    subcategories.length > 0
      ? `«${name}» es una de nuestras categorías de ebooks PLR, con las secciones ${subcategories.join(', ')}.`
      : `«${name}» es una de nuestras categorías de ebooks PLR.`,
  ],
  cues: [`ebooks de ${name}`, ...subcategories, ...ebooks],
  ebooks,
}));

export const KNOWLEDGE: readonly Passage[] = [
  ...faq,
  ...LICENCE,
  ...SHOPPING,
  ...ACCOUNT,
  ...niches,
  ...TALK,
];

/** For checking what a model says: no other may be named as ours. */
export const TITLES: readonly string[] = NICHES.flatMap(({ebooks}) => ebooks);
