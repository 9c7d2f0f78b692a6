import {pageHeads as copy} from '~/copy/page-heads';
import type {PageHead} from '~/domain/page-head';
import type {Product} from '~/domain/product';
import type {ProductDescription} from '~/domain/product-description';
import {metaDescription} from './meta-description';
import {socialImage} from './social-image';

export function productPath(handle: string): string {
  return `/producto/${encodeURIComponent(handle)}`;
}

export function productHead(
  {handle, title, images}: Pick<Product, 'handle' | 'title' | 'images'>,
  {body, intro}: ProductDescription,
): PageHead {
  // The sentence with chapters and pages says the least about what the product is for.
  const summary = metaDescription([...body, intro].join(' '));
  return {
    title: copy.productTitle(title),
    description: summary || copy.productDescription(title),
    path: productPath(handle),
    image: socialImage(images[0]),
  };
}
