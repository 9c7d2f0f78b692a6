/** What the operator is told each day, from the real tables and functions. */
import {existsSync, readdirSync} from 'node:fs';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {countEvent} from '~/server/context';
import {
  decideReview,
  waitingReviews,
} from '../../../supabase/functions/_shared/operator/orders-by-hand.ts';
import {createDatabase} from '../../../supabase/functions/_shared/database.ts';
import {EMULATED_OPERATOR, EMULATED_RECONCILE_SECRET} from '../../../scripts/lib/emulated-orders';
import {
  FUNCTION_NAMES,
  readToday,
} from '../../../supabase/functions/_shared/operator/read-today.ts';
import {clientOf, mailsTo, newEmail} from '../supabase/support';
import {SHOP_URL, startPurchases, type Purchases} from './support';

let shop: Purchases;
beforeAll(async () => {
  shop = await startPurchases({functionVariables: EMULATED_OPERATOR});
});
afterAll(() => shop.close());

const supabase = () => shop.services.supabase!;
const mailsOfOperator = async () =>
  (await mailsTo(supabase(), EMULATED_OPERATOR.OPERATOR_EMAIL)).map(({subject, text}) => ({
    subject,
    text,
  }));
const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, {timeout: 20_000, interval: 100});
const mailed = (email: string) =>
  soon(async () => expect(await mailsTo(supabase(), email)).toHaveLength(1));
const textsToday = async () => {
  const {url, serviceRoleKey: serviceKey} = supabase();
  const source = {url, serviceKey, reconcileSecret: EMULATED_RECONCILE_SECRET, failed: 0};
  return (await readToday(source, Date.UTC(2026, 6, 1))).map(({text}) => text);
};

describe('what waits today', () => {
  it('counts requests, events and questions without an answer', async () => {
    const visitor = clientOf(supabase());
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const request = {kind: 'queja', name: 'Ana', email: newEmail(), detail: 'No llegó'};
    await visitor
      .from('consumer_requests')
      .insert({...request, number: 'Q-20261122-7K3F9Q', answer_by: day(2)});
    await visitor
      .from('consumer_requests')
      .insert({...request, number: 'Q-20261122-7K3F9R', answer_by: day(9)});
    await visitor
      .from('notify_requests')
      .insert({email: newEmail(), subject: 'producto-09', consent: true});
    const backend = {url: supabase().url, anonKey: supabase().anonKey};
    await countEvent(backend, 'search-empty');
    await countEvent(backend, 'hand-off-failed', 'rejected');
    await countEvent(backend, 'hand-off-failed', 'rejected');
    await fetch(`${supabase().url}/functions/v1/sofia-chat`, {
      method: 'POST',
      body: JSON.stringify({message: '¿Tienen estacionamiento en la tienda?'}),
    });
    await vi.waitFor(
      async () =>
        expect(await textsToday()).toEqual([
          'Legal requests due within three days: 1',
          'Legal requests due later: 1',
          'Failed hand-offs to the checkout, since yesterday (rejected): 2',
          'Searches without a result, since yesterday: 1',
          'Questions that SofIA could not answer, since yesterday: 1',
          "Requests to be told that wait ('Avísame'): 1",
        ]),
      {timeout: 20_000, interval: 200},
    );
  });

  it('is mailed once a day, with a credential that is refused', async () => {
    await shop.admin('POST', 'admin-access', {refusal: '401', expire: true});
    expect(await shop.reconcile()).toMatchObject({status: 200, body: {report: 'mailed'}});
    expect(await shop.reconcile()).toMatchObject({body: {report: 'done'}});
    await shop.admin('POST', 'reset');
    const mails = await mailsOfOperator();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(
      'orders-reconcile, purchases cannot use the Admin API: The Admin API refuses SHOPIFY_CLIENT_ID',
    );
    expect(mails[0]?.text).toContain('Legal requests due within three days: 1');
    expect(mails[0]?.text).not.toMatch(/@correo|sb_|shpat_/);
  });

  it('asks every function that the project has', () => {
    const found = readdirSync('supabase/functions').filter((name) =>
      existsSync(`supabase/functions/${name}/index.ts`),
    );
    expect(FUNCTION_NAMES).toEqual(found.sort());
  });
});

