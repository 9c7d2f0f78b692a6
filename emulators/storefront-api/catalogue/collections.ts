/** Collections of products that say they are in them, and those of the demo shop. */
import {escapeHtml} from '../../html';
import {nameOf, niches, tagOf} from './niches';
import {collectionId, collectionImageId, collectionUpdatedAt} from './numbering';
import type {CatalogueCollection, CatalogueProduct} from './types';

/** A collection without its products. */
export interface CollectionDefinition {
  readonly handle: string;
  readonly title: string;
  /** Plain text; empty for a collection that says nothing of itself. */
  readonly description: string;
  /** Tag of the collection's products, because a CSV of products has no collections. */
  readonly tag: string;
  /** URL of the picture, absolute or a path of the emulator; no picture if missing. */
  readonly image?: string;
}

/** Every niche of the demo shop, then every subcategory. */
export const DEMO_COLLECTIONS: readonly CollectionDefinition[] = [
  ...niches.map((niche) => ({...niche, tag: tagOf(niche)})),
  ...niches.flatMap(({subcategories}) =>
    subcategories.map((one) => ({...one, description: '', tag: tagOf(one)})),
  ),
].map(({handle, title, description, tag}) => ({
  handle,
  title,
  description,
  tag,
  image: `/files/collections/${handle}.png`,
}));

export function buildCollections(
  products: readonly CatalogueProduct[],
  definitions: readonly CollectionDefinition[],
): CatalogueCollection[] {
  const members = membersOf(products);
  return definitions.map(({handle, title, description, image}, i) => ({
    id: collectionId(i),
    handle,
    title,
    description,
    descriptionHtml: description && `<p>${escapeHtml(description)}</p>`,
    updatedAt: collectionUpdatedAt(i),
    image: image
      ? {
          id: collectionImageId(i),
          path: image,
          altText: nameOf({title}),
          width: image.startsWith('/') ? 800 : null,
          height: image.startsWith('/') ? 600 : null,
        }
      : null,
    productHandles: [...(members.get(handle) ?? [])],
  }));
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
