/** Every address that a shopper may open, with what it must answer. */
export interface PageCase {
  readonly name: string;
  readonly path: string;
  readonly status: 200 | 404;
  readonly heading: string | RegExp;
}

export const CATEGORY = '/category/01-salud-y-deportes';
export const PRODUCT = '/producto/producto-01';

export const PAGES: readonly PageCase[] = [
  {name: 'home', path: '/', status: 200, heading: /Gana de 300 a 500 por semana/},
  {name: 'shop', path: '/tienda', status: 200, heading: 'Tienda'},
  {name: 'ebooks index', path: '/ebooks-plr', status: 200, heading: 'Categoría de Ebooks'},
  {name: 'category', path: CATEGORY, status: 200, heading: 'Salud y Deportes'},
  {
    name: 'category, page 2',
    path: `${CATEGORY}?pagina=2`,
    status: 200,
    heading: 'Salud y Deportes',
  },
  {name: 'sub-category', path: '/category/perros', status: 200, heading: 'Perros'},
  {
    name: 'unknown category',
    path: '/category/no-existe',
    status: 404,
    heading: 'Colección no encontrada',
  },
  {name: 'product', path: PRODUCT, status: 200, heading: /\w+/},
  {
    name: 'unknown product',
    path: '/producto/no-existe',
    status: 404,
    heading: 'Producto no encontrado',
  },
  {name: 'empty cart', path: '/carrito', status: 200, heading: 'Carrito de Compras'},
  {
    name: 'thank-you',
    path: '/gracias?order=RP-1001&name=Ana',
    status: 200,
    heading: '¡Gracias, Ana!',
  },
  {name: 'all categories', path: '/categorias', status: 200, heading: 'Todas las categorías'},
  {name: 'videos', path: '/videos-plr', status: 200, heading: 'Categoría de Videos'},
  {name: 'Micro SaaS', path: '/micro-saas-plr', status: 200, heading: 'Categoría Micro SaaS'},
  {name: 'IA club', path: '/ia-club', status: 200, heading: 'IA CLUB'},
  {name: 'FAQ', path: '/faq', status: 200, heading: 'Preguntas Frecuentes'},
  {name: 'wishlist', path: '/wishlist', status: 200, heading: 'Mi Lista de Deseos'},
  {name: 'sign-in', path: '/auth', status: 200, heading: 'Bienvenido'},
  {
    name: 'coming soon',
    path: '/proximamente',
    status: 200,
    heading: 'Algo Increíble Está Por Llegar',
  },
  {name: 'thank-you without details', path: '/gracias', status: 200, heading: '¡Gracias, Cliente!'},
  {name: 'unknown path', path: '/no-existe', status: 404, heading: 'Oops! Page not found'},
];
