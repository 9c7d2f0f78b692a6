// @vitest-environment node
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterEach(async () => {
  await emulator.admin('POST', 'reset');
});
afterAll(() => emulator.close());

const SHOP = {query: 'query Shop { shop { name } }'};
const fault = (body: unknown) => emulator.admin('POST', 'faults', body);

describe('injected faults', () => {
  it('hit only the operation named, the number of times told', async () => {
    await fault({kind: 'http', operation: 'Other', times: 2});
    expect((await emulator.post(SHOP)).status).toBe(200);
    const other = {
      query: 'query A { shop { id } } query Other { shop { id } }',
      operationName: 'Other',
    };
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await emulator.post(other)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it.each([
    {},
    {kind: 'http', share: 0},
    {kind: 'http', share: 1.1},
    {kind: 'nope'},
    {kind: 'http', status: 200},
    {kind: 'http', times: 0},
    {kind: 'slow', delayMs: -1},
    {kind: 'http', operation: 4},
  ])('are refused when malformed: %o', async (body) => {
    expect((await fault(body)).status).toBe(400);
  });
});

describe('product overrides', () => {
  it('let a product vanish from everywhere', async () => {
    await emulator.admin('POST', 'products/producto-01', {deleted: true});
    const data = await emulator.data(`{
      product(handle: "producto-01") { id }
      node(id: "gid://shopify/ProductVariant/101") { id }
      products(first: 9) { nodes { handle } }
      collection(handle: "cocina") { products(first: 9) { nodes { handle } } }
    }`);
    expect([data.product, data.node]).toEqual([null, null]);
    expect(data.products.nodes).toHaveLength(4);
    expect(data.collection.products.nodes).toHaveLength(3);
  });

  it.each([
    ['producto-99', {price: '1.00'}, 404],
    ['producto-01', {price: 12}, 400],
    ['producto-01', {vendor: 'x'}, 400],
    ['producto-01', {deleted: 'yes'}, 400],
  ])('refuse %s %o with %i', async (handle, body, status) => {
    expect((await emulator.admin('POST', `products/${handle}`, body)).status).toBe(status);
  });
});

describe('the admin path', () => {
  it('answers no page of another origin', async () => {
    const response = await fetch(`${emulator.url}/__emulator/reset`, {
      method: 'POST',
      headers: {origin: 'http://evil.example'},
    });
    expect(response.status).toBe(403);
  });
});
