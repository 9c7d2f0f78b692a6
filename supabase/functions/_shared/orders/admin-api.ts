/**
 * Calls to the provider's Admin API. A token comes from the client id and secret of an app of the Dev Dashboard
 * and lives 24 hours, or is the static one of an app that was made in the shop's admin before 2026.
 */

export interface AdminAccess {
  /** Origin of the shop at the provider. */
  readonly origin: string;
  /** Null if not configured. */
  readonly client: {readonly id: string; readonly secret: string} | null;
  /** Used without a client; empty if not configured. */
  readonly token: string;
}

/** Asks one GraphQL operation. @throws {AdminApiError} */
export type AskAdmin = <Data>(query: string, variables: object, limitMs?: number) => Promise<Data>;

/** The provider's API did not answer, or refused; the message names the setting to look at, never its value. */
class AdminApiError extends Error {}

/** Version that the queries were validated against (docs/stand-ins.md). */
export const ADMIN_API_VERSION = '2026-10';
const REQUEST_LIMIT_MS = 20_000;
const MAX_TRIES = 5;
/** Time before its end at which a token is renewed, so that no token ends during a request. */
const RENEW_BEFORE_MS = 5 * 60_000;

interface Token {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

export function createAdminApi({origin, client, token}: AdminAccess): AskAdmin {
  let drawn: Promise<Token> | null = null;
  const name = client ? 'SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET' : 'SHOPIFY_ADMIN_TOKEN';

  const tokenNow = async (): Promise<string> => {
    if (!client) return token;
    const known = await (drawn ??= drawToken(origin, client));
    if (known.endsAt > Date.now()) return known.text;
    drawn = drawToken(origin, client);
    return (await drawn).text;
  };

  return async <Data>(query: string, variables: object, limitMs = REQUEST_LIMIT_MS) => {
    let isRenewed = false;
    for (let tries = 1; ; tries += 1) {
      const accessToken = await tokenNow().catch((error: unknown) => {
        drawn = null;
        throw error;
      });
      const response = await send(
        `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`,
        limitMs,
        {
          headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': accessToken},
          body: JSON.stringify({query, variables}),
        },
      );
      const {status} = response;
      if (!response.ok) {
        await response.body?.cancel();
        if (status === 401 && client && !isRenewed) {
          [drawn, isRenewed] = [null, true];
          continue;
        }
        if ((status !== 429 && status < 500) || tries === MAX_TRIES) {
          throw new AdminApiError(refusal(status, name));
        }
      } else {
        const {data, errors} = await readAnswer<Data>(response);
        if (data && !errors) return data;
        const throttled = errors?.some(({extensions}) => extensions?.code === 'THROTTLED');
        if (!throttled || tries === MAX_TRIES) {
          throw new AdminApiError(errors?.[0]?.message ?? 'The Admin API answered nothing');
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 1000 * tries));
    }
  };
}

async function drawToken(
  origin: string,
  {id, secret}: NonNullable<AdminAccess['client']>,
): Promise<Token> {
  const response = await send(`${origin}/admin/oauth/access_token`, REQUEST_LIMIT_MS, {
    headers: {'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json'},
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    }),
  });
  const body = await response.text();
  const {status} = response;
  // Also said in the title of a page.
  const elsewhere = /app_not_installed|shop_not_permitted/.exec(body)?.[0];
  if (elsewhere) {
    throw new AdminApiError(
      `SHOPIFY_SHOP_DOMAIN names a shop without the app of SHOPIFY_CLIENT_ID (${elsewhere})`,
    );
  }
  if ([402, 404, 423, 429].includes(status) || status >= 500) {
    throw new AdminApiError(refusal(status, ''));
  }
  const {access_token: text, expires_in: seconds} = tokenOf(body);
  if (!response.ok || typeof text !== 'string') {
    throw new AdminApiError(
      `SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET are refused (${status}): copy them from the app's settings`,
    );
  }
  return {text, endsAt: Date.now() + Number(seconds ?? 0) * 1000 - RENEW_BEFORE_MS};
}

function tokenOf(body: string): {access_token?: unknown; expires_in?: unknown} {
  try {
    return (JSON.parse(body) ?? {}) as object;
  } catch {
    return {};
  }
}

function send(url: string, limitMs: number, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(limitMs);
  return fetch(url, {...init, method: 'POST', signal}).catch((error: unknown) => {
    throw new AdminApiError(`SHOPIFY_SHOP_DOMAIN does not answer: ${String(error)}`);
  });
}

function refusal(status: number, name: string): string {
  if (status === 401)
    return `The Admin API refuses ${name} (401): the app was removed, or its key changed`;
  if (status === 403) return `The Admin API forbids this to ${name} (403): the app lacks a scope`;
  if (status === 404) return 'SHOPIFY_SHOP_DOMAIN names no shop (404)';
  if (status === 402 || status === 423)
    return `The shop is frozen or locked (${status}): look at its plan in the Shopify admin`;
  return `The Admin API answered ${status}`;
}

interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly {message: string; extensions?: {code?: string}}[];
}

/** A shop that is locked or moved answers with a page to sign in. */
async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  try {
    const answer = (await response.json()) as Answer<Data> & {errors?: unknown};
    // A request that is refused as a whole is answered with a text.
    return typeof answer.errors === 'string'
      ? {errors: [{message: answer.errors}]}
      : (answer as Answer<Data>);
  } catch {
    throw new AdminApiError('SHOPIFY_SHOP_DOMAIN answers with a page, not with data');
  }
}
