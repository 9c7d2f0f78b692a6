/** Texts of the collection page and the ebooks index. */
export const collection = {
  products: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  genericDescription: (title: string) => `Ebooks PLR en el nicho de ${title}`,
  empty: 'No hay productos en esta categoría',
  emptyText: 'Estamos preparando novedades. Mientras tanto, explora las demás categorías.',
  notFound: 'Colección no encontrada',
  notFoundText: 'Esta categoría no existe o cambió de dirección.',
  allCategories: 'Ver todas las categorías',
  productList: (title: string) => `Productos de ${title}`,
  subcategories: (title: string) => `Subcategorías de ${title}`,
  filter: 'Ordenar y filtrar',
  pagination: 'Páginas de la categoría',
  previous: 'Anterior',
  next: 'Siguiente',
  pageLink: (page: number) => `Página ${page}`,
} as const;

export const ebooksIndex = {
  heading: 'Categoría de Ebooks',
  onlyPage: 'Página 1 de 1',
  intro: 'Elige tu nicho: cada ebook es tuyo para editarlo, ponerle tu marca y venderlo.',
  empty: 'No hay categorías disponibles',
  emptyText: 'Vuelve a intentarlo en unos minutos.',
  metaTitle: 'Ebooks PLR por nicho',
  metaDescription:
    'Ebooks editables con derechos de reventa PLR en 11 nichos: salud, cocina, finanzas, marketing y más. Descarga inmediata y 100% de las ganancias.',
} as const;
