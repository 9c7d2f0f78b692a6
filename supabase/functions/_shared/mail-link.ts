/** The mail with one link, by the account backend's own mailer and template (`magic_link`). */

export interface MailerAddress {
  /** Of the project. */
  readonly url: string;
  readonly anonKey: string;
  /** Of the shop. */
  readonly siteUrl: string;
}

/** Sends it; resolves to whether the backend took it. */
export type SendLink = (email: string) => Promise<boolean>;

const REQUEST_LIMIT_MS = 10_000;
/** By way of the sign-in screen, which asks before it lets a mailed link act. */
const LIBRARY_PATH = '/auth?volver=%2Fmis-productos';

export function createMailer({url, anonKey, siteUrl}: MailerAddress): SendLink {
  const target = encodeURIComponent(siteUrl + LIBRARY_PATH);
  return async (email) => {
    try {
      const response = await fetch(`${url}/auth/v1/otp?redirect_to=${target}`, {
        method: 'POST',
        headers: {apikey: anonKey, 'Content-Type': 'application/json'},
        // Who bought without an account gets one with the confirmed address, and no password.
        body: JSON.stringify({email, create_user: true}),
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) console.error(`The mail to a buyer was refused: HTTP ${response.status}`);
      return response.ok;
    } catch (error) {
      console.error(`The mail to a buyer was not sent: ${String(error)}`);
      return false;
    }
  };
}
