/** Texts of the product card and the product page. */
export const product = {
  featuredBadge: 'Destacado',
  newBadge: 'Nuevo',
  details: 'Ver Detalles',
  add: 'Agregar',
  added: 'En el carrito',
  soldOut: 'Agotado',
  defaultCategory: 'General',
  stars: '5 de 5 estrellas',
  addToWishlist: (title: string) => `Agregar ${title} a favoritos`,
  removeFromWishlist: (title: string) => `Quitar ${title} de favoritos`,
  actionsFor: (title: string) => `Opciones de ${title}`,
  toastAdded: 'Producto agregado al carrito',
  toastViewCart: 'Ver carrito',
  toastWished: 'Agregado a la lista de deseos',
  toastUnwished: 'Eliminado de la lista de deseos',
  toastAlreadyAdded: 'Este producto ya está en tu carrito',
} as const;
