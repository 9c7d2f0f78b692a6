import {describe, expect, it} from 'vitest';
import {ebooks} from '../../app/content/ebooks';
import {niches} from '../../app/content/niches';
import {buildCatalogue} from '../../emulators/storefront-api/catalogue/build-catalogue';

const catalogue = buildCatalogue({size: 134});
const {products, collections} = catalogue;

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

describe('the catalogue', () => {
  it('sells the ebooks under their own names and handles', () => {
    expect(products.map(({handle, title}) => [handle, title])).toEqual(
      ebooks.map(({id, name}) => [`producto-${id}`, name]),
    );
  });

  it('gives no id twice', () => {
    expect(duplicates(products.map(({id}) => id))).toEqual([]);
    expect(duplicates(products.flatMap((p) => p.variants.map(({id}) => id)))).toEqual([]);
    expect(duplicates(products.flatMap((p) => p.variants.map(({sku}) => sku)))).toEqual([]);
    expect(duplicates(products.flatMap((p) => p.images.map(({id}) => id)))).toEqual([]);
    expect(duplicates(collections.map(({id}) => id))).toEqual([]);
    expect(duplicates(collections.map(({handle}) => handle))).toEqual([]);
  });

  it('has one product without an image, one sold out, one with formats, one with two options', () => {
    expect(products.filter((p) => p.images.length === 0)).toHaveLength(1);
    expect(products.filter((p) => p.variants.some((v) => !v.availableForSale))).toHaveLength(1);
    const several = products.filter((p) => p.variants.length > 1);
    expect(several.map((p) => p.options.map(({name, values}) => [name, values]))).toEqual([
      [['Formato', ['Solo PDF', 'PDF + Word editable', 'Paquete completo']]],
      [
        ['Portada', ['Terracota', 'Bosque', 'Índigo']],
        ['Tamaño', ['A5', 'A4 y A5', 'Todos']],
      ],
    ]);
    for (const product of products.filter((p) => !several.includes(p))) {
      expect(product.variants.map(({title}) => title)).toEqual(['Default Title']);
    }
  });
});

describe('other sizes', () => {
  it('add further volumes in the proportion of the niches when larger', () => {
    const large = buildCatalogue({size: 2_000});
    expect(large.products.slice(0, 134)).toEqual(products);
    expect(large.products).toHaveLength(2_000);
    expect(new Set(large.products.map(({title}) => title)).size).toBe(2_000);
    expect(new Set(large.products.map(({handle}) => handle)).size).toBe(2_000);
    expect(large.products.at(-1)?.handle).toBe('producto-2000');
    for (const {handle, productHandles} of large.collections.slice(0, niches.length)) {
      const share = ebooks.filter(({niche}) => niche === handle).length / 134;
      expect(productHandles.length / 2_000).toBeCloseTo(share, 2);
    }
    expect(large.products.filter((p) => p.images.length === 0)).toHaveLength(1);
  });
});
