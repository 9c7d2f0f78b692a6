/** What the contact form begins with, when the shopper asked for it; never sent by itself. */
let draft = '';

/** Keeps a message for the form that is opened next. */
export function keepDraft(message: string): void {
  draft = message;
}

/** Hands the message over, once; empty when there is none. */
export function takeDraft(): string {
  const taken = draft;
  draft = '';
  return taken;
}
