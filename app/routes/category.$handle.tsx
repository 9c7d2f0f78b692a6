import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CollectionScreen} from '~/components/catalogue/CollectionScreen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {collection as copy} from '~/copy/collection';
import {collectionTrail, subcategoriesOf} from '~/server/catalogue/niche-tree';
import {describeCollection, readCollectionPage} from '~/server/catalogue/provider-lists';
import {logWarning} from '~/server/http/log';
import {documentHeaders, notFoundData, loaderResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import {categoryFacets} from '~/server/seo/describe-shop-list';
import {collectionData} from '~/server/seo/list-data';
import {
  NO_COLLECTION_HEAD,
  unavailableData,
  collectionHead,
  collectionPath,
} from '~/server/seo/page-heads';
import {throwIfMoved} from '~/server/seo/redirects';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {NotFound} from '~/components/layout/ErrorScreen';

export const handle = {
  cache: 'shared',
  query: ['pagina'],
  searchEngines: 'listed',
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = headMeta;

export const headers = documentHeaders;

export async function loader({params, request, context}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const parameter = new URL(request.url).searchParams.get('pagina');
  const read = await loadOptional(readCollectionPage(context.storefront, handle, parameter));
  if (!read.ok) return unavailableData();
  const result = read.value;
  if (result.kind === 'other-page') throw redirect(collectionPath(handle, result.page));
  if (result.kind === 'not-found') {
    await throwIfMoved(request, context);
    const message = `No se encontró la colección con handle: ${handle}`;
    logWarning('collection-not-found', {request: context.trace.id, message});
    return notFoundData({kind: 'not-found' as const, head: NO_COLLECTION_HEAD});
  }
  const {page} = result;
  const description = describeCollection(page);
  const engine = await context.catalogue.load();
  const trail = collectionTrail(page.handle);
  context.structuredData.push(...collectionData(context.site.origin, page, trail));
  return loaderResponse(
    {
      kind: 'page' as const,
      page,
      description,
      trail,
      subcategories: subcategoriesOf(page.handle),
      facets: page.productCount > 0 ? categoryFacets(page.handle, engine) : [],
      head: collectionHead(page, description),
    },
    [read],
    engine !== null,
  );
}

export default function CategoryRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      return <CollectionScreen {...data} />;
    case 'not-found':
      return (
        <section className="page py-8">
          <NotFound title={copy.notFound} text={copy.notFoundText} browse={copy.allCategories} />
        </section>
      );
    case 'unavailable':
      return <Unavailable />;
  }
}
