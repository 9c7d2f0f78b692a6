/**
 * What a page is, in the vocabulary of schema.org, for search engines. Loaders add to the request's
 * list, and the server alone writes it into the document (`app/components/layout/ServedHead.tsx`).
 */
import type {Graph, Thing, CreativeWork} from 'schema-dts';
import {rightsWith, type Licence} from '~/domain/licence/licence';

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

/** The licence as a text of its own, with its version; what it says is the page's. */
export function licenceData(origin: string, licence: Licence): CreativeWork {
  return {
    '@type': 'CreativeWork',
    '@id': `${origin}/licencia`,
    url: `${origin}/licencia`,
    name: licence.name,
    version: licence.version,
    dateModified: licence.date,
    inLanguage: 'es',
    abstract: licence.summary,
    text: rightsWith(licence, 'yes', 'condition', 'no')
      .map(({sentence}) => sentence)
      .join('\n'),
  };
}
