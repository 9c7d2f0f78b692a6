import {METAFIELD_DEFINITIONS} from '../catalogue/metafields';

/**
 * The columns of Shopify's product CSV, under the names that its import has always known; a file may
 * also use the newer names, which its export writes today.
 */
export const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Cost per item',
  'Status',
] as const;

/** A metafield of a product, in the provider's words. */
type MetafieldColumn = `product.metafields.${string}.${string}`;

export type Column = (typeof COLUMNS)[number] | MetafieldColumn;

/** The column of a metafield. */
export function metafieldColumn({
  namespace,
  key,
}: {
  namespace: string;
  key: string;
}): MetafieldColumn {
  return `product.metafields.${namespace}.${key}`;
}

/** Each metafield's column with its heading, which the provider composes of name, namespace and key. */
export const METAFIELD_COLUMNS = METAFIELD_DEFINITIONS.map((definition) => ({
  key: metafieldColumn(definition),
  header: `${definition.name} (${metafieldColumn(definition)})`,
}));

/** A row's cells by column; missing columns are empty. */
export type Row = Readonly<Partial<Record<Column, string>>>;

const NEWER_NAMES: Readonly<Record<string, Column>> = {
  'url handle': 'Handle',
  description: 'Body (HTML)',
  'published on online store': 'Published',
  sku: 'Variant SKU',
  barcode: 'Variant Barcode',
  price: 'Variant Price',
  'compare-at price': 'Variant Compare At Price',
  'charge tax': 'Variant Taxable',
  'inventory tracker': 'Variant Inventory Tracker',
  'inventory quantity': 'Variant Inventory Qty',
  'continue selling when out of stock': 'Variant Inventory Policy',
  'requires shipping': 'Variant Requires Shipping',
  'fulfillment service': 'Variant Fulfillment Service',
  'weight value (grams)': 'Variant Grams',
  'weight unit for display': 'Variant Weight Unit',
  'product image url': 'Image Src',
  'variant image url': 'Variant Image',
};

const BY_NAME = new Map<string, Column>([
  ...Object.entries(NEWER_NAMES),
  ...COLUMNS.map((column) => [column.toLowerCase(), column] as const),
  ...METAFIELD_COLUMNS.map(({key}) => [key, key] as const),
]);

/** The column that a heading means, in any case (a metafield's name does not matter); null for one that the shop has no use for. */
export function columnOf(heading: string): Column | null {
  const name = heading.trim().replace(/\s+/g, ' ').toLowerCase();
  const metafield = /\((product\.metafields\.[^()]+)\)$/.exec(name)?.[1];
  return BY_NAME.get(metafield ?? name) ?? null;
}

/** The column that a heading nearly names, such as 'Body HTML', 'Statuss' or 'Metafield: libro.paginas'; null if none. */
export function almostColumn(heading: string): string | null {
  if (columnOf(heading)) return null;
  const metafield = /^metafield:\s*([\w-]+\.[\w-]+)/i.exec(heading.trim())?.[1];
  if (metafield) return `product.metafields.${metafield}`;
  const key = bare(heading);
  const known = [...COLUMNS, ...Object.keys(NEWER_NAMES)];
  return known.find((name) => isNear(key, bare(name))) ?? null;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Whether one letter too many, too few or another is all that differs. */
function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 4 || Math.abs(a.length - b.length) > 1) return false;
  const without = (text: string, i: number) => text.slice(0, i) + text.slice(i + 1);
  return Array.from(a.length > b.length ? a : b, (_, i) => i).some((i) =>
    a.length === b.length
      ? without(a, i) === without(b, i)
      : a.length > b.length
        ? without(a, i) === b
        : without(b, i) === a,
  );
}

/** The options that a variant is chosen by, three at most. */
export const OPTIONS = [
  ['Option1 Name', 'Option1 Value'],
  ['Option2 Name', 'Option2 Value'],
  ['Option3 Name', 'Option3 Value'],
] as const satisfies readonly (readonly [Column, Column])[];
