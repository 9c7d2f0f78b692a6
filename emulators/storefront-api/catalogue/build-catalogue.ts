/**
 * The catalogue that the Storefront API emulator serves: the shop's own 134 ebooks and its niches
 * (spec section 3), or any other number of them for load tests. The same size always gives the same
 * catalogue: nothing here reads a clock or draws a random number.
 */
import {ebooks} from '../../../app/content/ebooks';
import {niches, type Niche} from '../../../app/content/niches';
import {nicheDescriptions} from '../../../app/content/niche-descriptions';
import {describe} from './descriptions';
import {escapeMarkup} from './html';
import {pick} from './pick';
import {priceOf, stepUp} from './prices';
import {seriesEntry, special, type SeriesEntry} from './series';
import {tagsOf} from './tags';
import {topics} from './topics';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from './types';

const FIRST_DAY = Date.UTC(2025, 0, 6, 14, 30);
const HOUR = 3_600_000;
const FORMATS = ['Solo PDF', 'PDF + Word editable', 'Paquete completo'] as const;
const VIEWS = ['portada', 'contenido', 'interior', 'licencia PLR', 'vista en tableta y celular'];

/** Builds the first `size` products and every collection. */
export function buildCatalogue({size}: {size: number}): Catalogue {
  const products = Array.from({length: size}, (_, i) => product(seriesEntry(i + 1)));
  const members = new Map<string, string[]>();
  for (const {handle, collectionHandles} of products) {
    for (const collection of collectionHandles) {
      const handles = members.get(collection);
      if (handles) handles.push(handle);
      else members.set(collection, [handle]);
    }
  }
  return {currencyCode: 'USD', products, collections: collections(members)};
}

function product(entry: SeriesEntry): CatalogueProduct {
  const {n, handle, title, niche, subcategory} = entry;
  const images = Array.from({length: entry.imageCount}, (_, i) => image(entry, i + 1));
  const variants = variantsOf(entry, images[0] ?? null);
  const createdAt = createdAtOf(n);
  const option = n === special.several ? 'Formato' : 'Title';
  return {
    id: String(8000 + n),
    handle,
    title,
    vendor: 'Reventa PLR',
    productType: topics[entry.ebook.id]?.kind ?? 'Ebook PLR',
    tags: tagsOf(entry),
    ...describe(entry),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(createdAt + pick([2, 26, 75, 190], n, 'updated') * HOUR).toISOString(),
    options: [{id: String(80_000 + n), name: option, values: variants.map(({title}) => title)}],
    variants,
    images,
    collectionHandles: [niche.handle, ...(subcategory ? [subcategory.handle] : [])],
  };
}

function variantsOf(entry: SeriesEntry, firstImage: CatalogueImage | null): CatalogueVariant[] {
  const {n} = entry;
  const several = n === special.several;
  const price = priceOf(n);
  return (several ? FORMATS : ['Default Title']).map((title, step) => ({
    id: String(400_000 + n * 10 + step),
    title,
    sku: `PLR-${String(n).padStart(3, '0')}${several ? `-${step + 1}` : ''}`,
    ...stepUp(price, step),
    availableForSale: n !== special.soldOut,
    selectedOptions: [{name: several ? 'Formato' : 'Title', value: title}],
    image: firstImage,
  }));
}

function image({n, handle, title}: SeriesEntry, view: number): CatalogueImage {
  return {
    id: String(600_000 + n * 10 + view),
    path: `/files/covers/${handle}-${view}.svg`,
    altText: `${title}: ${VIEWS[view - 1]}`,
    width: 800,
    height: 1000,
  };
}

/** Three days apart for the shop's own ebooks; then, from February 2026, minutes apart for the volumes. */
function createdAtOf(n: number): number {
  const own = Math.min(n, ebooks.length);
  return FIRST_DAY + own * 72 * HOUR + (n - own) * (HOUR / 4);
}

function collections(members: ReadonlyMap<string, readonly string[]>): CatalogueCollection[] {
  const subcategories = niches.flatMap((niche) => niche.subcategories);
  return [...niches, ...subcategories].map(({handle, title}, i) => {
    const niche = niches.find((one) => one.handle === handle);
    const description = niche && describesItself(niche) ? ownDescription(niche) : '';
    return {
      id: String(9001 + i),
      handle,
      title,
      description,
      descriptionHtml: description && `<p>${escapeMarkup(description)}</p>`,
      updatedAt: new Date(FIRST_DAY + i * HOUR).toISOString(),
      image: {
        id: String(700_001 + i),
        path: `/files/collections/${handle}.svg`,
        altText: title.replace(/^\d+\.\s*/, ''),
        width: 800,
        height: 600,
      },
      productHandles: [...(members.get(handle) ?? [])],
    };
  });
}

/** The even niches leave it to the storefront's fixed texts. */
function describesItself({number}: Niche): boolean {
  return Number(number) % 2 === 1;
}

function ownDescription({name}: Niche): string {
  return `${nicheDescriptions[name]} Todos incluyen licencia PLR y archivos editables.`;
}
