/**
 * Access to the Admin API: tokens drawn with an app's client id and secret, which live 24 hours, and the static
 * one of an app from before 2026. A test can have it refused in each way that the provider does.
 */
import {randomBytes} from 'node:crypto';
import {ADMIN_TOKEN, CLIENT_ID, CLIENT_SECRET} from '../constants';

/**
 * `login`: a page to sign in. `not-approved`: an error beside the data, for want of a permission. `not-installed`: the
 * app is not in this shop.
 */
const REFUSALS = ['401', '403', '404', 'login', 'not-approved', 'not-installed', 'client'] as const;
export type AdminRefusal = (typeof REFUSALS)[number];

const NOT_INSTALLED = {
  error: 'app_not_installed',
  error_description: 'The application is not installed on this shop.',
};
const LIFE_SECONDS = 86_399;

export class AdminAccess {
  /** How every call is refused; null if calls are accepted. `client` and `not-installed` refuse only new tokens. */
  refusal: AdminRefusal | null = null;
  scopes: readonly string[] = ['read_orders', 'read_products'];
  /** The app's webhooks, by id. */
  readonly webhooks = new Map<string, {readonly topic: string; readonly uri: string}>();
  /** Expiry by token, in epoch milliseconds. */
  private readonly ends = new Map<string, number>();

  /** Answers a request for a token, from the fields of its form. */
  draw(form: URLSearchParams, now: number): {status: number; body: object} {
    const known =
      form.get('client_id') === CLIENT_ID && form.get('client_secret') === CLIENT_SECRET;
    if (form.get('grant_type') !== 'client_credentials') {
      return {status: 400, body: {error: 'unsupported_grant_type'}};
    }
    if (this.refusal === 'not-installed') return {status: 400, body: NOT_INSTALLED};
    if (!known || this.refusal === 'client') return {status: 401, body: {error: 'invalid_client'}};
    const token = `shpat_${randomBytes(16).toString('hex')}`;
    this.ends.set(token, now + LIFE_SECONDS * 1000);
    return {
      status: 200,
      body: {access_token: token, scope: this.scopes.join(), expires_in: LIFE_SECONDS},
    };
  }

  admits(token: string | undefined, now: number): boolean {
    return token === ADMIN_TOKEN || (this.ends.get(token ?? '') ?? 0) > now;
  }

  /** Expires every requested token, as after a day. */
  expire(): void {
    this.ends.clear();
  }

  reset(): void {
    this.refusal = null;
    this.webhooks.clear();
    this.expire();
  }
}

export function isAdminRefusal(value: unknown): value is AdminRefusal {
  return REFUSALS.some((known) => known === value);
}
