/** Every niche and subcategory of the shop as a collection of the products that say they are in it. */
import {nicheDescriptions} from '../../../app/content/niche-descriptions';
import {niches, type Niche} from '../../../app/content/niches';
import {escapeMarkup} from './html';
import {collectionId, collectionImageId, collectionUpdatedAt} from './numbering';
import type {CatalogueCollection, CatalogueProduct} from './types';

export function buildCollections(products: readonly CatalogueProduct[]): CatalogueCollection[] {
  const members = membersOf(products);
  const subcategories = niches.flatMap((niche) => niche.subcategories);
  return [...niches, ...subcategories].map(({handle, title}, i) => {
    const niche = niches.find((one) => one.handle === handle);
    const description = niche && describesItself(niche) ? ownDescription(niche) : '';
    return {
      id: collectionId(i),
      handle,
      title,
      description,
      descriptionHtml: description && `<p>${escapeMarkup(description)}</p>`,
      updatedAt: collectionUpdatedAt(i),
      image: {
        id: collectionImageId(i),
        path: `/files/collections/${handle}.png`,
        altText: title.replace(/^\d+\.\s*/, ''),
        width: 800,
        height: 600,
      },
      productHandles: [...(members.get(handle) ?? [])],
    };
  });
}

/** Handles of products by handle of collection, in the catalogue's order. */
function membersOf(products: readonly CatalogueProduct[]): ReadonlyMap<string, string[]> {
  const members = new Map<string, string[]>();
  for (const {handle, collectionHandles} of products) {
    for (const collection of collectionHandles) {
      const handles = members.get(collection);
      if (handles) handles.push(handle);
      else members.set(collection, [handle]);
    }
  }
  return members;
}

/** The even niches leave it to the storefront's fixed texts. */
function describesItself({number}: Niche): boolean {
  return Number(number) % 2 === 1;
}

function ownDescription({name}: Niche): string {
  return `${nicheDescriptions[name]} Todos incluyen licencia PLR y archivos editables.`;
}
