/** The tree of a search query, between its parser and its compiler. */

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

export interface TermNode {
  readonly kind: 'term';
  /** Null in free text. */
  readonly field: string | null;
  readonly comparison: Comparison;
  readonly value: string;
  /** Ended with `*`: the value is the beginning of a word. */
  readonly prefix: boolean;
  /** The term was quoted: its words must stand together. */
  readonly phrase: boolean;
}

export type QueryNode =
  | TermNode
  | {readonly kind: 'and' | 'or'; readonly children: readonly QueryNode[]}
  | {readonly kind: 'not'; readonly child: QueryNode};
