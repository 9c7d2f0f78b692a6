import {UNAVAILABLE} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/load-optional';

/**
 * The response of a file for machines: 404 for `null`, 503 if the provider failed, so that an empty list is never
 * mistaken for the truth.
 * @param type media type without charset.
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

/** Characters that no XML 1.0 document may hold, not even escaped, and halves of characters. */
// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as content or attribute of an XML element. */
export function xmlText(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
