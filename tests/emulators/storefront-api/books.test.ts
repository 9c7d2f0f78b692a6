/** The inside of the 134 ebooks: what was written for each, and how the emulator serves it. */
import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ebooks} from '../../../app/content/ebooks';
import {niches} from '../../../app/content/niches';
import {bookOf, parseBook} from '../../../emulators/storefront-api/catalogue/books';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const FOLDER = 'emulators/storefront-api/catalogue/books';
const books = ebooks.map((ebook) => ({...ebook, ...bookOf(ebook.id)}));
const sampled = books.flatMap(({sample, ...book}) => (sample ? [{...book, sample}] : []));

function words(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

describe('the books', () => {
  it('are one file for each ebook, under its name', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(ebooks.map(({id}) => `${id}.md`).sort());
    expect(books.map(({title}) => title)).toEqual(ebooks.map(({name}) => name));
  });

  it('have seven to eighteen chapters each, and no chapter title twice', () => {
    for (const {id, chapters} of books) {
      expect([id, chapters.length >= 7 && chapters.length <= 18]).toEqual([id, true]);
    }
    expect(
      duplicates(books.flatMap(({chapters}) => chapters.map((one) => one.toLowerCase()))),
    ).toEqual([]);
  });

  it('have chapter titles of two to ten words, without a number or a period', () => {
    for (const chapter of books.flatMap(({chapters}) => chapters)) {
      expect([chapter, words(chapter) >= 2 && words(chapter) <= 10]).toEqual([chapter, true]);
      expect(chapter).not.toMatch(/^cap[ií]tulo|\.$|[*_#<>]/i);
    }
  });

  it('name their readers in a line, each its own', () => {
    expect(duplicates(books.map(({audience}) => audience))).toEqual([]);
    for (const {audience} of books) {
      expect(audience.length).toBeGreaterThan(20);
      expect(audience).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(audience.length).toBeLessThanOrEqual(90);
    }
  });

  it('can be sampled in every niche: four of them, or all where it has fewer', () => {
    expect(sampled.length).toBeGreaterThanOrEqual(44);
    for (const {handle} of niches) {
      const all = books.filter(({niche}) => niche === handle).length;
      const own = sampled.filter(({niche}) => niche === handle).length;
      expect([handle, own >= Math.min(4, all)]).toEqual([handle, true]);
    }
  });

  it('have samples of three to five pages of 150 to 260 words', () => {
    for (const {id, sample} of sampled) {
      expect([id, sample.pages.length >= 3 && sample.pages.length <= 5]).toEqual([id, true]);
      for (const [i, page] of sample.pages.entries()) {
        expect([id, i, words(page) >= 150 && words(page) <= 260]).toEqual([id, i, true]);
      }
    }
    const openings = sampled.map(
      ({sample}) => sample.pages[0]?.split(' ').slice(0, 4).join(' ') ?? '',
    );
    expect(duplicates(openings)).toEqual([]);
  });

  it('keep to the Markdown that the shop shows, and hold no leftovers', () => {
    for (const {id, title, audience, chapters, sample} of books) {
      const text = [title, audience, ...chapters, ...(sample?.pages ?? [])].join('\n');
      // In capitals alone: 'todo' is Spanish for 'everything'.
      expect([id, /\b(TODO|TBD|XXX)\b/.exec(text)]).toEqual([id, null]);
      expect([id, /lorem ipsum|en este capítulo (veremos|aprender)/i.exec(text)]).toEqual([
        id,
        null,
      ]);
      expect([id, /https?:|<[a-z/]|!\[|\]\(|^\s*\||^#{1,2} |^#{4}|`/im.exec(text)]).toEqual([
        id,
        null,
      ]);
      expect([
        id,
        /(?<!\p{L})(vosotros|os|vuestr[oa]s?|ordenador|zumo)(?!\p{L})/iu.exec(text),
      ]).toEqual([id, null]);
    }
  });
});

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
      reference: null,
      references: null,
      parentResource: {handle: 'producto-01'},
    });
    const {node} = await emulator.data(
      `{ node(id: ${JSON.stringify(product.metafield.id)}) { ... on Metafield { ${FIELDS} } } }`,
    );
    expect(node).toEqual(product.metafield);
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
