/**
 * The 134 ebooks that the shop was opened with, in niche order (docs/product.md 3.4). The chat
 * matches messages against these names, and the demo shop sells these same products: a
 * product's handle is `producto-{id}`. Ids run '01'…'99', '100'…'134'.
 */
import type {NicheHandle} from './niches';

export interface Ebook {
  readonly id: string;
  readonly name: string;
  readonly niche: NicheHandle;
  /** Handle of a subcategory of that niche; null where the niche has none. */
  readonly subcategory: string | null;
}

export const ebooks: readonly Ebook[] = [
  // 01-salud-y-deportes
  {
    id: '01',
    name: 'Ayuno intermitente sin complicaciones',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '02',
    name: 'Keto para principiantes en 28 días',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '03',
    name: 'Batidos verdes para cada mañana',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '04',
    name: 'Fuerza en casa con tu propio peso',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '05',
    name: 'De cero a tus primeros 10 kilómetros',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '06',
    name: 'Yoga suave para espaldas cansadas',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '07',
    name: 'Dormir bien sin pastillas',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '08',
    name: 'Remedios caseros con plantas de siempre',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '09',
    name: 'Recupera tu energía después de los 40',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '10',
    name: 'Reto de 21 días sin azúcar',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '11',
    name: 'Intestino feliz, cuerpo ligero',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '12',
    name: 'Proteína vegetal para todos los días',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '13',
    name: 'HIIT exprés: 15 minutos que transforman',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '14',
    name: 'Glúteos y core de acero',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '15',
    name: 'Estiramientos para quien trabaja sentado',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '16',
    name: 'Equilibrio hormonal femenino al natural',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '17',
    name: 'Diario de bienestar para 90 días',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '18',
    name: 'Aceites esenciales de la A a la Z',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '19',
    name: 'Comer consciente sin hacer dieta',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '20',
    name: '50 cenas ligeras en 20 minutos',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '21',
    name: 'Azúcar en equilibrio: come sin picos',
    niche: '01-salud-y-deportes',
    subcategory: 'nutricion-y-perdida-de-peso',
  },
  {
    id: '22',
    name: 'Entrenamiento funcional para toda edad',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '23',
    name: 'Salta la cuerda y quema grasa',
    niche: '01-salud-y-deportes',
    subcategory: 'entrenamiento-y-deportes',
  },
  {
    id: '24',
    name: 'Defensas fuertes todo el año',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },
  {
    id: '25',
    name: 'Adiós al dolor de cuello',
    niche: '01-salud-y-deportes',
    subcategory: 'bienestar-y-salud-natural',
  },

  // cocina-y-gastronomia
  {
    id: '26',
    name: 'Postres sin horno para cada ocasión',
    niche: 'cocina-y-gastronomia',
    subcategory: 'reposteria-y-panaderia',
  },
  {
    id: '27',
    name: 'Masa madre desde cero',
    niche: 'cocina-y-gastronomia',
    subcategory: 'reposteria-y-panaderia',
  },
  {
    id: '28',
    name: 'Cocina vegana para carnívoros curiosos',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-saludable',
  },
  {
    id: '29',
    name: 'Menús semanales que se cocinan solos',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-saludable',
  },
  {
    id: '30',
    name: 'Sabores de México en tu mesa',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-internacional',
  },
  {
    id: '31',
    name: 'Italia en 30 minutos',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-internacional',
  },
  {
    id: '32',
    name: 'Cupcakes que enamoran: masas y coberturas',
    niche: 'cocina-y-gastronomia',
    subcategory: 'reposteria-y-panaderia',
  },
  {
    id: '33',
    name: 'Dulces tentaciones sin azúcar',
    niche: 'cocina-y-gastronomia',
    subcategory: 'reposteria-y-panaderia',
  },
  {
    id: '34',
    name: 'Freidora de aire: 80 ideas crujientes',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-saludable',
  },
  {
    id: '35',
    name: 'Ensaladas que sí quitan el hambre',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-saludable',
  },
  {
    id: '36',
    name: 'Loncheras creativas y nutritivas',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-saludable',
  },
  {
    id: '37',
    name: 'Sushi en casa sin misterio',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-internacional',
  },
  {
    id: '38',
    name: 'Parrilla latina: fuego, corte y sazón',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-internacional',
  },
  {
    id: '39',
    name: 'Un viaje por los currys de Asia',
    niche: 'cocina-y-gastronomia',
    subcategory: 'cocina-internacional',
  },
  {
    id: '40',
    name: 'Panes dulces de nuestras abuelas',
    niche: 'cocina-y-gastronomia',
    subcategory: 'reposteria-y-panaderia',
  },

  // 03-mascotas
  {
    id: '41',
    name: 'Cachorro en casa: los primeros 100 días',
    niche: '03-mascotas',
    subcategory: 'perros',
  },
  {id: '42', name: 'Adiestramiento amable sin gritos', niche: '03-mascotas', subcategory: 'perros'},
  {
    id: '43',
    name: 'Comida casera para perros felices',
    niche: '03-mascotas',
    subcategory: 'perros',
  },
  {id: '44', name: 'Entiende a tu gato como nadie', niche: '03-mascotas', subcategory: 'gatos'},
  {
    id: '45',
    name: 'Gatos de interior sin aburrimiento',
    niche: '03-mascotas',
    subcategory: 'gatos',
  },

  // 04-desarrollo-personal
  {
    id: '46',
    name: 'Mañanas con propósito',
    niche: '04-desarrollo-personal',
    subcategory: 'productividad-y-habitos',
  },
  {
    id: '47',
    name: 'Domina tu agenda en 30 días',
    niche: '04-desarrollo-personal',
    subcategory: 'productividad-y-habitos',
  },
  {
    id: '48',
    name: 'Cuaderno para sanar tu autoestima',
    niche: '04-desarrollo-personal',
    subcategory: 'autoestima-y-confianza',
  },
  {
    id: '49',
    name: 'Confianza a prueba de críticas',
    niche: '04-desarrollo-personal',
    subcategory: 'autoestima-y-confianza',
  },
  {
    id: '50',
    name: 'Hablar en público sin temblar',
    niche: '04-desarrollo-personal',
    subcategory: 'liderazgo-y-comunicacion',
  },
  {
    id: '51',
    name: 'Lidera sin cargo: influye donde estás',
    niche: '04-desarrollo-personal',
    subcategory: 'liderazgo-y-comunicacion',
  },
  {
    id: '52',
    name: 'Concéntrate cuando todo te distrae',
    niche: '04-desarrollo-personal',
    subcategory: 'productividad-y-habitos',
  },
  {
    id: '53',
    name: 'Vence la postergación paso a paso',
    niche: '04-desarrollo-personal',
    subcategory: 'productividad-y-habitos',
  },
  {
    id: '54',
    name: 'Renacer después de una crisis',
    niche: '04-desarrollo-personal',
    subcategory: 'autoestima-y-confianza',
  },
  {
    id: '55',
    name: 'Calma la ansiedad en tiempo real',
    niche: '04-desarrollo-personal',
    subcategory: 'autoestima-y-confianza',
  },
  {
    id: '56',
    name: 'Di lo difícil sin pelear',
    niche: '04-desarrollo-personal',
    subcategory: 'liderazgo-y-comunicacion',
  },
  {
    id: '57',
    name: 'Carisma: el arte de conectar',
    niche: '04-desarrollo-personal',
    subcategory: 'liderazgo-y-comunicacion',
  },
  {
    id: '58',
    name: 'Metas claras, resultados reales',
    niche: '04-desarrollo-personal',
    subcategory: 'productividad-y-habitos',
  },
  {
    id: '59',
    name: 'Vida digital ligera y ordenada',
    niche: '04-desarrollo-personal',
    subcategory: 'productividad-y-habitos',
  },
  {
    id: '60',
    name: 'Aprende a poner límites con cariño',
    niche: '04-desarrollo-personal',
    subcategory: 'autoestima-y-confianza',
  },
  {
    id: '61',
    name: 'Diario de gratitud de 365 días',
    niche: '04-desarrollo-personal',
    subcategory: 'autoestima-y-confianza',
  },
  {
    id: '62',
    name: 'Negocia sin perder la sonrisa',
    niche: '04-desarrollo-personal',
    subcategory: 'liderazgo-y-comunicacion',
  },
  {
    id: '63',
    name: 'Inteligencia emocional para la vida real',
    niche: '04-desarrollo-personal',
    subcategory: 'liderazgo-y-comunicacion',
  },

  // 05-crianza-familia-y-educacion
  {
    id: '64',
    name: 'Crianza respetuosa sin perder la paciencia',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '65',
    name: 'Tu bebé duerme, tú también',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '66',
    name: 'Embarazo sereno mes a mes',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '67',
    name: 'Aprender a leer jugando',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '68',
    name: '100 actividades sin pantallas',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '69',
    name: 'Rabietas: manual de supervivencia',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '70',
    name: 'Adolescentes: puentes en lugar de muros',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '71',
    name: 'Separados, pero buenos papás',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '72',
    name: 'Matemáticas divertidas en la cocina',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '73',
    name: 'Técnicas de estudio que sí funcionan',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '74',
    name: 'Primeras comidas: guía de ablactación',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '75',
    name: 'Hijos seguros en la era digital',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },
  {
    id: '76',
    name: 'Mi cuaderno para entender emociones',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '77',
    name: 'Educar en casa con método',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '78',
    name: 'Rincones que invitan a la autonomía',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'educacion-y-aprendizaje',
  },
  {
    id: '79',
    name: 'Dinero para niños: primeras lecciones',
    niche: '05-crianza-familia-y-educacion',
    subcategory: 'crianza-y-familia',
  },

  // 06-marketing-y-emprendimiento
  {
    id: '80',
    name: 'Redes sociales que venden sin bailar',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'marketing-digital',
  },
  {
    id: '81',
    name: 'Anuncios rentables con poco presupuesto',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'marketing-digital',
  },
  {
    id: '82',
    name: 'Escribe textos que convierten',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'marketing-digital',
  },
  {
    id: '83',
    name: 'Tu primer producto digital en 7 días',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'emprendimiento-y-negocios',
  },
  {
    id: '84',
    name: 'Ingresos con contenido de marca blanca',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'emprendimiento-y-negocios',
  },
  {
    id: '85',
    name: 'Pon precio a lo que haces',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'emprendimiento-y-negocios',
  },
  {
    id: '86',
    name: 'Correos que la gente sí abre',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'marketing-digital',
  },
  {
    id: '87',
    name: 'Inteligencia artificial para emprendedores',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'marketing-digital',
  },
  {
    id: '88',
    name: 'Plan de negocio en una tarde',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'emprendimiento-y-negocios',
  },
  {
    id: '89',
    name: 'Vende por chat con elegancia',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'emprendimiento-y-negocios',
  },
  {
    id: '90',
    name: '90 ideas de contenido para tu marca',
    niche: '06-marketing-y-emprendimiento',
    subcategory: 'marketing-digital',
  },

  // 07-finanzas-e-inversiones
  {
    id: '91',
    name: 'Finanzas personales sin estrés',
    niche: '07-finanzas-e-inversiones',
    subcategory: null,
  },
  {
    id: '92',
    name: 'Invierte desde cero con calma',
    niche: '07-finanzas-e-inversiones',
    subcategory: null,
  },
  {
    id: '93',
    name: 'Reto de ahorro de 52 semanas',
    niche: '07-finanzas-e-inversiones',
    subcategory: null,
  },

  // 08-espiritualidad-y-mindfulness
  {
    id: '94',
    name: 'Meditar en 10 minutos al día',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '95',
    name: 'Respira: el ancla que llevas contigo',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '96',
    name: 'Rituales de luna llena',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '97',
    name: 'Tu carta astral en palabras simples',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '98',
    name: 'Cristales y su energía sutil',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '99',
    name: 'Los siete chakras en equilibrio',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '100',
    name: 'Cuaderno de atención plena',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '101',
    name: 'Soltar también es avanzar',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '102',
    name: 'Autocompasión en días difíciles',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '103',
    name: 'Tarot para conocerte mejor',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '104',
    name: 'Numerología: el mapa de tu nombre',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '105',
    name: 'Limpieza energética del hogar',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '106',
    name: 'Vivir despacio en la ciudad',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '107',
    name: '365 afirmaciones para despertar',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '108',
    name: 'Mindfulness para niños y familias',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },
  {
    id: '109',
    name: 'Manifiesta con los pies en la tierra',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '110',
    name: 'El significado de tus sueños',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'energia-y-astrologia',
  },
  {
    id: '111',
    name: 'Retiro de silencio en casa',
    niche: '08-espiritualidad-y-mindfulness',
    subcategory: 'meditacion-y-mindfulness',
  },

  // 09-relaciones-y-sexualidad
  {
    id: '112',
    name: 'Hablemos bien: comunicación en pareja',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '113',
    name: 'Superar una ruptura con dignidad',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '114',
    name: '52 citas para volver a enamorarse',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '115',
    name: 'Reaviva el deseo en tu relación',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'sexualidad-y-bienestar-intimo',
  },
  {
    id: '116',
    name: 'Suelo pélvico: tu fuerza invisible',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'sexualidad-y-bienestar-intimo',
  },
  {
    id: '117',
    name: 'Citas en línea sin perder la fe',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '118',
    name: 'Celos bajo control',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '119',
    name: 'Sal de una relación tóxica',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '120',
    name: 'Conversaciones íntimas sin vergüenza',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'sexualidad-y-bienestar-intimo',
  },
  {
    id: '121',
    name: 'Placer consciente para mujeres',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'sexualidad-y-bienestar-intimo',
  },
  {
    id: '122',
    name: 'Amor a distancia que sí funciona',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '123',
    name: 'Parejas y dinero: el acuerdo posible',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '124',
    name: 'Antes de vivir juntos: 40 preguntas',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'pareja-y-amor',
  },
  {
    id: '125',
    name: 'Masajes para dos: guía sensorial',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'sexualidad-y-bienestar-intimo',
  },
  {
    id: '126',
    name: 'Educación sexual para la familia',
    niche: '09-relaciones-y-sexualidad',
    subcategory: 'sexualidad-y-bienestar-intimo',
  },

  // 10-hobbies-habilidades-y-oficios
  {
    id: '127',
    name: 'Fotografía con celular nivel estudio',
    niche: '10-hobbies-habilidades-y-oficios',
    subcategory: null,
  },
  {
    id: '128',
    name: 'Huerto urbano en tu balcón',
    niche: '10-hobbies-habilidades-y-oficios',
    subcategory: null,
  },
  {
    id: '129',
    name: 'Velas artesanales: del hobby al negocio',
    niche: '10-hobbies-habilidades-y-oficios',
    subcategory: null,
  },
  {
    id: '130',
    name: 'Guitarra fácil en 30 lecciones',
    niche: '10-hobbies-habilidades-y-oficios',
    subcategory: null,
  },
  {
    id: '131',
    name: 'Tejido a crochet para empezar hoy',
    niche: '10-hobbies-habilidades-y-oficios',
    subcategory: null,
  },

  // 11-belleza-y-cuidado-personal
  {
    id: '132',
    name: 'Rutina facial según tu piel',
    niche: '11-belleza-y-cuidado-personal',
    subcategory: null,
  },
  {
    id: '133',
    name: 'Cosmética natural hecha en casa',
    niche: '11-belleza-y-cuidado-personal',
    subcategory: null,
  },
  {
    id: '134',
    name: 'Cabello sano de raíz a puntas',
    niche: '11-belleza-y-cuidado-personal',
    subcategory: null,
  },
];
