import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {BookAnswer} from '~/domain/api/answers';
import {digestOf} from '~/domain/licence/licence';
import {readBookPage} from '~/server/catalogue/read-products';
import {jsonResponse} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['handle'],
  searchEngines: 'disallowed',
} satisfies RouteFacts;

/** Answers `?handle=` with the inside of that product's book, for the reader on its page. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const named = new URL(request.url).searchParams.get('handle') ?? '';
  const read = await loadOptional(readBookPage(context.storefront, named));
  if (!read.ok) return jsonResponse<BookAnswer>({ok: false, error: 'unavailable'}, {status: 503});
  if (!read.value) return jsonResponse<BookAnswer>({ok: false, error: 'not-found'}, {status: 404});
  const {book, licence} = read.value;
  return jsonResponse<BookAnswer>(
    {ok: true, book, licence: licence && digestOf(licence)},
    {cacheControl: 'public, max-age=60'},
  );
}
