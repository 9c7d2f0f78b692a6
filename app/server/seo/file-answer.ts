import {UNAVAILABLE} from '../http/loader-response';
import {loadOptional} from '../storefront/load-optional';

/**
 * The answer of an address that machines read: a text, 404 when there is none (`null`), and 503 when
 * the provider cannot tell, so that nobody takes an empty list for the truth.
 * @param type the media type, without its charset.
 */
export async function fileAnswer(
  type: string,
  content: string | null | Promise<string | null>,
): Promise<Response> {
  const read = await loadOptional(Promise.resolve(content));
  if (!read.ok) return new Response('Service unavailable\n', UNAVAILABLE);
  if (read.value === null) return new Response('Not found\n', {status: 404});
  return new Response(read.value, {headers: {'Content-Type': `${type}; charset=utf-8`}});
}
