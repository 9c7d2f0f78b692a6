/**
 * Mails as the hosted service would send them. @supabase/lite forgets the `redirect_to` of the request, and
 * gives its templates the shop's address for it; here the link leads where the request asked, if that is the shop.
 */
import type {AsyncLocalStorage} from 'node:async_hooks';
import {escapeHtml, unescapeHtml} from '../../html';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL of the button; null if the mail has no button. */
  readonly link: string | null;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** Facts of the request that caused the mail. */
export interface MailRequest {
  readonly redirectTo: string | null;
  /** Takes the mail in place of the mailbox. */
  readonly keep?: (mail: Mail) => void;
}

interface RawMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** A link of `supabase/templates`: the requested target, and the token. */
const LINK = /(?<=href=")(https?:[^"#]*)#(token_hash=[^"]+)(?=")/;

/** An email driver of @supabase/lite that hands every mail to `deliver`. */
export function mailDriver(
  /** Origins of the shop that links may lead to; the first is the default. */
  shopOrigins: readonly string[],
  requests: AsyncLocalStorage<MailRequest>,
  deliver: (mail: Mail) => void,
) {
  return {
    async send(raw: RawMail): Promise<void> {
      const asked = requests.getStore()?.redirectTo ?? '';
      const isAllowed = URL.canParse(asked) && shopOrigins.includes(new URL(asked).origin);
      let link: string | null = null;
      // The hosted service's templates escape inserted values.
      const escaped = (raw.html ?? '').replaceAll(raw.to, escapeHtml(raw.to));
      const html = escaped.replace(LINK, (_whole, site: string, proof: string) => {
        link = `${isAllowed ? asked : site}#${encoded(proof.replaceAll('&amp;', '&'))}`;
        return escapeHtml(link);
      });
      (requests.getStore()?.keep ?? deliver)({
        to: raw.to,
        subject: raw.subject,
        text: html ? textOf(html) : (raw.text ?? ''),
        html,
        link,
        sentAt: new Date().toISOString(),
      });
    },
  };
}

/** The hosted service's templates encode what they put into an address; the address comes last. */
function encoded(proof: string): string {
  return proof.replace(/(?<=&email=).*/, (email) => encodeURIComponent(email));
}

/** The words of an HTML mail; a link is its text followed by its URL. */
function textOf(html: string): string {
  const words = html
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a\s*>/g, '$2: $1')
    .replace(/<(style|head)\b[^]*?<\/\1>|<div style="display:none[^]*?<\/div>/g, '')
    .replace(/<[^>]+>/g, '\n');
  return unescapeHtml(words)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
