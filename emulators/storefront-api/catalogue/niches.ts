/**
 * How the demo catalogue is filed: collections of ebooks, some with collections below them. The even
 * ones have no description, so that a storefront's own texts are seen.
 */

/** A collection as an operator would create it. */
interface Filed {
  readonly handle: string;
  /** Titles of the niches begin with a number. */
  readonly title: string;
  /** Ebooks of `books/` in the collection: first and last number of each run. */
  readonly ebooks: readonly (readonly [first: number, last: number])[];
}

export type Subcategory = Filed;

export interface Niche extends Filed {
  /** Subcategories; empty if the niche has none. */
  readonly description: string;
  readonly subcategories: readonly Subcategory[];
}

export const niches: readonly Niche[] = [
  {
    handle: '01-salud-y-deportes',
    title: '01. Salud y Deportes',
    description:
      'Ebooks para quienes quieren comer mejor, moverse más y dormir mejor. Ponles tu marca y conviértete en su referencia de bienestar. Cada uno incluye su licencia PLR.',
    ebooks: [],
    subcategories: [
      {
        handle: 'nutricion-y-perdida-de-peso',
        title: 'Nutrición y Pérdida de Peso',
        ebooks: [
          [1, 3],
          [10, 12],
          [19, 21],
        ],
      },
      {
        handle: 'entrenamiento-y-deportes',
        title: 'Entrenamiento y Deportes',
        ebooks: [
          [4, 6],
          [13, 15],
          [22, 23],
        ],
      },
      {
        handle: 'bienestar-y-salud-natural',
        title: 'Bienestar y Salud Natural',
        ebooks: [
          [7, 9],
          [16, 18],
          [24, 25],
        ],
      },
    ],
  },
  {
    handle: 'cocina-y-gastronomia',
    title: '2. Cocina y Gastronomía',
    description: '',
    ebooks: [],
    subcategories: [
      {
        handle: 'reposteria-y-panaderia',
        title: 'Repostería y Panadería',
        ebooks: [
          [26, 27],
          [32, 33],
          [40, 40],
        ],
      },
      {
        handle: 'cocina-saludable',
        title: 'Cocina Saludable',
        ebooks: [
          [28, 29],
          [34, 36],
        ],
      },
      {
        handle: 'cocina-internacional',
        title: 'Cocina Internacional',
        ebooks: [
          [30, 31],
          [37, 39],
        ],
      },
    ],
  },
  {
    handle: '03-mascotas',
    title: '03. Mascotas',
    description:
      'Quien ama a su perro o a su gato siempre quiere aprender a cuidarlo mejor. Aquí tienes guías cariñosas y prácticas, listas para tu marca. Cada ebook incluye su licencia PLR.',
    ebooks: [],
    subcategories: [
      {handle: 'perros', title: '1. Perros', ebooks: [[41, 43]]},
      {handle: 'gatos', title: '2. Gatos', ebooks: [[44, 45]]},
    ],
  },
  {
    handle: '04-desarrollo-personal',
    title: '04. Desarrollo Personal',
    description: '',
    ebooks: [],
    subcategories: [
      {
        handle: 'productividad-y-habitos',
        title: 'Productividad y Hábitos',
        ebooks: [
          [46, 47],
          [52, 53],
          [58, 59],
        ],
      },
      {
        handle: 'autoestima-y-confianza',
        title: 'Autoestima y Confianza',
        ebooks: [
          [48, 49],
          [54, 55],
          [60, 61],
        ],
      },
      {
        handle: 'liderazgo-y-comunicacion',
        title: 'Liderazgo y Comunicación',
        ebooks: [
          [50, 51],
          [56, 57],
          [62, 63],
        ],
      },
    ],
  },
  {
    handle: '05-crianza-familia-y-educacion',
    title: '05. Crianza Familia y Educación',
    description:
      'Contenido cálido para mamás, papás y docentes que buscan respuestas sin juicios. Adáptalo a tu voz y acompaña a las familias de tu comunidad. Cada ebook incluye su licencia PLR.',
    ebooks: [],
    subcategories: [
      {
        handle: 'crianza-y-familia',
        title: 'Crianza y Familia',
        ebooks: [
          [64, 66],
          [69, 71],
          [74, 75],
          [79, 79],
        ],
      },
      {
        handle: 'educacion-y-aprendizaje',
        title: 'Educación y Aprendizaje',
        ebooks: [
          [67, 68],
          [72, 73],
          [76, 78],
        ],
      },
    ],
  },
  {
    handle: '06-marketing-y-emprendimiento',
    title: '6. Marketing y Emprendimiento',
    description: '',
    ebooks: [],
    subcategories: [
      {
        handle: 'marketing-digital',
        title: '1. Marketing Digital',
        ebooks: [
          [80, 82],
          [86, 87],
          [90, 90],
        ],
      },
      {
        handle: 'emprendimiento-y-negocios',
        title: '2. Emprendimiento y Negocios',
        ebooks: [
          [83, 85],
          [88, 89],
        ],
      },
    ],
  },
  {
    handle: '07-finanzas-e-inversiones',
    title: '07. Finanzas e Inversiones',
    description:
      'Guías claras para ordenar el dinero, ahorrar e invertir con calma. Justo lo que tu audiencia necesita, con tu nombre. Cada ebook incluye su licencia PLR.',
    ebooks: [[91, 93]],
    subcategories: [],
  },
  {
    handle: '08-espiritualidad-y-mindfulness',
    title: '08. Espiritualidad y Mindfulness',
    description: '',
    ebooks: [],
    subcategories: [
      {
        handle: 'meditacion-y-mindfulness',
        title: 'Meditación y Mindfulness',
        ebooks: [
          [94, 95],
          [100, 102],
          [106, 108],
          [111, 111],
        ],
      },
      {
        handle: 'energia-y-astrologia',
        title: 'Energía y Astrología',
        ebooks: [
          [96, 99],
          [103, 105],
          [109, 110],
        ],
      },
    ],
  },
  {
    handle: '09-relaciones-y-sexualidad',
    title: '9. Relaciones y Sexualidad',
    description:
      'Amor, comunicación e intimidad tratados con respeto y buen gusto. Ayuda a tu audiencia a quererse mejor con contenido que ya está escrito. Cada ebook incluye su licencia PLR.',
    ebooks: [],
    subcategories: [
      {
        handle: 'pareja-y-amor',
        title: 'Pareja y Amor',
        ebooks: [
          [112, 114],
          [117, 119],
          [122, 124],
        ],
      },
      {
        handle: 'sexualidad-y-bienestar-intimo',
        title: 'Sexualidad y Bienestar Íntimo',
        ebooks: [
          [115, 116],
          [120, 121],
          [125, 126],
        ],
      },
    ],
  },
  {
    handle: '10-hobbies-habilidades-y-oficios',
    title: '10. Hobbies Habilidades y Oficios',
    description: '',
    ebooks: [[127, 131]],
    subcategories: [],
  },
  {
    handle: '11-belleza-y-cuidado-personal',
    title: '11. Belleza y Cuidado Personal',
    description:
      'Rostro, piel y cabello explicados con honestidad y rutinas sencillas. El complemento perfecto si ya hablas de belleza con tus clientes. Cada ebook incluye su licencia PLR.',
    ebooks: [[132, 134]],
    subcategories: [],
  },
];

/** The title without its number: what the collection's picture calls it. */
export function nameOf({title}: Pick<Filed, 'title'>): string {
  return title.replace(/^\d+\.\s*/, '');
}

/** Name of a collection in tags: without commas, which separate tags. */
export function tagOf(filed: Pick<Filed, 'title'>): string {
  return nameOf(filed).replaceAll(',', '');
}
