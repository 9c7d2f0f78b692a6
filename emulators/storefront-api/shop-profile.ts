import {DEMO_POLICIES, type PoliciesData} from './shop-policies';

/** What the emulated shop is called and what it says. Any of it can be another shop's. */
export interface ShopProfile {
  readonly name: string;
  readonly description: string;
  /**
   * Where a paid checkout leads, with `order` and `name` in the query: a path of the storefront or a whole
   * address.
   */
  readonly thankYouUrl: string;
  /** A path of the storefront. */
  readonly cartPath: string;
  /** Paths of the storefront, which the handle of a product or of a collection follows. */
  readonly productPath: string;
  readonly collectionPath: string;
  /** By handle. */
  readonly menus: Readonly<Record<string, MenuData>>;
  readonly pages: readonly PageData[];
  readonly blogs: readonly BlogData[];
  readonly redirects: readonly RedirectData[];
  readonly policies: PoliciesData;
  /** The provider does not document whether its single-line descriptions keep a blank where a tag was. */
  readonly gluesDescriptions: boolean;
}

export interface MenuData {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface MenuLink {
  readonly title: string;
  /** A path of the storefront, or a whole address. */
  readonly url: string;
  /** What is below it. */
  readonly links?: readonly MenuLink[];
}

export interface PageData {
  readonly handle: string;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
}

export interface BlogData {
  readonly handle: string;
  readonly title: string;
}

export interface RedirectData {
  readonly path: string;
  readonly target: string;
}

/** The shop whose catalogue is the demo one. */
export const DEMO_SHOP: ShopProfile = {
  name: 'Reventa PLR',
  description: 'Productos digitales con licencia PLR, listos para revender con tu propia marca.',
  thankYouUrl: '/gracias',
  gluesDescriptions: false,
  cartPath: '/carrito',
  productPath: '/producto/',
  collectionPath: '/category/',
  menus: {
    'main-menu': {
      title: 'Menú principal',
      links: [
        {title: 'Inicio', url: '/'},
        {title: 'Categorías', url: '/categorias'},
        {title: 'IA Club', url: '/ia-club'},
      ],
    },
    footer: {
      title: 'Pie de página',
      links: [
        {title: 'Preguntas frecuentes', url: '/faq'},
        {title: 'IA Club', url: '/ia-club'},
      ],
    },
  },
  pages: [
    {
      handle: 'licencia-plr',
      title: 'Licencia PLR',
      text: 'Puedes editar, poner tu marca, traducir y vender cada producto a clientes finales, y quedarte con el 100% de las ganancias. No puedes revender los derechos.',
    },
    {
      handle: 'entrega',
      title: 'Entrega inmediata',
      text: 'Recibes por correo el enlace de descarga y tu certificado de licencia en cuanto se confirma el pago.',
    },
  ],
  blogs: [{handle: 'novedades', title: 'Novedades'}],
  policies: DEMO_POLICIES,
  // Addresses of a standard shop theme, led to those of the storefront; a product whose handle was
  // changed, as the provider notes it by itself; and an address of another site.
  redirects: [
    {path: '/collections/all', target: '/tienda'},
    {path: '/cart', target: '/carrito'},
    {path: '/pages/faq', target: '/faq'},
    {path: '/products/ayuno-para-principiantes', target: '/products/producto-01'},
    {path: '/blogs/novedades/que-es-plr', target: '/faq#que-es-plr'},
    {path: '/club-antiguo', target: 'https://elsewhere.example/club'},
  ],
};
