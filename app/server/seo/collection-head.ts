import {pageHeads as copy} from '~/copy/page-heads';
import type {PageHead} from '~/domain/page-head';
import type {CollectionPage} from '../catalogue/read-collection-page';
import {numberedDescription} from './meta-description';
import {socialImage} from './social-image';

/** Characters below which a description says too little to choose the page by. */
const TELLING_LENGTH = 70;

/** The address of a numbered page; page 1 is the one without a number. */
export function collectionPath(handle: string, page: number): string {
  const path = `/category/${encodeURIComponent(handle)}`;
  return page > 1 ? `${path}?pagina=${page}` : path;
}

/** @param description as the page shows it. An empty collection is nothing to be found. */
export function collectionHead(
  {handle, name, page, pageCount, productCount, image}: CollectionPage,
  description: string,
): PageHead {
  return {
    title: copy.collectionTitle(name, page),
    description: numberedDescription(telling(description), page, pageCount),
    path: collectionPath(handle, page),
    image: socialImage(image),
    indexed: productCount > 0,
  };
}

function telling(description: string): string {
  if (description.length >= TELLING_LENGTH) return description;
  return `${description.replace(/\.$/, '')}. ${copy.collectionPromise}`;
}
