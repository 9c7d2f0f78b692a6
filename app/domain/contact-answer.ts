/** What the contact form's server side says to a message: what the form shows, and what it keeps. */
import type {ContactError, ContactMessage} from './contact-message';

/** 'too-many': this sender must wait; 'not-sent': nothing was stored (spec section 8). */
export type ContactFailure = ContactError | 'too-many' | 'not-sent';

export type ContactAnswer =
  | {readonly sent: true}
  | {
      readonly sent: false;
      readonly error: ContactFailure;
      /** As they were typed; a browser without scripts gets them back in the form. */
      readonly fields: ContactMessage;
    };

/**
 * Name of the form's hidden field. No person sees it, so whoever fills it in is a machine. It says
 * nothing that a browser would fill in by itself.
 */
export const CONTACT_TRAP = 'referencia';
