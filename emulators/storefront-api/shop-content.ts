/** Pages, menus and redirects of the emulated shop: few, but real enough to link to. */
import {gid} from './gid';

export interface PageNode {
  readonly __typename: 'Page';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly body: string;
  readonly bodySummary: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface BlogNode {
  readonly __typename: 'Blog';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}

export interface RedirectNode {
  readonly __typename: 'UrlRedirect';
  readonly id: string;
  readonly path: string;
  readonly target: string;
}

export const PAGES: readonly PageNode[] = [
  page(
    '1',
    'licencia-plr',
    'Licencia PLR',
    'Puedes editar, poner tu marca, traducir y vender cada producto a clientes finales, y quedarte con el 100% de las ganancias. No puedes revender los derechos.',
  ),
  page(
    '2',
    'entrega',
    'Entrega inmediata',
    'Recibes por correo el enlace de descarga y tu certificado de licencia en cuanto se confirma el pago.',
  ),
];

export const BLOGS: readonly BlogNode[] = [
  {__typename: 'Blog', id: gid('Blog', '1'), handle: 'novedades', title: 'Novedades'},
];

/**
 * Addresses of a standard shop theme, led to those of the storefront; a product whose handle was
 * changed, as the provider notes it by itself; and an address of another site.
 */
export const REDIRECTS: readonly RedirectNode[] = [
  redirect('1', '/collections/all', '/tienda'),
  redirect('2', '/cart', '/carrito'),
  redirect('3', '/pages/faq', '/faq'),
  redirect('4', '/products/ayuno-para-principiantes', '/products/producto-01'),
  redirect('5', '/blogs/novedades/que-es-plr', '/faq#que-es-plr'),
  redirect('6', '/club-antiguo', 'https://elsewhere.example/club'),
];

/** Menu handles and the collections or addresses in them. */
export const MENUS: Readonly<
  Record<string, {title: string; links: readonly (readonly [string, string])[]}>
> = {
  'main-menu': {
    title: 'Menú principal',
    links: [
      ['Inicio', '/'],
      ['Categorías', '/categorias'],
      ['IA Club', '/ia-club'],
    ],
  },
  footer: {
    title: 'Pie de página',
    links: [
      ['Preguntas frecuentes', '/faq'],
      ['IA Club', '/ia-club'],
    ],
  },
};

function page(id: string, handle: string, title: string, text: string): PageNode {
  return {
    __typename: 'Page',
    id: gid('Page', id),
    handle,
    title,
    body: `<p>${text}</p>`,
    bodySummary: text,
    createdAt: '2025-01-10T12:00:00Z',
    updatedAt: '2025-06-02T12:00:00Z',
  };
}

function redirect(id: string, path: string, target: string): RedirectNode {
  return {__typename: 'UrlRedirect', id: gid('UrlRedirect', id), path, target};
}
