/** Address of the shop's list of what is found for a text; of the whole list for none. */
export function searchPath(text: string): string {
  return text ? `/tienda?${new URLSearchParams({q: text})}` : '/tienda';
}
