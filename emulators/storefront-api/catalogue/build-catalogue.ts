/**
 * The catalogue that the Storefront API emulator serves: the shop's own 134 ebooks and its niches
 * (docs/product.md 3.4), or any other number of them for load tests. The same size always gives the
 * same catalogue: nothing here reads a clock or draws a random number.
 */
import {describe} from './descriptions';
import {EDITION_NAMES} from './editions';
import {buildCollections, DEMO_COLLECTIONS} from './collections';
import {metafieldsOf} from './metafields';
import {createdAt, imageId, optionId, productId, updatedAt, variantId} from './numbering';
import {priceOf, stepUp} from './prices';
import {seriesEntry, special, type SeriesEntry} from './series';
import {tagsOf} from './tags';
import {topics} from './topics';
import {combinedOptions, combinedVariants} from './combined-options';
import type {Catalogue, CatalogueImage, CatalogueProduct} from './types';

const VIEWS = ['portada', 'contenido', 'interior', 'licencia PLR', 'vista en tableta y celular'];

/** Builds the first `size` products and every collection. */
export function buildCatalogue({size}: {size: number}): Catalogue {
  const products = Array.from({length: size}, (_, i) => product(seriesEntry(i + 1)));
  return {
    products,
    collections: buildCollections(products, DEMO_COLLECTIONS),
  };
}

function product(entry: SeriesEntry): CatalogueProduct {
  const {n, handle, title, niche, subcategory} = entry;
  const images = Array.from({length: entry.imageCount}, (_, i) => image(entry, i + 1));
  const {options, variants} =
    n === special.combined
      ? {options: combinedOptions(n), variants: combinedVariants(n, images[0] ?? null)}
      : singleOption(entry, images[0] ?? null);
  return {
    id: productId(n),
    handle,
    title,
    vendor: 'Reventa PLR',
    productType: topics[entry.ebook.id]?.kind ?? 'Ebook PLR',
    tags: tagsOf(entry),
    ...describe(entry),
    createdAt: createdAt(n),
    updatedAt: updatedAt(n),
    options,
    variants,
    images,
    collectionHandles: [niche.handle, ...(subcategory ? [subcategory.handle] : [])],
    // Made when asked for: a large catalogue would hold tens of thousands that nobody reads.
    get metafields() {
      return metafieldsOf(entry);
    },
  };
}

/** What a product has without options, or with formats to choose from. */
function singleOption(
  {n}: SeriesEntry,
  image: CatalogueImage | null,
): Pick<CatalogueProduct, 'options' | 'variants'> {
  const several = n === special.several;
  const name = several ? 'Formato' : 'Title';
  const price = priceOf(n);
  const variants = (several ? EDITION_NAMES : ['Default Title']).map((title, step) => ({
    id: variantId(n, step),
    title,
    sku: `PLR-${String(n).padStart(3, '0')}${several ? `-${step + 1}` : ''}`,
    ...stepUp(price, step),
    availableForSale: n !== special.soldOut,
    stock: n === special.soldOut ? {quantity: 0, sellsBeyond: false} : null,
    selectedOptions: [{name, value: title}],
    image,
  }));
  return {options: [{id: optionId(n), name, values: variants.map(({title}) => title)}], variants};
}

function image({n, handle, title}: SeriesEntry, view: number): CatalogueImage {
  return {
    id: imageId(n, view),
    path: `/files/covers/${handle}-${view}.png`,
    altText: `${title}: ${VIEWS[view - 1]}`,
    width: 800,
    height: 1000,
  };
}
