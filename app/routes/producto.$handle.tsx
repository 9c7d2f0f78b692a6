import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {ProductScreen, UnknownProduct} from '~/components/product/ProductScreen';
import {canBeRead, excerptOf} from '~/domain/book/book';
import {labelsOf} from '~/domain/licence/licence';
import {parseDescription} from '~/domain/product/product-description';
import {chooseVariant, variantNumber, withPictureFirst} from '~/domain/product/variant-selection';
import {readProductPage} from '~/server/catalogue/read-products';
import {currentPlatforms} from '~/server/current-marketplaces';
import {documentHeaders, notFoundData, loaderResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import {breadcrumbData} from '~/server/seo/list-data';
import {NO_PRODUCT_HEAD, unavailableData, productHead, productPath} from '~/server/seo/page-heads';
import {productData} from '~/server/seo/product-data';
import {throwIfMoved} from '~/server/seo/redirects';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  query: ['variant'],
  searchEngines: 'listed',
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = headMeta;

export const headers = documentHeaders;

export async function loader({params, request, context}: LoaderFunctionArgs) {
  const read = await loadOptional(readProductPage(context.storefront, params.handle ?? ''));
  if (!read.ok) return unavailableData();
  if (!read.value) {
    await throwIfMoved(request, context);
    return notFoundData({kind: 'not-found' as const, head: NO_PRODUCT_HEAD});
  }
  const wanted = new URL(request.url).searchParams.get('variant');
  const chosen = chooseVariant(read.value.product, wanted);
  // To the one spelling of it, if there is one: made-up values must not fill the page cache.
  const number = chosen && variantNumber(chosen);
  if (wanted !== number) {
    const path = productPath(read.value.product.handle);
    throw redirect(number ? `${path}?variant=${number}` : path);
  }
  const {
    product: {description: text, ...product},
    book: {sample, ...book},
    licence,
    ...page
  } = read.value;
  const description = parseDescription(text);
  const reviews = await context.reviews.of(product.id);
  const head = productHead(product, description, licence);
  const {origin} = context.site;
  context.structuredData.push(
    breadcrumbData(origin, page.trail, {name: product.title, path: productPath(product.handle)}),
    productData(origin, product, head, page.collection?.name ?? null, licence, book, reviews ?? []),
  );
  const excerpt = sample && excerptOf(sample);
  return loaderResponse(
    {
      kind: 'page' as const,
      ...page,
      product: withPictureFirst(product, chosen),
      variantId: chosen?.id ?? null,
      book,
      excerpt,
      reviews,
      canBeRead: canBeRead({chapters: book.chapters, sample}),
      description,
      licence: licence && labelsOf(licence),
      platforms: licence?.rights.marketplace.verdict === 'no' ? null : currentPlatforms(),
      head,
    },
    [read],
  );
}

export default function ProductRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      // Another product, or variant, starts anew: first image, first tab.
      return <ProductScreen key={data.variantId ?? data.product.id} {...data} />;
    case 'not-found':
      return <UnknownProduct />;
    case 'unavailable':
      return <Unavailable />;
  }
}
