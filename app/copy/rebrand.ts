/** Texts of 'Tu versión', and what it writes into the files that it makes. */
import type {BrandProblem} from '~/domain/rebrand/brand';
import type {CoverDesign} from '~/domain/rebrand/cover';

export const rebrand = {
  heading: 'Tu versión',
  metaTitle: 'Tu versión: pon tu marca a un ebook',
  metaDescription:
    'Portada, PDF, Word, EPUB, página de venta e imágenes con tu marca, hechos en tu dispositivo. Prueba con un libro de muestra.',
  intro:
    'Escribe tu marca una vez y obtén portada, PDF, Word, EPUB, página de venta e imágenes. Todo se hace en tu dispositivo: tus archivos no salen de él.',
  withoutScript:
    'Para hacer tu versión necesitas JavaScript: los archivos se preparan en tu navegador.',
  loading: 'Abriendo la herramienta…',
  brandTitle: 'Tu marca',
  brandSaved: 'Se guarda en este navegador y vale para todos tus productos.',
  name: 'Nombre de tu marca',
  author: 'Autor (si no es la marca)',
  contact: 'Correo o WhatsApp',
  website: 'Sitio web',
  logo: 'Logo (PNG, JPEG o SVG)',
  logoRemove: 'Quitar el logo',
  logoFailed: 'No pudimos leer ese logo. Prueba con un PNG o un JPEG de menos de 5 MB.',
  palette: 'Usar los colores del logo',
  primary: 'Color principal',
  accent: 'Color de acento',
  bookTitle: 'Este producto',
  title: 'Título',
  subtitle: 'Subtítulo (opcional)',
  price: 'Precio',
  currency: 'Moneda',
  checkout: 'Enlace para comprar',
  about: 'Sobre el autor (opcional, ocupa una página)',
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
  sampleUsed: 'Libro de muestra',
  ownFiles: (title: string) => `Archivos de «${title}»`,
  fetching: 'Trayendo los archivos de tu compra…',
  fetchFailed:
    'No pudimos traer los archivos de tu compra. Descárgalos en «Mis productos» y elígelos aquí.',
  sampleFailed: 'No pudimos traer el libro de muestra. Revisa tu conexión e intenta de nuevo.',
  remove: (name: string) => `Quitar ${name}`,
  noFiles: 'Sin archivos haces igual la portada, las imágenes, los textos y la página de venta.',
  make: 'Hacer mi versión',
  making: 'Haciendo tu versión…',
  cancel: 'Cancelar',
  working: (name: string) => (name ? `Preparando ${name}` : 'Dibujando la portada y las imágenes'),
  problemsTitle: 'Revisa estos datos',
  problems: {
    name: 'Escribe el nombre de tu marca.',
    title: 'Escribe el título.',
    website: 'Escribe una dirección web, como tumarca.com.',
    checkoutUrl: 'Escribe una dirección web, como pago.tumarca.com/libro.',
    price: 'Escribe solo un número, como 19.90.',
  } satisfies Record<BrandProblem, string>,
  doneTitle: 'Tu versión está lista',
  doneText: (count: number, seconds: number) =>
    `${count} archivos en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}. Ábrelos y revísalos antes de vender.`,
  all: 'Descargar todo (ZIP)',
  results: 'Archivos de tu versión',
  download: (name: string) => `Descargar ${name}`,
  failed: 'No pudimos hacer tu versión',
  failedText: 'Cierra otras pestañas e intenta de nuevo, o con menos archivos a la vez.',
  refused: {
    locked: 'tiene contraseña. Quítasela y vuelve a elegirlo.',
    huge: 'es demasiado grande: el límite es 80 MB (250 MB abierto).',
    damaged: 'está dañado y no se puede leer. Descárgalo otra vez.',
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
  aboutTitle: 'Sobre el autor',
  contents: 'Contenido',
  legal: (title: string, brand: string, year: number, contact: string) => [
    `${title}. Edición de ${brand}, ${year}.`,
    'Esta copia es para quien la compró. No puedes copiarla, compartirla ni revenderla.',
    'El contenido es informativo y no sustituye el consejo de un profesional. No garantizamos resultados.',
    ...(contact ? [`Contacto: ${contact}`] : []),
  ],
  getItAt: (site: string) => `Consíguelo en ${site}`,
  askAt: (contact: string) => `Pídelo en ${contact}`,
  buy: 'Comprar ahora',
  ask: 'Escríbenos',
  inside: 'Qué recibes',
  receives: [
    'Un ebook digital para leer en tu teléfono, tableta o computadora.',
    'Descarga después de pagar.',
  ],
  by: (author: string) => `Por ${author}`,
  notice: 'El contenido es informativo y no garantiza resultados.',
  hotmart: (title: string, subtitle: string, author: string, price: string) => `NOMBRE DEL PRODUCTO
${title}

DESCRIPCIÓN
${title}${subtitle ? `: ${subtitle}` : ''}. Un ebook digital de ${author}, listo para descargar y leer en cualquier dispositivo.

QUÉ RECIBE QUIEN COMPRA
- El ebook digital, para descargar

PRECIO
${price || '(escribe tu precio)'}

Antes de publicarlo, confirma con la plataforma que acepta productos con licencia PLR.
`,
  ownPage: (
    title: string,
    subtitle: string,
    author: string,
    price: string,
    link: string,
  ) => `# ${title}
${subtitle ? `\n${subtitle}\n` : ''}
Por ${author}

${price ? `Precio: ${price}\n` : ''}${link ? `Comprar: ${link}\n` : ''}
Ebook digital. Lo descargas después de pagar.
El contenido es informativo y no garantiza resultados.
`,
} as const;
