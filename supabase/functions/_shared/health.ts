/**
 * What a function can and cannot use, told to whoever shows the reconcile secret: names of settings and why they
 * fail, never their values. `GET …/health` of each function; `npm run doctor` asks all of them.
 */
import {serviceHeaders} from './database.ts';
import {importSigningKey} from './certificate/signing-key.ts';
import {isAddress, mailKeyProblem, mailUnset} from './contact/mail-service.ts';
import {createAdminApi} from './orders/admin-api.ts';
import {notSet, type ShopSettings} from './shop-settings.ts';
import {sha256} from './signature.ts';

export interface Need {
  /** Name of the setting, or of the group of settings. */
  readonly name: string;
  /** Whether the function works without the setting. */
  readonly optional?: boolean;
  /** Resolves to what is wrong, or to null. `told` are the request's headers that name the shop; a header may be empty. */
  readonly problem: (told: Headers) => Promise<string | null> | string | null;
}

const REQUEST_LIMIT_MS = 5_000;
export const HEALTH_HEADER = 'x-reconcile-secret';
/** Headers with the worker's settings, for comparison: the shop's URL, and its public keys' points (base64url). */
export const SITE_HEADER = 'x-site-url';
export const KEYS_HEADER = 'x-certificate-keys';
/** Headers with the id of the worker's shop at the provider, and the app's client id of the operator's machine. */
export const SHOP_HEADER = 'x-shop-id';
export const CLIENT_HEADER = 'x-client-id';
/** Access scopes that our app must have at the provider. */
const SCOPES = ['read_orders', 'read_products'];

/** The answer to a question for the function's health; null for every other request. */
export async function answerHealth(
  request: Request,
  {scheduleSecret}: ShopSettings,
  needs: readonly Need[],
): Promise<Response | null> {
  if (request.method !== 'GET' || !new URL(request.url).pathname.endsWith('/health')) return null;
  if (!scheduleSecret) return Response.json({error: 'not_configured'}, {status: 503});
  if (!(await isSame(request.headers.get(HEALTH_HEADER) ?? '', scheduleSecret))) {
    return Response.json({error: 'refused'}, {status: 401});
  }
  const uses = await Promise.all(
    needs.map(async ({name, problem, optional}) => ({
      name,
      ...(optional && {optional}),
      problem: await Promise.resolve()
        .then(() => problem(request.headers))
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    })),
  );
  return Response.json({uses}, {headers: {'Cache-Control': 'no-store'}});
}

/** Compares digests, so that the time taken reveals nothing about the secret. */
export async function isSame(shown: string, secret: string): Promise<boolean> {
  const digest = (text: string) => sha256(new TextEncoder().encode(text));
  return (await digest(shown)) === (await digest(secret));
}

export function isSet(name: string, value: string | null): Need {
  return {name, problem: () => (value ? null : 'is not set')};
}

/** The setting with the shop's URL, to which mails lead. */
export function siteNeed({url, siteUrl}: Pick<ShopSettings, 'url' | 'siteUrl'>): Need {
  // An emulated project is joined to a shop on the same machine.
  const address = url.startsWith('https:') ? /^https:\/\/[^/]+$/ : /^https?:\/\/[^/]+$/;
  return {
    name: 'SHOP_SITE_URL',
    problem(told) {
      if (!siteUrl) return 'is not set';
      if (!address.test(siteUrl)) return 'is no address such as https://your.shop';
      const shop = told.get(SITE_HEADER) || siteUrl;
      return shop.toLowerCase() === siteUrl.toLowerCase() ? null : 'differs from PUBLIC_SITE_URL';
    },
  };
}

/** The secret that signs certificates must belong to a key that the worker publishes. */
export function signingKeyNeed(text: string): Need {
  return {
    name: 'CERTIFICATE_SIGNING_KEY',
    async problem(told) {
      if (!text) return 'is not set';
      const {point} = await importSigningKey(text);
      const published = told.get(KEYS_HEADER);
      return published === null || published.split(',').includes(point)
        ? null
        : 'is none of PUBLIC_CERTIFICATE_KEYS: what it signs cannot be verified';
    },
  };
}

type Read = (name: string) => string | undefined;

