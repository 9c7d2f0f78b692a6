/** Texts of the comparison and of a shared list. */
export const compare = {
  heading: 'Comparar productos',
  intro: 'Compara hasta cuatro ebooks lado a lado.',
  table: 'Comparación de productos',
  swipe: 'Desliza la tabla para ver todos',
  feature: 'Característica',
  removeShort: 'Quitar',
  remove: (title: string) => `Quitar ${title} de la comparación`,
  rows: {
    price: 'Precio',
    available: 'Estado',
    buy: 'Comprar',
    pages: 'Páginas',
    chapters: 'Capítulos',
    formats: 'Formatos',
    language: 'Idioma',
    audience: 'Para quién es',
    includes: 'Incluye',
  },
  yes: 'Disponible',
  no: 'Agotado',
  unknown: 'No se indica',
  missing: (count: number) =>
    count === 1
      ? 'Un producto de esta comparación no está en la tienda.'
      : `${count} productos de esta comparación no están en la tienda.`,
  single: 'Agrega otro ebook para comparar.',
  empty: 'Aún no hay productos para comparar',
  emptyText: 'Guarda de dos a cuatro productos en tus favoritos y compáralos desde allí.',
  emptyLink: 'Ir a mis favoritos',
  shop: 'Ver la tienda',
  metaDescription: 'Compara ebooks PLR lado a lado: precio, páginas, formatos y público.',
} as const;

export const sharedList = {
  heading: 'Lista compartida',
  intro: (count: number) =>
    count === 1 ? 'Te compartieron 1 producto.' : `Te compartieron ${count} productos.`,
  list: 'Productos de la lista compartida',
  addAll: 'Agregar todo',
  added: (count: number) =>
    count === 1 ? '1 producto agregado al carrito' : `${count} productos agregados al carrito`,
  nothingAdded: 'Todos estos productos ya están en tu carrito',
  empty: 'Esta lista no tiene productos',
  emptyText: 'Puede que el enlace esté incompleto o que los productos ya no estén en la tienda.',
  metaDescription: 'Una selección de ebooks PLR compartida por enlace.',
} as const;
