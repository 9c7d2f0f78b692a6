/** Mails of the shop's own words: the account backend's mailer has templates for sign-in alone. */

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  /** The same for readers that show it. */
  readonly html?: string;
}

/** Sends it; resolves to whether the service took it. */
export type SendMail = (mail: OutgoingMail) => Promise<boolean>;

const DEFAULT_URL = 'https://api.resend.com/emails';
const REQUEST_LIMIT_MS = 4_000;

/** The service that the secrets `MAIL_API_KEY` and `MAIL_FROM` name; null without both. */
export function createMailService(read: (name: string) => string | undefined): SendMail | null {
  const key = read('MAIL_API_KEY')?.trim();
  const from = read('MAIL_FROM')?.trim();
  const url = read('MAIL_API_URL')?.trim() || DEFAULT_URL;
  if (!key || !from) return null;
  return async ({to, subject, text, html}) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
        body: JSON.stringify({from, to: [to], subject, text, ...(html ? {html} : {})}),
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
}
