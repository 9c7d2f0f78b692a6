/**
 * The workbook that comes in several covers and sheet sizes: a product with two options, whose colours have
 * swatches, and of which some combinations do not exist. Its licence is one, whatever is chosen.
 */
import {optionId, variantId} from './numbering';
import {priceOf, stepUp} from './prices';
import type {CatalogueImage, CatalogueOption, CatalogueVariant} from './types';

const COVERS = [
  {name: 'Terracota', color: '#B4532A', sizes: [0, 1, 2]},
  {name: 'Bosque', color: '#2F5D50', sizes: [0, 1]},
  {name: 'Índigo', color: '#33418F', sizes: [0, 2]},
] as const;

/** Each brings more files than the one before. */
const SIZES = ['A5', 'A4 y A5', 'Todos'] as const;

export function combinedOptions(n: number): CatalogueOption[] {
  return [
    {
      id: optionId(n),
      name: 'Portada',
      values: COVERS.map(({name}) => name),
      swatches: Object.fromEntries(COVERS.map(({name, color}) => [name, {color}])),
    },
    {id: optionId(n, 1), name: 'Tamaño', values: [...SIZES]},
  ];
}

export function combinedVariants(n: number, image: CatalogueImage | null): CatalogueVariant[] {
  const price = priceOf(n);
  const combinations = COVERS.flatMap((cover) =>
    cover.sizes.map((step) => ({cover: cover.name, step, size: SIZES[step]})),
  );
  return combinations.map(({cover, step, size}, i) => ({
    id: variantId(n, i),
    title: `${cover} / ${size}`,
    sku: `PLR-${String(n).padStart(3, '0')}-${i + 1}`,
    ...stepUp(price, step),
    availableForSale: true,
    stock: null,
    selectedOptions: [
      {name: 'Portada', value: cover},
      {name: 'Tamaño', value: size},
    ],
    image,
  }));
}
