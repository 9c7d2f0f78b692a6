/** Texts of the wishlist screen. */
export const wishlist = {
  heading: 'Mi Lista de Deseos',
  count: (count: number) =>
    count === 1 ? 'Tienes 1 producto guardado' : `Tienes ${count} productos guardados`,
  intro: 'Lo que marcas con el corazón te espera aquí, en este navegador.',
  introSignedIn: 'Lo que marcas con el corazón te espera aquí y en tus otros dispositivos.',
  loading: 'Cargando tus favoritos…',
  empty: 'Tu Lista de Deseos está Vacía',
  emptyText: 'Toca el corazón de un producto para guardarlo y volver a él cuando quieras.',
  explore: 'Explorar Productos',
  withoutScript: 'Tus favoritos se guardan en tu navegador. Activa JavaScript para verlos aquí.',
  metaDescription: 'Los productos PLR que guardaste para más tarde.',
} as const;
