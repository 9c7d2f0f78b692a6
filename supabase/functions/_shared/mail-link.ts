/** The mail with one link, by the account backend's own mailer and template (`magic_link`). */
import {serviceHeaders} from './database.ts';

export interface MailerAddress {
  /** URL of the project. */
  readonly url: string;
  readonly anonKey: string;
  /** Origin of the shop. */
  readonly siteUrl: string;
}

/** Sends the mail, about this order if one is given; resolves to whether the mailer accepted it. */
export type SendLink = (email: string, orderId?: string) => Promise<boolean>;

const REQUEST_LIMIT_MS = 10_000;
/** Path of the library by way of the sign-in screen, which asks before it lets a mailed link act. */
export const LIBRARY_PATH = '/auth?volver=%2Fmis-productos';

/** @param createsAccount whether an address without an account gets one; otherwise it gets no mail. */
export function createMailer(address: MailerAddress, createsAccount = true): SendLink {
  const {url, anonKey, siteUrl} = address;
  const target = encodeURIComponent(siteUrl + LIBRARY_PATH);
  return async (email) => {
    try {
      const response = await fetch(`${url}/auth/v1/otp?redirect_to=${target}`, {
        method: 'POST',
        headers: {apikey: anonKey, 'Content-Type': 'application/json'},
        // A buyer without an account gets one with the confirmed address, and no password.
        body: JSON.stringify({email, create_user: createsAccount}),
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      });
      const {status} = response;
      const text = await response.text();
      // A missing account is not a failure.
      if (!response.ok && (createsAccount || status !== 422)) {
        console.error(`The mail with a link was refused: HTTP ${status}`);
        if (status >= 500 || text.includes('email_address_not_authorized')) {
          await countRefusal(address);
        }
      }
      return response.ok;
    } catch (error) {
      console.error(`The mail with a link was not sent: ${String(error)}`);
      return false;
    }
  };
}

/** Nobody else reports an SMTP server that refuses a mail about no order. */
async function countRefusal({url, anonKey}: MailerAddress): Promise<void> {
  const response = await fetch(`${url}/rest/v1/rpc/count_event`, {
    method: 'POST',
    headers: {...serviceHeaders(anonKey), 'Content-Type': 'application/json'},
    body: JSON.stringify({kind: 'mail-refused'}),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  await response.body?.cancel();
}
