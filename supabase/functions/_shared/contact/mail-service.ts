/** Mails of the shop's own words: the account backend's mailer has templates for sign-in alone. */
import {notSet} from '../shop-settings.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The text as HTML. */
  readonly html?: string;
}

/** 'refused': the service will never mail this address. 'failed': the service, its limits or the settings. */
export type Mailed = 'sent' | 'refused' | 'failed';
export type SendMail = (mail: OutgoingMail) => Promise<Mailed>;

const DEFAULT_URL = 'https://api.resend.com/emails';
const REQUEST_LIMIT_MS = 4_000;
/** The service takes a few mails a second, and says how long to wait for the next. */
const MAX_PAUSE_SECONDS = 2;
/** What a 422 says of the address, but not of the sender: "Invalid `to` field …". */
const REFUSED_ADDRESS = /\bto\W+field|recipient/i;

type Read = (name: string) => string | undefined;

/** The service that the secrets `MAIL_API_KEY` and `MAIL_FROM` name; null without both. */
export function createMailService(read: Read): SendMail | null {
  const post = posterOf(read);
  return (
    post &&
    (async ({to, subject, text, html}) => {
      const answer = await post({to: [to], subject, text, ...(html ? {html} : {})});
      const problem = problemOf(answer);
      if (!problem) return 'sent';
      console.error('A mail was not sent:', problem);
      return answer.status === 422 && REFUSED_ADDRESS.test(answer.text) ? 'refused' : 'failed';
    })
  );
}

const ADDRESS = /[^\s@<>]@[^\s@<>.]+(?:\.[^\s@<>.]+)+>?$/;

/** Test address that accepts every mail, unread (resend.com: "Send Test Emails"). */
const SINK = 'delivered@resend.dev';

/** Names of the settings of the service that are empty. */
export function mailUnset(read: Read): readonly string[] {
  return ['MAIL_API_KEY', 'MAIL_FROM'].filter((name) => !read(name)?.trim());
}

/** Whether a text is an address, with or without a name before it. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/**
 * What is wrong with the settings. Only a whole mail shows whether the sender's domain is verified; another service
 * than the usual one gets a mail to nobody, which it refuses for its form after it has accepted the key.
 */
export async function mailKeyProblem(read: Read): Promise<string | null> {
  const unset = mailUnset(read);
  if (unset.length === 1) return notSet(unset);
  const post = posterOf(read);
  if (!post) return null;
  if (!isAddress(read('MAIL_FROM')?.trim() ?? '')) {
    return 'MAIL_FROM is no address such as Your shop <soporte@your.shop>';
  }
  const isUsual = !read('MAIL_API_URL')?.trim();
  const probe = {to: [SINK], subject: 'Test of the settings', text: 'Nobody reads this.'};
  const answer = await post(isUsual ? probe : {});
  // Too many at once, or out of order: nothing that settings mend.
  if (answer.status === 429 || answer.status >= 500) return null;
  return !isUsual && answer.status === 422 ? null : problemOf(answer);
}

interface Answer {
  /** 0 without an answer. */
  readonly status: number;
  readonly text: string;
}

/** Null for a mail that was taken. */
function problemOf({status, text}: Answer): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 0) return 'MAIL_API_URL does not answer';
  if (status !== 401 && status !== 403) return `the mail service answers ${status}`;
  // Services give the same status for both.
  return /domain|testing emails/i.test(text)
    ? `MAIL_FROM is refused (${status}): its domain is not verified at the mail service`
    : `MAIL_API_KEY is refused (${status})`;
}

/** Posts to the service. */
function posterOf(read: Read): ((fields: object) => Promise<Answer>) | null {
  const key = read('MAIL_API_KEY')?.trim();
  const from = read('MAIL_FROM')?.trim();
  const url = read('MAIL_API_URL')?.trim() || DEFAULT_URL;
  if (!key || !from) return null;
  const post = (fields: object) =>
    fetch(url, {
      method: 'POST',
      headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({from, ...fields}),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
  return async (fields) => {
    try {
      let response = await post(fields);
      const pause = Number(response.headers.get('retry-after'));
      if (response.status === 429 && pause > 0 && pause <= MAX_PAUSE_SECONDS) {
        await new Promise((resolve) => setTimeout(resolve, pause * 1000));
        response = await post(fields);
      }
      return {status: response.status, text: await response.text()};
    } catch {
      return {status: 0, text: ''};
    }
  };
}
