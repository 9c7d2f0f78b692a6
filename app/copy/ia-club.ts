/** Texts of the IA club; its courses are in `app/content/courses.ts`. */
export const iaClub = {
  badge: 'Formación Exclusiva',
  heading: 'IA CLUB',
  intro:
    'Cursos prácticos para que la inteligencia artificial trabaje en tu negocio: crea páginas que venden y micro apps con tu marca.',
  coursesHeading: 'Nuestros cursos',
  available: 'Disponible',
  comingSoon: 'Próximamente',
  price: (price: string, currency: string) => `$${price} ${currency}`,
  noLink: 'Inscripciones muy pronto.',
  seeCourse: 'Ver Curso',
  joinPrelaunch: 'Únete al Prelanzamiento AHORA',
  pointsHeading: 'Por qué aprender con nosotros',
  points: [
    {
      icon: 'graduation-cap',
      title: 'Aprendes haciendo',
      text: 'Cada curso termina en algo tuyo: una página o una app que puedes mostrar y vender.',
    },
    {
      icon: 'sparkles',
      title: 'Sin saber programar',
      text: 'Describes tu idea con tus palabras y la IA hace la parte técnica. Tú decides y ajustas.',
    },
    {
      icon: 'trending-up',
      title: 'Pensado para revender',
      text: 'Lo que aprendes se aplica directo a tus productos PLR: mejores páginas, nuevas ofertas.',
    },
  ],
  metaTitle: 'IA CLUB: cursos de inteligencia artificial para vender',
  metaDescription:
    'Formación exclusiva para emprender: AUTO PAGE IA para crear páginas de venta con IA y, muy pronto, LOVABLE VIBECODE para crear micro apps.',
} as const;
