/** A catalogue small enough to know by heart, with every peculiarity that the resolvers must meet. */
import type {
  Catalogue,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '../../../../emulators/storefront-api/catalogue/types';

function image(id: string, name: string): CatalogueImage {
  return {
    id,
    path: `/files/covers/${name}.png`,
    altText: `Portada ${name}`,
    width: 800,
    height: 1000,
  };
}

function variant(id: string, changes: Partial<CatalogueVariant> = {}): CatalogueVariant {
  return {
    id,
    title: 'Default Title',
    sku: `SKU-${id}`,
    priceCents: 1000,
    compareAtCents: null,
    availableForSale: true,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    image: null,
    ...changes,
  };
}

function product(
  number: number,
  title: string,
  changes: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  const handle = `producto-0${number}`;
  return {
    id: String(number),
    handle,
    title,
    vendor: 'Reventa PLR',
    productType: 'Ebook',
    tags: [],
    description: `Descripción de ${title}.`,
    descriptionHtml: `<p>Descripción de ${title}.</p>`,
    createdAt: `2025-0${number}-01T00:00:00Z`,
    updatedAt: `2025-0${number}-02T00:00:00Z`,
    options: [{id: String(number), name: 'Title', values: ['Default Title']}],
    variants: [variant(String(100 + number))],
    images: [image(String(200 + number), `${handle}-1`)],
    collectionHandles: ['cocina'],
    metafields: [],
    ...changes,
  };
}

export const FIXTURE: Catalogue = {
  products: [
    product(1, 'Cocina fácil', {
      tags: ['Recetas', 'Rápido'],
      variants: [variant('101', {priceCents: 999, compareAtCents: 1999})],
    }),
    product(2, 'Árboles frutales', {
      productType: 'Guía',
      tags: ['Jardín'],
      collectionHandles: ['jardin'],
      variants: [variant('102', {priceCents: 2500})],
    }),
    product(3, 'Postres sin azúcar', {
      tags: ['Recetas'],
      variants: [variant('103', {priceCents: 1550, availableForSale: false})],
    }),
    product(4, 'Cocina mexicana: más de 100 recetas', {
      tags: ['Recetas', 'México'],
      collectionHandles: ['cocina', 'jardin'],
      variants: [variant('104', {priceCents: 1205})],
      images: [image('204', 'producto-04-1'), image('214', 'producto-04-2')],
    }),
    product(5, 'Pack editable', {
      productType: 'Pack',
      options: [{id: '5', name: 'Formato', values: ['PDF', 'Word']}],
      variants: [
        variant('105', {
          title: 'PDF',
          priceCents: 500,
          selectedOptions: [{name: 'Formato', value: 'PDF'}],
        }),
        variant('115', {
          title: 'Word',
          priceCents: 3333,
          selectedOptions: [{name: 'Formato', value: 'Word'}],
        }),
      ],
    }),
  ],
  collections: [
    {
      id: '1',
      handle: 'cocina',
      title: '02. Cocina',
      description: 'Ebooks de cocina',
      descriptionHtml: '<p>Ebooks de cocina</p>',
      updatedAt: '2025-06-01T00:00:00Z',
      image: image('301', 'coleccion-cocina'),
      productHandles: ['producto-05', 'producto-04', 'producto-03', 'producto-01'],
    },
    {
      id: '2',
      handle: 'jardin',
      title: 'Jardín',
      description: '',
      descriptionHtml: '',
      updatedAt: '2025-07-01T00:00:00Z',
      image: null,
      productHandles: ['producto-02', 'producto-04'],
    },
  ],
};
