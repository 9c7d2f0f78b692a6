/** What the search finds of what shoppers write; the half set aside is never looked at while tuning. */
import {beforeAll, expect, test, vi} from 'vitest';
import {createSearchEngine, type SearchEngine} from '~/server/search/catalogue-entry';
import {searchRows} from '~/server/search/search-rows';
import {readConcepts} from '../../../supabase/functions/_shared/search/concepts';
import {readQuery} from '../../../supabase/functions/_shared/search/query';
import {createSynonymTable} from '../../../supabase/functions/_shared/search/synonym-table';
import {createVocabulary} from '../../../supabase/functions/_shared/search/vocabulary';
import {wordsOf, type Word} from '../../../supabase/functions/_shared/search/words';
import {score} from './score';
import {readShop} from './shop-entries';

let engine: SearchEngine;
beforeAll(async () => {
  engine = await createSearchEngine(await readShop());
});

test.each(['searches-dev.txt', 'searches-held-out.txt'])('%s', (file) => {
  const {found, clean, ndcg, empty, honest, missed} = score(engine, file);
  // Which of the half set aside are missed is not told, or it would be tuned by.
  const told = file.includes('held-out') ? '' : missed.join('\n');
  expect(found, told).toBeGreaterThanOrEqual(0.95);
  expect(ndcg).toBeGreaterThanOrEqual(0.8);
  // The sets name what must be found, and not all that may stand beside it.
  expect(clean).toBeGreaterThanOrEqual(0.7);
  expect(empty).toBeLessThanOrEqual(0.02);
  expect(honest).toBeGreaterThanOrEqual(0.6);
});

test.each([
  ['mascotas menos gatos', {text: 'mascotas', without: 'gatos'}],
  ['marketing que no sea de redes sociales', {text: 'marketing', without: 'redes sociales'}],
  ['libros de más de 150 páginas', {minPages: 150, max: null, min: null}],
  ['los 3 más vendidos de cocina', {order: 'best-selling', count: 3}],
  ['bajar de peso pero ayuno no', {text: 'bajar de peso', without: 'ayuno'}],
  ['lo mas varato de la tienda', {text: '', order: 'cheapest'}],
  ['crianza que traiga correos', {text: 'crianza', extras: 'correos'}],
  ['mi hijo de 14', {text: 'mi hijo', age: 14}],
  ['ｙｏｇａ por menos de $８', {text: 'yoga', max: 8}],
  ['entre 5 y 15 dólares', {min: 5, max: 15}],
  ['menos de dose dólares', {max: 12}],
  ['recetas de 30 minutos', {text: 'recetas de 30 minutos', max: null}],
  ['postres sin azúcar', {text: 'postres sin azúcar', without: ''}],
  ['mi bebé no duerme', {text: 'mi bebé no duerme', without: ''}],
])('of %j the filters are read', (text, filters) => {
  expect(readQuery(text)).toMatchObject(filters);
});

test('what is excluded is not found, and a filter holds for all', () => {
  const titles = (text: string) => engine.search(text).hits.map(({entry}) => entry.title);
  expect(titles('mascotas menos gatos').join()).not.toMatch(/gato/i);
  expect(titles('mascotas').join()).toMatch(/gato/i);
  const long = engine.search('libros de más de 150 páginas').hits.map(({entry}) => entry.pages);
  expect(long.length).toBeGreaterThan(0);
  expect(Math.min(...long.map(Number))).toBeGreaterThanOrEqual(150);
});

/** Eight letters that are no word. */
const word = (seed: number) =>
  Array.from({length: 8}, (_, at) =>
    String.fromCharCode(97 + ((seed * 31 + at * 17 + seed * at) % 26)),
  ).join('');

test('of a message a few unknown words are compared with all that the shop uses', () => {
  const nearest = vi.fn(() => null);
  const text = Array.from({length: 60}, (_, seed) => word(seed + 3)).join(' ');
  const [vocabulary, table] = [createVocabulary(), createSynonymTable([])];
  const {concepts} = readConcepts(text, {...vocabulary, nearest}, table, () => false, false);
  expect(nearest).toHaveBeenCalledTimes(4);
  expect(concepts).toHaveLength(40);
  for (const each of wordsOf('gallina')) vocabulary.add(each);
  const [typed] = wordsOf('gallona') as [Word];
  expect(vocabulary.nearest(typed)?.text).toBe('gallina');
  expect(vocabulary.nearest(typed)).toBe(vocabulary.nearest(typed));
});

test('the words of visitors are forgotten, the first ones first', () => {
  const [known, ...others] = wordsOf(`gallina ${'x'.repeat(41)}`);
  expect(others).toEqual([]);
  expect(wordsOf('gallina')[0]).toBe(known);
  for (let seed = 0; seed < 20_000; seed++) wordsOf(`palabra ${seed}x`);
  expect(wordsOf('gallina')[0]).not.toBe(known);
});

test.each(['', 'sin ', 'ni '])(
  'a message of nonsense costs little more than a normal one: %j before each word',
  (before) => {
    // The quickest of a few, each with another text: the engine keeps its last answer.
    const time = (text: string) =>
      Math.min(
        ...Array.from({length: 5}, (_, at) => {
          const began = performance.now();
          engine.search(text.slice(at));
          return performance.now() - began;
        }),
      );
    const nonsense = `sin ${Array.from({length: 40}, (_, seed) => before + word(seed + 3)).join(' ')}`;
    const usual = 'busco un libro de cocina sin azúcar y otro de mascotas';
    time(usual);
    expect(time(nonsense)).toBeLessThan(10 * time(usual) + 40);
  },
);

