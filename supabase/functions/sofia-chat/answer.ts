/** What SofIA says to a message, and from which passages she has it. */
import {HELP} from './knowledge/shopping.ts';
import {BUYERS_RESALE_ID, RESALE_OF_RIGHTS_ID} from './knowledge/licence.ts';
import type {Passage} from './knowledge/passage.ts';
import {licenceQuestion} from './licence-question.ts';
import {likeness, stems} from './normalise.ts';
import type {Match, Retrieve} from './retrieve.ts';

export interface Answer {
  readonly response: string;
  /** Ids, the one that was answered from first; empty when nothing was known. */
  readonly passages: readonly string[];
}

/** Writes an answer from passages; null when it cannot, or when what came out may not be said. */
export type Writer = (message: string, passages: readonly Passage[]) => Promise<string | null>;

const NOT_TO_BE_RESOLD = {derechos: RESALE_OF_RIGHTS_ID, reventa: BUYERS_RESALE_ID};

/** Below it a passage is about something else. Found by the tables in tests/supabase. */
export const MIN_SCORE = 0.43;
/** Passages that a model is given. */
const GROUNDING_PASSAGES = 4;
const MAX_TITLES = 3;
const MIN_TITLE_LIKENESS = 0.75;

export const UNKNOWN = `No tengo esa información. Puedo ayudarte con la licencia PLR, las categorías, la entrega, los pagos y tu cuenta. ${HELP}`;

/** The answer out of the knowledge alone. */
export function answerFrom(message: string, retrieve: Retrieve): Answer {
  const matches = relevant(message, retrieve);
  const [best] = matches;
  if (!best) return {response: UNKNOWN, passages: []};
  const text = best.passage.kind === 'niche' ? nicheAnswer(message, best.passage) : null;
  return {response: text ?? best.passage.answer.join('\n\n'), passages: idsOf(matches)};
}

/**
 * The same, in a model's words where that is safe: not about what may not be resold, where no word
 * may be lost, not for courtesy, and never without a passage to write from.
 */
export async function answerWith(
  message: string,
  retrieve: Retrieve,
  write: Writer,
): Promise<Answer> {
  const matches = relevant(message, retrieve);
  const fixed = answerFrom(message, retrieve);
  const [best] = matches;
  if (!best || best.passage.kind === 'talk' || licenceQuestion(message)) {
    return fixed;
  }
  const written = await write(
    message,
    matches.slice(0, GROUNDING_PASSAGES).map(({passage}) => passage),
  );
  return written === null ? fixed : {...fixed, response: written};
}

/** The passages that are about the message; what may not be resold comes first when that is asked. */
function relevant(message: string, retrieve: Retrieve): readonly Match[] {
  const matches = retrieve(message);
  const question = licenceQuestion(message);
  const first = question && NOT_TO_BE_RESOLD[question];
  return [
    ...matches.filter(({passage}) => passage.id === first),
    ...matches.filter(({passage, score}) => passage.id !== first && score >= MIN_SCORE),
  ];
}

/** A niche with the titles that the message names; 'closest', since no title may be just what was meant. */
function nicheAnswer(message: string, passage: Passage): string {
  const asked = stems(message);
  const titles = (passage.ebooks ?? []).filter((title) =>
    stems(title).some((word) =>
      asked.some((each) => word.length >= 4 && likeness(each, word) >= MIN_TITLE_LIKENESS),
    ),
  );
  const named = titles.slice(0, MAX_TITLES).map((title) => `«${title}»`);
  return [
    ...passage.answer,
    named.length > 0
      ? `Lo más cercano que encuentro allí: ${named.join(', ')}. Búscalo por su nombre con la lupa para ver su contenido y su precio.`
      : 'Entra en «VER CATEGORÍAS» para ver todos sus ebooks.',
  ].join('\n\n');
}

function idsOf(matches: readonly Match[]): string[] {
  return matches.slice(0, GROUNDING_PASSAGES).map(({passage}) => passage.id);
}
