/** What the functions of the shop are told of their surroundings (`supabase secrets set`). */

export interface ShopSettings {
  /** Of the project; the service sets these three itself. */
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** Of the shop, without a path. */
  readonly siteUrl: string;
  /** The one that signs webhooks, and during a change the one before it. */
  readonly webhookSecrets: readonly string[];
  /** The shop's own domain at the provider, such as 'tienda.myshopify.com'; null takes any. */
  readonly shopDomain: string | null;
  /** The provider's Admin API; null without its token. */
  readonly admin: {readonly url: string; readonly token: string} | null;
  /** What a schedule must show to start the reconciliation. */
  readonly scheduleSecret: string | null;
}

/** The version that the reconciliation's query was written for. */
const ADMIN_API_VERSION = '2026-01';

export function readShopSettings(read: (name: string) => string | undefined): ShopSettings {
  const text = (name: string) => read(name)?.trim() ?? '';
  const shopDomain = text('SHOPIFY_SHOP_DOMAIN') || null;
  const token = text('SHOPIFY_ADMIN_TOKEN');
  const origin = text('SHOPIFY_ADMIN_ORIGIN') || (shopDomain && `https://${shopDomain}`);
  return {
    url: text('SUPABASE_URL'),
    anonKey: text('SUPABASE_ANON_KEY'),
    serviceKey: text('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: text('SHOP_SITE_URL').replace(/\/{1,9}$/, ''),
    webhookSecrets: text('SHOPIFY_WEBHOOK_SECRET')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    shopDomain,
    admin:
      token && origin
        ? {url: `${origin}/admin/api/${ADMIN_API_VERSION}/graphql.json`, token}
        : null,
    scheduleSecret: text('ORDERS_RECONCILE_SECRET') || null,
  };
}
