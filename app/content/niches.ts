/**
 * The 11 niches of the ebook catalogue and their subcategories (docs/product.md 3.3). Handles and
 * labels are kept letter for letter; `title` is how the provider stores the collection (with a
 * number in front, in mixed forms), `name` is the same without it. The menus and the category
 * pages read this one list.
 */

export interface Subcategory {
  readonly handle: string;
  /** Title that the provider stores. */
  readonly title: string;
  readonly name: string;
  readonly label: string;
}

const tree = [
  {
    number: '01',
    handle: '01-salud-y-deportes',
    title: '01. Salud y Deportes',
    name: 'Salud y Deportes',
    label: 'SALUD Y DEPORTES',
    subcategories: [
      subcategory('nutricion-y-perdida-de-peso', 'Nutrición y Pérdida de Peso'),
      subcategory('entrenamiento-y-deportes', 'Entrenamiento y Deportes'),
      subcategory('bienestar-y-salud-natural', 'Bienestar y Salud Natural'),
    ],
  },
  {
    number: '02',
    handle: 'cocina-y-gastronomia',
    title: '2. Cocina y Gastronomía',
    name: 'Cocina y Gastronomía',
    label: 'COCINA Y GASTRONOMÍA',
    subcategories: [
      subcategory('reposteria-y-panaderia', 'Repostería y Panadería'),
      subcategory('cocina-saludable', 'Cocina Saludable'),
      subcategory('cocina-internacional', 'Cocina Internacional'),
    ],
  },
  {
    number: '03',
    handle: '03-mascotas',
    title: '03. Mascotas',
    name: 'Mascotas',
    label: 'MASCOTAS',
    subcategories: [subcategory('perros', 'Perros', '1. '), subcategory('gatos', 'Gatos', '2. ')],
  },
  {
    number: '04',
    handle: '04-desarrollo-personal',
    title: '04. Desarrollo Personal',
    name: 'Desarrollo Personal',
    label: 'DESARROLLO PERSONAL',
    subcategories: [
      subcategory('productividad-y-habitos', 'Productividad y Hábitos'),
      subcategory('autoestima-y-confianza', 'Autoestima y Confianza'),
      subcategory('liderazgo-y-comunicacion', 'Liderazgo y Comunicación'),
    ],
  },
  {
    number: '05',
    handle: '05-crianza-familia-y-educacion',
    title: '05. Crianza Familia y Educación',
    name: 'Crianza Familia y Educación',
    label: 'CRIANZA FAMILIA Y EDUCACIÓN',
    subcategories: [
      subcategory('crianza-y-familia', 'Crianza y Familia'),
      subcategory('educacion-y-aprendizaje', 'Educación y Aprendizaje'),
    ],
  },
  {
    number: '06',
    handle: '06-marketing-y-emprendimiento',
    title: '6. Marketing y Emprendimiento',
    name: 'Marketing y Emprendimiento',
    label: 'MARKETING Y EMPRENDIMIENTO',
    subcategories: [
      subcategory('marketing-digital', 'Marketing Digital', '1. '),
      subcategory('emprendimiento-y-negocios', 'Emprendimiento y Negocios', '2. '),
    ],
  },
  {
    number: '07',
    handle: '07-finanzas-e-inversiones',
    title: '07. Finanzas e Inversiones',
    name: 'Finanzas e Inversiones',
    label: 'FINANZAS E INVERSIONES',
    subcategories: [],
  },
  {
    number: '08',
    handle: '08-espiritualidad-y-mindfulness',
    title: '08. Espiritualidad y Mindfulness',
    name: 'Espiritualidad y Mindfulness',
    label: 'ESPIRITUALIDAD Y MINDFULNESS',
    subcategories: [
      subcategory('meditacion-y-mindfulness', 'Meditación y Mindfulness'),
      subcategory('energia-y-astrologia', 'Energía y Astrología'),
    ],
  },
  {
    number: '09',
    handle: '09-relaciones-y-sexualidad',
    title: '9. Relaciones y Sexualidad',
    name: 'Relaciones y Sexualidad',
    label: 'RELACIONES Y SEXUALIDAD',
    subcategories: [
      subcategory('pareja-y-amor', 'Pareja y Amor'),
      subcategory('sexualidad-y-bienestar-intimo', 'Sexualidad y Bienestar Íntimo'),
    ],
  },
  {
    number: '10',
    handle: '10-hobbies-habilidades-y-oficios',
    title: '10. Hobbies Habilidades y Oficios',
    name: 'Hobbies Habilidades y Oficios',
    label: 'HOBBIES HABILIDADES Y OFICIOS',
    subcategories: [],
  },
  {
    number: '11',
    handle: '11-belleza-y-cuidado-personal',
    title: '11. Belleza y Cuidado Personal',
    name: 'Belleza y Cuidado Personal',
    label: 'BELLEZA Y CUIDADO PERSONAL',
    subcategories: [],
  },
] as const satisfies readonly {
  number: string;
  handle: string;
  title: string;
  name: string;
  label: string;
  subcategories: readonly Subcategory[];
}[];

