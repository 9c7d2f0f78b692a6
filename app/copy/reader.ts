import {book} from './book';

/** Texts of the reader of an ebook's inside, in its dialog and on its own page. */
export const reader = {
  ...book,
  title: (title: string) => `Hojear ${title}`,
  back: 'Volver al libro',
  crumb: 'Hojear',
  close: 'Cerrar',
  pages: 'Páginas',
  previous: 'Página anterior',
  next: 'Página siguiente',
  position: (page: number, count: number) => `${page} de ${count}`,
  smaller: 'Letra más pequeña',
  larger: 'Letra más grande',
  cover: 'Portada',
  audienceLine: (audience: string) =>
    `Para ${audience.replace(/^para /i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
  coverOf: (title: string) => `Portada de ${title}`,
  /** Says no more and no less than what can be read. */
  invitation: (hasContents: boolean, hasSample: boolean) => {
    if (!hasSample) return 'Sin páginas de muestra: mira su índice y todo lo que recibes.';
    return `Lee ${hasContents ? 'el índice y ' : ''}unas páginas antes de comprar.`;
  },
  samplePage: (page: number, count: number) => `Muestra, página ${page} de ${count}`,
  chapter: (chapter: number) => `Capítulo ${chapter}`,
  readSample: 'Leer la muestra',
  endOfSample: 'Hasta aquí la muestra.',
  certificate: 'Certificado',
  included: 'Qué recibes',
  filesAndBonuses: 'Todo lo que incluye tu compra.',
  yours: 'Ponle tu marca y véndelo como tuyo',
  seeProduct: 'Ver el libro en la tienda',
  loading: 'Abriendo el libro…',
  failed: 'No pudimos abrir el libro. Revisa tu conexión e inténtalo de nuevo.',
  retry: 'Reintentar',
  metaDescription: (title: string, withSample: boolean) =>
    withSample
      ? `Lee el índice y una muestra de ${title} antes de comprarlo: capítulos, páginas de lectura, certificado de licencia y todo lo que recibes.`
      : `Lee el índice de ${title} antes de comprarlo: capítulos, certificado de licencia y todo lo que recibes.`,
} as const;
