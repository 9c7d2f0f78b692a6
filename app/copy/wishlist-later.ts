/** Texts of the wishlist that only who has wishes, or an account, sees; their code comes later. */
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
      ? '1 producto de tu lista ya no está en la tienda.'
      : `${count} productos de tu lista ya no están en la tienda.`,
  removeVanished: (count: number) =>
    count === 1 ? 'Quitarlo de mi lista' : 'Quitarlos de mi lista',
  failed: 'No pudimos cargar tus favoritos',
  failedText: 'La tienda no respondió. Tu lista sigue guardada en este navegador.',
  retry: 'Reintentar',
} as const;
