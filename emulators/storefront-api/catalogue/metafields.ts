/**
 * The facts of an ebook as metafields of its product, the way an operator keeps them
 * (docs/operating.md, Metafields). Values are strings in the form in which the provider stores
 * and answers them: a list is a JSON array.
 */
import {bookOf} from './books';
import {editionsOf, includedItems, pagesOf} from './descriptions';
import {editionLines} from './editions';
import {metafieldId, updatedAt} from './numbering';
import {special, type SeriesEntry} from './series';
import type {CatalogueMetafield} from './types';

export const METAFIELD_NAMESPACE = 'libro';

interface MetafieldDefinition {
  readonly key: string;
  /** As the operator's admin calls it. */
  readonly name: string;
  readonly type: MetafieldType;
}

export type MetafieldType =
  | 'date'
  | 'list.single_line_text_field'
  | 'multi_line_text_field'
  | 'number_integer'
  | 'single_line_text_field';

/** Their order numbers the metafields of a product: add new ones at the end. */
export const METAFIELD_DEFINITIONS = [
  {key: 'contenido', name: 'Contenido', type: 'list.single_line_text_field'},
  {key: 'muestra', name: 'Muestra', type: 'multi_line_text_field'},
  {key: 'muestra_capitulo', name: 'Capítulo de la muestra', type: 'number_integer'},
  {key: 'paginas', name: 'Páginas', type: 'number_integer'},
  {key: 'formatos', name: 'Formatos', type: 'list.single_line_text_field'},
  {key: 'tamanos', name: 'Tamaño de los archivos', type: 'list.single_line_text_field'},
  {key: 'idioma', name: 'Idioma', type: 'single_line_text_field'},
  {key: 'actualizado', name: 'Última actualización', type: 'date'},
  {key: 'publico', name: 'Público', type: 'single_line_text_field'},
  {key: 'incluye', name: 'Incluye', type: 'list.single_line_text_field'},
  {key: 'versiones', name: 'Incluye por versión', type: 'list.single_line_text_field'},
  {key: 'licencia', name: 'Licencia', type: 'single_line_text_field'},
] as const satisfies readonly MetafieldDefinition[];

type Key = (typeof METAFIELD_DEFINITIONS)[number]['key'];

/** Between pages of a sample, which are Markdown. */
const PAGE_BREAK = '\n\n---\n\n';

/** The metafields of the n-th product; what a volume of a series is about is what its ebook is about. */
export function metafieldsOf(entry: SeriesEntry): CatalogueMetafield[] {
  const {n, ebook} = entry;
  const {audience, chapters, sample} = bookOf(ebook.id);
  const pages = pagesOf(entry);
  const values: Readonly<Record<Key, string | null>> = {
    contenido: JSON.stringify(chapters),
    muestra: sample && sample.pages.join(PAGE_BREAK),
    muestra_capitulo: sample && String(sample.chapter),
    paginas: String(pages),
    formatos: JSON.stringify(['PDF', 'Word']),
    tamanos: JSON.stringify([megabytes(0.9 + pages * 0.034), megabytes(0.4 + pages * 0.021)]),
    idioma: 'Español',
    actualizado: updatedAt(n).slice(0, 'YYYY-MM-DD'.length),
    publico: audience,
    incluye: JSON.stringify(includedItems(n)),
    versiones: n === special.several ? JSON.stringify(editionLines(editionsOf(n))) : null,
    // Without it, a product is sold under the shop's own licence.
    licencia: null,
  };
  return createMetafields(n, (key) => values[key]);
}

/** Those metafields of the n-th product that have a value. */
export function createMetafields(
  n: number,
  valueOf: (key: Key, type: MetafieldType) => string | null,
): CatalogueMetafield[] {
  return METAFIELD_DEFINITIONS.flatMap(({key, type}, place) => {
    const value = valueOf(key, type);
    if (value === null) return [];
    return [{id: metafieldId(n, place), namespace: METAFIELD_NAMESPACE, key, type, value}];
  });
}

function megabytes(size: number): string {
  return `${size.toFixed(1)} MB`;
}
