// @vitest-environment node
import {decodeEncodedVariant, getProductOptions} from '@shopify/hydrogen-react';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {encodeVariants} from '../../../emulators/storefront-api/catalogue-index/encode-variants';
import type {CatalogueVariant} from '../../../emulators/storefront-api/catalogue/types';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const HANDLE = 'producto-76';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({catalogue: undefined});
});
afterAll(() => emulator.close());

const VARIANT = `id title availableForSale product { handle } selectedOptions { name value }`;
const PRODUCT = `query ($handle: String!, $selected: [SelectedOptionInput!]!) {
  product(handle: $handle) {
    handle
    encodedVariantExistence
    encodedVariantAvailability
    options { name optionValues { name swatch { color image { id } } firstSelectableVariant { ${VARIANT} } } }
    selectedOrFirstAvailableVariant(selectedOptions: $selected) { ${VARIANT} }
    adjacentVariants(selectedOptions: $selected) { ${VARIANT} }
  }
}`;

/** As Hydrogen's product page reads it. */
async function readProduct(selected: Readonly<Record<string, string>>) {
  const {product} = await emulator.data(PRODUCT, {
    handle: HANDLE,
    selected: Object.entries(selected).map(([name, value]) => ({name, value})),
  });
  return product;
}

describe('the encoding of variants', () => {
  const encoded = (combinations: number[][]) => {
    const values = ['0', '1', '2', '3', '4'];
    const options = (combinations[0] ?? []).map((_, place) => ({id: '', name: `${place}`, values}));
    const variants = combinations.map((combination) => ({
      selectedOptions: combination.map((index, place) => ({name: `${place}`, value: `${index}`})),
    }));
    return encodeVariants({options}, variants as CatalogueVariant[]);
  };

  it.each([
    ['v1_0', [[0]]],
    ['v1_0-2 4', [[0], [1], [2], [4]]],
    [
      'v1_0:0-2,1:2,',
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    ],
    [
      'v1_0:0:0-1,1:1,,2:0:0 3,,',
      [
        [0, 0, 0],
        [0, 0, 1],
        [0, 1, 1],
        [2, 0, 0],
        [2, 0, 3],
      ],
    ],
  ])("is %s, which Hydrogen's decoder reads back", (text, combinations) => {
    expect(encoded(combinations)).toBe(text);
    expect(decodeEncodedVariant(text)).toEqual(combinations);
    // Whatever the order of the variants.
    expect(encoded([...combinations].reverse())).toBe(text);
  });

  it('is empty without variants', () => {
    expect(encodeVariants({options: []}, [])).toBe('');
  });
});

describe('a product with two options', () => {
  it('says which combinations exist, and has a swatch for each colour', async () => {
    const product = await readProduct({});
    expect(product.encodedVariantExistence).toBe('v1_0:0-2,1:0-1,2:0 2,');
    expect(product.encodedVariantAvailability).toBe('v1_0:0-2,1:0-1,2:0 2,');
    const [covers, sizes] = product.options;
    expect(covers.optionValues.map(({name, swatch}: never) => [name, swatch])).toEqual([
      ['Terracota', {color: '#B4532A', image: null}],
      ['Bosque', {color: '#2F5D50', image: null}],
      ['Índigo', {color: '#33418F', image: null}],
    ]);
    expect(sizes.optionValues.map(({name, swatch}: never) => [name, swatch])).toEqual([
      ['A5', null],
      ['A4 y A5', null],
      ['Todos', null],
    ]);
  });

  it("gives Hydrogen's picker what exists and what is for sale", async () => {
    const product = await readProduct({Portada: 'Bosque', Tamaño: 'A4 y A5'});
    expect(product.selectedOrFirstAvailableVariant.title).toBe('Bosque / A4 y A5');
    const options = getProductOptions(product).map(({name, optionValues}) => [
      name,
      optionValues.map((value) => [value.name, value.exists, value.selected, value.variant.title]),
    ]);
    expect(options).toEqual([
      [
        'Portada',
        [
          ['Terracota', true, false, 'Terracota / A4 y A5'],
          ['Bosque', true, true, 'Bosque / A4 y A5'],
          // Índigo does not come in two: the first variant that has it.
          ['Índigo', true, false, 'Índigo / A5'],
        ],
      ],
      [
        'Tamaño',
        [
          ['A5', true, false, 'Bosque / A5'],
          ['A4 y A5', true, true, 'Bosque / A4 y A5'],
          ['Todos', false, false, 'Terracota / Todos'],
        ],
      ],
    ]);
  });

  it('falls back to the first variant for sale where a combination does not exist', async () => {
    const product = await readProduct({Portada: 'Bosque', Tamaño: 'Todos'});
    expect(product.selectedOrFirstAvailableVariant.title).toBe('Terracota / A5');
    expect(product.adjacentVariants.map(({title}: {title: string}) => title)).toEqual([
      'Terracota / Todos',
      'Bosque / A5',
      'Bosque / A4 y A5',
      'Índigo / Todos',
    ]);
  });
});
