/**
 * Mails as the hosted service would send them. @supabase/lite makes links of the shop's address and
 * forgets the `redirect_to` of the request; here the link leads to the account backend and back to
 * where the request asked. (The backend checks that address again when the link is opened.)
 */
import type {AsyncLocalStorage} from 'node:async_hooks';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address of its button; null when it has none. */
  readonly link: string | null;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** What a mail needs to know of the request that caused it. */
export interface MailRequest {
  readonly redirectTo: string | null;
}

interface RawMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

const VERIFY_LINK = /https?:\/\/[^\s"<]+\/auth\/v1\/verify\?[^\s"<]+/g;

/** An email driver of @supabase/lite that hands every mail to `deliver`. */
export function mailDriver(
  url: string,
  requests: AsyncLocalStorage<MailRequest>,
  deliver: (mail: Mail) => void,
) {
  return {
    async send(raw: RawMail): Promise<void> {
      const redirectTo = requests.getStore()?.redirectTo ?? null;
      const fix = (text: string) =>
        text.replace(VERIFY_LINK, (link) =>
          hostedLink(link.replaceAll('&amp;', '&'), url, redirectTo),
        );
      const html = fix(raw.html ?? '');
      const link = /href="([^"]+\/auth\/v1\/verify\?[^"]+)"/.exec(html)?.[1] ?? null;
      deliver({
        to: raw.to,
        subject: raw.subject,
        text: html ? textOf(html) : fix(raw.text ?? ''),
        html,
        link,
        sentAt: new Date().toISOString(),
      });
    },
  };
}

function hostedLink(link: string, url: string, redirectTo: string | null): string {
  const {pathname, searchParams} = new URL(link);
  if (redirectTo) searchParams.set('redirect_to', redirectTo);
  return `${url}${pathname}?${searchParams}`;
}

/** The words of an HTML mail; a link is its text followed by its address. */
function textOf(html: string): string {
  return html
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a\s*>/g, '$2: $1')
    .replace(/<(style|head)\b[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
