/**
 * A text that an operator wrote in the provider's editor, as headings, paragraphs and lists. Nothing of its
 * markup reaches a page: what is kept is text, emphasis and links to where a page may lead.
 */

export interface Inline {
  readonly text: string;
  readonly strong?: boolean;
  /** A path of the shop, an https address or an e-mail's. */
  readonly href?: string;
}

export type RichBlock =
  | {readonly kind: 'heading' | 'paragraph'; readonly content: readonly Inline[]}
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };

export type RichText = readonly RichBlock[];
