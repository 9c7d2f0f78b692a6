import type {CreativeWork} from 'schema-dts';
import {rightsWith, type Licence} from '~/domain/licence/licence';

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
