/** The same build on a host that is not Oxygen, through the configuration that an operator deploys. */
import {readFileSync} from 'node:fs';
import {startLocalServices, type LocalServices} from '../../scripts/lib/local-services';
import {startCloudflareWorker, type CloudflareWorker} from './support/cloudflare';
import {expect, test} from './support/test';

// One worker serves them all.
test.describe.configure({mode: 'default'});

let services: LocalServices;
let worker: CloudflareWorker;

test.beforeAll(async () => {
  services = await startLocalServices({shopUrl: 'http://127.0.0.1:3999'});
  worker = await startCloudflareWorker(services.variables);
});
test.afterAll(async () => {
  await worker.close();
  await services.close();
});

test('serves pages and the files that they load, and keeps what it has read', async ({request}) => {
  const product = await request.get(`${worker.url}/producto/producto-01`);
  expect(product.status()).toBe(200);
  const html = await product.text();
  expect(html).toContain('Ayuno intermitente sin complicaciones');

  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? 'no script';
  const asset = await request.get(worker.url + script);
  expect(asset.status()).toBe(200);
  expect(asset.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });

  const icon = await request.get(`${worker.url}/favicon.svg`);
  expect(icon.headers()['cache-control']).not.toContain('immutable');
  expect((await request.get(`${worker.url}/assets/gone.js`)).status()).toBe(404);

  await test.step('asks for the same behaviour of the runtime as on Oxygen', () => {
    const config = readFileSync('wrangler.jsonc', 'utf8');
    const [, date] = /"compatibility_date": "([\d-]+)"/.exec(config) ?? [];
    const oxygen = JSON.parse(readFileSync('dist/server/oxygen.json', 'utf8')) as object;
    expect(oxygen).toMatchObject({compatibility_date: date});
  });

  await test.step('keeps what it has read in the cache of the host', async () => {
    const calls = async () => {
      const log = await request.get(`${services.storefront.url}/__emulator/requests`);
      return ((await log.json()) as {count: number}).count;
    };
    await request.get(`${worker.url}/ebooks-plr`);
    const before = await calls();
    expect(before).toBeGreaterThan(0);
    expect((await request.get(`${worker.url}/ebooks-plr`)).status()).toBe(200);
    expect(await calls()).toBe(before);
  });
});

test('counts a visitor by the address that this host knows', async ({request}) => {
  const ask = (forged: number) =>
    request.post(`${worker.url}/api/checkout`, {
      headers: {
        origin: worker.url,
        'cf-connecting-ip': '198.51.100.7',
        'oxygen-buyer-ip': `203.0.113.${forged}`,
      },
      data: [{merchandiseId: 'gid://shopify/ProductVariant/999999999', quantity: 1}],
    });
  for (let count = 0; count < 30; count += 1) expect((await ask(count)).status()).toBe(409);
  expect((await ask(30)).status()).toBe(429);
});
