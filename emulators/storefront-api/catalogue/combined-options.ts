/**
 * The workbook that comes in several covers and licences: a product with two options, whose colours have
 * swatches, of which some combinations do not exist and the exclusive licence can be sold only once.
 */
import {optionId, variantId} from './numbering';
import {priceOf, stepUp} from './prices';
import {slug} from '../search-query/fold';
import type {CatalogueImage, CatalogueMetaobject, CatalogueOption, CatalogueVariant} from './types';

const COVERS = [
  {name: 'Terracota', color: '#B4532A', licences: [0, 1, 2]},
  {name: 'Bosque', color: '#2F5D50', licences: [0, 1]},
  {name: 'Índigo', color: '#33418F', licences: [0, 2]},
] as const;

/** With how many of each cover there are; null where nothing runs out. */
const LICENCES = [
  {name: 'Una marca', quantity: null},
  {name: 'Cinco marcas', quantity: null},
  {name: 'Exclusiva', quantity: 1},
] as const;

export function combinedOptions(n: number): CatalogueOption[] {
  return [
    {
      id: optionId(n),
      name: 'Portada',
      values: COVERS.map(({name}) => name),
      swatches: Object.fromEntries(COVERS.map(({name, color}) => [name, {color}])),
    },
    {id: optionId(n, 1), name: 'Licencia', values: LICENCES.map(({name}) => name)},
  ];
}

/** The colours as the provider keeps those of options, in the type that it defines by itself. */
export const COLOR_METAOBJECTS: readonly CatalogueMetaobject[] = COVERS.map(({name, color}, i) => ({
  __typename: 'Metaobject',
  id: String(300_001 + i),
  type: 'shopify--color-pattern',
  handle: slug(name),
  updatedAt: '2025-01-10T12:00:00Z',
  fields: [
    {key: 'label', type: 'single_line_text_field', value: name},
    {key: 'color', type: 'color', value: color},
  ],
}));

export function combinedVariants(n: number, image: CatalogueImage | null): CatalogueVariant[] {
  const price = priceOf(n);
  const combinations = COVERS.flatMap((cover) =>
    cover.licences.map((step) => ({cover: cover.name, step, licence: LICENCES[step]})),
  );
  return combinations.map(({cover, step, licence}, i) => ({
    id: variantId(n, i),
    title: `${cover} / ${licence.name}`,
    sku: `PLR-${String(n).padStart(3, '0')}-${i + 1}`,
    ...stepUp(price, step),
    availableForSale: true,
    stock: licence.quantity === null ? null : {quantity: licence.quantity, sellsBeyond: false},
    selectedOptions: [
      {name: 'Portada', value: cover},
      {name: 'Licencia', value: licence.name},
    ],
    image,
  }));
}
