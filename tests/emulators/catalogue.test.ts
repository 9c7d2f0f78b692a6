/** @vitest-environment jsdom */
import {describe, expect, it} from 'vitest';
import {ebooks} from '../../app/content/ebooks';
import {niches} from '../../app/content/niches';
import {buildCatalogue} from '../../emulators/storefront-api/catalogue/build-catalogue';
import {renderCover} from '../../emulators/storefront-api/catalogue/covers';

const catalogue = buildCatalogue({size: 134});
const {products, collections} = catalogue;

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

function collection(handle: string) {
  return collections.find((one) => one.handle === handle);
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

  it('asks 5 to 25 dollars, about a third of it reduced from a higher price', () => {
    const variants = products.flatMap((p) => p.variants);
    for (const {priceCents, compareAtCents} of variants) {
      expect(priceCents).toBeGreaterThanOrEqual(500);
      expect(priceCents).toBeLessThanOrEqual(2500);
      if (compareAtCents !== null) expect(compareAtCents).toBeGreaterThan(priceCents);
    }
    const reduced = variants.filter(({compareAtCents}) => compareAtCents !== null).length;
    expect(reduced / variants.length).toBeGreaterThan(0.3);
    expect(reduced / variants.length).toBeLessThan(0.4);
  });

  it('tags each product three to six times, once by its niche', () => {
    for (const [i, {tags}] of products.entries()) {
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(6);
      expect(duplicates(tags)).toEqual([]);
      const niche = niches.find(({handle}) => handle === ebooks[i]?.niche);
      // Commas part tags from each other.
      expect(tags).toContain(niche?.name.replaceAll(',', ''));
    }
  });
});

describe('collections', () => {
  it('are the niches, then their subcategories, and nothing else', () => {
    const expected = [...niches, ...niches.flatMap(({subcategories}) => subcategories)];
    expect(collections.map(({handle, title}) => [handle, title])).toEqual(
      expected.map(({handle, title}) => [handle, title]),
    );
  });

  it('of a niche hold all products of its subcategories', () => {
    for (const {handle, subcategories} of niches) {
      const members = collection(handle)?.productHandles ?? [];
      const nested = subcategories.flatMap((one) => collection(one.handle)?.productHandles ?? []);
      expect(members).toHaveLength(ebooks.filter(({niche}) => niche === handle).length);
      expect(members).toEqual(expect.arrayContaining(nested));
      if (subcategories.length > 0) expect(nested).toHaveLength(members.length);
    }
  });

  it('agree with the products about who belongs where', () => {
    for (const {handle, collectionHandles} of products) {
      const holding = collections.filter(({productHandles}) => productHandles.includes(handle));
      expect(holding.map((one) => one.handle).sort()).toEqual([...collectionHandles].sort());
    }
  });
});

describe('other sizes', () => {
  it('add further volumes in the proportion of the niches when larger', () => {
    const large = buildCatalogue({size: 10_000});
    expect(large.products.slice(0, 134)).toEqual(products);
    expect(large.products).toHaveLength(10_000);
    expect(new Set(large.products.map(({title}) => title)).size).toBe(10_000);
    expect(new Set(large.products.map(({handle}) => handle)).size).toBe(10_000);
    expect(large.products.at(-1)?.handle).toBe('producto-10000');
    for (const {handle, productHandles} of large.collections.slice(0, niches.length)) {
      const share = ebooks.filter(({niche}) => niche === handle).length / 134;
      expect(productHandles.length / 10_000).toBeCloseTo(share, 2);
    }
    expect(large.products.filter((p) => p.images.length === 0)).toHaveLength(1);
  });
});

describe('pictures', () => {
  it('are drawn for every path of the catalogue, small and well formed', () => {
    const drawn = [
      ...products.flatMap((p) => p.images),
      ...collections.flatMap((c) => c.image ?? []),
    ];
    for (const {path, width, height} of drawn) {
      const svg = renderCover(path, {}) ?? '';
      expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
      expect(svg).not.toMatch(/undefined|NaN|&(?!amp;|lt;|gt;|quot;|#39;)/);
      expect(svg.length).toBeLessThan(8_000);
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(parsed.documentElement.tagName).toBe('svg');
    }
  });

  it.each([
    '/files/covers/producto-1-1.png',
    '/files/covers/producto-00-1.png',
    '/files/covers/producto-01-6.png',
    '/files/covers/producto-47-1.png',
    '/files/covers/../producto-01-1.png',
    '/files/collections/desconocida.png',
    '/otra',
  ])('do not exist at %s', (path) => {
    expect(renderCover(path, {})).toBeNull();
  });
});