export type NicheHandle = (typeof tree)[number]['handle'];
export type NicheName = (typeof tree)[number]['name'];

export interface Niche {
  readonly number: string;
  readonly handle: NicheHandle;
  readonly title: string;
  readonly name: NicheName;
  readonly label: string;
  readonly subcategories: readonly Subcategory[];
}

export const niches: readonly Niche[] = tree;

function subcategory(handle: string, name: string, prefix = ''): Subcategory {
  return {handle, title: `${prefix}${name}`, name, label: name.toLocaleUpperCase('es')};
}

/**
 * The fixed text of each niche, shown on its collection page when the provider's collection has no
 * description of its own (docs/product.md 3.6). Keyed by the niche's name without its
 * number; a name that is not here gets the generic sentence from `app/copy`. The demo shop
 * leaves some collections undescribed so that this path is seen.
 */
export const nicheDescriptions: Readonly<Record<NicheName, string>> = {
  'Salud y Deportes':
    'Ebooks listos para acompañar a quienes quieren comer mejor, moverse más y dormir mejor. Ponles tu marca y conviértete en su referencia de bienestar.',
  'Cocina y Gastronomía':
    'Recetarios que abren el apetito y entran por los ojos: postres, cocina saludable y sabores del mundo para que los ofrezcas como tuyos.',
  Mascotas:
    'Quien ama a su perro o a su gato siempre quiere aprender a cuidarlo mejor. Aquí tienes guías cariñosas y prácticas, listas para tu marca.',
  'Desarrollo Personal':
    'Hábitos, confianza y liderazgo en ebooks que inspiran a dar el siguiente paso. Elige los que vayan contigo y empieza a venderlos hoy.',
  'Crianza Familia y Educación':
    'Contenido cálido para mamás, papás y docentes que buscan respuestas sin juicios. Adáptalo a tu voz y acompaña a las familias de tu comunidad.',
  'Marketing y Emprendimiento':
    'Todo lo que un negocio pequeño quiere saber para vender más, explicado sin enredos. Ideal si tu público ya emprende o quiere empezar.',
  'Finanzas e Inversiones':
    'Guías claras para ordenar el dinero, ahorrar e invertir con calma. Justo lo que tu audiencia necesita, con tu nombre.',
  'Espiritualidad y Mindfulness':
    'Meditación, rituales y autoconocimiento para quienes buscan una vida más presente. Ebooks delicados, listos para llevar tu nombre.',
  'Relaciones y Sexualidad':
    'Amor, comunicación e intimidad tratados con respeto y buen gusto. Ayuda a tu audiencia a quererse mejor con contenido que ya está escrito.',
  'Hobbies Habilidades y Oficios':
    'Pasatiempos que se disfrutan y oficios que dejan ingresos. Comparte lo que apasiona a tu comunidad con guías prácticas y fáciles de seguir.',
  'Belleza y Cuidado Personal':
    'Rostro, piel y cabello explicados con honestidad y rutinas sencillas. El complemento perfecto si ya hablas de belleza con tus clientes.',
};
