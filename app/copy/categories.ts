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
