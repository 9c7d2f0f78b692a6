/** `npm run connect` on an app that has no webhook yet, on one that has moved, and on one that lacks something. */
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {connectShop} from '../../../scripts/lib/connect-shop';
import {EMULATED_OPERATOR, orderSecrets} from '../../../scripts/lib/emulated-orders';
import {functionProblems} from '../../../supabase/functions/_shared/operator/read-today.ts';
import {createAdminApi} from '../../../supabase/functions/_shared/orders/admin-api.ts';
import {readShopSettings} from '../../../supabase/functions/_shared/shop-settings.ts';
import {startPurchases, type Purchases} from './support';

let shop: Purchases;
let variables: Record<string, string>;
beforeAll(async () => {
  shop = await startPurchases({
    functionVariables: {...EMULATED_OPERATOR, SHOPIFY_WEBHOOK_SECRET: ''},
  });
  const {storefront, supabase} = shop.services;
  variables = {
    ...shop.services.variables,
    ...orderSecrets(storefront.url),
    SUPABASE_SERVICE_ROLE_KEY: supabase!.serviceRoleKey,
  };
});
afterAll(() => shop.close());
afterEach(() => shop.admin('POST', 'reset'));

const linesOf = async (changes: Record<string, string> = {}) =>
  (await connectShop({...variables, ...changes})).map(({kind, text}) => `${kind} ${text}`);
const uri = () => `${shop.services.supabase?.url}/functions/v1/shopify-webhooks`;

describe('connecting a shop', () => {
  it('subscribes what is missing, once', async () => {
    const secret = variables['ORDERS_RECONCILE_SECRET']!;
    const [problem] = await functionProblems(shop.services.supabase!.url, secret);
    expect(problem?.text).toMatch(/the webhooks: ORDERS_.* are not subscribed$/);
    expect(await linesOf()).toEqual([
      'ok Every variable is set',
      'ok The Admin API answers, with the scopes that are needed',
      'done Webhook ORDERS_CREATE: subscribed',
      'done Webhook ORDERS_PAID: subscribed',
      'done Webhook ORDERS_CANCELLED: subscribed',
      'done Webhook REFUNDS_CREATE: subscribed',
      'ok Every function is deployed and can use what it needs',
    ]);
    expect((await linesOf()).filter((line) => !line.startsWith('ok'))).toEqual([]);
  });

  it('moves the webhook of another project', async () => {
    const {admin} = readShopSettings((name) => variables[name]);
    const elsewhere = 'https://before.supabase.co/functions/v1/shopify-webhooks';
    await createAdminApi(admin!)(
      `mutation ($uri: String!) {
        webhookSubscriptionCreate(topic: ORDERS_PAID, webhookSubscription: {uri: $uri}) { userErrors { message } }
      }`,
      {uri: elsewhere},
    );
    expect(await linesOf()).toContain(`done Webhook ORDERS_PAID: moved from ${elsewhere}`);
    expect(await linesOf()).toContain(`ok Webhook ORDERS_PAID leads to ${uri()}`);
  });
});
