/** What the functions of the shop are told of their surroundings (`supabase secrets set`). */

import type {AdminAccess} from './orders/admin-api.ts';

export interface ShopSettings {
  /** Of the project; the service sets these three itself. */
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Of the shop, without a path. */
  readonly siteUrl: string;
  /** Each that may sign a webhook: of those made in the shop's admin, and of the app. */
  readonly webhookSecrets: readonly string[];
  /** The shop's own domain at the provider, such as 'tienda.myshopify.com'; null takes any. */
  readonly shopDomain: string | null;
  /** The provider's Admin API; null without a client or a token. */
  readonly admin: AdminAccess | null;
  /** What a schedule must show to start the reconciliation. */
  readonly scheduleSecret: string | null;
  /** Where the daily report goes; empty sends none. */
  readonly operatorEmail: string;
}

/** What gives access to the provider's Admin API, as messages name it. */
export const ADMIN_SETTINGS =
  'SHOPIFY_SHOP_DOMAIN, SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET (or SHOPIFY_ADMIN_TOKEN)';

export function readShopSettings(read: (name: string) => string | undefined): ShopSettings {
  const text = (name: string) => read(name)?.trim() ?? '';
  // As people copy it: with a scheme, a slash, in capitals.
  const written = text('SHOPIFY_SHOP_DOMAIN').toLowerCase();
  const shopDomain = written.replace(/^https?:\/\//, '').split('/')[0] || null;
  const token = text('SHOPIFY_ADMIN_TOKEN');
  const [id, secret] = [text('SHOPIFY_CLIENT_ID'), text('SHOPIFY_CLIENT_SECRET')];
  const client = id && secret ? {id, secret} : null;
  const origin = text('SHOPIFY_ADMIN_ORIGIN') || (shopDomain && `https://${shopDomain}`);
  return {
    url: text('SUPABASE_URL'),
    anonKey: keyOf(text('SUPABASE_PUBLISHABLE_KEYS')) || text('SUPABASE_ANON_KEY'),
    serviceKey: keyOf(text('SUPABASE_SECRET_KEYS')) || text('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: text('SHOP_SITE_URL').replace(/\/{1,9}$/, ''),
    webhookSecrets: `${text('SHOPIFY_WEBHOOK_SECRET')},${secret}`
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    shopDomain,
    admin: origin && (client || token) ? {origin, client, token} : null,
    scheduleSecret: text('ORDERS_RECONCILE_SECRET') || null,
    operatorEmail: text('OPERATOR_EMAIL'),
  };
}

/** Of the project's keys by name, a JSON object, the one that every project has; or whichever there is. */
function keyOf(keys: string): string {
  try {
    const named = JSON.parse(keys) as Readonly<Record<string, unknown>>;
    const key = named['default'] ?? Object.values(named)[0];
    return typeof key === 'string' ? key : '';
  } catch {
    // A project that has only the older keys sets no such variable.
    return '';
  }
}