/** Checks the key of a configured mail service; a missing service is a problem only where one `isRequired`. */
export function mailKeyNeed(read: Read, isRequired = false): Need {
  return {
    name: 'the mail service',
    problem() {
      const unset = mailUnset(read);
      return isRequired && unset.length > 0 ? notSet(unset) : mailKeyProblem(read);
    },
  };
}

/** The daily report, which the shop does without. */
export function reportNeed(read: Read): Need {
  const unset = [...mailUnset(read), ...(read('OPERATOR_EMAIL')?.trim() ? [] : ['OPERATOR_EMAIL'])];
  return {
    name: 'the daily report',
    optional: unset.length > 0,
    problem() {
      if (unset.length > 0) return notSet(unset);
      return isAddress(read('OPERATOR_EMAIL')?.trim() ?? '')
        ? null
        : 'OPERATOR_EMAIL is no address';
    },
  };
}

export function databaseNeed({url, serviceKey}: ShopSettings): Need {
  return keyNeed('SUPABASE_SECRET_KEYS', url, '/rest/v1/orders?select=id&limit=1', serviceKey);
}

export function mailNeed({url, anonKey}: ShopSettings): Need {
  return keyNeed('SUPABASE_PUBLISHABLE_KEYS', url, '/auth/v1/settings', anonKey);
}

/**
 * Checks that the token works, that it is of the shop whose products are sold, that its app has the needed scopes, and
 * that it is approved for buyers' data.
 */
export function adminNeed({
  admin,
  adminProblem,
  shopDomain,
}: Pick<ShopSettings, 'admin' | 'adminProblem' | 'shopDomain'>): Need {
  return {
    name: 'the Admin API',
    async problem(told) {
      if (!admin) return adminProblem;
      const ask = createAdminApi(admin);
      const {currentAppInstallation: app, shop} = await ask<{
        currentAppInstallation: {accessScopes: readonly {handle: string}[]};
        shop: {id: string; myshopifyDomain: string};
      }>(
        'query Access { currentAppInstallation { accessScopes { handle } } shop { id myshopifyDomain } }',
        {},
      ).catch((error: unknown) => {
        const known = told.get(CLIENT_HEADER);
        const isOther = known && admin.client && known !== admin.client.id;
        throw isOther ? new Error('SHOPIFY_CLIENT_ID is not the one of .env, and refused') : error;
      });
      if ((told.get(SHOP_HEADER) || shop.id) !== shop.id) {
        return 'SHOPIFY_SHOP_DOMAIN names another shop than PUBLIC_STORE_DOMAIN';
      }
      if (shopDomain && shop.myshopifyDomain.toLowerCase() !== shopDomain) {
        return 'SHOPIFY_SHOP_DOMAIN is not the .myshopify.com domain of the shop, whose webhooks are refused';
      }
      const granted = app.accessScopes.map(({handle}) => handle);
      const missing = SCOPES.filter(
        (scope) => ![scope, scope.replace('read', 'write')].some((each) => granted.includes(each)),
      );
      if (missing.length > 0) return `the app lacks the scope ${missing.join(', ')}`;
      await ask('query BuyerData { orders(first: 1) { nodes { email } } }', {});
      return null;
    },
  };
}

/** The storage of files; a refused key is reported as the database's problem. */
export function storageNeed({url, serviceKey}: ShopSettings): Need {
  return {
    name: 'the storage (bucket productos)',
    async problem() {
      const status = await statusOf(`${url}/storage/v1/bucket/productos`, serviceKey);
      if (status === 0) return 'it does not answer';
      return [200, 401, 403].includes(status) ? null : `it answers ${status}`;
    },
  };
}

function keyNeed(name: string, url: string, path: string, key: string): Need {
  return {
    name,
    async problem() {
      if (!key) return 'is not set';
      const status = await statusOf(url + path, key);
      if (status === 0) return 'cannot be tried: the project does not answer';
      return status === 200 ? null : `is refused (${status})`;
    },
  };
}

/** 0 when nothing answers in time. */
async function statusOf(address: string, key: string): Promise<number> {
  try {
    const response = await fetch(address, {
      headers: serviceHeaders(key),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    if (response.status !== 400) {
      await response.body?.cancel();
      return response.status;
    }
    // The storage answers 400 to a key that it refuses, too: its own status tells which.
    const told = (await response.json().catch(() => null)) as {statusCode?: unknown} | null;
    return Number(told?.statusCode) || response.status;
  } catch {
    return 0;
  }
}
