import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {ChatSuggestion} from '~/domain/support/chat';
import {parseSuggestionHandles} from '~/domain/catalogue/listed-products';
import {readSuggestions} from '~/server/catalogue/read-search';
import {loadOptional, UNAVAILABLE_HEADERS} from '~/server/http/loaded';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {
  cache: 'none',
  query: ['handles'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

type SuggestionsAnswer =
  | {readonly ok: true; readonly products: readonly ChatSuggestion[]}
  | {readonly ok: false; readonly error: 'invalid-handles' | 'unavailable'};

/** Answers `?handles=producto-01,producto-02` (3 at most) with those products that the shop has. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const handles = parseSuggestionHandles(new URL(request.url).searchParams.get('handles'));
  if (!handles)
    return answer({ok: false, error: 'invalid-handles'}, 400, {'Cache-Control': 'no-store'});
  const read = await loadOptional(readSuggestions(context.storefront, handles));
  return read.ok
    ? answer({ok: true, products: read.value}, 200, {'Cache-Control': 'public, max-age=300'})
    : answer({ok: false, error: 'unavailable'}, 503, UNAVAILABLE_HEADERS);
}

function answer(
  content: SuggestionsAnswer,
  status: number,
  headers: Readonly<Record<string, string>>,
) {
  return Response.json(content, {status, headers});
}
