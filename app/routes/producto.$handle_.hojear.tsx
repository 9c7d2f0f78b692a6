import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {NotFound} from '~/components/layout/ErrorScreen';
import {productPage} from '~/copy/product';
import {ReaderScreen} from '~/components/book/ReaderScreen';
import {reader} from '~/copy/reader';
import {canBeRead} from '~/domain/book/book';
import {digestOf} from '~/domain/licence/licence';
import {readBookPage} from '~/server/catalogue/read-products';
import {documentHeaders, notFoundData, loaderResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import {bookData} from '~/server/seo/product-data';
import {breadcrumbData} from '~/server/seo/list-data';
import {
  NO_PRODUCT_HEAD,
  unavailableData,
  productPath,
  readerHead,
  readerPath,
} from '~/server/seo/page-heads';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = headMeta;

export const headers = documentHeaders;

/** Shows the part of a book that can be read before buying; redirects if there is no such part. */
export async function loader({params, context}: LoaderFunctionArgs) {
  const read = await loadOptional(readBookPage(context.storefront, params.handle ?? ''));
  if (!read.ok) return unavailableData();
  if (!read.value) return notFoundData({kind: 'not-found' as const, head: NO_PRODUCT_HEAD});
  const {
    product: {description: _, ...product},
    book,
    trail,
    licence,
  } = read.value;
  if (!canBeRead(book)) throw redirect(productPath(product.handle));
  const {origin} = context.site;
  const productCrumb = {label: product.title, to: productPath(product.handle)};
  context.structuredData.push(
    breadcrumbData(origin, [...trail, productCrumb], {
      name: reader.crumb,
      path: readerPath(product.handle),
    }),
    bookData(origin, product, book),
  );
  return loaderResponse(
    {
      kind: 'page' as const,
      product,
      book,
      trail: [...trail, productCrumb],
      licence: licence && digestOf(licence),
      head: readerHead(product, book),
    },
    [read],
  );
}

export default function ReaderRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      return <ReaderScreen key={data.product.id} {...data} />;
    case 'not-found':
      return (
        <section className="page py-8">
          <NotFound title={productPage.notFound} text={productPage.notFoundText} />
        </section>
      );
    case 'unavailable':
      return <Unavailable />;
  }
}
