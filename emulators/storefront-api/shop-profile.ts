import {DEMO_POLICIES, type PoliciesData} from './shop-policies';

/** The emulated shop's name and texts, each of which can be replaced. */
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
  readonly redirects: readonly RedirectData[];
  readonly policies: PoliciesData;
  /** The provider does not document whether its single-line descriptions keep a blank where a tag was. */
  readonly gluesDescriptions: boolean;
}

interface RedirectData {
  readonly path: string;
  readonly target: string;
}

/** The profile of the demo shop. */
export const DEMO_SHOP: ShopProfile = {
  name: 'Reventa PLR',
  description: 'Productos digitales con licencia PLR, listos para revender con tu propia marca.',
  thankYouUrl: '/gracias',
  gluesDescriptions: false,
  cartPath: '/carrito',
  productPath: '/producto/',
  collectionPath: '/category/',
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
