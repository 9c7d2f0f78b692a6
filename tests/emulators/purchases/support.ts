/** Both emulators, joined as in development, and a buyer's way through the checkout. */
import {vi} from 'vitest';
import {EMULATED_RECONCILE_SECRET} from '../../../scripts/lib/emulated-orders';
import {
  startLocalServices,
  type LocalServices,
  type LocalServicesOptions,
} from '../../../scripts/lib/local-services';
import {clientOf as supabaseClient, mailsTo, openLink} from '../supabase/support';

export const SHOP_URL = 'http://localhost:3997';

export interface Purchases {
  readonly services: LocalServices;
  /** Calls the storefront emulator's admin path. */
  admin(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
  /** Pays a cart of these products, by their number in the demo catalogue, or by number and edition (from 0). */
  buy(
    email: string,
    products?: readonly (number | readonly [number, number])[],
    attributes?: object,
    payment?: 'card' | 'later',
  ): Promise<PaidOrder>;
  readonly service: ReturnType<typeof supabaseClient>;
  /** A client in whose session the newest mailed link was opened. */
  openLibrary(email: string): Promise<ReturnType<typeof supabaseClient>>;
  /** Calls the scheduled function. */
  reconcile(secret?: string): Promise<{status: number; body: unknown}>;
  close(): Promise<void>;
}

export interface PaidOrder {
  readonly id: string;
  readonly number: string;
  readonly lines: readonly {readonly id: string; readonly title: string}[];
}

export async function startPurchases(
  options: Pick<LocalServicesOptions, 'confirmEmails' | 'keys' | 'functionVariables'> = {},
): Promise<Purchases> {
  const services = await startLocalServices({
    ...options,
    shopUrl: SHOP_URL,
    withSupabase: true,
    quiet: true,
  });
  const {storefront, supabase} = services;
  if (!supabase) throw new Error('There is no Supabase emulator');
  const service = supabaseClient(supabase, supabase.serviceRoleKey);
  const admin: Purchases['admin'] = async (method, path, body) => {
    const response = await fetch(`${storefront.url}/__emulator/${path}`, {
      method,
      ...(body ? {body: JSON.stringify(body)} : {}),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const graphql = async (query: string, variables: object) => {
    const response = await fetch(`${storefront.url}/api/2025-07/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token':
          services.variables['PUBLIC_STOREFRONT_API_TOKEN'] ?? '',
      },
      body: JSON.stringify({query, variables}),
    });
    return ((await response.json()) as {data: {cartCreate: {cart: {checkoutUrl: string}}}}).data;
  };
  return {
    services,
    admin,
    service,
    async buy(email, products = [1], attributes = [], payment = 'card') {
      const {cartCreate} = await graphql(
        `
          mutation ($lines: [CartLineInput!], $attributes: [AttributeInput!]) {
            cartCreate(input: {lines: $lines, attributes: $attributes}) {
              cart {
                checkoutUrl
              }
            }
          }
        `,
        {
          lines: products.map((product) => {
            const [n, edition] = typeof product === 'number' ? [product, 0] : product;
            const id = `gid://shopify/ProductVariant/${400_000 + n * 10 + edition}`;
            return {merchandiseId: id, quantity: 1};
          }),
          attributes,
        },
      );
      await fetch(cartCreate.cart.checkoutUrl, {
        method: 'POST',
        body: new URLSearchParams({name: 'Ana', email, payment}),
        redirect: 'manual',
      });
      const {orders} = await admin('GET', 'orders');
      const mine = (orders as (PaidOrder & {email: string})[]).filter(
        (each) => each.email === email,
      );
      return mine.at(-1)!;
    },
    async openLibrary(email) {
      const mail = await vi.waitFor(
        async () => {
          const last = (await mailsTo(supabase, email)).at(-1);
          if (!last) throw new Error('There is no mail yet');
          return last;
        },
        {timeout: 30_000},
      );
      const client = supabaseClient(supabase);
      const {error} = await openLink(client, mail.link);
      if (error) throw error;
      return client;
    },
    async reconcile(secret = EMULATED_RECONCILE_SECRET) {
      const response = await fetch(`${supabase.url}/functions/v1/orders-reconcile`, {
        method: 'POST',
        headers: {'x-reconcile-secret': secret},
      });
      return {status: response.status, body: await response.json()};
    },
    close: () => services.close(),
  };
}
