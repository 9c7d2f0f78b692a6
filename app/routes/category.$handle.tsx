import {lazy, Suspense} from 'react';
import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CollectionScreen} from '~/components/category/CollectionScreen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {collection as copy} from '~/copy/collection';
import {documentHeaders} from '~/server/document-headers';
import {describeCollection} from '~/server/catalogue/describe-collection';
import {collectionTrail, subcategoriesOf} from '~/server/catalogue/niche-tree';
import {readCollectionPage} from '~/server/catalogue/read-collection-page';
import {notFoundData, screenData, settle} from '~/server/loaded';
import {NO_COLLECTION_HEAD, UNAVAILABLE_HEAD} from '~/server/seo/absent-heads';
import {collectionData} from '~/server/seo/collection-data';
import {collectionHead, collectionPath} from '~/server/seo/collection-head';
import {throwIfMoved} from '~/server/seo/find-redirect';

// Seldom seen, so not on the first load of every category.
const NotFound = lazy(() => import('~/components/layout/NotFound'));

export const headers = documentHeaders;

export async function loader({params, request, context}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const parameter = new URL(request.url).searchParams.get('pagina');
  const read = await settle(readCollectionPage(context.storefront, handle, parameter));
  if (!read.ok) return screenData({kind: 'unavailable' as const, head: UNAVAILABLE_HEAD}, [read]);
  const result = read.value;
  if (result.kind === 'other-page') throw redirect(collectionPath(handle, result.page));
  if (result.kind === 'not-found') {
    await throwIfMoved(request, context);
    return notFoundData({kind: 'not-found' as const, head: NO_COLLECTION_HEAD});
  }
  const {page} = result;
  const description = describeCollection(page);
  const trail = collectionTrail(page.handle);
  context.structuredData.push(...collectionData(context.site.origin, page, trail));
  return screenData(
    {
      kind: 'page' as const,
      page,
      description,
      trail,
      subcategories: subcategoriesOf(page.handle),
      head: collectionHead(page, description),
    },
    [read],
  );
}

export const meta: MetaFunction<typeof loader> = headMeta;

export default function CategoryRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      return <CollectionScreen {...data} />;
    case 'not-found':
      return (
        <section className="page py-8">
          <Suspense>
            <NotFound title={copy.notFound} text={copy.notFoundText} browse={copy.allCategories} />
          </Suspense>
        </section>
      );
    case 'unavailable':
      return <Unavailable />;
  }
}
