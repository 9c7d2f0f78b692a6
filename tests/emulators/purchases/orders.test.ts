/** From the checkout to the tables, through signed webhooks and the real function in Deno. */
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {handOffIdOf} from '@common/hand-off-secret';
import {parseKnownOrder} from '~/domain/library/known-order';
import {parseLibrary} from '~/domain/library/library';
import {pushFiles} from '../../../scripts/lib/push-files';
import {
  grant,
  resend,
  setRevoked,
} from '../../../supabase/functions/_shared/operator/orders-by-hand.ts';
import {createDatabase} from '../../../supabase/functions/_shared/database.ts';
import {createMailer} from '../../../supabase/functions/_shared/mail-link.ts';
import {createOrderStore} from '../../../supabase/functions/_shared/orders/order-store.ts';
import {mailsTo, newEmail} from '../supabase/support';
import {SHOP_URL, startPurchases, type Purchases} from './support';

let shop: Purchases;
beforeAll(async () => {
  shop = await startPurchases();
});
afterAll(() => shop.close());

const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, {timeout: 25_000, interval: 50});

async function entitlementsOf(id: string) {
  const {data, error} = await shop.service
    .from('entitlements')
    .select('line_id, email, product_id, ended_at, end_reason')
    .eq('order_id', id)
    .order('line_id');
  if (error) throw error;
  return data;
}

const arrived = (id: string, most = 1) =>
  soon(async () => {
    const rows = await entitlementsOf(id);
    expect(rows).toHaveLength(most);
    return rows;
  });

describe('a paid order', () => {
  // First of all: a webhook of an earlier order could take the fault, or be found by the reconciliation.
  it('is brought by the reconciliation when its webhook was lost, once', async () => {
    const email = newEmail();
    await shop.admin('POST', 'webhook-faults', {kind: 'lost', times: 2});
    const order = await shop.buy(email, [8]);
    expect(await entitlementsOf(order.id)).toEqual([]);
    const first = await shop.reconcile();
    expect(first).toMatchObject({status: 200, body: {mended: [order.id], mailed: 1}});
    const again = await shop.reconcile();
    expect(again).toMatchObject({body: {mended: [], mailed: 0}});
    expect(await entitlementsOf(order.id)).toMatchObject([{email, ended_at: null}]);
    expect(await shop.openLibrary(email)).toBeDefined();
    expect(await shop.reconcile('wrong')).toMatchObject({status: 401});
  });

  it('reaches the tables, and its buyer by mail, who reads what is theirs, and what is added once it is paid', async () => {
    const email = newEmail();
    const order = await shop.buy(email, [1, 2]);
    const rows = await arrived(order.id, 2);
    expect(rows.map((row) => [row.email, row.product_id, row.ended_at])).toEqual([
      [email, 'gid://shopify/Product/8001', null],
      [email, 'gid://shopify/Product/8002', null],
    ]);
    const {lines} = await shop.buy(newEmail(), [3]);
    await shop.admin('POST', `additions/${order.number}`, {line: lines[0]});
    expect(await shop.reconcile()).toMatchObject({body: {failed: []}});
    expect(await entitlementsOf(order.id)).toEqual(rows);
    await shop.admin('POST', `payments/${order.number}`);
    await arrived(order.id, 3);
    const library = await shop.openLibrary(email);
    expect((await mailsTo(shop.services.supabase!, email)).map(({subject}) => subject)).toEqual([
      `Tus productos están listos: pedido ${order.number}`,
    ]);
    const {data, error} = await library
      .from('orders')
      .select('name, total_cents, order_lines(title, quantity), entitlements(id)');
    expect(error).toBeNull();
    expect(data).toMatchObject([{name: order.number}]);
    expect(data?.[0]?.order_lines).toHaveLength(3);
    expect(data?.[0]?.entitlements).toHaveLength(3);
  });
});

