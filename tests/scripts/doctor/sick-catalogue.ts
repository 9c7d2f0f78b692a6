/** The shop's own catalogue with one fault of every kind that an import may bring. */
import {buildCatalogue} from '../../../emulators/storefront-api/catalogue/build-catalogue';
import {createMetafields} from '../../../emulators/storefront-api/catalogue/metafields';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
} from '../../../emulators/storefront-api/catalogue/types';

/** The two forms of a description that the Storefront API answers. */
const described = (...paragraphs: readonly string[]) => ({
  description: paragraphs.join(' '),
  descriptionHtml: paragraphs.map((text) => `<p>${text}</p>`).join(''),
});

const PRODUCT_FAULTS: Readonly<
  Record<string, (product: CatalogueProduct) => Partial<CatalogueProduct>>
> = {
  'producto-01': () => ({variants: []}),
  'producto-02': ({variants}) => ({variants: variants.map((each) => ({...each, priceCents: 0}))}),
  'producto-03': () => ({images: []}),
  'producto-04': () => ({description: '', descriptionHtml: ''}),
  'producto-05': () => described('Un ebook.', 'IMPORTANTE: uso personal.'),
  'producto-06': () => described('Un ebook.', 'INCLUYE: un PDF.'),
  'producto-07': ({title}) => ({title: `07. ${title}`}),
  'producto-08': ({variants}) => ({
    handle: 'x'.repeat(101),
    variants: Array.from({length: 11}, (_, i) => ({...variants[0]!, id: `9${i}`})),
  }),
  'producto-10': () => ({
    metafields: createMetafields(10, ({key}) => (key === 'licencia' ? 'plr-plus' : null)),
  }),
  'producto-09': () => ({handle: 'otro-nombre'}),
};

const EXTRA_COLLECTIONS = 25;

export function sickCatalogue(): Catalogue {
  const {products, collections} = buildCatalogue({size: 134});
  return {
    products: products.map((each) => ({...each, ...PRODUCT_FAULTS[each.handle]?.(each)})),
    collections: [...collections.flatMap(withFault), ...extras(collections[0])],
  };
}

function withFault(collection: CatalogueCollection): CatalogueCollection[] {
  switch (collection.handle) {
    case '03-mascotas':
    case 'perros':
      return [];
    case 'gatos':
      return [{...collection, productHandles: []}];
    case '04-desarrollo-personal':
      return [{...collection, title: '04. Crecimiento'}];
    case 'cocina-saludable':
      return [{...collection, title: '#2: Cocina Saludable'}];
    default:
      return [collection];
  }
}

function extras(model: CatalogueCollection | undefined): CatalogueCollection[] {
  if (!model) return [];
  return Array.from({length: EXTRA_COLLECTIONS}, (_, i) => ({
    ...model,
    id: String(9900 + i),
    handle: `oferta-${i}`,
    title: `Oferta ${i}`,
  }));
}
