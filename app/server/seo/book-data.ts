import type {Book as BookData} from 'schema-dts';
import {brand} from '~/copy/layout';
import type {BookFacts} from '~/domain/book/book';
import type {Product} from '~/domain/product/product';
import {productPath} from './page-heads';

/** schema.org names of known formats; others are omitted. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  html: 'text/html',
};
/** By the name that shoppers read, as BCP 47 has it. */
const LANGUAGES: Readonly<Record<string, string>> = {
  español: 'es',
  inglés: 'en',
  portugués: 'pt',
};

/** Structured data of a product's book; unknown facts are omitted. */
export function bookData(
  origin: string,
  {handle, title, images}: Pick<Product, 'handle' | 'title' | 'images'>,
  {pages, formats, language, updatedOn, audience, chapters}: BookFacts,
): BookData {
  const mediaTypes = formats.flatMap((format) => MEDIA_TYPES[format.toLowerCase()] ?? []);
  const inLanguage = LANGUAGES[language?.toLowerCase() ?? ''];
  return {
    '@type': 'Book',
    '@id': `${origin}${productPath(handle)}#libro`,
    name: title,
    url: origin + productPath(handle),
    bookFormat: 'https://schema.org/EBook',
    publisher: {'@type': 'Organization', name: brand.name},
    ...(images[0] ? {image: images[0].url} : {}),
    ...(pages === null ? {} : {numberOfPages: pages}),
    ...(inLanguage ? {inLanguage} : {}),
    ...(mediaTypes.length ? {encodingFormat: mediaTypes} : {}),
    ...(updatedOn === null ? {} : {dateModified: updatedOn}),
    ...(audience === null ? {} : {audience: {'@type': 'Audience', audienceType: audience}}),
    ...(chapters.length
      ? {
          hasPart: chapters.map((name, index) => ({
            '@type': 'Chapter' as const,
            position: index + 1,
            name,
          })),
        }
      : {}),
  };
}
