/**
 * The facets of a product list (`filters` of a collection's products, `productFilters` of a search).
 * Each value is counted among the products that pass the filters of every *other* kind, so that
 * ticking one tag does not zero the tags beside it.
 */
import type {ProductNode} from '../catalogue-index/nodes';
import {fold, slug} from '../search-query/fold';
import {filterProducts, type FilterKind, type ProductFilterInput} from './product-filter';

export interface FacetValue {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** A `ProductFilter` as a JSON string, ready to be sent back. */
  readonly input: string;
}

export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly type: 'LIST' | 'PRICE_RANGE' | 'BOOLEAN';
  readonly presentation: 'TEXT' | null;
  readonly values: readonly FacetValue[];
}

export function facetsOf(
  products: readonly ProductNode[],
  filters: readonly ProductFilterInput[],
): Facet[] {
  const among = (kind: FilterKind) => filterProducts(products, filters, kind);
  return [
    availability(among('available')),
    priceRange(among('price')),
    list(
      'productType',
      'filter.p.product_type',
      'Tipo de producto',
      among('productType'),
      (product) => [product.data.productType],
    ),
    list('tag', 'filter.p.tag', 'Etiqueta', among('tag'), (product) => product.data.tags),
    ...optionNames(products).map((name) => optionFacet(name, among(`option:${fold(name)}`))),
  ].filter(({values}) => values.length > 0);
}

function availability(products: readonly ProductNode[]): Facet {
  const inStock = products.filter(({available}) => available).length;
  const soldOut = products.filter(({data}) =>
    data.variants.some(({availableForSale}) => !availableForSale),
  ).length;
  const value = (available: boolean, label: string, count: number): FacetValue => ({
    id: `filter.v.availability.${available ? 1 : 0}`,
    label,
    count,
    input: JSON.stringify({available}),
  });
  return {
    id: 'filter.v.availability',
    label: 'Disponibilidad',
    type: 'LIST',
    presentation: 'TEXT',
    values: [value(true, 'Disponible', inStock), value(false, 'Agotado', soldOut)],
  };
}

function priceRange(products: readonly ProductNode[]): Facet {
  const max = products.reduce((highest, {maxCents}) => Math.max(highest, maxCents), 0);
  return {
    id: 'filter.v.price',
    label: 'Precio',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [
      {
        id: 'filter.v.price',
        label: 'Precio',
        count: products.length,
        input: JSON.stringify({price: {min: 0, max: max / 100}}),
      },
    ],
  };
}

function list(
  kind: 'productType' | 'tag',
  id: string,
  label: string,
  products: readonly ProductNode[],
  labelsOf: (product: ProductNode) => readonly string[],
): Facet {
  return listFacet(id, label, products, labelsOf, (value) => ({[kind]: value}));
}

function optionFacet(name: string, products: readonly ProductNode[]): Facet {
  return listFacet(
    `filter.v.option.${slug(name)}`,
    name,
    products,
    ({data}) => data.options.find((option) => fold(option.name) === fold(name))?.values ?? [],
    (value) => ({variantOption: {name, value}}),
  );
}

function listFacet(
  id: string,
  label: string,
  products: readonly ProductNode[],
  labelsOf: (product: ProductNode) => readonly string[],
  inputOf: (value: string) => ProductFilterInput,
): Facet {
  // Filters see neither case nor accents: what they take for one value is one here, each product once.
  const counts = new Map<string, {readonly value: string; count: number}>();
  for (const product of products) {
    const written = new Map(labelsOf(product).map((value) => [fold(value), value]));
    for (const [folded, value] of written) {
      if (!folded) continue;
      const known = counts.get(folded) ?? {value, count: 0};
      counts.set(folded, {...known, count: known.count + 1});
    }
  }
  const values = [...counts.values()]
    .sort((a, b) => a.value.localeCompare(b.value, 'es'))
    .map(({value, count}) => ({
      id: `${id}.${slug(value)}`,
      label: value,
      count,
      input: JSON.stringify(inputOf(value)),
    }));
  return {id, label, type: 'LIST', presentation: 'TEXT', values};
}

/** Options worth filtering by: those that offer a choice somewhere. */
function optionNames(products: readonly ProductNode[]): string[] {
  const names = new Map<string, string>();
  for (const {data} of products) {
    for (const {name, values} of data.options) {
      if (values.length > 1 && !names.has(fold(name))) names.set(fold(name), name);
    }
  }
  return [...names.values()];
}
