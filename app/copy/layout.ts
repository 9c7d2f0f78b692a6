/** Texts of what surrounds every screen: header, bars, notices. */
export const layout = {
  skipToContent: 'Saltar al contenido',
  announcement: [
    'Descarga inmediata',
    'Pago único, sin suscripción',
    'Licencia PLR: véndelo con tu marca',
  ],
  mainNavigation: 'Navegación principal',
  quickNavigation: 'Accesos rápidos',
  home: 'Reventa PLR, inicio',
  categories: 'VER CATEGORÍAS',
  categoriesShort: 'Categorías',
  iaClub: 'IA CLUB',
  microSaas: 'MICRO SAAS',
  shop: 'TIENDA',
  faq: 'FAQ',
  community: 'COMUNIDAD',
  newBadge: 'Nuevo',
  search: 'Buscar',
  /** After 'Buscar', where there is room. */
  searchWhat: 'productos',
  favourites: 'Favoritos',
  account: 'Acceder',
  myAccount: 'Mi cuenta',
  cart: 'Carrito',
  opensInNewTab: '(se abre en una pestaña nueva)',
  /** What is in the cart or the wishlist, in words. */
  counted: (label: string, count: number) =>
    `${label}, ${count} ${count === 1 ? 'producto' : 'productos'}`,
  breadcrumb: 'Ruta de navegación',
  breadcrumbHome: 'Inicio',
  loading: 'Cargando…',
  dismiss: 'Cerrar aviso',
  offline: 'Sin conexión. Tu carrito sigue aquí.',
} as const;

/** Texts of the screens shown instead of a page that cannot be. */
export const errorScreen = {
  notFoundCode: '404',
  notFoundMetaTitle: 'Página no encontrada',
  notFoundTitle: 'No encontramos esta página',
  notFoundLine: 'Oops! Page not found',
  notFoundText: 'La página que buscas no existe o cambió de dirección.',
  backHome: 'Volver al inicio',
  browse: 'Explorar productos',
  unexpectedMetaTitle: 'Algo salió mal',
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText:
    'Algo salió mal de nuestro lado. Tu carrito y tus favoritos siguen guardados en este dispositivo.',
  retry: 'Reintentar',
  unavailableTitle: 'No pudimos cargar los productos',
  unavailableText: 'La tienda está tardando en responder. Intenta de nuevo en un momento.',
} as const;

/** Texts of the row of card brands. */
export const payments = {
  accepted: 'Medios de pago aceptados',
} as const;

/** Texts of the floating chat button; apart from the chat's own, which come when it is opened. */
export const chatButton = {
  open: 'Abrir chat con SofIA',
} as const;

/** When the code of a dialog, menu or tool cannot be fetched. */
export const failedPart = {
  title: 'No pudimos abrir esta parte',
  text: 'Revisa tu conexión e inténtalo de nuevo. Tu carrito sigue aquí.',
  retry: 'Intentar de nuevo',
  close: 'Cerrar',
} as const;
