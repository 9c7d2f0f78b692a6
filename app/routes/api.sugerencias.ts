import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {SuggestionsAnswer} from '~/domain/api/answers';
import {parseSuggestionHandles} from '~/domain/share/shared-list';
import {readSuggestions} from '~/server/catalogue/read-search';
import {jsonResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['handles'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** Answers `?handles=producto-01,producto-02` (3 at most) with those products that the shop has. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const handles = parseSuggestionHandles(new URL(request.url).searchParams.get('handles'));
  if (!handles)
    return jsonResponse<SuggestionsAnswer>({ok: false, error: 'invalid-handles'}, {status: 400});
  const read = await loadOptional(readSuggestions(context.storefront, handles));
  return read.ok
    ? jsonResponse<SuggestionsAnswer>(
        {ok: true, products: read.value},
        {cacheControl: 'public, max-age=300'},
      )
    : jsonResponse<SuggestionsAnswer>({ok: false, error: 'unavailable'}, {status: 503});
}
