/** Requests that no browser of a shopper would send, drawn by chance. */
import type {Chance} from './chance';
import {CANARY, CANARY_EMAIL, HOSTILE_TEXTS} from './hostile-texts';

export interface HostileRequest {
  readonly method: string;
  /** As it goes over the wire: path and query, encoded or not. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const PATHS = [
  '/',
  '/tienda',
  '/ebooks-plr',
  '/category/01-salud-y-deportes',
  '/category/perros',
  '/producto/producto-01',
  '/faq',
  '/carrito',
  '/wishlist',
  '/auth',
  '/auth/nueva-clave',
  '/gracias',
  '/api/asesora',
  '/api/buscar',
  '/api/libro',
  '/api/oferta',
  '/api/productos',
  '/api/precios',
  '/api/sugerencias',
  '/api/checkout',
  '/healthz',
  '/no-existe',
  '/assets/nada.js',
  '/favicon.ico',
] as const;
const PREFIXES = ['/producto/', '/category/', '/', '/api/', '/assets/', '/.well-known/'] as const;
const PARAMETERS = [
  ...['q', 'pagina', 'nicho', 'orden', 'min', 'max', 'order', 'name', 'volver', 'index', 'ids'],
  ...['variantes', 'handles', '_routes', '_data', '__proto__', '__proto__[polluted]', 'utm_source'],
  ...['constructor[prototype][polluted]', 'callback', 'redirect', 'next', 'url', 'lang'],
];
const PLAUSIBLE = [
  ...['1', '2', '99', 'plan', '01-salud-y-deportes', 'precio-asc', 'root', 'routes/tienda'],
  ...['gid://shopify/Product/1001', '400010,400020', 'producto-01', '/carrito', 'RP-1001', 'Ana'],
];
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  host: ['evil.example', 'evil.example:80', '127.0.0.1', 'localhost', `${CANARY}.example`],
  'x-forwarded-host': ['evil.example', `evil.example, ${CANARY}`, `"><${CANARY}>`],
  'x-forwarded-proto': ['https', 'javascript', 'http'],
  'x-forwarded-for': ['127.0.0.1', `<${CANARY}>`],
  'x-forwarded-prefix': ['//evil.example'],
  'x-original-url': ['/carrito', '/api/checkout', '//evil.example'],
  'x-rewrite-url': ['/carrito', '/healthz'],
  'x-http-method-override': ['POST', 'DELETE', 'PUT', 'TRACE'],
  'x-method-override': ['POST'],
  forwarded: ['host=evil.example;proto=http', `for="<${CANARY}>"`],
  origin: ['https://evil.example', 'null', 'no://[origin', 'http://127.0.0.1'],
  referer: [`https://evil.example/<${CANARY}>`],
  cookie: [`session=${CANARY}; __proto__=1`, '__session=eyJ'],
  accept: ['application/json', 'text/x-script', '*/*;q=0', `<${CANARY}>`],
  'accept-encoding': ['gzip', 'identity', 'br;q=1, *;q=0', 'zzz'],
  'accept-language': ['en', `<${CANARY}>`],
  'if-none-match': ['*', 'W/"0"', `"${CANARY}"`],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  range: ['bytes=0-10', 'bytes=99999999-', 'x'],
  'cache-control': ['no-cache', 'no-store', 'only-if-cached'],
  'x-cache': ['hit'],
  'x-remix-request': ['yes'],
  'request-id': [`"}\\n${CANARY}`, 'x'.repeat(5000)],
  'oxygen-buyer-ip': ['::1', `<${CANARY}>`, ''],
  'user-agent': [`<${CANARY}>`, ''],
  'content-type': ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'x/y'],
  'content-encoding': ['gzip', 'zzz'],
  purpose: ['prefetch'],
};
const METHODS = [
  'POST',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
] as const;

export function drawRequest(chance: Chance, origin: string): HostileRequest {
  const method = chance.hits(0.7) ? 'GET' : chance.pick(METHODS);
  const names = chance.hits(0.5) ? chance.some(Object.keys(HEADERS), 1, 3) : [];
  const headers = Object.fromEntries(names.map((name) => [name, chance.pick(HEADERS[name] ?? [])]));
  // Half of what changes something claims to come from the shop itself, or it would get nowhere.
  if (method !== 'GET' && chance.hits(0.5)) headers['origin'] = origin;
  const withBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return {
    method,
    target: drawPath(chance) + drawQuery(chance),
    headers,
    body: withBody ? drawBody(chance) : null,
  };
}

function drawPath(chance: Chance): string {
  if (chance.hits(0.6)) {
    return (
      chance.pick(PATHS) + (chance.hits(0.2) ? chance.pick(['.data', '/', '//', ';x', '.']) : '')
    );
  }
  const text = chance.pick(HOSTILE_TEXTS);
  const suffix = chance.hits(0.2) ? '.data' : '';
  return chance.pick(PREFIXES) + encodedForPath(chance, text) + suffix;
}

function drawQuery(chance: Chance): string {
  if (chance.hits(0.3)) return '';
  const pairs = chance.some(PARAMETERS, 1, 4).map((name) => {
    const value = chance.hits(0.3) ? chance.pick(PLAUSIBLE) : chance.pick(HOSTILE_TEXTS);
    return `${encode(name)}${chance.hits(0.95) ? '=' : ''}${encodedForPath(chance, value)}`;
  });
  return `?${pairs.join(chance.hits(0.95) ? '&' : ';')}`;
}

function drawBody(chance: Chance): string {
  const text = () => chance.pick(HOSTILE_TEXTS);
  switch (chance.below(5)) {
    case 0: {
      const form = new URLSearchParams();
      for (const name of ['name', 'email', 'message', 'referencia']) form.set(name, text());
      if (chance.hits(0.5)) form.set('email', CANARY_EMAIL);
      return form.toString();
    }
    case 1:
      return JSON.stringify([
        {
          merchandiseId: chance.hits(0.5) ? 'gid://shopify/ProductVariant/400010' : text(),
          quantity: chance.pick([1, 0, -1, 1.5, 1e9, '1', null]),
          ...(chance.hits(0.5) ? {offer: text()} : {}),
        },
      ]);
    case 2:
      return `[{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]`;
    case 3:
      return text().repeat(1 + chance.below(200));
    default:
      return `--x\r\nContent-Disposition: form-data; name="${encode(text())}"\r\n\r\n1\r\n--x--`;
  }
}

/** Mostly encoded, sometimes twice, sometimes as raw as the wire allows. */
function encodedForPath(chance: Chance, text: string): string {
  if (chance.hits(0.15)) return text.replace(/[^\x21-\x7e]|[#?]/g, '');
  return chance.hits(0.1) ? encode(encode(text)) : encode(text);
}

/** Half a surrogate pair has no encoding; it becomes the replacement character, as in a browser. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
