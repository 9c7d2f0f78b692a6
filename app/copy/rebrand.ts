/** Texts of 'Tu versión', and what it writes into the files that it makes. */
import type {BrandProblem} from '~/domain/rebrand/brand';
import type {CoverDesign} from '~/domain/rebrand/cover';

export const rebrand = {
  heading: 'Tu versión',
  metaTitle: 'Tu versión: pon tu marca a un ebook',
  metaDescription:
    'Portada, PDF, Word, EPUB, página de venta e imágenes con tu marca, hechos en tu dispositivo. Prueba con un libro de muestra.',
  intro:
    'Escribe tu marca y obtén portada, PDF, Word, EPUB, página de venta e imágenes. Tus archivos no salen de tu dispositivo.',
  withoutScript: 'Activa JavaScript en tu navegador para hacer tu versión.',
  loading: 'Abriendo la herramienta…',
  brandTitle: 'Tu marca',
  brandSaved: 'Se guarda aquí y vale para todos tus productos.',
  name: 'Nombre de tu marca',
  author: 'Quién firma (si no es la marca)',
  contact: 'Correo o WhatsApp',
  website: 'Sitio web',
  logo: 'Logo (PNG, JPEG o SVG)',
  logoChoose: 'Elegir mi logo',
  logoRemove: 'Quitar el logo',
  logoFailed: 'No pudimos leer ese logo. Prueba con un PNG o un JPEG de menos de 5 MB.',
  palette: 'Usar los colores del logo',
  primary: 'Color principal',
  accent: 'Segundo color',
  bookTitle: 'Este producto',
  required: 'Solo hacen falta el título y el nombre de tu marca.',
  more: 'Más datos',
  title: 'Título',
  subtitle: 'Subtítulo (opcional)',
  price: 'Precio',
  currency: 'Moneda',
  checkout: 'Enlace de compra',
  about: 'Sobre ti (opcional, ocupa una página)',
  seeCover: 'Ver mi portada',
  design: 'Diseño de la portada',
  designs: {
    franja: 'Franja',
    marco: 'Marco',
    bloque: 'Bloque',
    diagonal: 'Diagonal',
    arcos: 'Arcos',
  } satisfies Record<CoverDesign, string>,
  cover: (title: string) => `Portada: ${title}`,
  filesTitle: 'Tus archivos',
  filesText: 'PDF, Word (.docx), EPUB, HTML o imágenes, hasta 80 MB cada uno.',
  choose: 'Elegir archivos',
  sample: 'Usar el libro de muestra',
  tooOld: 'Este navegador no puede hacer tu versión',
  tooOldText:
    'Actualízalo, o abre esta página en una computadora: tus datos de marca se escriben allí otra vez.',
  fetching: 'Trayendo los archivos…',
  waiting: 'Espera un momento: todavía llegan archivos.',
  fetched: 'Ya llegaron los archivos: haz tu versión.',
  fetchFailed: 'Descarga tus archivos en «Mis productos» y elígelos aquí.',
  sampleFailed: 'No pudimos traer el libro de muestra. Revisa tu conexión e inténtalo de nuevo.',
  remove: (name: string) => `Quitar ${name}`,
  noFiles: 'Sin archivos obtienes portada, imágenes, textos y página de venta.',
  make: 'Hacer mi versión',
  again: 'Hacerla otra vez',
  making: 'Haciendo tu versión…',
  cancel: 'Cancelar',
  working: (name: string) => (name ? `Preparando ${name}` : 'Dibujando la portada y las imágenes'),
  problemsTitle: 'Revisa estos datos',
  problems: {
    name: 'Escribe el nombre de tu marca.',
    title: 'Escribe el título.',
    contact: 'Escribe el número con + y el código de tu país, como +52 55 1234 5678.',
    website: 'Escribe el enlace de una página, como tumarca.com.',
    checkoutUrl: 'Escribe el enlace de una página, como pago.tumarca.com/libro.',
    price: 'Escribe solo un número, como 19.90.',
  } satisfies Record<BrandProblem, string>,
  doneTitle: 'Tu versión está lista',
  doneText: (count: number, seconds: number) =>
    `${count} archivos en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}. Ábrelos y revísalos antes de vender.`,
  all: 'Descargar todo (.zip)',
  edit: 'Cambiar datos',
  noWayToBuy: 'A tu página le falta cómo comprarte',
  noWayToBuyText: 'Agrega un enlace de compra, tu correo o WhatsApp, o tu sitio, y hazla otra vez.',
  results: 'Archivos de tu versión',
  groups: {
    libro: 'Libro',
    imagenes: 'Tus imágenes',
    pagina: 'Página de venta',
    textos: 'Textos',
  },
  /** What each file is, by its name or its ending. */
  made: {
    'portada-1600x2560.jpg': 'Portada',
    'portada-imprenta-300ppp.jpg': 'Portada para imprimir',
    '.pdf': 'Libro en PDF',
    '.docx': 'Libro en Word, para editar',
    '.epub': 'Libro en EPUB',
    'instagram-1080x1080.jpg': 'Instagram',
    'historia-1080x1920.jpg': 'Historia',
    'whatsapp-1200x630.jpg': 'WhatsApp',
    'maqueta-3d.png': 'Libro en 3D',
    'pagina-de-venta.html': 'Página en un archivo (HTML)',
    '.html': 'Plantilla de tu compra, con tu marca',
    'antes-de-publicar.txt': 'Lista antes de publicar',
    'hotmart.txt': 'Textos del formulario (Hotmart)',
    'pagina-propia.md': 'Textos para tu propia página',
    'shopify.csv': 'Producto en CSV (Shopify)',
  } as Readonly<Record<string, string>>,
  download: (name: string) => `Descargar ${name}`,
  failed: 'No pudimos hacer tu versión',
  failedText: 'Cierra otras pestañas e inténtalo de nuevo, o con menos archivos a la vez.',
  refused: {
    locked: 'tiene contraseña. Quítasela y vuelve a elegirlo.',
    huge: 'es demasiado grande: el límite es 80 MB (250 MB abierto).',
    damaged: 'está dañado y no se puede leer. Descárgalo otra vez.',
    'made-here': 'es una versión hecha aquí. Elige el archivo original de tu compra.',
    unknown: 'no es PDF, Word (.docx), EPUB, HTML ni imagen.',
  },
  remarks: {
    scanned:
      'está hecho de imágenes: cambiamos la portada y los pies, pero su texto no se puede editar.',
    'no-fields': 'no tiene campos como {{marca}}: quedó como estaba.',
  },
  next: 'Antes de publicarla, mira qué plataformas aceptan productos PLR:',
} as const;

