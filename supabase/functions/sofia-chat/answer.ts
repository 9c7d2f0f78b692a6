/** What SofIA says to a message, and from which passages she has it. */
import {HELP} from './knowledge/help.ts';
import {KNOWLEDGE, TITLES} from './knowledge/knowledge.ts';
import type {Passage} from './knowledge/passage.ts';
import {isPlainRightsQuestion, licenceQuestion} from './licence-question.ts';
import {fold, likeness, spokenWords, stems} from './normalise.ts';
import type {Match, Retrieve} from './retrieve.ts';
import {serviceQuestion} from './service-question.ts';

export interface Answer {
  readonly response: string;
  /** Ids, the one that was answered from first; empty when nothing was known. */
  readonly passages: readonly string[];
}

/** Writes an answer from passages; null when it cannot, or when what came out may not be said. */
export type Writer = (message: string, passages: readonly Passage[]) => Promise<string | null>;

/** Below it a passage is about something else. Found by the tables in tests/supabase. */
const MIN_SCORE = 0.43;
/** Passages that a model is given. */
const GROUNDING_PASSAGES = 4;
const MAX_TITLES = 3;
const MIN_TITLE_LIKENESS = 0.6;
/** In a question for a book on something, they say nothing about it. */
const GENERIC_WORDS = [
  'algún tema libros ebooks guías sobre productos hablen traten vender quisiera gustaría precio cuánto cuesta disponible',
];
const PRODUCT_WORDS = new Set(stems('ebook libro curso guía título pack video producto'));
const QUOTED = /[«“"']([^»”"']{3,120})[»”"']/gu;

const UNKNOWN = `No tengo esa información. Puedo ayudarte con la licencia PLR, las categorías, la entrega, los pagos y tu cuenta. ${HELP}`;
/** No other title is offered with it, lest it be taken for the one that was meant. */
const NOT_ALL_WORDS =
  'No encuentro un producto con todas esas palabras. Escribe su tema en la lupa («Buscar») y verás lo que hay.';
const NOT_FOUND: Answer = {
  response: `No tengo esa información. ${NOT_ALL_WORDS} ${HELP}`,
  passages: [],
};

/** Words of a message that is but the name of a subject. */
const MAX_SUBJECT_WORDS = 2;
const NOTHING_ON_IT = `No tengo esa información ni encuentro un producto sobre eso. Prueba con otra palabra en la lupa («Buscar»). ${HELP}`;

function isSubject(message: string): boolean {
  return spokenWords(message).length <= MAX_SUBJECT_WORDS;
}

/** The answer out of the knowledge alone. */
export function answerFrom(message: string, retrieve: Retrieve): Answer {
  if (!licenceQuestion(message) && namesUnknownTitle(message)) return NOT_FOUND;
  const matches = relevant(message, retrieve);
  const [best] = matches;
  if (!best) return {response: isSubject(message) ? NOTHING_ON_IT : UNKNOWN, passages: []};
  if (best.passage.kind !== 'niche') {
    const text = best.passage.answer.join('\n\n');
    const response = isPlainRightsQuestion(message) ? `No. ${text}` : text;
    return {response, passages: idsOf(matches)};
  }
  const response = nicheAnswer(message, best.passage);
  return response === null ? NOT_FOUND : {response, passages: idsOf(matches)};
}

/**
 * The same, in a model's words where that is safe: not about rights, where no word may be lost, not
 * for courtesy or titles, and never without a passage to write from.
 */
export async function answerWith(
  message: string,
  retrieve: Retrieve,
  write: Writer,
): Promise<Answer> {
  const fixed = answerFrom(message, retrieve);
  if (fixed.passages.length === 0 || licenceQuestion(message)) return fixed;
  const matches = relevant(message, retrieve);
  if (matches[0]?.passage.kind !== 'fact') return fixed;
  const written = await write(
    message,
    matches.slice(0, GROUNDING_PASSAGES).map(({passage}) => passage),
  );
  return written === null ? fixed : {...fixed, response: written};
}

/** The passages that are about the message, that of a question which is recognised before all. */
function relevant(message: string, retrieve: Retrieve): readonly Match[] {
  const id = licenceQuestion(message) ?? serviceQuestion(message);
  const first = KNOWLEDGE.filter((passage) => passage.id === id);
  return [
    ...first.map((passage) => ({passage, score: 1})),
    ...retrieve(message).filter(({passage, score}) => passage.id !== id && score >= MIN_SCORE),
  ];
}

/**
 * A niche with the titles that the message names; 'closest', since no title may be just what was
 * meant. None when the niche knows not all of its words, and null when it knows few of them.
 */
function nicheAnswer(message: string, passage: Passage): string | null {
  const isLike = (word: string) => (each: string) => likeness(each, word) >= MIN_TITLE_LIKENESS;
  const generic = GENERIC_WORDS.flatMap(stems);
  const asked = stems(message).filter((word) => !generic.some(isLike(word)));
  const vocabulary = passage.cues.flatMap(stems);
  const known = asked.filter((word) => vocabulary.some(isLike(word)));
  if (known.length < asked.length) {
    return 2 * known.length > asked.length ? [...passage.answer, NOT_ALL_WORDS].join('\n\n') : null;
  }
  const titles = (passage.ebooks ?? []).filter((title) =>
    stems(title).some((word) => word.length >= 4 && asked.some(isLike(word))),
  );
  const named = titles.slice(0, MAX_TITLES).map((title) => `«${title}»`);
  return [
    ...passage.answer,
    named.length > 0
      ? `Lo más cercano que encuentro allí: ${named.join(', ')}. Búscalo por su nombre con la lupa para ver su contenido y su precio.`
      : 'Entra en «VER CATEGORÍAS» o usa la lupa («Buscar») para ver sus ebooks.',
  ].join('\n\n');
}

/** Does the message name a product, in quotation marks, that is not ours? */
function namesUnknownTitle(message: string): boolean {
  if (!stems(message).some((word) => PRODUCT_WORDS.has(word))) return false;
  const quoted = [...message.matchAll(QUOTED)].map(([, title = '']) => fold(title));
  const ours = TITLES.map(fold);
  return quoted.some((title) => title.includes(' ') && !ours.some((each) => each.includes(title)));
}

function idsOf(matches: readonly Match[]): string[] {
  return matches.slice(0, GROUNDING_PASSAGES).map(({passage}) => passage.id);
}
