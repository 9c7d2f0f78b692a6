/** The sitemap: up to 250 resources a page, as the provider cuts it. */
import type {CatalogueImage} from '../catalogue/types';
import type {FieldResolvers, RequestContext} from '../context';
import {MAX_PAGE_SIZE} from '../constants';

export interface SitemapSource {
  readonly type: string;
}

interface Resource {
  readonly __typename: 'SitemapResource';
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly image: {alt: string; filepath: string; updatedAt: string} | null;
}

export const sitemapResolvers: FieldResolvers = {
  pagesCount: ({type}: SitemapSource, _args: unknown, context: RequestContext) => ({
    count: Math.ceil(resourcesOf(type, context).length / MAX_PAGE_SIZE),
    precision: 'EXACT',
  }),
  resources: ({type}: SitemapSource, {page}: {page: number}, context: RequestContext) => {
    const all = resourcesOf(type, context);
    const start = (Math.max(1, page) - 1) * MAX_PAGE_SIZE;
    return {
      hasNextPage: start + MAX_PAGE_SIZE < all.length,
      items: all.slice(start, start + MAX_PAGE_SIZE).map((build) => build()),
    };
  },
};

/** Built one by one on demand: a page of a large catalogue needs 250 of them, not all. */
function resourcesOf(type: string, {catalogue}: RequestContext): readonly (() => Resource)[] {
  switch (type) {
    case 'PRODUCT':
      return catalogue.products('ID').map(
        ({data}) =>
          () =>
            resource(data.handle, data.title, data.updatedAt, data.images[0]),
      );
    case 'COLLECTION':
      return catalogue.collections.map(
        ({data}) =>
          () =>
            resource(data.handle, data.title, data.updatedAt, data.image),
      );
    default:
      return [];
  }
}

function resource(
  handle: string,
  title: string,
  updatedAt: string,
  image?: CatalogueImage | null,
): Resource {
  return {
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    image: image ? {alt: image.altText, filepath: image.path, updatedAt} : null,
  };
}