/** What is written into files: a seller's words to readers, without a promise of results. */
export const rebrandFiles = {
  legalTitle: 'Aviso',
  coverTitle: 'Portada',
  titlePageTitle: 'Presentación',
  aboutTitle: 'Quién escribe',
  contents: 'Contenido',
  legal: (title: string, brand: string, year: number, contact: string) => [
    `${title}. Edición de ${brand}, ${year}.`,
    'Esta copia es para quien la compró. No puedes copiarla, compartirla ni revenderla.',
    'El contenido es informativo y no sustituye el consejo de un profesional. No garantizamos resultados.',
    ...(contact ? [`Contacto: ${contact}`] : []),
  ],
  getItHere: 'Consíguelo aquí',
  askHere: 'Pídelo aquí',
  askByWord: 'Escríbeme «QUIERO»',
  buy: 'Comprar ahora',
  askBy: {mail: 'Pídelo por correo', chat: 'Pídelo por WhatsApp', site: 'Pídelo en el sitio'},
  askSubject: (title: string) => `Quiero «${title}»`,
  by: (author: string) => `Por ${author}`,
  coverOf: (title: string) => `Portada de ${title}`,
  nameTitle: 'Nombre del producto',
  subtitleTitle: 'Subtítulo',
  shortTitle: 'Descripción corta',
  descriptionTitle: 'Descripción',
  openingTitle: 'Fragmentos del libro',
  contentsTitle: 'Qué hay adentro',
  inside: 'Qué recibes',
  forWhomTitle: 'Para quién es',
  questionsTitle: 'Preguntas frecuentes',
  priceTitle: 'Precio',
  keywordsTitle: 'Palabras clave',
  notice: 'El contenido es informativo y no garantiza resultados.',
  rights: (brand: string) => `© ${brand}. Tu copia es personal: no se comparte ni se revende.`,
  /** For the seller alone. */
  beforePublishing: (price: string, currency: string, hasLink: boolean, keywords: string) =>
    `ANTES DE PUBLICAR
Esta hoja es para ti: no va en ninguna página.

En cualquier plataforma
- Confirma que acepta productos con licencia PLR.
- Agrega tu política de reembolso: el plazo y cómo se pide.
- Lee cada texto y cambia lo que no sea cierto en tu caso.
${price ? '' : '- No escribiste un precio: ponlo donde publiques.\n'}${hasLink ? '' : '- No escribiste un enlace para comprar: el botón de tu página lleva a tu contacto o a tu sitio, si los diste.\n'}
hotmart.txt
- Cada título en mayúsculas dice a qué campo va el texto de abajo.

shopify.csv
- Impórtalo en Productos. Entra como borrador, sin archivo: la entrega la pone una aplicación de descargas.
- El archivo no dice la moneda. Shopify toma el precio en la moneda de tu tienda${price ? `: si no vendes en ${currency}, cambia ${price} antes de importar` : ''}.

pagina-propia.md
- Es Markdown: pégalo en un editor que lo entienda.
- Palabras clave para los datos de la página: ${keywords}.
`,
  short: (title: string, subtitle: string, author: string) =>
    `${[title, subtitle].filter(Boolean).join(': ')}. Ebook de ${author} para leer en el teléfono, la tableta o la computadora.`,
  summary: (
    title: string,
    subtitle: string,
    author: string,
    chapters: number,
    pages: number | null,
  ) =>
    `«${title}»${subtitle ? ` (${subtitle})` : ''} es un libro digital de ${author}${chapters > 1 ? `, organizado en ${chapters} capítulos` : ''}${pages ? `${chapters > 1 ? ' y' : ', con'} ${pages} páginas` : ''}. Lo lees en el teléfono, la tableta o la computadora, a tu ritmo y sin conexión una vez descargado.`,
  badges: (formats: readonly string[], pages: number | null, chapters: number) => [
    ...(formats.length > 0 ? [formats.join(' y ')] : ['Ebook']),
    ...(pages ? [`${pages} páginas`] : []),
    ...(chapters > 1 ? [`${chapters} capítulos`] : []),
  ],
  receives: (formats: readonly string[], pages: number | null, chapters: number) => [
    ...(formats.includes('PDF')
      ? [
          `El libro en PDF${pages ? `, de ${pages} páginas` : ''}: se ve igual en cualquier pantalla y se puede imprimir.`,
        ]
      : []),
    ...(formats.includes('EPUB')
      ? ['El libro en EPUB: la letra se ajusta a tu teléfono o lector electrónico.']
      : []),
    ...(formats.length === 0
      ? ['Un libro digital para leer en tu teléfono, tableta o computadora.']
      : []),
    ...(chapters > 1 ? [`Los ${chapters} capítulos del libro, completos.`] : []),
    'Los archivos son digitales: no se envía nada por correo postal.',
  ],
  forWhom: (chapters: readonly string[]) => [
    ...(chapters.length > 2
      ? [`Para quien busca un recorrido ordenado, de «${chapters[0]}» a «${chapters.at(-1)}».`]
      : []),
    'Para quien prefiere leer a su ritmo, en el teléfono, la tableta o la computadora.',
  ],
  questions: (formats: readonly string[], contact: string) => [
    {
      question: '¿Es un libro impreso?',
      answer: `No. Es un libro digital${formats.length > 0 ? ` en ${formats.join(' y ')}` : ''}.`,
    },
    {
      question: '¿Qué necesito para leerlo?',
      answer: formats.includes('EPUB')
        ? formats.includes('PDF')
          ? 'El PDF se abre en cualquier teléfono o computadora. El EPUB se abre con Apple Books, Google Play Libros o un lector electrónico compatible.'
          : 'Una aplicación de lectura como Apple Books o Google Play Libros, o un lector electrónico compatible.'
        : 'Un teléfono, una tableta o una computadora.',
    },
    {
      question: '¿Puedo compartirlo o revenderlo?',
      answer: 'No. Tu copia es para ti.',
    },
    ...(contact
      ? [{question: '¿A quién le escribo si tengo una duda?', answer: `Escríbenos: ${contact}.`}]
      : []),
  ],
} as const;
