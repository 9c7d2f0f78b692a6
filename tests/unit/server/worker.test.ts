import {beforeEach, expect, test, vi} from 'vitest';
import worker from '../../../server';

const render = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>());
vi.mock('virtual:remix/server-build', () => {
  const page = (id: string, path: string, cache: string, query: string[]) => ({
    [id]: {id, path, module: {default: () => null, action: () => null, handle: {cache, query}}},
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
vi.mock('~/domain/limits', async (original) => {
  const queue = {atOnce: 1, places: 1, placesOfOne: 1, waitMs: 9e9, turnMs: 9e9, restMs: 0};
  const QUERY_RATE = {limit: 9, windowMs: 60_000};
  return {...(await original<object>()), QUERY_RATE, RENDER_QUEUE: queue, ANSWER_QUEUE: queue};
});

let network = 0;

beforeEach(() => {
  vi.stubEnv('DEV', false);
  const cache = {match: async () => undefined, put: async () => undefined};
  vi.stubGlobal('caches', {open: async () => cache});
  vi.spyOn(console, 'log').mockReturnValue();
  render.mockReset().mockImplementation(async () => new Response('a page'));
  network += 1;
});

function read(path: string, sender = `198.51.100.${network}`, method = 'GET') {
  const headers = {'oxygen-buyer-ip': sender, Origin: 'https://shop.example'};
  const execution = {waitUntil: () => {}} as unknown as ExecutionContext;
  return worker.fetch(new Request(`https://shop.example${path}`, {headers, method}), {}, execution);
}

test('limits what a network asks for that has no end and is not kept', async () => {
  for (const path of ['/tienda?q=', '/producto/', '/gracias?order=', '/nada']) {
    for (let n = 0; n < 9; n += 1) expect((await read(`${path}${n}`)).status, path).toBe(200);
    const refused = await read(`${path}otra`);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Demasiadas solicitudes');
  }
  for (let n = 0; n < 9; n += 1) expect((await read('/api/buscar')).status).toBe(200);
  expect(await (await read('/api/buscar')).json()).toEqual({ok: false, error: 'too-many'});
  for (const path of ['/tienda?q=1', '/faq']) expect((await read(path)).status, path).toBe(200);
  expect((await read('/tienda?q=otra', '203.0.113.8')).status).toBe(200);
  for (let n = 0; n < 10; n += 1) expect((await read('/tienda?q=otra', '')).status).toBe(200);
});

const KINDS = {
  searches: ['/tienda?q=', 'GET'],
  'account pages': ['/gracias?order=', 'GET'],
  answers: ['/api/buscar?q=', 'GET'],
  forms: ['/faq?x=', 'POST'],
} as const;

test.each(Object.entries(KINDS))(
  'makes a flood of %s wait in line, and nothing else',
  async (...[kind, [path, method]]) => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    render.mockImplementationOnce(async () => slow.then(() => new Response('late', {status: 404})));
    const ask = (n: number) => read(path + n + kind, undefined, method);
    const flood = [ask(1), ask(2)];
    await vi.waitFor(async () => expect((await ask(3)).status).toBe(503));
    expect((await ask(4)).headers.get('Retry-After')).toBe('5');
    for (const [other, way] of Object.values(KINDS).filter((each) => each[0] !== path))
      expect((await read(other, '192.0.2.1', way)).status, other).toBe(200);
    expect((await read('/faq', '192.0.2.1')).status).toBe(200);
    finish();
    expect((await Promise.all(flood)).map(({status}) => status)).toEqual([404, 200]);
  },
);
