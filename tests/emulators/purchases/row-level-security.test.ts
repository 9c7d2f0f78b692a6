/** Who may read and write what of purchases: each table, each kind of person. */
import {createHmac} from 'node:crypto';
import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {JWT_SECRET} from '../../../emulators/supabase/constants';
import {clientOf, newEmail, PASSWORD} from '../supabase/support';
import {startPurchases, type Purchases} from './support';

const TABLES = [
  'orders',
  'order_lines',
  'refunds',
  'entitlements',
  'downloads',
  'product_files',
  'library_steps',
  'webhook_events',
  'operator_log',
] as const;

/** Columns that somebody may be shown; the rest of 'orders' is the shop's alone. */
const COLUMNS: Partial<Record<(typeof TABLES)[number], string>> = {orders: 'id, name, email'};

/** Tables of which the owner sees rows. */
const OWN: readonly string[] = [
  'orders',
  'order_lines',
  'entitlements',
  'downloads',
  'product_files',
  'library_steps',
];

let shop: Purchases;
const people: Record<string, SupabaseClient> = {};
let entitlement = '';
let email = '';
const FORBIDDEN = '42501';

beforeAll(async () => {
  shop = await startPurchases({confirmEmails: true});
  const {supabase} = shop.services;
  if (!supabase) throw new Error('There is no Supabase emulator');
  email = newEmail();
  // Somebody else signs up with the address before its owner buys with it.
  const {data} = await clientOf(supabase).auth.signUp({email, password: PASSWORD});
  people['unconfirmed'] = clientWith(supabase, data.user?.id ?? '', email);
  const order = await shop.buy(email, [1, 2]);
  const right = await vi.waitFor(
    async () => {
      const rows = await shop.service.from('entitlements').select('id').eq('order_id', order.id);
      expect(rows.data).toHaveLength(2);
      return rows.data?.[0] as {id: string};
    },
    {timeout: 10_000},
  );
  entitlement = right.id;
  await shop.service
    .from('downloads')
    .insert({entitlement_id: entitlement, name: 'ebook.pdf', version: 1});
  await shop.service.from('library_steps').insert({entitlement_id: entitlement, step: 'cover'});
  await shop.service.from('operator_log').insert({action: 'grant', order_id: order.id});
  await shop.service.from('refunds').insert({
    id: '1',
    order_id: order.id,
    refunded_at: new Date(0).toISOString(),
    lines: [],
  });
  // Before the owner confirms the address, whoever waits for it sees nothing.
  people['anon'] = clientOf(supabase);
  people['service'] = shop.service;
  const another = newEmail();
  await shop.buy(another, [3]);
  people['other'] = await shop.openLibrary(another);
});
afterAll(() => shop.close());

/** A client with a token of this account, as if the backend had let it in. */
function clientWith(supabase: {url: string; anonKey: string}, id: string, address: string) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = {sub: id, email: address, role: 'authenticated', aud: 'authenticated', exp};
  const signed = `${part({alg: 'HS256', typ: 'JWT'})}.${part(claims)}`;
  const token = `${signed}.${createHmac('sha256', JWT_SECRET).update(signed).digest('base64url')}`;
  return createClient(supabase.url, supabase.anonKey, {accessToken: () => Promise.resolve(token)});
}

async function rowsSeen(who: string, table: (typeof TABLES)[number]): Promise<number | string> {
  const {data, error} = await people[who]!.from(table).select(COLUMNS[table] ?? '*');
  return error ? error.code : data.filter((row) => ofOwner(row)).length;
}

/** The other buyer has rows of their own. */
function ofOwner(row: object): boolean {
  const {email: address = email, product_id: product} = row as {
    email?: string;
    product_id?: string;
  };
  return address === email && product !== 'gid://shopify/Product/8003';
}

it('shows nothing to visitors, and of the shop’s own tables nothing to anybody', async () => {
  for (const table of TABLES) {
    expect([table, await rowsSeen('anon', table)]).toEqual([table, FORBIDDEN]);
    if (OWN.includes(table)) continue;
    for (const who of ['other', 'unconfirmed']) {
      expect([table, who, await rowsSeen(who, table)]).toEqual([table, who, FORBIDDEN]);
    }
  }
});

it('shows rows to their owner, to nobody who is another or waits for the confirmation', async () => {
  const {error: early} = await people['unconfirmed']!.from('library_steps').insert({
    entitlement_id: entitlement,
    step: 'sell',
  });
  expect(early?.code).toBe(FORBIDDEN);
  for (const who of ['unconfirmed', 'other']) {
    for (const table of OWN) {
      if (who === 'other' && table === 'order_lines') continue;
      const key = table as (typeof TABLES)[number];
      expect([who, table, await rowsSeen(who, key)]).toEqual([who, table, 0]);
    }
  }
  people['owner'] = await shop.openLibrary(email);
  for (const table of OWN) {
    const seen = await rowsSeen('owner', table as (typeof TABLES)[number]);
    expect([table, seen]).not.toEqual([table, 0]);
    expect(typeof seen).toBe('number');
  }
  for (const table of TABLES) {
    const seen = await rowsSeen('service', table);
    expect([table, typeof seen, seen !== 0]).toEqual([table, 'number', true]);
  }
});

it('forgets the password of who signed up with the address of a buyer', async () => {
  const {supabase} = shop.services;
  const {error} = await clientOf(supabase!).auth.signInWithPassword({email, password: PASSWORD});
  expect(error?.code).toBe('invalid_credentials');
});

it('lets the owner write steps alone, and nobody else anything', async () => {
  const step = {entitlement_id: entitlement, step: 'sell'};
  for (const who of ['anon', 'other']) {
    const {error} = await people[who]!.from('library_steps').insert(step);
    expect([who, error?.code]).toEqual([who, FORBIDDEN]);
  }
  expect((await people['owner']!.from('library_steps').insert(step)).error).toBeNull();
  for (const who of ['anon', 'other', 'owner']) {
    for (const table of TABLES.filter((each) => each !== 'library_steps')) {
      const {error} = await people[who]!.from(table).delete().not('created_at', 'is', null);
      expect([who, table, error === null]).toEqual([who, table, false]);
    }
    const {error} = await people[who]!.rpc('count_download', {
      entitlement,
      file_name: 'ebook.pdf',
      most: 9,
    });
    expect([who, error === null]).toEqual([who, false]);
  }
});
