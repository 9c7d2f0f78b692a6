import {expect, it} from 'vitest';
import {parseBook} from '~/domain/book/book';
import {bookData} from '~/server/seo/product-data';

const product = {
  handle: 'guía-1',
  title: 'Guía',
  images: [{url: 'https://cdn.example/1.png', altText: null, width: 800, height: 1000}],
};

it('the structured data of a book says what its metafields say, in the words of programs', () => {
  const book = parseBook({
    paginas: '92',
    idioma: 'Español',
    formatos: '["PDF","Word","Papiro"]',
    actualizado: '2026-05-03',
    publico: 'Para quien empieza',
    contenido: '["Uno"]',
  });
  expect(bookData('https://tienda.example', product, book)).toMatchObject({
    '@type': 'Book',
    '@id': 'https://tienda.example/producto/gu%C3%ADa-1#libro',
    name: 'Guía',
    image: 'https://cdn.example/1.png',
    numberOfPages: 92,
    inLanguage: 'es',
    encodingFormat: [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    dateModified: '2026-05-03',
    audience: {audienceType: 'Para quien empieza'},
    hasPart: [{'@type': 'Chapter', position: 1, name: 'Uno'}],
  });
});
