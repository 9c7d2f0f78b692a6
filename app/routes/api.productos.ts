import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {parseProductIds} from '~/domain/catalogue/listed-products';
import type {ProductSummary} from '~/domain/catalogue/product';
import {readProductsByIds} from '~/server/catalogue/read-products';
import {loadOptional, UNAVAILABLE_HEADERS} from '~/server/http/loaded';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'none',
  query: ['ids'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

export type ProductsAnswer =
  | {readonly ok: true; readonly products: readonly ProductSummary[]}
  | {readonly ok: false; readonly error: 'invalid-ids' | 'unavailable'};

/** Answers `?ids=gid,gid` (24 at most) with those products that the shop has. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const ids = parseProductIds(new URL(request.url).searchParams.get('ids'));
  if (!ids) return answer({ok: false, error: 'invalid-ids'}, 400, {'Cache-Control': 'no-store'});
  const read = await loadOptional(readProductsByIds(context.storefront, ids));
  return read.ok
    ? answer({ok: true, products: read.value}, 200, {'Cache-Control': 'public, max-age=60'})
    : answer({ok: false, error: 'unavailable'}, 503, UNAVAILABLE_HEADERS);
}

function answer(
  content: ProductsAnswer,
  status: number,
  headers: Readonly<Record<string, string>>,
) {
  return Response.json(content, {status, headers});
}
