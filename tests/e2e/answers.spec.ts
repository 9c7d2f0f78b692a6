/** Headers of every kind of answer, and secrets in none; `crawl.spec.ts` checks every page so, too. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'node-html-parser';
import {answerProblems, secretsIn} from './support/answer-rules';
import {PAGES} from './support/pages';
import {sendRaw} from './support/send-raw';
import {expect, test} from './support/test';

const CLIENT_BUILD = path.resolve('dist/client');
const JSON_TYPE = {'content-type': 'application/json'};
const line = (number: number) =>
  JSON.stringify([{merchandiseId: `gid://shopify/ProductVariant/${number}`, quantity: 1}]);

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly init?: RequestInit;
  /** Whether the request says that it comes from the shop itself. */
  readonly own?: boolean;
  /** Of a page, which has it without script. */
  readonly heading?: string | RegExp;
}

const KINDS: readonly Kind[] = [
  ...PAGES.map(({path, status, heading}) => ({name: `page ${path}`, path, status, heading})),
  {name: 'data', path: '/tienda.data', status: 200},
  {name: 'private data', path: '/gracias.data?order=1', status: 200},
  {name: 'data that is missing', path: '/producto/no-existe.data', status: 404},
  {name: 'redirect', path: '/tienda?pagina=1', status: 302},
  {name: 'redirect of two slashes', path: '//evil.example/', status: 301},
  {name: 'malformed address', path: '/producto/%E0%A4%A', status: 400},
  {name: 'obsolete data request', path: '/gracias?_data=root', status: 400},
  {name: 'head', path: '/', status: 200, init: {method: 'HEAD'}},
  {
    name: 'head of data from elsewhere',
    path: '/auth.data',
    status: 200,
    init: {method: 'HEAD', headers: {origin: 'https://evil.example'}},
  },
  {name: 'unknown method', path: '/faq', status: 405, init: {method: 'DELETE'}},
  {name: 'preflight', path: '/api/checkout', status: 405, init: {method: 'OPTIONS'}},
  {name: 'health', path: '/healthz', status: 200},
  {name: 'search', path: '/api/buscar?q=plan', status: 200},
  {name: 'cross-sell', path: '/api/oferta', status: 200},
  {name: 'prices', path: '/api/precios?variantes=400010', status: 200},
  {name: 'prices of nothing', path: '/api/precios', status: 400},
  {name: 'products of nothing', path: '/api/productos', status: 400},
  {name: 'suggestions', path: '/api/sugerencias?handles=producto-01', status: 200},
  {name: 'checkout that is only read', path: '/api/checkout', status: 405},
  {
    name: 'checkout',
    path: '/api/checkout',
    status: 200,
    init: {method: 'POST', headers: JSON_TYPE, body: line(400_010)},
    own: true,
  },
  {
    name: 'checkout from elsewhere',
    path: '/api/checkout',
    status: 403,
    init: {
      method: 'POST',
      headers: {...JSON_TYPE, origin: 'https://evil.example'},
      body: line(400_010),
    },
  },
  {
    name: 'form without fields',
    path: '/gracias',
    status: 400,
    init: {method: 'POST', body: new URLSearchParams()},
    own: true,
  },
  {name: 'file', path: '/favicon.ico', status: 200},
  {name: 'file that is missing', path: '/assets/nada.js', status: 404},
];

test('every kind of answer has its status, its headers and no secret, and a page its heading', async ({
  shop,
}) => {
  for (const {name, path: address, status, init, own, heading} of KINDS) {
    const headers = {...(init?.headers as object), ...(own ? {origin: shop.url} : {})};
    const response = await fetch(shop.url + address, {...init, headers, redirect: 'manual'});
    const body = await response.text();
    expect.soft(response.status, name).toBe(status);
    const problems = answerProblems({status: response.status, headers: response.headers, body});
    expect.soft(problems, name).toEqual([]);
    if (!heading) continue;
    const document = parse(body);
    const headings = document.querySelectorAll('h1').map(({text}) => text.trim());
    expect.soft(headings, name).toEqual([expect.stringMatching(heading)]);
    const title = document.querySelector('head > title')?.text;
    expect.soft(title, name).toMatch(/ \| Reventa PLR$/);
  }
  // A page that is known is not sent again; its policy is.
  const first = await fetch(`${shop.url}/faq`);
  await first.text();
  const etag = first.headers.get('etag') ?? '';
  const {status, headers} = await fetch(`${shop.url}/faq`, {headers: {'if-none-match': etag}});
  expect(status).toBe(304);
  expect(answerProblems({status, headers, body: ''})).toEqual([]);
  expect(headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
});

test('a body where none belongs, or one that is too large, is taken and answered', async ({
  shop,
}) => {
  const origin = {origin: shop.url, 'content-type': 'application/json'};
  const ask = async (method: string, target: string, bytes: number, headers = {}) => {
    const body = 'x'.repeat(bytes);
    const sent = {method, target, body, headers: {'content-length': String(bytes), ...headers}};
    return (await sendRaw(shop.url, sent))?.status;
  };
  for (const target of ['/', '/faq', '/faq.data', '/healthz']) {
    expect.soft(await ask('HEAD', target, 5), `HEAD ${target}`).toBe(200);
    expect.soft(await ask('GET', target, 5), `GET ${target}`).toBe(200);
  }
  expect.soft(await ask('POST', '/api/checkout', 2_000_000, origin)).toBe(413);
  const form = {...origin, 'content-type': 'application/x-www-form-urlencoded'};
  expect.soft(await ask('POST', '/gracias', 2_000_000, form)).toBe(413);
  expect.soft(await ask('POST', '/api/checkout', 2_000_000)).toBe(403);
  expect.soft(await ask('PUT', '/faq', 2_000_000)).toBe(405);
});

test('the files that browsers get hold no secret', () => {
  const files = readdirSync(CLIENT_BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(?:js|css|json|html|txt|xml|map|svg|webmanifest)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const found = files.flatMap((file) =>
    secretsIn(readFileSync(path.join(CLIENT_BUILD, file), 'utf8')).map((what) => `${file} ${what}`),
  );
  expect(found).toEqual([]);
});
