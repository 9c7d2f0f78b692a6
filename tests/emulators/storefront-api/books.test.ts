/** How the emulator reads and serves the inside of an ebook. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ebooks} from '../../../app/content/ebooks';
import {bookOf, parseBook} from '../../../emulators/storefront-api/catalogue/books';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const books = ebooks.map((ebook) => ({...ebook, ...bookOf(ebook.id)}));
const sampled = books.flatMap(({sample, ...book}) => (sample ? [{...book, sample}] : []));

describe('a malformed file', () => {
  const HEAD = '# Pan\n\nPúblico: Quien hornea\n\n## Contenido\n\n1. Harina\n2. Horno\n';

  it('is read when it is whole', () => {
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

describe('metafields of a product', () => {
  let emulator: TestEmulator;
  beforeAll(async () => {
    emulator = await startTestEmulator({catalogue: undefined, catalogueSize: 300});
  });
  afterAll(() => emulator.close());

  const FIELDS = `id namespace key type value createdAt updatedAt reference { __typename }
    references(first: 1) { nodes { __typename } } parentResource { ... on Product { handle } }`;

  async function valuesOf(handle: string): Promise<Record<string, string>> {
    const keys = ['contenido', 'muestra', 'muestra_capitulo', 'paginas', 'formatos', 'tamanos'];
    keys.push('idioma', 'actualizado', 'publico', 'incluye');
    const {product} = await emulator.data(
      `query ($handle: String!, $identifiers: [HasMetafieldsIdentifier!]!) {
        product(handle: $handle) { metafields(identifiers: $identifiers) { key value } }
      }`,
      {handle, identifiers: keys.map((key) => ({namespace: 'libro', key}))},
    );
    const found = (product.metafields as ({key: string; value: string} | null)[]).flatMap(
      (one) => one ?? [],
    );
    return Object.fromEntries(found.map(({key, value}) => [key, value]));
  }

  it('are answered one by one, with their type and owner', async () => {
    const {product} = await emulator.data(
      `{ product(handle: "producto-01") { updatedAt metafield(namespace: "libro", key: "contenido") { ${FIELDS} } } }`,
    );
    expect(product.metafield).toMatchObject({
      namespace: 'libro',
      key: 'contenido',
      type: 'list.single_line_text_field',
      value: JSON.stringify(bookOf('01').chapters),
      updatedAt: product.updatedAt,
      parentResource: {handle: 'producto-01'},
    });
  });

  it('are null where there is none: another key, another namespace, no namespace', async () => {
    const {product} = await emulator.data(`{ product(handle: "producto-01") {
      other: metafield(namespace: "libro", key: "isbn") { value }
      unnamed: metafield(key: "contenido") { value }
      metafields(identifiers: [
        {namespace: "libro", key: "isbn"}, {namespace: "libro", key: "idioma"},
        {namespace: "custom", key: "idioma"}, {key: "idioma"}
      ]) { value }
    } }`);
    expect(product).toEqual({
      other: null,
      unnamed: null,
      metafields: [null, {value: 'Español'}, null, null],
    });
  });

  it('agree with the description about chapters, pages and what is included', async () => {
    const {products} = await emulator.data(
      '{ products(first: 134, sortKey: ID) { nodes { handle description updatedAt } } }',
    );
    for (const {handle, description, updatedAt} of products.nodes) {
      const values = await valuesOf(handle);
      const chapters = JSON.parse(values.contenido ?? '[]') as string[];
      const items = JSON.parse(values.incluye ?? '[]') as string[];
      expect(description).toContain(
        `contiene ${chapters.length} capítulos y ${values.paginas} páginas`,
      );
      expect(items.filter((item) => !description.includes(item))).toEqual([]);
      expect(values.actualizado).toBe(updatedAt.slice(0, 10));
      expect(JSON.parse(values.tamanos ?? '')).toHaveLength(
        JSON.parse(values.formatos ?? '').length,
      );
    }
  });

  it('hold the sample where the ebook has one, and its chapter', async () => {
    const withSample = sampled[0];
    const without = books.find(({sample}) => !sample);
    const values = await valuesOf(`producto-${withSample?.id}`);
    expect(values.muestra?.split('\n\n---\n\n')).toEqual(withSample?.sample.pages);
    expect(values.muestra_capitulo).toBe(String(withSample?.sample.chapter));
    const others = await valuesOf(`producto-${without?.id}`);
    expect(Object.keys(others).filter((key) => key.startsWith('muestra'))).toEqual([]);
  });

  it('of a further volume are those of its ebook', async () => {
    const {product} = await emulator.data(
      '{ product(handle: "producto-135") { title description } }',
    );
    const {contenido, paginas} = await valuesOf('producto-135');
    const ebook = books.find(({name}) => product.title === `${name} (Volumen 2)`);
    expect(contenido).toBe(JSON.stringify(ebook?.chapters));
    expect(product.description).toContain(
      `contiene ${ebook?.chapters.length} capítulos y ${paginas} páginas`,
    );
  });
});
