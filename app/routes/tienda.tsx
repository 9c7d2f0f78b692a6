import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {ShopScreen} from '~/components/shop/ShopScreen';
import {errorScreen} from '~/copy/layout';
import {isCanonicalShopSearch, parseShopFilters, parseShopPage} from '~/domain/shop-filters';
import {describeShopList, SHOP_NICHES, shopPath} from '~/server/catalogue/describe-shop-list';
import {readShopPage} from '~/server/catalogue/read-shop-page';
import {documentHeaders} from '~/server/document-headers';
import {screenData, settle} from '~/server/loaded';

export const headers = documentHeaders;

export async function loader({request, context}: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const filters = parseShopFilters(parameters, SHOP_NICHES);
  const page = parseShopPage(parameters);
  if (!isCanonicalShopSearch(parameters, filters, page)) {
    throw redirect(shopPath(filters, page));
  }
  const read = await settle(readShopPage(context.storefront, filters, page));
  if (!read.ok) return screenData({kind: 'unavailable' as const}, [read]);
  const result = read.value;
  if (result.kind === 'other-page') throw redirect(shopPath(filters, result.page));
  return screenData({kind: 'page' as const, ...describeShopList(filters, page), ...result.page}, [
    read,
  ]);
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  const origin = originOf(matches);
  if (data?.kind !== 'page') {
    return pageMeta({
      title: errorScreen.unavailableTitle,
      description: errorScreen.unavailableText,
      origin,
      path: '/tienda',
      indexed: false,
    });
  }
  const {title, description, canonical, narrowed} = data;
  return pageMeta({title, description, origin, path: canonical, indexed: !narrowed});
};

export default function ShopRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'page' ? <ShopScreen list={data} /> : <Unavailable />;
}
