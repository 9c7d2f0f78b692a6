/** The pages that are measured: one address for each route of the shop. */
export interface BenchRoute {
  readonly name: string;
  readonly path: string;
  /** Calls to the provider that it may cost while nothing is cached. */
  readonly mostCalls: number;
  /** Whether search engines are asked to list it. */
  readonly indexed: boolean;
}

export const HOME: BenchRoute = {name: 'home', path: '/', mostCalls: 3, indexed: true};
export const CATEGORY: BenchRoute = {
  name: 'category',
  path: '/category/01-salud-y-deportes',
  mostCalls: 2,
  indexed: true,
};
export const PRODUCT: BenchRoute = {
  name: 'product',
  path: '/producto/producto-01',
  mostCalls: 2,
  indexed: true,
};

export const ROUTES: readonly BenchRoute[] = [
  HOME,
  CATEGORY,
  PRODUCT,
  {name: 'shop', path: '/tienda', mostCalls: 1, indexed: true},
  {name: 'ebooks', path: '/ebooks-plr', mostCalls: 1, indexed: true},
  still('categories', '/categorias'),
  still('videos', '/videos-plr'),
  still('micro-saas', '/micro-saas-plr'),
  still('ia-club', '/ia-club'),
  still('faq', '/faq'),
  personal('wishlist', '/wishlist'),
  personal('cart', '/carrito'),
  personal('sign-in', '/auth'),
  personal('new-password', '/auth/nueva-clave'),
  personal('thank-you', '/gracias?order=RP-1001&name=Ana'),
  personal('coming-soon', '/proximamente'),
];

/** Asks the provider for nothing. */
function still(name: string, path: string): BenchRoute {
  return {name, path, mostCalls: 0, indexed: true};
}

function personal(name: string, path: string): BenchRoute {
  return {...still(name, path), indexed: false};
}

/** Where a navigation within the shop asks for the data of a page. */
export function dataPath({path}: BenchRoute): string {
  const [pathname = '', query] = path.split('?');
  return `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`;
}
