/**
 * What a page is, in the vocabulary of schema.org, for search engines. Loaders add to the request's
 * list, and the server alone writes it into the document (`app/components/layout/ServedHead.tsx`).
 */
import type {Graph, Thing, CreativeWork} from 'schema-dts';
import {rightsWith, type Licence} from '~/domain/licence/licence';

/** Structured data in the order in which the loaders added it. */
export type StructuredData = Thing[];

/** The JSON-LD script's text; null if empty. `<` is escaped so that a title or description cannot end the script. */
export function structuredDataScript(things: readonly Thing[]): string | null {
  if (things.length === 0) return null;
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The licence as a creative work with a version. */
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
