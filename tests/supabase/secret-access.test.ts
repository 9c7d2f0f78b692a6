/** What the secret of a hand-off opens, and what somebody without it gets. */
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {nameHolder} from '../../supabase/functions/_shared/certificate/name-holder.ts';
import {handOffIdOf} from '../../supabase/functions/_shared/common/hand-off-secret.ts';
import type {Database} from '../../supabase/functions/_shared/database.ts';
import {download} from '../../supabase/functions/_shared/library/download.ts';
import {accessBySecret} from '../../supabase/functions/_shared/library/secret-access.ts';
import {secretFiles} from '../../supabase/functions/_shared/library/secret-files.ts';

const SECRET = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const ID = await handOffIdOf(SECRET);
const PAID = '2026-11-26 10:00:00+00';
const DAY_AFTER = Date.parse('2026-11-27T10:00:00Z');
const ORDER = {hand_off_id: ID, paid_at: PAID, cancelled_at: null};
const RIGHT = '00000000-0000-4000-8000-000000000001';
const HOUR = 3_600_000;

it.each([
  ['open at the payment', ORDER, SECRET, DAY_AFTER - 24 * HOUR, 'open'],
  ['open until a millisecond before the day is over', ORDER, SECRET, DAY_AFTER - 1, 'open'],
  ['expired when the day is over', ORDER, SECRET, DAY_AFTER, 'expired'],
  ['expired for a time that is none', {...ORDER, paid_at: 'nunca'}, SECRET, 0, 'expired'],
  ['unpaid', {...ORDER, paid_at: null}, SECRET, DAY_AFTER, 'unpaid'],
  ['cancelled', {...ORDER, cancelled_at: PAID}, SECRET, DAY_AFTER - 1, 'cancelled'],
  ["refused with another order's secret", ORDER, OTHER, DAY_AFTER - 1, 'refused'],
  ["refused with the hand-off's id", ORDER, ID, DAY_AFTER - 1, 'refused'],
  ['refused for an order without a hand-off', {...ORDER, hand_off_id: null}, SECRET, 0, 'refused'],
])('the rule is %s', async (_name, order, secret, now, access) => {
  expect(await accessBySecret(database, order, secret, now)).toBe(access);
});

let rows: readonly object[];
let payers: readonly object[];
let asked: string[];
let called: string[];
/** Certificates without a name. */
let unnamed: readonly object[] = [{}];
const database = {
  select: (table: string, query: string) => {
    asked.push(`${table}?${query}`);
    if (table === 'orders') return Promise.resolve(payers);
    return Promise.resolve(table === 'product_files' ? FILES : rows);
  },
  call: (name: string) => {
    called.push(name);
    return Promise.resolve({outcome: 'counted', path: '1/a.pdf', name: 'a.pdf'});
  },
  update: (table: string, query: string) => {
    called.push(table);
    return Promise.resolve(query.includes('&holder=is.null&') ? unnamed : [{}]);
  },
} as unknown as Database;

const FILES = [
  {product_id: 'p1', variant_ids: null, name: 'a.pdf'},
  {product_id: 'p1', variant_ids: ['v2'], name: 'premium.pdf'},
  {product_id: 'p2', variant_ids: null, name: 'b.pdf'},
];
const row = (fields: object = {}) => ({
  id: RIGHT,
  product_id: 'p1',
  variant_id: 'v1',
  ended_at: null,
  revoked_at: null,
  order_lines: {title: 'Guía'},
  orders: ORDER,
  ...fields,
});

beforeEach(() => {
  rows = [row()];
  payers = [{email: 'ana@correo.test'}];
  [asked, called] = [[], []];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({signedURL: '/object/a?token=t'})),
  );
});

const list = async (secret: unknown = SECRET, now = DAY_AFTER - 1) => {
  const response = await secretFiles(database, {secret}, now);
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
};

describe('the list of files', () => {
  it('has those of the edition that was bought, and says until when', async () => {
    const {body} = await list();
    expect(body).toMatchObject({state: 'open', until: '2026-11-27T10:00:00.000Z'});
    expect(body['files']).toEqual([FILES[0]]);
    expect(asked[0]).toContain(`orders.hand_off_id=eq.${ID}`);
    expect(asked.join()).not.toContain(SECRET);
  });

  it('says no more than that it waits, is cancelled or is over', async () => {
    expect((await list(SECRET, DAY_AFTER)).body).toEqual({state: 'expired'});
    rows = [row({orders: {...ORDER, cancelled_at: PAID}})];
    expect((await list()).body).toEqual({state: 'cancelled'});
    rows = [];
    expect((await list()).body).toEqual({state: 'waiting'});
  });

  it.each([ID, '', 7, `${SECRET}0`, SECRET.toUpperCase()])('is asked by no %j', async (secret) => {
    expect((await list(secret)).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

const address = {url: 'https://project.test', serviceKey: 'service'};
const get = async (secret: unknown, now = DAY_AFTER - 1) => {
  const response = await download(
    {database, address, anonKey: 'anon'},
    new Request('https://project.test/'),
    {entitlement: RIGHT, file: 'a.pdf', secret},
    now,
  );
  return [response.status, ((await response.json()) as {error?: string}).error];
};

describe('a download', () => {
  it('takes the secret in place of a session, and is counted', async () => {
    expect(await get(SECRET)).toEqual([200, undefined]);
    expect(called).toEqual(['count_download']);
  });

  it('is refused without the secret, after a day, before the payment, and for a right that nobody has', async () => {
    for (const other of [OTHER, ID, null]) expect(await get(other)).toEqual([403, 'ended']);
    expect(await get(SECRET, DAY_AFTER)).toEqual([403, 'expired']);
    rows = [row({orders: {...ORDER, paid_at: null}})];
    expect(await get(SECRET)).toEqual([403, 'ended']);
    rows = [];
    expect(await get(SECRET)).toEqual([403, 'ended']);
    expect(called).toEqual([]);
  });
});

const name = async (secret: string, now = DAY_AFTER - 1) => {
  // Who may name is decided before anything is signed.
  const issuer = {database, signingKey: () => Promise.reject(new Error('signed'))};
  const response = await nameHolder(
    {issuer: issuer as never, address, anonKey: 'anon'},
    new Request('https://project.test/'),
    {id: 'c'.repeat(32), holder: 'Ana', secret},
    now,
  ).catch(() => null);
  return response?.status ?? 'named';
};

it('of a cart that two people paid, the secret opens nothing', async () => {
  payers = [{email: 'ana@correo.test'}, {email: 'eva@correo.test'}];
  expect((await list()).body).toEqual({state: 'expired'});
  expect(await get(SECRET)).toEqual([403, 'expired']);
  rows = [{entitlements: row()}];
  expect(await name(SECRET)).toBe(403);
  expect(called).toEqual([]);
});

describe('the name on a certificate', () => {
  it('is given with the secret, for a day, while the line is not refunded', async () => {
    const right = {ended_at: null, revoked_at: null, orders: ORDER};
    rows = [{entitlements: right}];
    expect(await name(OTHER)).toBe(403);
    expect(await name(SECRET, DAY_AFTER)).toBe(403);
    rows = [{entitlements: {...right, ended_at: PAID}}];
    expect(await name(SECRET)).toBe(409);
    expect(called).toEqual([]);
    rows = [{entitlements: right, id: 'c'}];
    expect(await name(SECRET)).toBe('named');
    expect(called).toEqual(['certificates']);
    unnamed = [];
    expect(await name(SECRET), 'a second time').toBe(409);
  });
});
