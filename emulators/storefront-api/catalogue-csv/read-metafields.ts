/** The metafields that the shop knows, from the cells of a product's first row. */
import {createMetafields, type MetafieldType} from '../catalogue/metafields';
import type {CatalogueMetafield} from '../catalogue/types';
import {metafieldColumn} from './columns';
import {CatalogueCsvError, type ReadRow} from './read-rows';

/** @throws {CatalogueCsvError} when a value is not of its metafield's type. */
export function readMetafields({line, cells}: ReadRow, n: number): CatalogueMetafield[] {
  return createMetafields(n, (definition) => {
    const column = metafieldColumn(definition);
    const text = cells[column];
    if (text === undefined) return null;
    const value = storedValue(text, definition.type);
    if (value !== null) return value;
    throw new CatalogueCsvError(line, `'${column}' is no ${definition.type}: ${text}`);
  });
}

/** Null for a text that is not of the type. */
function storedValue(text: string, type: MetafieldType): string | null {
  switch (type) {
    case 'number_integer':
      return /^-?\d{1,15}$/.test(text) ? text : null;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
    case 'rating':
      return storedRating(text);
    case 'list.single_line_text_field':
      return storedList(text);
    case 'single_line_text_field':
      return text.includes('\n') ? null : text;
    case 'multi_line_text_field':
      return text;
  }
}

/** A list is a JSON array, or what spreadsheets are easier to fill with: values parted by semicolons. */
function storedList(text: string): string | null {
  if (!text.startsWith('['))
    return JSON.stringify(text.split(';').flatMap((item) => item.trim() || []));
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) && items.every((item) => typeof item === 'string')
      ? JSON.stringify(items)
      : null;
  } catch {
    return null;
  }
}

/** A rating with the ends of its scale, all three decimals in quotes. */
function storedRating(text: string): string | null {
  try {
    const {value, scale_min: min, scale_max: max} = JSON.parse(text) as Record<string, unknown>;
    const sound = [min, value, max].every(
      (each) => typeof each === 'string' && /^-?\d+(\.\d+)?$/.test(each),
    );
    return sound && Number(min) <= Number(value) && Number(value) <= Number(max)
      ? JSON.stringify({scale_min: min, scale_max: max, value})
      : null;
  } catch {
    return null;
  }
}
