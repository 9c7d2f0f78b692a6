/** Texts of the frame around every screen: header, footer, bars, notices, errors. */
export const layout = {
  skipToContent: 'Saltar al contenido',
  announcement: ['Descarga inmediata', 'Pago único, sin suscripción', 'Licencia PLR: 100% tuyo'],
  mainNavigation: 'Navegación principal',
  home: 'Reventa PLR, inicio',
  categories: 'VER CATEGORÍAS',
  iaClub: 'IA CLUB',
  microSaas: 'MICRO SAAS',
  shop: 'TIENDA',
  faq: 'FAQ',
  community: 'COMUNIDAD',
  newBadge: 'Nuevo',
  search: 'Buscar',
  favourites: 'Favoritos',
  account: 'Acceder',
  cart: 'Carrito',
  opensInNewTab: '(se abre en una pestaña nueva)',
  cartCount: (count: number) =>
    count === 1 ? 'Carrito, 1 producto' : `Carrito, ${count} productos`,
  favouritesCount: (count: number) =>
    count === 1 ? 'Favoritos, 1 producto' : `Favoritos, ${count} productos`,
  footerNavigation: 'Enlaces del pie de página',
  footerCommunity: 'Únete a nuestra comunidad',
  footerFaq: 'Preguntas frecuentes',
  copyright: '© 2025 Reventa PLR. Todos los derechos reservados.',
  breadcrumb: 'Ruta de navegación',
  breadcrumbHome: 'Inicio',
  loading: 'Cargando…',
  dismiss: 'Cerrar aviso',
} as const;

export const errorScreen = {
  notFoundCode: '404',
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'La página que buscas no existe o cambió de dirección.',
  backHome: 'Volver al inicio',
  browse: 'Explorar productos',
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText:
    'Algo salió mal de nuestro lado. Tu carrito y tus favoritos siguen guardados en este dispositivo.',
  retry: 'Reintentar',
  unavailableTitle: 'No pudimos cargar los productos',
  unavailableText: 'La tienda está tardando en responder. Intenta de nuevo en un momento.',
} as const;
