import {lazy, Suspense} from 'react';
import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CollectionScreen} from '~/components/category/CollectionScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {collection as copy} from '~/copy/collection';
import {documentHeaders} from '~/server/document-headers';
import {categoryFamily} from '~/server/catalogue/category-family';
import {describeCollection} from '~/server/catalogue/describe-collection';
import {readCollectionPage} from '~/server/catalogue/read-collection-page';
import {notFoundData, screenData, settle} from '~/server/loaded';

// Seldom seen, so not on the first load of every category.
const NotFound = lazy(() => import('~/components/layout/NotFound'));

export const headers = documentHeaders;

export async function loader({params, request, context}: LoaderFunctionArgs) {
  const handle = params.handle ?? '';
  const parameter = new URL(request.url).searchParams.get('pagina');
  const read = await settle(readCollectionPage(context.storefront, handle, parameter));
  if (!read.ok) return screenData({kind: 'unavailable' as const}, [read]);
  const result = read.value;
  if (result.kind === 'other-page') throw redirect(collectionPath(handle, result.page));
  if (result.kind === 'not-found') return notFoundData({kind: 'not-found' as const});
  const {page} = result;
  const description = describeCollection(page);
  const family = categoryFamily(page.handle);
  return screenData({kind: 'page' as const, page, description, family}, [read]);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const origin = originOf(matches);
  if (data?.kind !== 'page') {
    return pageMeta({
      title: copy.notFound,
      description: copy.notFoundText,
      origin,
      path: '/',
      indexed: false,
    });
  }
  const {handle, name, page} = data.page;
  return pageMeta({
    title: copy.metaTitle(name, page),
    description: data.description,
    origin,
    path: collectionPath(handle, page),
  });
};

export default function CategoryRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      return (
        <CollectionScreen page={data.page} description={data.description} family={data.family} />
      );
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

function collectionPath(handle: string, page: number): string {
  const path = `/category/${encodeURIComponent(handle)}`;
  return page > 1 ? `${path}?pagina=${page}` : path;
}
