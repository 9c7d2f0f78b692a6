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

interface Summary {
  count: number;
  byOperation: Record<string, number>;
  requests: Record<string, unknown>[];
}
const requests = async () => (await (await emulator.admin('GET', 'requests')).json()) as Summary;

describe('injected faults', () => {
  it.each([500, 502, 429])('answer the HTTP status %i', async (status) => {
    await fault({kind: 'http', status, times: 1});
    const response = await emulator.post(SHOP);
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '1' : null);
    expect((await emulator.post(SHOP)).status).toBe(200);
  });

  it('answer GraphQL errors', async () => {
    await fault({kind: 'graphql', times: 1});
    const {data, errors} = await emulator.query(SHOP.query);
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions?.['code']).toBe('INTERNAL_SERVER_ERROR');
  });

  it('answer THROTTLED', async () => {
    await fault({kind: 'throttled', times: 1});
    expect((await emulator.query(SHOP.query)).errors?.[0]).toMatchObject({
      message: 'Throttled',
      extensions: {code: 'THROTTLED'},
    });
  });

  it('answer broken JSON, and nothing at all', async () => {
    await fault({kind: 'invalid-json', times: 1});
    await fault({kind: 'empty', times: 1});
    const broken = await (await emulator.post(SHOP)).text();
    expect(() => JSON.parse(broken)).toThrow();
    expect(await (await emulator.post(SHOP)).text()).toBe('');
  });

  it('drop the connection', async () => {
    await fault({kind: 'drop', times: 1});
    await expect(emulator.post(SHOP)).rejects.toThrow();
    expect((await requests()).requests[0]).toMatchObject({status: 0, fault: 'drop'});
  });

  it('are slow', async () => {
    await fault({kind: 'slow', delayMs: 80, times: 1});
    const start = performance.now();
    expect((await emulator.query(SHOP.query)).data.shop.name).toBe('Reventa PLR');
    expect(performance.now() - start).toBeGreaterThan(75);
  });

  it('answer in part', async () => {
    await fault({kind: 'partial', times: 1});
    const {data, errors} = await emulator.query(
      '{ shop { name } product(handle: "producto-01") { id } }',
    );
    expect(data).toEqual({shop: {name: 'Reventa PLR'}, product: null});
    expect(errors?.[0]?.path).toEqual(['product']);
  });

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

  it('stay until cleared when no number is told', async () => {
    await fault({kind: 'http'});
    for (let call = 0; call < 3; call += 1) expect((await emulator.post(SHOP)).status).toBe(500);
    const listed = await (await emulator.admin('GET', 'faults')).json();
    expect(listed).toMatchObject({faults: [{kind: 'http', times: null, operation: null}]});
    await emulator.admin('DELETE', 'faults');
    expect((await emulator.post(SHOP)).status).toBe(200);
  });

  it('hit the share of calls that is told, the same ones on every run', async () => {
    await fault({kind: 'http', share: 0.2});
    const statuses = [];
    for (let call = 0; call < 100; call += 1) statuses.push((await emulator.post(SHOP)).status);
    const failed = statuses.filter((status) => status === 500).length;
    expect(failed).toBeGreaterThan(14);
    expect(failed).toBeLessThan(26);
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

describe('the request log', () => {
  it('counts calls by operation and can be reset', async () => {
    await emulator.post(SHOP);
    await emulator.post(SHOP);
    await emulator.post({query: '{ shop { foo } }'});
    const {count, byOperation, requests: log} = await requests();
    expect([count, byOperation]).toEqual([3, {Shop: 2, '(anonymous)': 1}]);
    expect(log[0]).toMatchObject({operationName: 'Shop', status: 200, errors: false, fault: null});
    expect(log[2]).toMatchObject({operationName: null, status: 200, errors: true});
    await emulator.admin('DELETE', 'requests');
    expect((await requests()).count).toBe(0);
  });
});

describe('product overrides', () => {
  const product = async () =>
    (
      await emulator.data(
        '{ product(handle: "producto-01") { title description descriptionHtml availableForSale priceRange { minVariantPrice { amount } } } }',
      )
    ).product;

  it('change price, stock and texts, one after the other, until reset', async () => {
    const before = await product();
    await emulator.admin('POST', 'products/producto-01', {price: '12.00', title: 'Otro'});
    await emulator.admin('POST', 'products/producto-01', {
      availableForSale: false,
      descriptionHtml: '<p>Hola</p><script>alert(1)</script>',
    });
    expect(await product()).toEqual({
      title: 'Otro',
      description: 'Hola',
      descriptionHtml: '<p>Hola</p><script>alert(1)</script>',
      availableForSale: false,
      priceRange: {minVariantPrice: {amount: '12.0'}},
    });
    await emulator.admin('POST', 'reset');
    expect(await product()).toEqual(before);
  });

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
  it('answers 404 and 400 with an explanation', async () => {
    expect((await emulator.admin('GET', 'nothing')).status).toBe(404);
    expect((await emulator.admin('POST', 'codes/NADA', {enabled: true})).status).toBe(404);
    expect((await emulator.admin('POST', 'codes/COMBO10', {})).status).toBe(400);
    expect((await emulator.admin('POST', 'faults', 'text')).status).toBe(400);
  });

  it('answers no page of another origin', async () => {
    const response = await fetch(`${emulator.url}/__emulator/reset`, {
      method: 'POST',
      headers: {origin: 'http://evil.example'},
    });
    expect(response.status).toBe(403);
  });
});
