/** The mail of a purchase: what it says of the order, and what it leaves to the account backend's own mail. */
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Mailed, OutgoingMail} from '../../supabase/functions/_shared/contact/mail-service.ts';
import type {Database} from '../../supabase/functions/_shared/database.ts';
import {createMailer} from '../../supabase/functions/_shared/mail-link.ts';
import {createPurchaseMailer} from '../../supabase/functions/_shared/orders/purchase-mail.ts';

const SHOP = 'https://tienda.test';
const EMAIL = 'ana+1@correo.test';
const LINK = `${SHOP}/auth?volver=%2Fmis-productos#token_hash=abc&type=signup&email=ana%2B1%40correo.test`;
const line = (id: string, fields: object = {}) => ({
  id,
  position: Number(id),
  product_id: `p${id}`,
  title: `Guía <${id}>`,
  variant_title: '',
  quantity: 1,
  total_cents: 650,
  ...fields,
});
const right = (id: string, ended_at: string | null = null) => ({
  line_id: id,
  ended_at,
  revoked_at: null,
});

/** The second one is of another edition than the one bought. */
const FILES = [
  {product_id: 'p1', variant_ids: null, format: 'pdf'},
  {product_id: 'p1', variant_ids: ['v9'], format: 'docx'},
];

let order: object | null;
let link: Response;
let sent: OutgoingMail[];
let plain: string[];
let waits: number[];
let outcome: Mailed;

beforeEach(() => {
  order = {
    name: 'RP-1001',
    currency: 'USD',
    total_cents: 1300,
    paid_at: '2026-11-27T20:00:00Z',
    order_lines: [line('2'), line('1')],
    entitlements: [right('1'), right('2')],
  };
  link = Response.json({hashed_token: 'abc', verification_type: 'signup'});
  [sent, plain, waits, outcome] = [[], [], [], 'sent'];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) =>
    Promise.resolve(
      (input as string).includes('/api/productos')
        ? Response.json({products: [{id: 'p1', image: {url: 'https://cdn.test/1.jpg'}}]})
        : link.clone(),
    ),
  );
});

const mail = (orderId?: string, siteUrl = SHOP) => mailer(siteUrl)(EMAIL, orderId);
const mailer = (siteUrl: string) =>
  createPurchaseMailer(
    {
      database: {
        select: (table: string) =>
          Promise.resolve(table === 'orders' ? [order].filter(Boolean) : FILES),
      } as unknown as Database,
      settings: {url: 'https://project.test', serviceKey: 'service', siteUrl},
      send: (each) => Promise.resolve(sent.push(each) > 0 ? outcome : 'failed'),
      sendLink: (email) => Promise.resolve(plain.push(email) > 0),
    },
    (ms) => Promise.resolve(waits.push(ms)),
  );

describe('the mail of an order', () => {
  it('names number, titles, prices, formats and covers, and carries one link that opens it', async () => {
    expect(await mail('1')).toBe(true);
    const [{subject, text, html = ''} = {subject: '', text: ''}] = sent;
    expect(subject).toBe('Tus productos están listos: pedido RP-1001');
    const facts = 'Pedido RP-1001, 27 de noviembre de 2026';
    for (const part of [facts, 'Guía <1>: $6.50 USD (PDF)', 'Total: $13.00 USD', LINK]) {
      expect(text).toContain(part);
    }
    expect(text.indexOf('Guía <1>')).toBeLessThan(text.indexOf('Guía <2>'));
    expect(html).not.toContain('Guía <');
    expect(html).toContain('src="https://cdn.test/1.jpg?width=240"');
    expect(html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`href="${SHOP}/mis-productos#acceso"`);
    expect(plain).toEqual([]);
  });

  it('leaves out what was given back, and covers that are not known', async () => {
    order = {...order, entitlements: [right('1', '2026-11-26'), right('2')]};
    await mail('1');
    expect(sent[0]?.subject).toBe('Tu ebook está listo: Guía <2>');
    expect(sent[0]?.html).not.toContain('cdn.test');
    expect(sent[0]?.text).not.toContain('Guía <1>');
  });

  it('is a link by the backend a minute after the service failed, and at once for the next ten', async () => {
    const same = mailer(SHOP);
    outcome = 'failed';
    expect([await same(EMAIL, '1'), await same(EMAIL, '1')]).toEqual([true, true]);
    expect([sent.length, ...plain, ...waits]).toEqual([1, EMAIL, EMAIL, 61_000]);
    outcome = 'refused';
    expect(await mail('1')).toBe(false);
  });
});

it('a mail of access names no order, and is the mail service’s, whose allowance sign-ups do not use up', async () => {
  expect(await mail()).toBe(true);
  expect(plain).toEqual([]);
  const [{text, html = ''} = {text: ''}] = sent;
  expect(text).toContain(LINK);
  expect(text).not.toContain('RP-1001');
  expect(html).toContain(`href="${LINK.replaceAll('&', '&amp;')}"`);
});

describe("the account backend's own mail", () => {
  it('goes out where no order can be read', async () => {
    order = null;
    expect(await mail('1')).toBe(true);
    order = {name: 'RP-1001', order_lines: [line('1')], entitlements: [right('1', '2026-11-26')]};
    expect(await mail('1')).toBe(true);
    expect(plain).toEqual([EMAIL, EMAIL]);
    expect(sent).toEqual([]);
  });

  it('goes out when the backend makes no link, or the address of the shop is not set', async () => {
    expect(await mail('1', '')).toBe(true);
    link = new Response('not found', {status: 404});
    expect(await mail('1')).toBe(true);
    expect(plain).toEqual([EMAIL, EMAIL]);
  });
});

it('the link without a purchase leads to the library too; a refusal is logged, one by the SMTP server counted', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  link = new Response(null, {status: 401});
  const address = {url: 'https://project.test', anonKey: 'key', siteUrl: SHOP};
  expect(await createMailer(address)(EMAIL)).toBe(false);
  const asked = () => vi.mocked(fetch).mock.calls.at(-1)?.[0];
  expect(asked()).toContain(encodeURIComponent(`${SHOP}/auth?volver=%2Fmis-productos`));
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('HTTP 401'));
  link = new Response(null, {status: 500});
  expect(await createMailer(address)(EMAIL)).toBe(false);
  expect(asked()).toContain('/rest/v1/rpc/count_event');
});