describe('reviews', () => {
  const anon = () => clientOf(supabase());
  const product = 'gid://shopify/Product/8030';
  const rating = async () => {
    const {data} = await anon().rpc('product_ratings');
    const rows = data as {product: string; count: number; stars: number}[];
    return rows.find((row) => row.product === product) ?? null;
  };
  const parts = () => {
    const {url, serviceRoleKey: serviceKey} = supabase();
    return {database: createDatabase({url, serviceKey})};
  };

  it('are published by the operator as they were read, and end with the purchase', async () => {
    const email = newEmail();
    const order = await shop.buy(email, [30]);
    const buyer = await shop.openLibrary(email);
    const {data: rights} = await buyer.from('entitlements').select('id,reviews(stars)');
    const [right] = rights as {id: string}[];
    const write = (body: string) =>
      buyer.from('reviews').upsert({entitlement_id: right?.id, stars: 4, body, name: null});
    expect((await write('Claro\u001b[2J')).error).toBeNull();
    expect(await textsToday()).toContain('Reviews to publish or refuse: 1');
    const listed = await waitingReviews(parts());
    expect(listed).toContain('  Claro?[2J');
    const id = listed.split(' ')[0] ?? '';
    await write('Otra cosa');
    for (const wrong of [id, '12', 'la primera'])
      await expect(decideReview(parts(), 'publish', wrong)).rejects.toThrow('There is no review');
    expect(await rating()).toBeNull();

    const changed = (await waitingReviews(parts())).split(' ')[0] ?? '';
    await decideReview(parts(), 'publish', changed);
    expect(await rating()).toEqual({product, count: 1, stars: 4});
    expect((await anon().rpc('product_reviews', {product})).data).toEqual([
      {stars: 4, text: 'Otra cosa', name: null, date: expect.any(String) as unknown},
    ]);

    await shop.admin('POST', `refunds/${order.number.slice(3)}`, {
      lines: [{line: order.lines[0]?.id}],
    });
    await soon(async () => expect(await rating()).toBeNull());
  });
});

describe('notices to shoppers', () => {
  const anew = () =>
    shop.service.from('operator_report').update({noticed_on: null}).eq('only_row', true);
  const noticed = async () => {
    await anew();
    const {body} = await shop.reconcile();
    return (body as {notices: number; failed: string[]}).notices;
  };
  const ask = (email: string, subject: string) =>
    clientOf(supabase()).from('notify_requests').insert({email, subject, consent: true});

  it("'Avísame' is answered once the product is on sale, with one mail", async () => {
    const email = newEmail();
    await shop.admin('POST', 'products/producto-12', {availableForSale: false});
    // The mail service refuses the first for good, which keeps nobody else waiting.
    await ask('nadie@example.com', 'producto-12');
    await ask(email, 'producto-12');
    await ask(email, 'no-existe');
    expect(await noticed()).toBe(1);
    expect(await mailsTo(supabase(), email)).toEqual([]);
    await shop.admin('POST', 'products/producto-12', {availableForSale: true});
    // Once a night.
    await shop.reconcile();
    expect(await mailsTo(supabase(), email)).toEqual([]);
    expect(await noticed()).toBe(1);
    const [mail, second] = await mailsTo(supabase(), email);
    expect(mail?.subject).toContain('vuelve a estar a la venta');
    expect(mail?.text).toContain(`${SHOP_URL}/producto/producto-12`);
    expect(second).toBeUndefined();
    expect(await noticed()).toBe(0);
    const refused = shop.service.from('notify_requests').select().eq('email', 'nadie@example.com');
    expect((await refused).data).toEqual([]);
  });

  it('a new version of a file is told to who bought the one before, once', async () => {
    const email = newEmail();
    await shop.buy('0@example.com', [21]);
    await shop.buy(email, [21]);
    await mailed(email);
    const file = {product_id: 'gid://shopify/Product/8021', name: 'ebook.pdf'};
    const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await shop.service
      .from('entitlements')
      .update({granted_at: before(5)})
      .in('email', [email, '0@example.com']);
    const {error} = await shop.service
      .from('product_files')
      .update({version: 2, updated_at: before(2)})
      .match(file);
    expect(error).toBeNull();
    expect(await noticed()).toBe(1);
    expect((await mailsTo(supabase(), email)).at(-1)).toMatchObject({
      subject: expect.stringMatching(/^Versión nueva de «/) as unknown,
      text: expect.stringContaining('/mis-productos') as unknown,
    });
    expect(await noticed()).toBe(0);
    await shop.service
      .from('product_files')
      .update({version: 3, updated_at: before(0.5)})
      .match(file);
    // It may still be under way.
    expect(await noticed()).toBe(0);
  });
});

describe('the Admin API and the keys of the project', () => {
  afterEach(() => shop.admin('POST', 'reset'));

  const health = async (name: string, secret = EMULATED_RECONCILE_SECRET) => {
    const url = `${supabase().url}/functions/v1/${name}/health`;
    const response = await fetch(url, {headers: {'x-reconcile-secret': secret}});
    return {status: response.status, text: await response.text()};
  };

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
    await mailed(email);
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

it('tells a buyer whose mail was tried and refused, at once', async () => {
  const order = await shop.buy(newEmail(), [14]);
  const unmail = async () => {
    const tried = new Date(Date.now() - 61_000).toISOString();
    const row = {mailed_at: null, mail_tried_at: tried};
    await shop.service.from('orders').update(row).eq('id', order.id);
    expect(await textsToday()).toContain('Buyers without the mail to their library: 1');
  };
  await soon(unmail);
});
