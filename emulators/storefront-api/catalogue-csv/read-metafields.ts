/** The metafields that the shop knows, from the cells of a product's first row. */
import {createMetafields, type MetafieldType} from '../catalogue/metafields';
import type {CatalogueMetafield} from '../catalogue/types';
import {readDate, readWholeNumber} from './cell-values';
import {metafieldColumn} from './columns';
import type {Problem, ReadRow} from './read-rows';

/** How a value of each type is written. */
const FORMS: Readonly<Record<MetafieldType, string>> = {
  number_integer: 'a whole number such as 64',
  date: 'a date such as 2026-11-30 (year-month-day)',
  rating: 'a rating such as {"value":"4.7","scale_min":"1.0","scale_max":"5.0"}',
  'list.single_line_text_field': 'a list such as ["PDF","Word"], or PDF; Word',
  single_line_text_field: 'a text of one line',
  multi_line_text_field: 'a text',
};

/** Values that are not of their metafield's type go to `problems`, and are left out. */
export function readMetafields(
  {line, cells}: ReadRow,
  n: number,
  problems: Problem[],
): CatalogueMetafield[] {
  return createMetafields(n, (definition) => {
    const column = metafieldColumn(definition);
    const text = cells[column];
    if (text === undefined) return null;
    const value = storedValue(text, definition.type);
    if (value === null) {
      const form = FORMS[definition.type];
      problems.push({
        line,
        text: `'${column}' is no ${definition.type}: ${text}. It must be ${form}`,
      });
    }
    return value;
  });
}

/** Null for a text that is not of the type. */
function storedValue(text: string, type: MetafieldType): string | null {
  switch (type) {
    case 'number_integer':
      // Pages and ratings are counted.
      return /^-/.test(text) ? null : (readWholeNumber(text)?.toString() ?? null);
    case 'date':
      return readDate(text);
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

/**
 * A list is a JSON array, or what spreadsheets are easier to fill with: values parted by semicolons or lines. Other signs
 * could part values, or stand in one.
 */
function storedList(text: string): string | null {
  if (!/^[[{]/.test(text)) {
    const items = text
      .split(/[;\n]/)
      .flatMap((item) => item.replace(/^[\s•·*-]+/, '').trim() || []);
    const [only = '', second] = items;
    return second === undefined && /[,|]/.test(only) ? null : JSON.stringify(items);
  }
  const items = parsed(text);
  return Array.isArray(items) && items.every((item) => typeof item === 'string')
    ? JSON.stringify(items.filter((item) => item.trim() !== ''))
    : null;
}

/** A rating with the ends of its scale, all three decimals, with or without quotes. */
function storedRating(text: string): string | null {
  const {value, scale_min: min, scale_max: max} = Object(parsed(text)) as Record<string, unknown>;
  const decimals = [min, value, max].map((each) =>
    typeof each === 'number' ? each.toFixed(1) : each,
  );
  const sound = decimals.every((each) => typeof each === 'string' && /^-?\d+(\.\d+)?$/.test(each));
  return sound && Number(min) <= Number(value) && Number(value) <= Number(max)
    ? JSON.stringify({scale_min: decimals[0], scale_max: decimals[2], value: decimals[1]})
    : null;
}

/** JSON, also with the curly quotation marks that word processors write; null for anything else. */
function parsed(text: string): unknown {
  for (const candidate of [text, text.replace(/[“”„«»]/g, '"')]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Tries the next format.
    }
  }
  return null;
}
