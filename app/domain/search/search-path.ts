/** URL of the shop's search results; of the whole list if the text is empty. */
export function searchPath(text: string): string {
  return text ? `/tienda?${new URLSearchParams({q: text})}` : '/tienda';
}
