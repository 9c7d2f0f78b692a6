/** Prefilled message of the contact form, on the shopper's request; never sent automatically. */
let draft = '';

/** Stores a message for the next contact form. */
export function keepDraft(message: string): void {
  draft = message;
}

/** Returns the message and clears it; empty if there is none. */
export function takeDraft(): string {
  const taken = draft;
  draft = '';
  return taken;
}
