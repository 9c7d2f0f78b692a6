/** Addresses that a shopper may open, with what they must answer: each page route, and its states. */
import {PAGES as ROUTES} from '../../../scripts/lib/routes';
import {CATEGORY} from './addresses';

export interface PageCase {
  readonly name: string;
  readonly path: string;
  readonly status: 200 | 404;
  readonly heading: string | RegExp;
  /** Whether the page cache keeps it. */
  readonly kept: boolean;
}

/** By pattern; of a page that is not named here any heading will do. */
const HEADINGS: Readonly<Record<string, string | RegExp>> = {
  '/': /Gana de 300 a 500 por semana/,
  '/tienda': 'Tienda',
  '/ebooks-plr': 'Categoría de Ebooks',
  '/category/:handle': 'Salud y Deportes',
  '/carrito': 'Carrito de Compras',
  '/gracias': '¡Gracias, Ana!',
  '/categorias': 'Todas las categorías',
  '/videos-plr': 'Categoría de Videos',
  '/micro-saas-plr': 'Categoría Micro SaaS',
  '/ia-club': 'IA CLUB',
  '/faq': 'Preguntas Frecuentes',
  '/licencia': 'Licencia',
  '/contacto': 'Contacto',
  '/arrepentimiento': 'Arrepentimiento y quejas',
  '/accesibilidad': 'Accesibilidad',
  '/politicas/:handle': 'Términos del servicio',
  '/wishlist': 'Mi Lista de Deseos',
  '/auth': 'Bienvenido',
  '/auth/nueva-clave': 'Nueva contraseña',
  '/proximamente': 'Algo Increíble Está Por Llegar',
};

const STATES: readonly PageCase[] = [
  found('category, page 2', `${CATEGORY}?pagina=2`, 'Salud y Deportes'),
  found('sub-category', '/category/perros', 'Perros'),
  {...found('thank-you without details', '/gracias', '¡Gracias, Cliente!'), kept: false},
  missing('unknown category', '/category/no-existe', 'Colección no encontrada'),
  missing('unknown product', '/producto/no-existe', 'Producto no encontrado'),
  missing('unknown path', '/no-existe', 'No encontramos esta página'),
];

/** Shown by the same components as another page. */
const ALIKE = [
  ...['category, page 2', 'sub-category', 'unknown category', 'unknown product'],
  ...['thank-you without details', 'micro-saas-plr'],
];

export const PAGES: readonly PageCase[] = [
  ...ROUTES.map(({name, path, example, facts}): PageCase => ({
    name,
    path: example,
    status: 200,
    heading: HEADINGS[path] ?? /\S/,
    kept: facts.cache === 'shared',
  })),
  ...STATES,
];

/** One page of each kind, for what a browser takes long to look at. */
export const SCREENS = PAGES.filter(({name}) => !ALIKE.includes(name));

function found(name: string, path: string, heading: string): PageCase {
  return {name, path, status: 200, heading, kept: true};
}

function missing(name: string, path: string, heading: string): PageCase {
  return {name, path, status: 404, heading, kept: false};
}
