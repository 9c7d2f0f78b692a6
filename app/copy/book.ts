/** Texts on the inside of an ebook: facts, contents, sample and what is included. */
import {MONTHS} from '@common/dates';
import type {Book} from '~/domain/book/book';
import {product} from './product';

/** @param day such as '2026-05-03'. */
function updated(day: string): string {
  const [year, month] = day.split('-');
  return `Actualizado en ${MONTHS[Number(month) - 1] ?? ''} de ${year}`;
}

export const book = {
  /** '92 páginas · PDF + Word · Español · Actualizado en mayo de 2026'; empty where nobody says any of it. */
  factsLine: (
    {pages, language, updatedOn}: Pick<Book, 'pages' | 'language' | 'updatedOn'>,
    formats: readonly string[],
  ) =>
    [
      pages === null ? '' : product.pages(pages),
      formats.join(' + '),
      language ?? '',
      updatedOn === null ? '' : updated(updatedOn),
    ]
      .filter(Boolean)
      .join(' · '),
  inside: 'Por dentro',
  contents: 'Contenido',
  chapterCount: (count: number) => (count === 1 ? '1 capítulo' : `${count} capítulos`),
  audience: 'Para quién es',
  sampleOf: (chapter: number) => `Del capítulo ${chapter}`,
  sample: 'Una muestra',
  keepReading: 'Seguir leyendo',
  readIt: 'Ver el índice completo',
} as const;
