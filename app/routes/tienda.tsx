import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {ShopScreen} from '~/components/shop/ShopScreen';
import {nicheName, SHOP_NICHES} from '~/components/shop/shop-niches';
import {shopPath} from '~/components/shop/shop-path';
import {shop as copy} from '~/copy/shop';
import {
  isCanonicalShopSearch,
  isNarrowed,
  parseShopFilters,
  parseShopPage,
  SHOP_PARAMETERS,
  type ShopFilters,
} from '~/domain/shop-filters';
import {readShopPage} from '~/server/catalogue/read-shop-page';
import {documentHeaders} from '~/server/document-headers';
import {screenData, settle} from '~/server/loaded';

export const headers = documentHeaders;

export async function loader({request, context}: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const filters = parseShopFilters(parameters, SHOP_NICHES);
  const page = parseShopPage(parameters);
  if (!isCanonicalShopSearch(parameters, filters, page)) {
    throw redirect(addressOf(filters, page, parameters));
  }
  const read = await settle(readShopPage(context.storefront, filters, page));
  if (!read.ok) return screenData({kind: 'unavailable' as const}, [read]);
  const result = read.value;
  if (result.kind === 'other-page') throw redirect(addressOf(filters, result.page, parameters));
  return screenData({kind: 'page' as const, filters, page: result.page}, [read]);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const origin = originOf(matches);
  const description = copy.metaDescription;
  if (data?.kind !== 'page') {
    return pageMeta({
      title: copy.unavailableMetaTitle,
      description,
      origin,
      path: '/tienda',
      indexed: false,
    });
  }
  const {filters, page} = data;
  const narrowed = isNarrowed(filters);
  return pageMeta({
    title: copy.metaTitle(filters.q, nicheName(filters.niche), page.page),
    description,
    origin,
    path: narrowed ? '/tienda' : shopPath(filters, page.page),
    indexed: !narrowed,
  });
};

export default function ShopRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'page' ? (
    <ShopScreen filters={data.filters} page={data.page} />
  ) : (
    <Unavailable />
  );
}

/** The clean address, with what belongs to others (`utm_source`) kept. */
function addressOf(filters: ShopFilters, page: number, given: URLSearchParams): string {
  const rest = new URLSearchParams(given);
  for (const name of SHOP_PARAMETERS) rest.delete(name);
  const path = shopPath(filters, page);
  if (rest.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${rest}`;
}
