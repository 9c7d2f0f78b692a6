/** The settings of the shop's functions (`supabase secrets set`). */

import type {AdminAccess} from './orders/admin-api.ts';

export interface ShopSettings {
  /** URL of the project; the service sets these three settings itself. */
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Origin of the shop. */
  readonly siteUrl: string;
  /** Every secret that may sign a webhook: those of the shop's admin, and the app's. */
  readonly webhookSecrets: readonly string[];
  /** The shop's own domain at the provider, such as 'tienda.myshopify.com'; null accepts any domain. */
  readonly shopDomain: string | null;
  /** The provider's Admin API; null without a client or a token. */
  readonly admin: AdminAccess | null;
  /** Secret that a schedule must show to start the reconciliation. */
  readonly scheduleSecret: string | null;
  /** Recipient of the daily report; empty if none is sent. */
  readonly operatorEmail: string;
}

/** Names of the settings that give access to the provider's Admin API, for messages. */
export const ADMIN_SETTINGS =
  'SHOPIFY_SHOP_DOMAIN, SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET (or SHOPIFY_ADMIN_TOKEN)';

export function readShopSettings(read: (name: string) => string | undefined): ShopSettings {
  const text = (name: string) => read(name)?.trim() ?? '';
  // People paste the domain with a scheme, with a slash, in capitals.
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

/** Picks the default key of a JSON object of keys by name; any other key if there is no default. */
function keyOf(keys: string): string {
  try {
    const named = JSON.parse(keys) as Readonly<Record<string, unknown>>;
    const key = named['default'] ?? Object.values(named)[0];
    return typeof key === 'string' ? key : '';
  } catch {
    // A project with only the older keys does not set this variable.
    return '';
  }
}
