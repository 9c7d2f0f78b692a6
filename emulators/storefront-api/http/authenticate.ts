/**
 * Access tokens. A public token comes in `X-Shopify-Storefront-Access-Token`, a private one in
 * `Shopify-Storefront-Private-Token`; each opens only through its own header.
 */
import {timingSafeEqual} from 'node:crypto';
import type {IncomingMessage} from 'node:http';

export interface AccessTokens {
  readonly publicToken: string;
  readonly privateToken: string;
}

/** The provider's answer (with status 401) to a request without a valid token. */
export const UNAUTHORIZED_BODY = {
  errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
};

export function isAuthenticated(request: IncomingMessage, tokens: AccessTokens): boolean {
  return (
    matches(request.headers['x-shopify-storefront-access-token'], tokens.publicToken) ||
    matches(request.headers['shopify-storefront-private-token'], tokens.privateToken)
  );
}

function matches(given: string | string[] | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
