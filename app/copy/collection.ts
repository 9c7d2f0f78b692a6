/** Texts of the collection page and the ebooks index. */
export const collection = {
  products: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  genericDescription: (title: string) => `Ebooks PLR en el nicho de ${title}`,
  empty: 'No hay productos en esta categoría',
  emptyText: 'Estamos preparando novedades. Mientras tanto, explora las demás categorías.',
  notFound: 'Colección no encontrada',
  notFoundText: 'Quizá su enlace cambió. Mira las demás categorías.',
  allCategories: 'Ver todas las categorías',
  productList: (title: string) => `Productos de ${title}`,
  subcategories: (title: string) => `Subcategorías de ${title}`,
  filter: 'Filtrar y ordenar',
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
  emptyText: 'Inténtalo de nuevo en unos minutos.',
  metaTitle: 'Ebooks PLR por nicho',
  metaDescription:
    'Ebooks editables con derechos de reventa PLR en 11 nichos: salud, cocina, finanzas, marketing y más. Descarga inmediata y 100% de las ganancias.',
} as const;

/** Texts of the page of all categories. */
export const categories = {
  heading: 'Todas las categorías',
  crumb: 'Categorías',
  intro: 'Tres formas de empezar a vender con tu marca. Elige la tuya.',
  facts: ['3 categorías', 'Licencia PLR en todas'],
  available: 'Disponible',
  comingSoon: 'Próximamente',
  ebooks: {
    name: 'Ebooks PLR',
    text: 'Guías y recetarios editables en 11 nichos, listos para tu portada, tu nombre y tu precio.',
    action: 'Ver ebooks',
  },
  videos: {
    name: 'Videos PLR',
    text: 'Lecciones y clips de marca blanca para cursos, redes y anuncios. Los estamos preparando.',
    action: 'Conocer los videos',
  },
  microSaas: {
    name: 'Micro SaaS PLR',
    text: 'Micro apps creadas con IA que ofreces como tuyas, sin programar. Las estamos preparando.',
    action: 'Conocer los Micro SaaS',
  },
  metaTitle: 'Categorías: ebooks, videos y Micro SaaS PLR',
  metaDescription:
    'Explora todas las categorías de Reventa PLR: ebooks editables en 11 nichos y, muy pronto, videos y Micro SaaS de marca blanca para revender.',
} as const;
