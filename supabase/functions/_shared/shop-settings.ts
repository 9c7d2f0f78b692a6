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
  const shopDomain = shopDomainOf(text('SHOPIFY_SHOP_DOMAIN'));
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

/** Picks the default key of a JSON object of keys by name, or the first; takes a key alone as it is. */
function keyOf(keys: string): string {
  if (keys.startsWith('sb_')) return keys;
  try {
    const named = JSON.parse(keys) as Readonly<Record<string, unknown>> | string;
    const all = typeof named === 'string' ? [named] : [named['default'], ...Object.values(named)];
    const texts = all.map((key) => (typeof key === 'string' ? key.trim() : ''));
    return texts.find((key) => key !== '') ?? '';
  } catch {
    // A project with only the older keys does not set this variable.
    return '';
  }
}

/** Reads the shop's domain as people paste it: an address, the address of its admin, its name. Null if empty. */
function shopDomainOf(written: string): string | null {
  const bare = written.toLowerCase().replace(/["'\s]/g, '');
  const admin = /admin\.shopify\.com\/store\/([a-z\d-]+)/.exec(bare)?.[1];
  const domain = admin ?? bare.replace(/^https?:\/\//, '').split('/')[0] ?? '';
  return (/^[a-z\d-]+$/.test(domain) ? `${domain}.myshopify.com` : domain) || null;
}
