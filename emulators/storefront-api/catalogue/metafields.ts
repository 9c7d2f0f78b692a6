/**
 * The facts of an ebook as metafields of its product, the way an operator keeps them, and the rating that
 * apps of reviews keep of any product (docs/operating.md, Metafields). Values are strings in the form in which the provider stores
 * and answers them: a list is a JSON array.
 */
import {bookOf} from './books';
import {editionsOf, includedItems, pagesOf} from './descriptions';
import {editionLines} from './editions';
import {metafieldId, updatedAt} from './numbering';
import {special, type SeriesEntry} from './series';
import type {CatalogueMetafield} from './types';

interface MetafieldDefinition {
  /** 'reviews' is the provider's own namespace, which review apps fill. */
  readonly namespace: 'libro' | 'reviews';
  readonly key: string;
  /** Name in the operator's admin. */
  readonly name: string;
  readonly type: MetafieldType;
}

export type MetafieldType =
  | 'date'
  | 'list.single_line_text_field'
  | 'multi_line_text_field'
  | 'number_integer'
  | 'rating'
  | 'single_line_text_field';

/** Their order numbers the metafields of a product: add new ones at the end. */
export const METAFIELD_DEFINITIONS = [
  {namespace: 'libro', key: 'contenido', name: 'Contenido', type: 'list.single_line_text_field'},
  {namespace: 'libro', key: 'muestra', name: 'Muestra', type: 'multi_line_text_field'},
  {
    namespace: 'libro',
    key: 'muestra_capitulo',
    name: 'Capítulo de la muestra',
    type: 'number_integer',
  },
  {namespace: 'libro', key: 'paginas', name: 'Páginas', type: 'number_integer'},
  {namespace: 'libro', key: 'formatos', name: 'Formatos', type: 'list.single_line_text_field'},
  {
    namespace: 'libro',
    key: 'tamanos',
    name: 'Tamaño de los archivos',
    type: 'list.single_line_text_field',
  },
  {namespace: 'libro', key: 'idioma', name: 'Idioma', type: 'single_line_text_field'},
  {namespace: 'libro', key: 'actualizado', name: 'Última actualización', type: 'date'},
  {namespace: 'libro', key: 'publico', name: 'Público', type: 'single_line_text_field'},
  {namespace: 'libro', key: 'incluye', name: 'Incluye', type: 'list.single_line_text_field'},
  {
    namespace: 'libro',
    key: 'versiones',
    name: 'Incluye por versión',
    type: 'list.single_line_text_field',
  },
  {namespace: 'libro', key: 'licencia', name: 'Licencia', type: 'single_line_text_field'},
  {namespace: 'reviews', key: 'rating', name: 'Product rating', type: 'rating'},
  {namespace: 'reviews', key: 'rating_count', name: 'Product rating count', type: 'number_integer'},
] as const satisfies readonly MetafieldDefinition[];

type Definition = (typeof METAFIELD_DEFINITIONS)[number];

/** Separates the pages of a sample, which are Markdown. */
const PAGE_BREAK = '\n\n---\n\n';

/** The metafields of the n-th product; what a volume of a series is about is what its ebook is about. */
export function metafieldsOf(entry: SeriesEntry): CatalogueMetafield[] {
  const {n, ebook} = entry;
  const {audience, chapters, sample} = bookOf(ebook.id);
  const values: Readonly<Record<Definition['key'], string | null>> = {
    contenido: JSON.stringify(chapters),
    muestra: sample && sample.pages.join(PAGE_BREAK),
    muestra_capitulo: sample && String(sample.chapter),
    paginas: String(pagesOf(entry)),
    formatos: JSON.stringify(['PDF', 'Word']),
    // The files are made when they are sold.
    tamanos: null,
    idioma: 'Español',
    actualizado: updatedAt(n).slice(0, 'YYYY-MM-DD'.length),
    publico: audience,
    incluye: JSON.stringify(includedItems(n)),
    versiones: n === special.several ? JSON.stringify(editionLines(editionsOf(n))) : null,
    // Without this metafield, a product is sold under the shop's own licence.
    licencia: null,
    // Nobody has reviewed what the demo sells.
    rating: null,
    rating_count: null,
  };
  return createMetafields(n, ({key}) => values[key]);
}

/** The metafields of the n-th product that have a value. */
export function createMetafields(
  n: number,
  valueOf: (definition: Definition) => string | null,
): CatalogueMetafield[] {
  return METAFIELD_DEFINITIONS.flatMap((definition, place) => {
    const value = valueOf(definition);
    if (value === null) return [];
    const {namespace, key, type} = definition;
    return [{id: metafieldId(n, place), namespace, key, type, value}];
  });
}
