/** Everything that SofIA knows. */
import {FAQ_CUES} from './faq-cues.ts';
import {LICENCE} from './licence.ts';
import type {Passage} from './passage.ts';
import {FAQ, NICHES} from './shop.generated.ts';
import {SHOPPING} from './shopping.ts';
import {TALK} from './talk.ts';

const faq = FAQ.map(({id, question, answer}): Passage => ({
  id,
  kind: 'fact',
  answer,
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

export const KNOWLEDGE: readonly Passage[] = [...faq, ...LICENCE, ...SHOPPING, ...niches, ...TALK];

/** For checking what a model says: no other may be named as ours. */
export const TITLES: readonly string[] = NICHES.flatMap(({ebooks}) => ebooks);
