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

type Read = (name: string) => string | undefined;

/** The service that the secrets `MAIL_API_KEY` and `MAIL_FROM` name; null without both. */
export function createMailService(read: Read): SendMail | null {
  const post = posterOf(read);
  return (
    post &&
    (async ({to, subject, text, html}) => {
      const status = await post({to: [to], subject, text, ...(html ? {html} : {})});
      const taken = status >= 200 && status < 300;
      if (!taken) console.error(`The mail service refused a mail: HTTP ${status}`);
      return taken;
    })
  );
}

const ADDRESS = /[^\s@<>]@[^\s@<>.]+(?:\.[^\s@<>.]+)+>?$/;

/** What is wrong with the settings: a mail to nobody is refused for its form only after the key was accepted. */
export async function mailKeyProblem(read: Read): Promise<string | null> {
  const post = posterOf(read);
  if (!post) return null;
  if (!ADDRESS.test(read('MAIL_FROM')?.trim() ?? '')) {
    return 'MAIL_FROM is no address such as Your shop <soporte@your.shop>';
  }
  const status = await post({});
  if (status === 0) return 'MAIL_API_URL does not answer';
  return status === 401 || status === 403 ? `MAIL_API_KEY is refused (${status})` : null;
}

/** Posts to the service; resolves to the status of its answer, 0 without one. */
function posterOf(read: Read): ((fields: object) => Promise<number>) | null {
  const key = read('MAIL_API_KEY')?.trim();
  const from = read('MAIL_FROM')?.trim();
  const url = read('MAIL_API_URL')?.trim() || DEFAULT_URL;
  if (!key || !from) return null;
  return async (fields) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'},
        body: JSON.stringify({from, ...fields}),
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  };
}
