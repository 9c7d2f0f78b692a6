/** Texts of the wishlist screen. */
export const wishlist = {
  heading: 'Mi Lista de Deseos',
  count: (count: number) =>
    count === 1 ? 'Tienes 1 producto guardado' : `Tienes ${count} productos guardados`,
  intro: 'Se guardan en este dispositivo. Entra para verlos en otros.',
  introSignedIn: 'Tus favoritos te esperan aquí y en tus otros dispositivos.',
  loading: 'Cargando tus favoritos…',
  empty: 'Tu Lista de Deseos está Vacía',
  emptyText: 'Toca el corazón de un producto para guardarlo y volver a él cuando quieras.',
  explore: 'Explorar Productos',
  withoutScript: 'Tus favoritos se guardan en tu navegador. Activa JavaScript para verlos aquí.',
  metaDescription: 'Los productos PLR que guardaste para más tarde.',
} as const;

/** Texts of a filled wishlist, and of one that is not joined with the account. */
export const wishes = {
  apart: 'Tus favoritos no van a tu cuenta',
  apartText: 'Entraste con un enlace y los dejaste solo en este navegador.',
  join: 'Llevarlos a mi cuenta',
  list: 'Tus favoritos',
  loadingMore: 'Cargando más productos…',
  more: 'Ver más',
  shown: (count: number) =>
    count === 1 ? 'Se muestra 1 producto' : `Se muestran ${count} productos`,
  vanished: (count: number) =>
    count === 1
      ? '1 favorito ya no está en la tienda.'
      : `${count} favoritos ya no están en la tienda.`,
  removeVanished: (count: number) => (count === 1 ? 'Quitarlo' : 'Quitarlos'),
  failed: 'No pudimos cargar tus favoritos',
  failedText: 'Revisa tu conexión e inténtalo de nuevo. Tus favoritos siguen guardados.',
  retry: 'Reintentar',
} as const;
