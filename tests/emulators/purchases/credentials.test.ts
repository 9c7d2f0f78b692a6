/** Orders, mails and files with the keys and tokens that the services hand out today, and with each refused in turn. */
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {EMULATED_OPERATOR, EMULATED_RECONCILE_SECRET} from '../../../scripts/lib/emulated-orders';
import {FUNCTION_NAMES} from '../../../supabase/functions/_shared/operator/read-today.ts';
import {mailsTo, newEmail} from '../supabase/support';
import {startPurchases, type Purchases} from './support';

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, {timeout: 25_000, interval: 100});

async function deliversTo(shop: Purchases, email: string): Promise<void> {
  await shop.buy(email);
  await soon(async () => expect(await mailsTo(shop.services.supabase!, email)).toHaveLength(1));
  const library = await shop.openLibrary(email);
  const {data} = await library.from('entitlements').select('id');
  const {data: sessionData} = await library.auth.getSession();
  const response = await fetch(`${shop.services.supabase?.url}/functions/v1/purchases/download`, {
    method: 'POST',
    headers: {authorization: `Bearer ${sessionData.session?.access_token ?? ''}`},
    body: JSON.stringify({entitlement: data?.[0]?.id as string, file: 'ebook.pdf'}),
  });
  const {url} = (await response.json()) as {url: string};
  expect((await fetch(url)).status).toBe(200);
}

describe('a project with its legacy keys', () => {
  let shop: Purchases;
  beforeAll(async () => {
    shop = await startPurchases({keys: 'legacy'});
  });
  afterAll(() => shop.close());

  it('delivers', () => deliversTo(shop, newEmail()));
});

describe('a project with the new keys alone', () => {
  let shop: Purchases;
  beforeAll(async () => {
    shop = await startPurchases({keys: 'new', functionVariables: EMULATED_OPERATOR});
  });
  afterAll(() => shop.close());
  afterEach(() => shop.admin('POST', 'reset'));

  const health = async (name: string, secret = EMULATED_RECONCILE_SECRET) => {
    const url = `${shop.services.supabase?.url}/functions/v1/${name}/health`;
    const response = await fetch(url, {headers: {'x-reconcile-secret': secret}});
    return {status: response.status, text: await response.text()};
  };

  it('delivers', () => deliversTo(shop, newEmail()));

  it('draws another token when the one it has ended, once', async () => {
    expect(await shop.reconcile()).toMatchObject({body: {failed: []}});
    await shop.admin('POST', 'admin-access', {expire: true});
    expect(await shop.reconcile()).toMatchObject({status: 200, body: {failed: []}});
  });

  it.each([
    ['401', 'refuses SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET (401)'],
    ['403', 'lacks a scope'],
    ['404', 'SHOPIFY_SHOP_DOMAIN names no shop (404)'],
    ['login', 'SHOPIFY_SHOP_DOMAIN answers with a page'],
    ['not-approved', 'This app is not approved to access the Order object'],
  ])('refused by %s, still mails, and names the credential', async (refusal, text) => {
    const email = newEmail();
    const order = await shop.buy(email);
    await soon(async () => expect(await mailsTo(shop.services.supabase!, email)).toHaveLength(1));
    await shop.admin('POST', 'admin-access', {refusal, expire: true});
    // A webhook of this order that is still under way may mail it first.
    await soon(async () => {
      await shop.service
        .from('orders')
        .update({mailed_at: null, mail_tried_at: null})
        .eq('id', order.id);
      const {status, body} = await shop.reconcile();
      expect(status).toBe(200);
      expect(body).toMatchObject({mailed: 1, failed: [expect.stringContaining(text)]});
    });
    const {text: told} = await health('orders-reconcile');
    expect(told).toContain(text);
    expect(told).not.toContain('storefront-emulator');
  });

  it.each(FUNCTION_NAMES)('%s says what it can use to who shows the secret alone', async (name) => {
    expect((await health(name, 'guessed')).status).toBe(401);
    const {status, text} = await health(name);
    expect(status).toBe(200);
    const {uses} = JSON.parse(text) as {
      uses: {name: string; problem: string | null; optional?: boolean}[];
    };
    expect(uses.length).toBeGreaterThan(2);
    expect(uses.filter(({problem, optional}) => problem !== null && !optional)).toEqual([]);
    expect(text).not.toMatch(/sb_|shpat_|storefront-emulator|http:/);
  });
});
