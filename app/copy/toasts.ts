/** What toasts say of the cart and the wishlist, wherever something is added. */
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
  lockedText: 'Podrás cambiar tu carrito en un momento.',
  /** Said along with any of the cart. */
  cartUnkept: 'Este navegador no puede guardar tu carrito: si cierras la página, lo perderás.',
} as const;
