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
  /** Why there is no access to the Admin API, such as 'SHOPIFY_CLIENT_SECRET is not set'; empty if there is. */
  readonly adminProblem: string;
  /** Secret that a schedule must show to start the reconciliation. */
  readonly scheduleSecret: string | null;
  /** Recipient of the daily report; empty if none is sent. */
  readonly operatorEmail: string;
}

export function readShopSettings(read: (name: string) => string | undefined): ShopSettings {
  const text = (name: string) => read(name)?.trim() ?? '';
  const shopDomain = shopDomainOf(text('SHOPIFY_SHOP_DOMAIN'));
  const token = text('SHOPIFY_ADMIN_TOKEN');
  const [id, secret] = [text('SHOPIFY_CLIENT_ID'), text('SHOPIFY_CLIENT_SECRET')];
  const client = id && secret ? {id, secret} : null;
  const unset = [
    ...(shopDomain ? [] : ['SHOPIFY_SHOP_DOMAIN']),
    ...(token || id ? [] : ['SHOPIFY_CLIENT_ID']),
    ...(token || secret ? [] : ['SHOPIFY_CLIENT_SECRET']),
  ];
  const origin = shopDomain && (text('SHOPIFY_ADMIN_ORIGIN') || `https://${shopDomain}`);
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
    adminProblem: origin && (client || token) ? '' : notSet(unset),
    scheduleSecret: text('ORDERS_RECONCILE_SECRET') || null,
    operatorEmail: text('OPERATOR_EMAIL'),
  };
}

/** Says which settings are empty: 'A is not set', 'A and B are not set'. */
export function notSet(names: readonly string[]): string {
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} not set`;
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
