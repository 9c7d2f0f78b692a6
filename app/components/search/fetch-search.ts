import type {SearchAnswer} from '~/domain/catalogue/search';

/**
 * The first products of the shop, or those that its provider finds for a text.
 * @throws when the shop cannot be asked or refuses to answer.
 */
export async function fetchSearch(text: string, signal: AbortSignal): Promise<SearchAnswer> {
  const query = text ? `?${new URLSearchParams({q: text})}` : '';
  const response = await fetch(`/api/buscar${query}`, {signal});
  if (!response.ok) throw new Error(`The search failed: ${response.status}`);
  return response.json<SearchAnswer>();
}