test('an age counts from the first to the last year of an audience', () => {
  const [known] = engine.entries.filter(({audience}) => audience.includes('niños de 1 a 6 años'));
  const isFound = (age: number) =>
    engine.search(`rabietas, niños de ${age} años`).hits.some(({entry}) => entry === known);
  expect([1, 6, 7].map(isFound)).toEqual([true, true, false]);
});

test.each(["' or 1=1", 'de la que', 'no', 'x', '1', 'lavadora samsung'])(
  'of %j the shop has nothing',
  (text) => expect(engine.search(text).hits).toEqual([]),
);

test('what differs by ñ or rr from a word that says nothing is a word of its own', () => {
  const titles = (text: string) => engine.search(text).hits.map(({entry}) => entry.title);
  expect(titles('uñas')).toEqual(['Cachorro en casa: los primeros 100 días']);
  expect(titles('perro').length).toBeGreaterThan(1);
  expect(titles('pero')).toEqual(titles('perro'));
});

test.each(['dios', 'como criar gallinas'])('of %j nothing is shown for want of better', (text) => {
  const {hits, correction} = engine.search(text);
  expect({titles: hits.map(({entry}) => entry.title), correction}).toEqual({
    titles: [],
    correction: null,
  });
});

test.each([
  ...['ansiedad', 'dinero', 'embarazo', 'meditación', 'ejercicio', 'inteligencia'],
  ...['adolescentes'],
])('while %j is typed, what it finds first is among the first five', (word) => {
  const titles = (text: string) => engine.search(text).hits.map(({entry}) => entry.title);
  const [first] = titles(word);
  const lost: string[] = [];
  for (let length = 4; length < word.length; length++) {
    const typed = word.slice(0, length);
    const shown = titles(typed).slice(0, 5);
    if (!shown.includes(first ?? '')) lost.push(typed);
  }
  expect(first).toBeDefined();
  expect(lost, first).toEqual([]);
});

test.each([
  ['diner', 'dinero'],
  ['ansied', 'ansiedad'],
  ['ansiedá', 'ansiedad'],
])('%j, which can be but one word, finds what %j does', (typed, word) => {
  const titles = (text: string) => engine.search(text).hits.map(({entry}) => entry.title);
  expect(titles(typed)).toEqual(titles(word));
});

test.each([
  ['bb', /beb|mam|papilla/i],
  ['pancita', /abdom|vientre|embaraz|core/i],
])('%j is known for what it means', (text, title) => {
  const [first] = engine.search(text).hits;
  expect(first?.entry.title).toMatch(title);
});

test('a correction keeps the words that were right', () => {
  expect(engine.search('quiero perdr peso').correction).toBe('quiero perder peso');
});

test.each(['ebook', 'ebooks', 'todos los libros', 'libros gratis'])(
  '%j finds all that the shop sells',
  (text) => {
    expect(engine.search(text).hits.map(({entry}) => entry)).toEqual(engine.entries);
  },
);

test('what comes with a product is found where nothing else is, and is no recommendation', () => {
  const {hits} = engine.search('plantillas para redes sociales');
  expect(hits.length).toBeLessThan(engine.entries.length / 4);
  const brought = engine.search('HTML').hits;
  expect(brought.length).toBeGreaterThan(0);
  expect(brought.every(({coverage}) => coverage < 0.2)).toBe(true);
});

test.each([
  ...['<img src=x onerror=alert(1)>', '‹img src=x onerror=alert(1)›'],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', 'https://tienda.example/libro'],
])('%j is no word of a book, and finds none', (text) => {
  expect(engine.search(text).hits).toEqual([]);
});

test('a title is found by its signs, short words and pictures', async () => {
  const typed = ['C++', 'A/B', 'S.A.', 'wifi', 'iphone15', '👩🏽‍💻', '✅'];
  const entries = (await readShop(typed.length)).map((entry, i) => ({
    ...entry,
    title: `Guía ${typed[i]?.replace('wifi', 'Wi-Fi')} completa`,
  }));
  const own = await createSearchEngine(entries);
  const first = (text: string) => own.search(text).hits[0]?.entry.title;
  expect(typed.map(first)).toEqual(entries.map(({title}) => title));
});

test('what stands between tags is looked for', () => {
  const hits = (text: string) => engine.search(text).hits.map(({entry}) => entry.handle);
  expect(hits('recetas <b>veganas</b>')).toEqual(hits('recetas veganas'));
  expect(hits('yoga <diez')).toEqual(hits('yoga por menos de diez'));
});

test('of a phrase no word by itself is marked', () => {
  const {products} = searchRows(engine, 'bajar de peso');
  expect(products.length).toBeGreaterThan(0);
  const marks = products.flatMap((product) => product.marks ?? []);
  expect(marks.filter((mark) => /^(sin )?(baj|pes)/.test(mark))).toEqual([]);
});

test('a word that is searched for by itself is marked', () => {
  const marks = searchRows(engine, 'yoga').products.flatMap((product) => product.marks ?? []);
  expect(marks).toContain('yoga');
});
