/** Texts shown without a network. */
export const offline = {
  metaTitle: 'Sin conexión',
  metaDescription: 'No hay conexión a internet. Tu carrito y tus favoritos siguen aquí.',
  heading: 'Sin conexión',
  text: 'Esta página necesita internet. Puedes ver tu carrito, tus favoritos y lo que ya abriste.',
  cart: 'Ver mi carrito',
  wishlist: 'Ver mis favoritos',
  retry: 'Reintentar',
  pages: 'Páginas que visitaste',
  /** Note on a stored page: `when` is such as '22 nov, 14:05'. */
  copyOf: (when: string) => `Sin conexión: precios de ${when}`,
} as const;
