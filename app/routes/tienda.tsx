import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {ShopScreen} from '~/components/catalogue/ShopScreen';
import {shop as copy} from '~/copy/shop';
import {
  isCanonicalShopSearch,
  parseShopFilters,
  parseShopPage,
  SHOP_PARAMETERS,
} from '~/domain/catalogue/shop-filters';
import {describeShopList, SHOP_NICHES, shopPath} from '~/server/seo/describe-shop-list';
import {hasFacets} from '~/domain/catalogue/facets';
import {readShopPage} from '~/server/catalogue/read-shop-page';
import {PATIENT_WAIT_MS} from '~/server/search/catalogue-index';
import {liftFilters, knownFacetsIn} from '~/server/search/facet-counts';
import {documentHeaders, loaderResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import {unavailableData} from '~/server/seo/page-heads';
import {productListData} from '~/server/seo/list-data';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {layout} from '~/copy/layout';

export const handle = {
  cache: 'shared',
  query: SHOP_PARAMETERS,
  searchEngines: 'listed',
  name: copy.heading,
  navigation: {label: layout.shop, position: 1},
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = headMeta;

export const headers = documentHeaders;

export async function loader({request, context}: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const asked = parseShopFilters(parameters, SHOP_NICHES, knownFacetsIn(parameters.get('nicho')));
  const filters = liftFilters(asked);
  const page = parseShopPage(parameters);
  if (!isCanonicalShopSearch(parameters, filters, page)) {
    throw redirect(shopPath(filters, page));
  }
  // Without the search no facet can be counted or offered, so even the whole catalogue waits for it a moment.
  const {storefront, catalogue} = context;
  const engine = await catalogue.load(hasFacets(filters.facets) ? PATIENT_WAIT_MS : undefined);
  const read = await loadOptional(readShopPage(storefront, filters, page, engine));
  if (!read.ok) return unavailableData();
  const result = read.value;
  if (result.kind === 'other-page') throw redirect(shopPath(filters, result.page));
  if (filters.q !== '' && result.page.products.length === 0) context.count('search-empty');
  const list = describeShopList(filters, page, result.page.pageCount, engine);
  if (!list.narrowed) {
    const products = result.page.products.map(({product}) => product);
    context.structuredData.push(
      ...productListData(context.site.origin, copy.heading, products, page),
    );
  }
  return loaderResponse({kind: 'page' as const, ...list, ...result.page}, [read], engine !== null);
}

export default function ShopRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'page' ? <ShopScreen list={data} /> : <Unavailable />;
}
