/** Whom SofIA answers, in the runtime of the hosted service; what she answers is in `dialogue.test.ts`. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SHOP, startSofia, type Sofia} from './support';

let sofia: Sofia;
let shop: Server;
beforeAll(async () => {
  const product = {
    id: 'gid://shop/Product/1',
    handle: 'producto-01',
    title: 'Ayuno sin prisa',
    productType: 'Guía',
    tags: ['ayuno'],
    collections: [],
    image: null,
    price: {amount: '9.99', currencyCode: 'USD'},
    offer: false,
    available: true,
    createdAt: '2026-01-01',
    rank: 0,
    audience: '',
    formats: ['PDF'],
    pages: 42,
    contents: [],
    about: ['De ayuno.'],
    extras: [],
    versions: [],
  };
  shop = createServer((request, response) => {
    response.statusCode = request.url === '/api/catalogo' ? 200 : 404;
    response.end(JSON.stringify({ok: true, collections: [], products: [product]}));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => shop.once('listening', resolve));
  const {port} = shop.address() as AddressInfo;
  sofia = await startSofia({SHOP_SITE_URL: `http://127.0.0.1:${port}`});
});
afterAll(async () => {
  await sofia.close();
  shop.close();
});

it('reads the catalogue from the shop, and goes on from the state that comes along', async () => {
  const first = await sofia.ask('busco algo de ayuno');
  expect(first.products.map(({handle}) => handle)).toEqual(['producto-01']);
  const second = await sofia.ask('cuántas páginas tiene?', first.state);
  expect(second.response).toContain('42 páginas');
});

it('takes no harm from a state that is none', async () => {
  for (const state of [
    7,
    'x',
    [],
    {list: {}, query: {min: 'a', formats: 7}, focus: ['<b>']},
    null,
  ]) {
    expect((await sofia.ask('y el segundo?', state)).response).not.toBe('');
  }
});

describe('requests', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    sofia.send({method: 'POST', body, headers});

  it.each([
    ['no JSON', 'hola', 400, 'invalid_json'],
    ['no message', '{}', 400, 'missing_message'],
    ['a message that is no text', '{"message":{"a":1}}', 400, 'missing_message'],
    ['501 characters', JSON.stringify({message: 'a'.repeat(501)}), 413, 'message_too_long'],
    ['an endless body', JSON.stringify({message: ' '.repeat(50_000)}), 413, 'body_too_large'],
  ])('refuses %s', async (_what, body, status, error) => {
    const response = await post(body);
    expect([response.status, ((await response.json()) as {error: string}).error]).toEqual([
      status,
      error,
    ]);
  });

  it('takes POST alone', async () => {
    const response = await sofia.send({method: 'GET'});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('serves the shop’s pages and no others', async () => {
    const body = JSON.stringify({message: 'hola'});
    const ours = await post(body, {origin: SHOP});
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, SHOP]);
    const others = await post(body, {origin: 'https://otra.test'});
    expect([others.status, others.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const preflight = await sofia.send({method: 'OPTIONS', headers: {origin: SHOP}});
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info');
  });
});

describe('the rate limit', () => {
  it('counts what is well formed by address, then of all together, and says how long to wait', async () => {
    const strict = await startSofia({SOFIA_MESSAGES_PER_MINUTE: '1'});
    let forged = 0;
    const from = (address: string, message = 'hola') =>
      strict.send({
        method: 'POST',
        body: JSON.stringify({message}),
        // What the caller says comes before what the gateway saw, and counts for nothing.
        headers: {'x-forwarded-for': `9.9.9.${(forged += 1)}, ${address}`, origin: SHOP},
      });
    const statuses = [];
    for (let n = 0; n < 20; n += 1) expect((await from('1.1.1.1', '')).status).toBe(400);
    for (let n = 0; n < 10; n += 1) expect((await from('1.1.1.1')).status).toBe(200);
    const refused = await from('1.1.1.1');
    for (let n = 0; n < 191; n += 1) statuses.push((await from(`1.1.1.${(n % 28) + 2}`)).status);
    await strict.close();
    expect(refused.status).toBe(429);
    expect(statuses).toEqual([...Array.from({length: 190}, () => 200), 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('access-control-allow-origin')).toBe(SHOP);
  });
});
