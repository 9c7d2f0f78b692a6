/** What is asked of the shop while its provider fails: every route, as a document and as data. */
import {OWN_CONNECTION} from '../in-parallel';
import {PAGES} from '../routes';

/** 'data' is what a client navigation fetches. */
export type Way = 'document' | 'data' | 'resource';

export interface Probe {
  readonly route: string;
  readonly way: Way;
  readonly path: string;
  /** Status while the provider is sound. */
  readonly good: number;
  /** Status when every call fails and nothing is kept; the good one when no call is needed. */
  readonly failed: number;
  /** Texts that a failed document shows. */
  readonly shows: readonly string[];
  /**
   * What stands in once the route was visited: the whole page; or an old read, which the log tells; or
   * the index of the search, of which the isolate has one of its own; or nothing, because only the
   * truth of the moment will do.
   */
  readonly kept: 'page' | 'read' | 'index' | 'nothing';
  /** The body of a POST; a GET without. */
  readonly body?: string;
  /** Whether pages of any origin may read the answer. */
  readonly openToAll?: boolean;
  /** Of several calls at once the operation that the page cannot do without; any when left out. */
  readonly essential?: string;
  /** Whether another call takes the place of the first when it fails: the provider searches when the index cannot be made. */
  readonly standIn?: boolean;
}

const PRODUCT = 'GetProductByHandle';
const UNAVAILABLE = ['No pudimos cargar los productos', 'Reintentar'];

function screen(
  path: string,
  {shows = UNAVAILABLE, good = 200, kept = 'page', failed = 503, ...rest}: Partial<Probe> = {},
): Probe[] {
  const [pathname = '', search = ''] = path.split('?');
  const data = `${pathname === '/' ? '/_root' : pathname}.data${search && `?${search}`}`;
  const probe = {route: path, good, failed, kept, ...rest};
  return [
    {...probe, way: 'document', path, shows},
    {...probe, way: 'data', path: data, shows: []},
  ];
}

/** Screens that ask the provider nothing. */
function independent(path: string, good = 200): Probe[] {
  return screen(path, {good, failed: good, shows: [], kept: 'page'});
}

function independentResource(path: string): Probe {
  return {...resource(path), failed: 200};
}

/** By which anybody verifies a certificate, from wherever. */
function openToAll(path: string): Probe {
  return {...independentResource(path), openToAll: true};
}

function resource(path: string, kept: Probe['kept'] = 'read'): Probe {
  return {route: path, way: 'resource', path, good: 200, failed: 503, shows: [], kept};
}

const CHECKOUT: Probe = {
  ...resource('/api/checkout', 'nothing'),
  body: JSON.stringify([{merchandiseId: 'gid://shopify/ProductVariant/400010', quantity: 1}]),
};

/** Routes whose content comes from the provider. */
export const PROVIDER_PROBES: readonly Probe[] = [
  ...screen('/', {shows: ['No hay productos aún']}),
  ...screen('/tienda'),
  ...screen('/tienda?q=plan', {standIn: true}),
  ...screen('/ebooks-plr'),
  ...screen('/category/01-salud-y-deportes'),
  ...screen('/producto/producto-01', {essential: PRODUCT}),
  ...screen('/producto/producto-05/hojear'),
  ...screen('/politicas/terms-of-service'),
  // What does not exist is no page to keep, but that it does not exist is a read like any other.
  ...screen('/category/no-existe', {good: 404, kept: 'read'}),
  ...screen('/producto/no-existe', {good: 404, kept: 'read', essential: PRODUCT}),
  // Without a search there is no advice, and she says so.
  independentResource('/api/asesora?q=algo+de+cocina'),
  resource('/api/buscar'),
  {...resource('/api/buscar?q=ayuno', 'index'), standIn: true},
  resource('/api/libro?handle=producto-05'),
  resource('/api/oferta'),
  resource('/api/productos?ids=gid://shopify/Product/1001'),
  resource('/api/sugerencias?handles=producto-01'),
  resource('/api/precios?variantes=400010', 'nothing'),
  CHECKOUT,
  resource('/sitemap.xml'),
  resource('/sitemap/productos-1.xml'),
  resource('/novedades.xml'),
  {...resource('/healthz', 'nothing')},
];

/** Every other page, and the files that need no provider: they must not notice. */
export const INDEPENDENT_PROBES: readonly Probe[] = [
  ...PAGES.map(({example}) => example)
    .filter((path) => !PROVIDER_PROBES.some(({route}) => route === path))
    .flatMap((path) => independent(path)),
  ...independent('/no-existe', 404),
  openToAll('/.well-known/did.json'),
  openToAll('/.well-known/jwks.json'),
  {...openToAll('/certificado/nadie/estado'), good: 404, failed: 404},
  {...openToAll('/certificado/nadie/credencial.jwt'), good: 404, failed: 404},
  independentResource('/robots.txt'),
  independentResource('/llms.txt'),
  independentResource('/manifest.webmanifest'),
  independentResource('/speculation-rules.json'),
  independentResource('/sw.js'),
];

/** Asks a shop for it, each time as another visitor, and follows no redirect. */
export function askProbe(origin: string, {path, body}: Probe): Promise<Response> {
  return fetch(origin + path, {
    ...(body ? {method: 'POST', body} : {}),
    headers: {...OWN_CONNECTION, origin, 'oxygen-buyer-ip': crypto.randomUUID()},
    redirect: 'manual',
  });
}
