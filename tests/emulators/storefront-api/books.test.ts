/** How the emulator reads the inside of an ebook. */
import {describe, expect, it} from 'vitest';
import {parseBook} from '../../../emulators/storefront-api/catalogue/books';

describe('a file of an ebook', () => {
  const HEAD = '# Pan\n\nPúblico: Quien hornea\n\n## Contenido\n\n1. Harina\n2. Horno\n';

  it('is read', () => {
    expect(parseBook(`${HEAD}\n## Muestra: 2\n\nUno\n\n---\n\nDos\n`, 'x.md')).toEqual({
      title: 'Pan',
      audience: 'Quien hornea',
      chapters: ['Harina', 'Horno'],
      sample: {chapter: 2, pages: ['Uno', 'Dos']},
    });
  });

  it.each([
    ['', "x.md: the first line must be '# ' and the title"],
    ['# Pan\n\n## Contenido\n\n1. Harina', "x.md: after the title comes one line, 'Público: …'"],
    ['# Pan\n\nPúblico: Tú', "x.md: the first section must be '## Contenido'"],
    ['# Pan\n\nPúblico: Tú\n\n## Contenido\n', 'x.md: there are no chapters'],
    [HEAD.replace('2.', '3.'), "x.md: chapter 2 is not a line '2. Title': 3. Horno"],
    [`${HEAD}\n## Muestra\n\nUno`, "x.md: the second section must be '## Muestra: N'"],
    [`${HEAD}\n## Muestra: 3\n\nUno`, 'x.md: there is no chapter 3'],
    [`${HEAD}\n## Muestra: 1\n`, 'x.md: a page of the sample is empty'],
    [
      `${HEAD}\n## Muestra: 1\n\nUno\n\n## Otra\n`,
      "x.md: nothing follows the section '## Muestra: N'",
    ],
  ])('is refused: %j', (text, message) => {
    expect(() => parseBook(text, 'x.md')).toThrow(message);
  });
});