describe('the files of what was bought', () => {
  const ask = (client: Awaited<ReturnType<Purchases['openLibrary']>>, id: string, file: string) =>
    client.functions.invoke<{url: string}>('purchases/download', {body: {entitlement: id, file}});

  it('open for their buyer alone, and no more after the refund', async () => {
    const email = newEmail();
    const order = await shop.buy(email, [5, 9]);
    await arrived(order.id, 2);
    const library = await shop.openLibrary(email);
    const {data: rights} = await library
      .from('entitlements')
      .select('id, line_id')
      .order('line_id');
    const [first, second] = rights ?? [];
    // The local shop makes the files of a product when it is first sold.
    await soon(async () => {
      const {data: files} = await library.from('product_files').select('name, format, bytes');
      expect(files).toHaveLength(6);
    });

    const {data} = await ask(library, first?.id as string, 'ebook.pdf');
    const answer = await fetch(data?.url ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('ebook.pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const bare = new URL(data?.url ?? '');
    expect((await fetch(bare.origin + bare.pathname)).status).toBe(400);
    const {data: counted} = await library.from('downloads').select('name, version');
    const {data: current} = await shop.service
      .from('product_files')
      .select('name, version')
      .eq('product_id', 'gid://shopify/Product/8005')
      .eq('name', 'ebook.pdf');
    expect(current).toHaveLength(1);
    expect(counted).toEqual(current);

    await shop.admin('POST', `refunds/${order.number}`, {lines: [{line: order.lines[0]?.id}]});
    await soon(async () => {
      const {error} = await ask(library, first?.id as string, 'ebook.pdf');
      expect((error as {context: Response} | null)?.context.status).toBe(403);
    });
    expect((await ask(library, second?.id as string, 'editable.docx')).error).toBeNull();

    const stranger = newEmail();
    await arrived((await shop.buy(stranger, [10])).id);
    const other = await shop.openLibrary(stranger);
    const {error} = await ask(other, second?.id as string, 'ebook.pdf');
    expect((error as {context: Response} | null)?.context.status).toBe(403);
  });
});

describe('two editions of one product', () => {
  const names = async (client: Awaited<ReturnType<Purchases['openLibrary']>>) =>
    (await client.from('product_files').select('name').order('name')).data?.map(
      ({name}) => name as string,
    );
  const status = async (
    client: Awaited<ReturnType<Purchases['openLibrary']>>,
    entitlement: string,
    file: string,
  ) => {
    const {error} = await client.functions.invoke('purchases/download', {
      body: {entitlement, file},
    });
    return (error as {context: Response} | null)?.context.status ?? 200;
  };
  const rightsTo = async (id: string) => {
    const {data} = await shop.service
      .from('entitlements')
      .select('id, variant_id')
      .eq('order_id', id)
      .order('variant_id');
    return (data ?? []).map((row) => row.id as string);
  };

  it('in one order: each opens its own files, and the refund of the dearer closes what only it opened', async () => {
    const email = newEmail();
    const order = await shop.buy(email, [
      [23, 0],
      [23, 2],
    ]);
    await arrived(order.id, 2);
    const [cheap = '', dear = ''] = await rightsTo(order.id);
    const library = await shop.openLibrary(email);
    await soon(async () => {
      expect(await names(library)).toEqual(['ebook.pdf', 'editable.docx', 'pagina-de-venta.html']);
    });
    const files = ['ebook.pdf', 'editable.docx', 'pagina-de-venta.html'];
    const of = (right: string) => Promise.all(files.map((file) => status(library, right, file)));
    const answers = async () => ({cheap: await of(cheap), dear: await of(dear)});
    expect(await answers()).toEqual({cheap: [200, 404, 404], dear: [200, 200, 200]});

    await shop.admin('POST', `refunds/${order.number}`, {lines: [{line: order.lines[1]?.id}]});
    await soon(async () => {
      expect(await answers()).toEqual({cheap: [200, 404, 404], dear: [403, 403, 403]});
    });
    expect(await names(library)).toEqual(['ebook.pdf']);
  });

  it('a file that is pushed again for another edition is moved without a new version', async () => {
    const product = 'gid://shopify/Product/999001';
    const content = new TextEncoder().encode('texto');
    const push = (variantIds: readonly string[] | null) =>
      pushFiles(shop.service, product, [{name: 'notas.txt', content, variantIds}]);
    expect(await push(null)).toEqual(['new']);
    expect(await push(['gid://shopify/ProductVariant/1'])).toEqual(['moved']);
    expect(await push(['gid://shopify/ProductVariant/1'])).toEqual(['unchanged']);
    const {data} = await shop.service
      .from('product_files')
      .select('variant_ids, version')
      .eq('product_id', product);
    expect(data).toEqual([{variant_ids: ['gid://shopify/ProductVariant/1'], version: 1}]);
  });
});

it('gives a product away by hand, mails again, revokes and gives back, and logs it', async () => {
  const {supabase} = shop.services;
  const url = supabase?.url ?? '';
  const serviceKey = supabase?.serviceRoleKey ?? '';
  const parts = {
    database: createDatabase({url, serviceKey}),
    sendLink: createMailer({url, anonKey: serviceKey, siteUrl: SHOP_URL}),
    now: Date.now,
  };
  const email = newEmail();
  const given = {
    productId: 'gid://shopify/Product/8020',
    variantId: 'gid://shopify/ProductVariant/400200',
    title: 'Un regalo',
    variantTitle: 'Default Title',
  };
  await expect(grant(parts, email, given)).rejects.toThrow("'Un regalo' has no file");
  expect(await mailsTo(supabase!, email)).toEqual([]);
  const file = {name: 'ebook.pdf', content: Buffer.from('a'), variantIds: null};
  await pushFiles(shop.service, given.productId, [file]);
  const {name, mailed} = await grant(parts, email.toUpperCase(), given);
  expect([name, mailed]).toEqual([expect.stringMatching(/^REGALO-[0-9A-F]{10}$/), true]);
  const library = await shop.openLibrary(email);
  const seen = async () => {
    const {data} = await library.from('entitlements').select('product_id, revoked_at');
    return data?.map((row) => [row.product_id as string, row.revoked_at !== null]);
  };
  expect(await seen()).toEqual([[given.productId, false]]);
  expect(await setRevoked(parts, 'revoke', name.toLowerCase(), given.productId)).toBe(1);
  expect(await seen()).toEqual([[given.productId, true]]);
  await expect(resend(parts, name)).rejects.toThrow('can be opened: revoked');
  expect(await shop.reconcile()).toMatchObject({body: {failed: []}});
  await expect(setRevoked(parts, 'revoke', name, null)).rejects.toThrow('left to revoke');
  expect(await setRevoked(parts, 'restore', name, null)).toBe(1);
  expect(await seen()).toEqual([[given.productId, false]]);
  expect(await resend(parts, name)).toBe(email);
  await expect(resend(parts, 'RP-0')).rejects.toThrow('No single paid order is called RP-0');
  const [one, two] = [await shop.buy(newEmail(), [11]), await shop.buy(newEmail(), [12])];
  await Promise.all([arrived(one.id), arrived(two.id)]);
  for (const typed of [
    `${one.number} ${two.number}`,
    `${two.number}, no el pedido ${one.number}`,
  ]) {
    const refused = setRevoked(parts, 'revoke', typed, null);
    await expect(refused).rejects.toThrow(`name one: ${one.number} (${one.id}), ${two.number}`);
  }
  await expect(resend(parts, `MX-${one.number.replace(/\D/g, '')}`)).rejects.toThrow(one.number);
  expect(await setRevoked(parts, 'revoke', one.number.replace(/\D/g, ''), null)).toBe(1);
  const {data} = await shop.service.from('operator_log').select('action').order('id');
  expect(data?.map(({action}) => action as string)).toEqual([
    ...['grant', 'revoke', 'restore', 'resend', 'revoke'],
  ]);
});

describe('who has no session', () => {
  const post = async (path: string, body: object) => {
    const {supabase} = shop.services;
    const response = await fetch(`${supabase?.url}/functions/v1/purchases/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return {status: response.status, body: (await response.json()) as Record<string, unknown>};
  };

  it('is told of the order that this browser paid, by the id of its hand-off', async () => {
    const handOff = '0123456789abcdef'.repeat(2);
    expect(await post('status', {handOff})).toMatchObject({body: {known: false}});
    expect(await post('status', {handOffs: [handOff, 7]})).toMatchObject({body: {orders: []}});
    expect(await post('status', {handOffs: Array(11).fill(handOff)})).toMatchObject({status: 400});
    shop.services.storefront.continueOrders(4000);
    const order = await shop.buy(newEmail(), [11], [{key: '_pago', value: handOff}]);
    expect(order.number).toMatch(/^RP-40/);
    await soon(async () => {
      const {body} = await post('status', {handOff});
      expect(body).toMatchObject({known: true, name: order.number, lines: [{quantity: 1}]});
    });
  });

  it('has the files with the secret of the hand-off, and with nothing else that travelled', async () => {
    const secret = '5ec2e7'.padEnd(64, '0');
    const id = await handOffIdOf(secret);
    expect(await post('files', {secret})).toMatchObject({body: {state: 'waiting'}});
    const order = await shop.buy(newEmail(), [11, 12], [{key: '_pago', value: id}]);
    await arrived(order.id, 2);
    const {body} = await post('files', {secret});
    expect(body).toMatchObject({state: 'open'});
    const purchases = parseLibrary(body['rights'], body['files'])!;
    expect(purchases.map(({order: name, state}) => [name, state])).toEqual(
      Array(2).fill([order.number, 'active']),
    );
    const [first] = purchases;
    const ask = {entitlement: first?.id, file: first?.files[0]?.name};
    const {status, body: address} = await post('download', {...ask, secret});
    expect(status).toBe(200);
    const file = await fetch(address['url'] as string);
    expect((await file.arrayBuffer()).byteLength).toBe(first?.files[0]?.bytes);

    for (const guess of [id, id + id, '0'.repeat(64)]) {
      const status = guess === id ? 400 : 403;
      expect(await post('download', {...ask, secret: guess})).toMatchObject({status});
      expect((await post('files', {secret: guess})).body['state']).not.toBe('open');
    }
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    // A later webhook of the same order writes its own moment over this one.
    await soon(async () => {
      await shop.service.from('orders').update({paid_at: yesterday}).eq('id', order.id);
      expect(await post('files', {secret})).toMatchObject({body: {state: 'expired'}});
    });
    expect(await post('download', {...ask, secret})).toMatchObject({body: {error: 'expired'}});
  });

  it('is told of a payment that is awaited, and has the goods and the mail from the day it comes in', async () => {
    const email = newEmail();
    const handOff = 'abcdef0123456789'.repeat(2);
    const order = await shop.buy(email, [16], [{key: '_pago', value: handOff}], 'later');
    const told = async () => {
      const {body} = await post('status', {handOffs: [handOff]});
      return (body['orders'] as object[])[0];
    };
    await soon(async () =>
      expect(await told()).toMatchObject({awaiting: true, name: order.number}),
    );
    expect(await post('status', {handOff})).toMatchObject({body: {known: false}});
    expect(await entitlementsOf(order.id)).toEqual([]);
    expect(await mailsTo(shop.services.supabase!, email)).toEqual([]);

    // No webhook reports that it expired, and a voucher can be paid for some days more.
    await shop.admin('POST', `expirations/${order.number}`);
    await shop.reconcile();
    expect(await told()).toMatchObject({awaiting: true});
    const before = new Date(Date.now() - 5 * 86_400_000).toISOString();
    await shop.service.from('orders').update({expired_at: before}).eq('id', order.id);
    expect(await told()).toMatchObject({awaiting: false, unpaid: true, cancelled: true});
    const paidAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await shop.admin('POST', `payments/${order.number}`, {paidAt});
    await arrived(order.id);
    await soon(async () => expect(await told()).toMatchObject({awaiting: false, unpaid: false}));
    await soon(async () => expect(await mailsTo(shop.services.supabase!, email)).toHaveLength(1));
    const {data} = await shop.service.from('orders').select('paid_at').eq('id', order.id);
    expect(new Date(data?.[0]?.paid_at as string).toISOString()).toBe(paidAt);
    await shop.service.from('orders').update({details_at: before}).eq('id', order.id);
    expect(await shop.reconcile()).toMatchObject({body: {mended: [], failed: []}});
    const {data: again} = await shop.service.from('orders').select('paid_at').eq('id', order.id);
    expect(again).toEqual(data);
  });

  it('is told when all of it went back, in however many refunds', async () => {
    const handOff = 'fedcba9876543210'.repeat(2);
    const order = await shop.buy(newEmail(), [13, 14], [{key: '_pago', value: handOff}]);
    await arrived(order.id, 2);
    const told = async () => {
      const {body} = await post('status', {handOffs: [handOff]});
      return parseKnownOrder((body['orders'] as object[])[0]);
    };
    const giveBack = (line: number) =>
      shop.admin('POST', `refunds/${order.number}`, {lines: [{line: order.lines[line]?.id}]});
    const ended = (many: number) =>
      soon(async () => {
        const rows = await entitlementsOf(order.id);
        expect(rows.filter((row) => row.ended_at !== null)).toHaveLength(many);
      });
    await giveBack(0);
    await ended(1);
    expect(await told()).toMatchObject({
      refunded: false,
      cancelled: false,
      lines: [{refunded: true}, {refunded: false}],
    });
    const {data: before} = await shop.service
      .from('orders')
      .select('total_cents, refunded_cents')
      .eq('id', order.id);
    expect(before?.[0]?.refunded_cents).toBeGreaterThan(0);
    expect(before?.[0]?.refunded_cents).toBeLessThan(Number(before?.[0]?.total_cents));
    await giveBack(1);
    await ended(2);
    expect(await told()).toMatchObject({refunded: true});

    const {url, serviceRoleKey} = shop.services.supabase!;
    const store = createOrderStore(createDatabase({url, serviceKey: serviceRoleKey}));
    expect(await store.claimMail(order.id, Date.now() + 86_400_000, 1000)).toBeNull();
    await shop.service.from('orders').update({mailed_at: null}).eq('id', order.id);
    expect(await store.withoutMail(100, 0)).not.toContain(order.id);
  });
});
