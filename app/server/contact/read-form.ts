import {CONTACT_HONEYPOT} from '~/domain/support/contact-message';
import {readLimitedText} from '@common/request-body';
import {isSameOrigin} from '../http/request';

/** The longest form, each of its characters escaped, fits. */
const BODY_LIMIT_BYTES = 65_536;

export interface ReadForm {
  /** 'foreign': a page of another origin sent it. */
  readonly problem: 'foreign' | 'too-long' | null;
  /** Whether the field was filled in that no person sees. */
  readonly trapped: boolean;
  /** A field as it was typed, '' when it is missing. */
  field(name: string): string;
}

/** Reads a form that a page of ours posted; never throws. */
export async function readForm(request: Request): Promise<ReadForm> {
  const body = await readLimitedText(request, BODY_LIMIT_BYTES);
  const form = new URLSearchParams(body ?? '');
  return {
    problem: !isSameOrigin(request) ? 'foreign' : body === null ? 'too-long' : null,
    trapped: Boolean(form.get(CONTACT_HONEYPOT)),
    // Forms send line breaks as two characters, and no database takes the zero one.
    field: (name) => (form.get(name) ?? '').replace(/\r\n?/g, '\n').replaceAll('\0', ''),
  };
}
