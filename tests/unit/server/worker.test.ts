import {beforeEach, expect, test, vi} from 'vitest';
import worker from '../../../server';

const render = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>());
vi.mock('virtual:remix/server-build', () => {
  const page = (id: string, path: string, cache: string, query: string[]) => ({
    [id]: {id, path, module: {default: () => null, handle: {cache, query}}},
  });
  const routes = {
    ...page('tienda', 'tienda', 'shared', ['q']),
    ...page('producto', 'producto/:handle', 'shared', []),
    ...page('gracias', 'gracias', 'none', ['order']),
    ...page('faq', 'faq', 'shared', []),
    api: {id: 'api', path: 'api/buscar', module: {loader: () => null}},
  };
  return {routes, assets: {version: '1'}};
});
vi.mock('@shopify/remix-oxygen', () => ({createRequestHandler: () => render}));
vi.mock('~/server/context', () => ({
  createContext: (
    _request: Request,
    _variables: object,
    _execution: object,
    {trace}: object & {trace: object},
  ) => ({
    environment: {storeDomain: 'shop.myshopify.com'},
    site: {origin: 'https://shop.example'},
    trace,
  }),
}));
vi.mock('~/domain/limits', async (original) => ({
  ...(await original<object>()),
  QUERY_RATE: {limit: 9, windowMs: 60_000},
  RENDER_QUEUE: {atOnce: 1, places: 1, placesOfOne: 1, waitMs: 9e9, turnMs: 9e9, restMs: 0},
}));

let network = 0;

beforeEach(() => {
  vi.stubEnv('DEV', false);
  const cache = {match: async () => undefined, put: async () => undefined};
  vi.stubGlobal('caches', {open: async () => cache});
  vi.spyOn(console, 'log').mockReturnValue();
  render.mockReset().mockImplementation(async () => new Response('a page'));
  network += 1;
});

function read(path: string, sender = `198.51.100.${network}`) {
  const headers = {'oxygen-buyer-ip': sender};
  const execution = {waitUntil: () => {}} as unknown as ExecutionContext;
  return worker.fetch(new Request(`https://shop.example${path}`, {headers}), {}, execution);
}

test('limits what a network asks for that has no end and is not kept', async () => {
  for (let n = 0; n < 9; n += 1) expect((await read(`/tienda?q=${n}`)).status).toBe(200);
  for (const path of ['/tienda?q=otra', '/producto/nada', '/gracias?order=1', '/nada']) {
    const refused = await read(path);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Demasiadas solicitudes');
  }
  expect(await (await read('/api/buscar')).json()).toEqual({ok: false, error: 'too-many'});
  for (const path of ['/tienda?q=1', '/faq', '/gracias'])
    expect((await read(path)).status, path).toBe(200);
  expect((await read('/tienda?q=otra', '203.0.113.8')).status).toBe(200);
  for (let n = 0; n < 10; n += 1) expect((await read('/tienda?q=otra', '')).status).toBe(200);
});

test('makes a flood of searches wait in line, and nothing else', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  render.mockImplementationOnce(async () => slow.then(() => new Response('late', {status: 404})));
  const flood = [read('/tienda?q=a'), read('/tienda?q=b')];
  await vi.waitFor(async () => expect((await read('/tienda?q=c')).status).toBe(503));
  const refused = await read('/producto/nada');
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.text()).toContain('Hay mucha gente en la tienda');
  for (const path of ['/faq', '/gracias?order=1', '/api/buscar?q=x']) {
    expect((await read(path, '192.0.2.1')).status, path).toBe(200);
  }
  finish();
  expect((await Promise.all(flood)).map(({status}) => status)).toEqual([404, 200]);
});
