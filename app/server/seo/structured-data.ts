/**
 * What a page is, in the vocabulary of schema.org, for search engines. Loaders add to the request's
 * list, and the server alone writes it into the document (`app/components/layout/ServedHead.tsx`).
 */
import type {Graph, Thing} from 'schema-dts';

/** What a page says it is, in the order in which its loaders found out. */
export type StructuredData = Thing[];

/**
 * The text of a JSON-LD script; null for nothing. Titles and descriptions are the operator's, so no
 * character of theirs may end the script: `<` is written as an escape, which JSON reads as the same.
 */
export function structuredDataScript(things: readonly Thing[]): string | null {
  if (things.length === 0) return null;
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
