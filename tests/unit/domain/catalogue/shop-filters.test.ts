import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {NO_FACETS} from '~/domain/catalogue/facets';
import {MAX_SEARCH_LENGTH} from '~/domain/limits';
import {
  isCanonicalShopSearch,
  isNarrowed,
  NO_FILTERS,
  parseShopFilters,
  parseShopPage,
  PRICE_PATTERN,
  SHOP_PARAMETERS,
  shopFields,
  shopSearch,
} from '~/domain/catalogue/shop-filters';

const NICHES = ['03-mascotas', 'cocina-y-gastronomia'];
const parse = (search: string) => parseShopFilters(new URLSearchParams(search), NICHES);
/** The clean form of a query string. */
const clean = (search: string) =>
  shopSearch(parse(search), parseShopPage(new URLSearchParams(search)));

const EVERYTHING = {q: '', niche: null, order: 'nuevos', min: null, max: null, facets: NO_FACETS};

describe('the filters of an address', () => {
  test.each(['', 'q=&nicho=&orden=&min=&max=&pagina=', 'utm_source=x'])(
    '%j asks for everything, newest first',
    (search) => {
      expect(parse(search)).toEqual(EVERYTHING);
      expect(isNarrowed(parse(search))).toBe(false);
    },
  );

  test('are read together', () => {
    expect(
      parse('q= pan  dulce &nicho=cocina-y-gastronomia&orden=precio-desc&min=5&max=12,50'),
    ).toEqual({
      q: 'pan dulce',
      niche: 'cocina-y-gastronomia',
      order: 'precio-desc',
      min: '5',
      max: '12.5',
      facets: NO_FACETS,
    });
  });

  test.each(['nicho=perros', 'nicho=03-MASCOTAS', 'nicho=__proto__', 'orden=azar', 'orden=NOMBRE'])(
    '%j is dropped',
    (search) => expect(parse(search)).toEqual(EVERYTHING),
  );

  // As a browser reads the pattern of a field.
  const field = new RegExp(`^(?:${PRICE_PATTERN})$`, 'v');

  test.each([
    ['5', '5'],
    [' 7 ', '7'],
    ['12,5', '12.5'],
    ['5.55', '5.55'],
    ['999999999,99', '999999999.99'],
  ])('a field takes %j as %j', (typed, price) => {
    expect(field.test(typed)).toBe(true);
    const read = parse(String(new URLSearchParams({min: typed, max: typed})));
    expect([read.min, read.max]).toEqual([price, price]);
  });

  test.each(['barato', '-5', '$5', '5e3', '5,555', '1234567890', '5,', ',5', 'Infinity', '٥'])(
    'a field refuses %j, and an address drops it',
    (typed) => {
      expect(field.test(typed)).toBe(false);
      expect(parse(String(new URLSearchParams({min: typed}))).min).toBeNull();
    },
  );

  test('a text is cut to its longest length', () => {
    expect(parse(`q=${'x'.repeat(MAX_SEARCH_LENGTH)}`).q).toHaveLength(MAX_SEARCH_LENGTH);
    expect(parse(`q=${'x'.repeat(MAX_SEARCH_LENGTH + 1)}`).q).toHaveLength(MAX_SEARCH_LENGTH);
  });
});

test.each([
  ['10', '9', '10'],
  ['9', '10', '10'],
  ['9', '9', '9'],
])('a range from %s to %s ends at %s, as numbers', (min, max, end) => {
  expect(parse(`min=${min}&max=${max}`)).toMatchObject({min: '9', max: end});
});

describe('the order', () => {
  test('is by relevance when the list answers a text, and newest first else', () => {
    expect(parse('q=pan').order).toBe('relevancia');
    expect(parse('').order).toBe('nuevos');
  });

  test('is written only where it is not the own one of the list', () => {
    expect(clean('orden=nuevos')).toBe('');
    expect(clean('q=pan&orden=relevancia')).toBe('q=pan');
    expect(clean('q=pan&orden=nuevos')).toBe('q=pan&orden=nuevos');
    expect(clean('orden=relevancia')).toBe('');
    expect(clean('orden=nombre')).toBe('orden=nombre');
  });
});

describe('the clean address', () => {
  test.each([
    ['', true],
    ['utm_source=x&fbclid=y', true],
    ['pagina=2&orden=nombre', true],
    ['q=pan+dulce', true],
    ['q=', false],
    ['pagina=1', false],
    ['pagina=02', false],
    ['min=5.0', false],
    ['min=9&max=5', false],
    ['nicho=no-existe', false],
    ['orden=nuevos', false],
  ])('%j is clean: %j', (search, expected) => {
    const parameters = new URLSearchParams(search);
    const filters = parseShopFilters(parameters, NICHES);
    expect(isCanonicalShopSearch(parameters, filters, parseShopPage(parameters))).toBe(expected);
  });

  test('is reached in one step from any address', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(...NICHES, 'nombre', 'relevancia', 'nuevos', '5', '7,50', '0', '3'),
    );
    const names = fc.constantFrom('q', 'nicho', 'orden', 'min', 'max', 'pagina', 'otro');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value)), (pairs) => {
        const parameters = new URLSearchParams(clean(new URLSearchParams(pairs).toString()));
        const filters = parseShopFilters(parameters, NICHES);
        expect(isCanonicalShopSearch(parameters, filters, parseShopPage(parameters))).toBe(true);
      }),
    );
  });
});

describe('the fields of the form', () => {
  test('are those of the address but the page, empty where nothing is asked', () => {
    const fields = shopFields(NO_FILTERS);
    expect(Object.keys(fields)).toEqual(SHOP_PARAMETERS.filter((name) => name !== 'pagina'));
    expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  });

  test('show what is asked as the address writes it', () => {
    const asked = {q: 'pan dulce', nicho: '03-mascotas', orden: 'precio', min: '5', max: '12.5'};
    const known = {...NO_FACETS, formato: ['pdf', 'word'], estado: ['oferta']};
    const parameters = new URLSearchParams({...asked, formato: 'word.pdf', estado: 'oferta'});
    expect(shopFields(parseShopFilters(parameters, NICHES, known))).toEqual({
      ...shopFields(NO_FILTERS),
      ...asked,
      formato: 'pdf.word',
      estado: 'oferta',
    });
  });
});
