/**
 * The query string with which this tab's document was asked for. The browser remembers it, so nothing
 * is stored, and no page needs code for it before the checkout.
 */
export function landingQuery(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).search : '';
}
