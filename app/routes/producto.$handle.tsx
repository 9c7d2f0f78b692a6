import {lazy, Suspense} from 'react';
import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {ProductScreen} from '~/components/product/ProductScreen';
import {imageAtWidth} from '~/components/ui/ResponsiveImage';
import {errorScreen} from '~/copy/layout';
import {productPage as copy} from '~/copy/product';
import {plainLine} from '~/domain/plain-text';
import {parseDescription} from '~/domain/product-description';
import {readProductPage} from '~/server/catalogue/read-product-page';
import {documentHeaders} from '~/server/document-headers';
import {notFoundData, screenData, settle} from '~/server/loaded';

// Seldom seen, so not on the first load of every product.
const NotFound = lazy(() => import('~/components/layout/NotFound'));
const Unavailable = lazy(async () => ({
  default: (await import('~/components/layout/Unavailable')).Unavailable,
}));

/** Characters that search engines show of a description. */
const META_LENGTH = 155;
const SOCIAL_IMAGE_WIDTH = 1200;

export const headers = documentHeaders;

export async function loader({params, context}: LoaderFunctionArgs) {
  const read = await settle(readProductPage(context.storefront, params.handle ?? ''));
  if (!read.ok) return screenData({kind: 'unavailable' as const}, [read]);
  if (!read.value) return notFoundData({kind: 'not-found' as const});
  const {
    product: {description: text, ...product},
    collection,
    related,
  } = read.value;
  const description = parseDescription(text);
  // The sentence with chapters and pages says the least about what the product is for.
  const summary = plainLine([...description.body, description.intro].join(' '), META_LENGTH);
  return screenData({kind: 'page' as const, product, collection, related, description, summary}, [
    read,
  ]);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const origin = originOf(matches);
  if (data?.kind !== 'page') {
    const failed = data?.kind === 'unavailable';
    return pageMeta({
      title: failed ? errorScreen.unavailableTitle : copy.notFound,
      description: failed ? errorScreen.unavailableText : copy.notFoundText,
      origin,
      path: '/',
      indexed: false,
    });
  }
  const {product, summary} = data;
  const [image] = product.images;
  return pageMeta({
    title: copy.metaTitle(product.title),
    description: summary || copy.metaDescription(product.title),
    origin,
    path: `/producto/${encodeURIComponent(product.handle)}`,
    image: image && imageAtWidth(image.url, SOCIAL_IMAGE_WIDTH),
  });
};

export default function ProductRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      // Another product starts anew: first image, first tab, first variant.
      return <ProductScreen key={data.product.id} {...data} />;
    case 'not-found':
      return (
        <section className="page py-8">
          <Suspense>
            <NotFound title={copy.notFound} text={copy.notFoundText} />
          </Suspense>
        </section>
      );
    case 'unavailable':
      return (
        <Suspense>
          <Unavailable />
        </Suspense>
      );
  }
}
