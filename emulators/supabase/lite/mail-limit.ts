/**
 * The hosted service mails an address at most once in `max_frequency` (60 s): whoever asks again gets 429 with the
 * seconds left. An address without an account gets no mail and is never refused. Played for new passwords alone; the
 * service counts links to sign in, too. (github.com/supabase/auth: `validateSentWithinFrequencyLimit`.)
 */
import type {FetchHandler} from './serve-fetch';

const WAIT_MS = 60_000;
const MAILING = /^\/auth\/v1\/recover$/;

export interface MailLimit {
  /** Refuses a request that comes too early; otherwise lets `next` answer, and counts what it mailed. */
  answer(request: Request, next: FetchHandler): Promise<Response>;
  /** A mail has been sent. */
  sent(email: string): void;
  /** Lets the time limit elapse. */
  forget(): void;
}

export function createMailLimit(now: () => number = Date.now): MailLimit {
  const lastAt = new Map<string, number>();
  let isCounted = false;
  return {
    async answer(request, next) {
      if (request.method !== 'POST' || !MAILING.test(new URL(request.url).pathname)) {
        return next(request);
      }
      const {email = ''} = (await request
        .clone()
        .json()
        .catch(() => ({}))) as {email?: string};
      const left = (lastAt.get(email.toLowerCase()) ?? -Infinity) + WAIT_MS - now();
      if (left > 0) return tooEarly(Math.ceil(left / 1000));
      isCounted = true;
      try {
        return await next(request);
      } finally {
        isCounted = false;
      }
    },
    sent(email) {
      if (isCounted) lastAt.set(email.toLowerCase(), now());
    },
    forget: () => lastAt.clear(),
  };
}

function tooEarly(seconds: number): Response {
  const msg = `For security purposes, you can only request this after ${seconds} seconds.`;
  return Response.json(
    {code: 429, error_code: 'over_email_send_rate_limit', msg},
    {status: 429, headers: {'x-sb-error-code': 'over_email_send_rate_limit'}},
  );
}
