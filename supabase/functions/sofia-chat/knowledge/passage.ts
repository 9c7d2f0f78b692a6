/** A piece of what SofIA knows: she answers with it, word for word, or a model does from it. */
export interface Passage {
  readonly id: string;
  /** `talk` is courtesy, to which nothing needs to be added. */
  readonly kind: 'fact' | 'talk' | 'niche';
  /** Paragraphs in Spanish. */
  readonly answer: readonly string[];
  /** Ways in which people ask for it. */
  readonly cues: readonly string[];
  /** Names of ebooks, of a niche only. */
  readonly ebooks?: readonly string[];
}

export function fact(id: string, answer: readonly string[], cues: readonly string[]): Passage {
  return {id, kind: 'fact', answer, cues};
}
