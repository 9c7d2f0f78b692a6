import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ProductsAnswer} from '~/domain/api/answers';
import {parseProductIds} from '~/domain/share/shared-list';
import {readProductsByIds} from '~/server/catalogue/read-products';
import {jsonResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['ids'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** Answers `?ids=gid,gid` (24 at most) with those products that the shop has. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const ids = parseProductIds(new URL(request.url).searchParams.get('ids'));
  if (!ids) return jsonResponse<ProductsAnswer>({ok: false, error: 'invalid-ids'}, {status: 400});
  const read = await loadOptional(readProductsByIds(context.storefront, ids));
  return read.ok
    ? jsonResponse<ProductsAnswer>(
        {ok: true, products: read.value},
        {cacheControl: 'public, max-age=60'},
      )
    : jsonResponse<ProductsAnswer>({ok: false, error: 'unavailable'}, {status: 503});
}
