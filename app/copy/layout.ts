/** Texts of what surrounds every screen: header, bars, notices. */
export const layout = {
  whatsapp: 'Preguntar por WhatsApp',
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
  /** Text after 'Buscar', if there is room. */
  searchWhat: 'productos',
  favourites: 'Favoritos',
  account: 'Acceder',
  myAccount: 'Mi cuenta',
  cart: 'Carrito',
  opensInNewTab: '(se abre en una pestaña nueva)',
  /** Number of items in the cart or the wishlist, in words. */
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
  notFoundText: 'Quizá su enlace cambió. Búscala arriba o vuelve al inicio.',
  backHome: 'Volver al inicio',
  browse: 'Explorar productos',
  unexpectedMetaTitle: 'Algo salió mal',
  unexpectedTitle: 'Unexpected Application Error!',
  unexpectedText:
    'Algo salió mal de nuestro lado. Tu carrito y tus favoritos siguen guardados en este dispositivo.',
  retry: 'Reintentar',
  unavailableTitle: 'No pudimos cargar los productos',
  unavailableText: 'Inténtalo de nuevo en un momento.',
} as const;

/** Texts of the row of card brands. */
export const payments = {
  accepted: 'Medios de pago aceptados',
} as const;

/** Texts of the floating chat button; apart from the chat's own, which come when it is opened. */
export const chatButton = {
  open: 'Abrir chat con SofIA',
} as const;

/** Shown if the code of a dialog, menu or tool cannot be loaded. */
export const failedPart = {
  title: 'No pudimos abrir esta parte',
  text: 'Revisa tu conexión e inténtalo de nuevo. Tu carrito sigue aquí.',
  retry: 'Reintentar',
  close: 'Cerrar',
} as const;

/** Texts of the footer; apart from the other texts around a screen, because its code comes later. */
export const footer = {
  navigation: 'Enlaces del pie de página',
  explore: 'Explora',
  help: 'Ayuda',
  shop: 'Tienda',
  ebooks: 'Ebooks PLR',
  videos: 'Videos PLR',
  microSaas: 'Micro SaaS PLR',
  faq: 'Preguntas frecuentes',
  community: 'Únete a nuestra comunidad',
  library: 'Mis productos',
  wishlist: 'Mis favoritos',
  privacy: 'Preferencias de privacidad',
  licenceTitle: (name: string, version: string) => `En breve: ${name} ${version}`,
  licenceAllowed: 'Puedes',
  licenceDenied: 'No puedes',
  licence: 'Licencia',
  contact: 'Contacto',
  withdrawal: 'Arrepentimiento y Libro de Reclamaciones',
  accessibility: 'Accesibilidad',
  sells: 'Vende:',
  hours: 'Atención:',
  copyright: '© 2025 Reventa PLR. Todos los derechos reservados.',
} as const;

/** Texts for requests that are rejected before a page is rendered; people seldom see these. */
export const errorResponses = {
  'malformed-address': {
    title: 'Enlace incorrecto',
    text: 'El enlace que abriste está mal escrito.',
  },
  'foreign-origin': {
    title: 'Solicitud rechazada',
    text: 'Abre el formulario otra vez e inténtalo de nuevo.',
  },
  'method-not-allowed': {
    title: 'Solicitud no permitida',
    text: 'Esta página no acepta este tipo de solicitud.',
  },
  'too-many': {
    title: 'Demasiadas solicitudes',
    text: 'Llegaron muchas seguidas desde tu red. Espera un minuto y vuelve a cargar la página.',
  },
  busy: {
    title: 'Hay mucha gente en la tienda',
    text: 'Espera unos segundos y vuelve a cargar la página. Tu carrito y tus favoritos siguen guardados en este dispositivo.',
  },
  unexpected: {
    title: 'Algo salió mal de nuestro lado',
    text: 'Tu carrito y tus favoritos siguen guardados en este dispositivo. Inténtalo de nuevo en un momento.',
  },
  'not-configured': {
    title: 'La tienda abre en un momento',
    text: 'Todavía la estamos preparando. Vuelve a cargar la página en unos minutos.',
  },
  backHome: 'Volver al inicio',
} as const;

/** Texts of toasts about the cart and the wishlist. */
export const toasts = {
  added: 'Producto agregado al carrito',
  viewCart: 'Ver carrito',
  wished: 'Agregado a la lista de deseos',
  unwished: 'Eliminado de la lista de deseos',
  wishlistFull: 'Ya no caben más favoritos',
  alreadyAdded: 'Este producto ya está en tu carrito',
  full: 'Tu carrito está lleno',
  fullText: 'Tiene demasiados productos distintos. Divide tu compra en dos.',
  locked: 'Estamos preparando tu pago',
  lockedText: 'En un momento puedes cambiar tu carrito.',
  /** Said along with any of the cart. */
  cartUnkept: 'Este navegador no puede guardar tu carrito: si cierras la página, lo pierdes.',
} as const;

export const brand = {
  name: 'Reventa PLR',
  tagline: 'Productos digitales listos para revender',
} as const;

/** Descriptions for search engines and other machines. */
export const brandDescription =
  'Ebooks con licencia PLR, y pronto videos y micro apps. Edítalos, ponles tu marca, véndelos y quédate con el 100% de las ganancias.';

/** Texts of the account in header and bar. */
export const accountMenu = {
  named: (email: string) => `Mi cuenta, ${email}`,
  signedInAs: 'Entraste como',
  library: 'Mis productos',
  wishlist: 'Mis favoritos',
  changePassword: 'Cambiar contraseña',
  signOut: 'Cerrar sesión',
  signOutBusy: 'Cerrando sesión…',
  signOutText: 'Cierra en todos tus dispositivos y borra tu marca de este',
  signedOut: 'Cerraste tu sesión',
  signedOutText: 'Tus favoritos siguen en este dispositivo.',
  signedOutHere: 'Cerraste sesión solo aquí',
  signedOutHereText: 'En tus otros dispositivos sigue abierta.',
} as const;

/** Shown on a page whose code could not be fetched. */
export const codeMissing = {
  text: 'No pudimos cargar toda la página.',
  again: 'Volver a cargar',
} as const;
