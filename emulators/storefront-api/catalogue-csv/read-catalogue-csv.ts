/**
 * The catalogue that a product CSV of Shopify describes, as the emulator serves it. Collections are
 * not in such a file: they are defined beside it, each of the products that carry its tag, which is how
 * an operator defines them (docs/operating.md). Ids and dates go by the order in
 * the file. Drafts, and products that are not published, are left out, as a storefront never sees them.
 */
import {buildCollections, type CollectionDefinition} from '../catalogue/collections';
import {stripTags} from '../../html';
import {
  createdAt,
  imageId,
  optionId,
  productId,
  updatedAt,
  variantId,
} from '../catalogue/numbering';
import type {
  Catalogue,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types';
import {centsFromDecimal} from '../money';
import {slug} from '../search-query/fold';
import {OPTIONS, type Column, type Row} from './columns';
import {readMetafields} from './read-metafields';
import {CatalogueCsvError, readRows, type ReadRow} from './read-rows';

const HANDLE = /^[\p{Ll}\p{N}_-]+$/u;

/** All rows of one product, the first of which describes it. */
interface Group {
  readonly first: ReadRow;
  readonly rows: ReadRow[];
}

/**
 * Without definitions there is a collection for each type of product.
 * @throws {CatalogueCsvError} naming the line of what is malformed.
 */
export function readCatalogueCsv(
  text: string,
  definitions?: readonly CollectionDefinition[],
): Catalogue {
  const unfiled = groupsOf(readRows(text))
    .filter(({first}) => isPublished(first.cells))
    .map((group, i) => productOf(group, i + 1));
  const collections = definitions ?? collectionsOfTypes(unfiled);
  const products = unfiled.map((product) => ({
    ...product,
    collectionHandles: collections.filter(({tag}) => has(product, tag)).map(({handle}) => handle),
  }));
  return {currencyCode: 'USD', products, collections: buildCollections(products, collections)};
}

function collectionsOfTypes(products: readonly CatalogueProduct[]): CollectionDefinition[] {
  const types = new Set(products.flatMap(({productType}) => productType || []));
  return [...types].map((type) => ({handle: slug(type), title: type, description: '', tag: type}));
}

/** Shopify compares tags without regard to case. */
function has({tags, productType}: CatalogueProduct, wanted: string): boolean {
  return [...tags, productType].some((tag) => tag.toLowerCase() === wanted.toLowerCase());
}

function groupsOf(rows: readonly ReadRow[]): Group[] {
  const groups: Group[] = [];
  const lineOf = new Map<string, number>();
  for (const row of rows) {
    const handle = row.cells.Handle;
    if (!handle) throw new CatalogueCsvError(row.line, "'Handle' is empty");
    const current = groups.at(-1);
    if (current?.first.cells.Handle === handle) {
      current.rows.push(row);
      continue;
    }
    if (!HANDLE.test(handle)) {
      throw new CatalogueCsvError(
        row.line,
        `'Handle' takes small letters, digits and hyphens: ${handle}`,
      );
    }
    const earlier = lineOf.get(handle);
    if (earlier !== undefined) {
      throw new CatalogueCsvError(
        row.line,
        `the rows of ${handle} must follow each other; the others start at line ${earlier}`,
      );
    }
    lineOf.set(handle, row.line);
    groups.push({first: row, rows: [row]});
  }
  return groups;
}

function isPublished({Status = 'active', Published = 'true'}: Row): boolean {
  return Status.toLowerCase() === 'active' && Published.toLowerCase() !== 'false';
}

function productOf(group: Group, n: number): CatalogueProduct {
  const {cells, line} = group.first;
  const handle = cells.Handle ?? '';
  if (!cells.Title) throw new CatalogueCsvError(line, `'Title' of ${handle} is empty`);
  const descriptionHtml = cells['Body (HTML)'] ?? '';
  const tags = (cells.Tags ?? '').split(',').flatMap((tag) => tag.trim() || []);
  const images = imagesOf(group, n);
  const names = OPTIONS.flatMap(([name]) => cells[name] ?? []);
  const variants = group.rows
    .filter((row) => row === group.first || row.cells['Option1 Value'] !== undefined)
    .map((row, step) => variantOf(row, {n, step, names: orTitle(names), images}));
  return {
    id: productId(n),
    handle,
    title: cells.Title,
    vendor: cells.Vendor ?? '',
    productType: cells.Type ?? '',
    tags,
    description: stripTags(descriptionHtml),
    descriptionHtml,
    createdAt: createdAt(n),
    updatedAt: updatedAt(n),
    options: orTitle(names).map((name, place) => ({
      id: optionId(n, place),
      name,
      values: [
        ...new Set(variants.flatMap(({selectedOptions}) => selectedOptions[place]?.value ?? [])),
      ],
    })),
    variants,
    images,
    collectionHandles: [],
    metafields: readMetafields(group.first, n),
  };
}

/** A product without options has one, of one value. */
function orTitle(names: readonly string[]): readonly string[] {
  return names.length > 0 ? names : ['Title'];
}

function imagesOf({rows}: Group, n: number): CatalogueImage[] {
  return rows
    .flatMap((row) => {
      const src = row.cells['Image Src'];
      return src ? [{row, src, position: wholeNumber(row, 'Image Position')}] : [];
    })
    .sort((a, b) => a.position - b.position)
    .map(({row, src}, i) => ({
      id: imageId(n, i + 1),
      path: webAddress(row, 'Image Src', src),
      altText: row.cells['Image Alt Text'] ?? '',
      width: null,
      height: null,
    }));
}

function variantOf(
  row: ReadRow,
  product: {
    readonly n: number;
    readonly step: number;
    readonly names: readonly string[];
    readonly images: readonly CatalogueImage[];
  },
): CatalogueVariant {
  const {cells} = row;
  const {n, step, names, images} = product;
  const selectedOptions = names.map((name, place) => {
    const column = OPTIONS[place]?.[1] ?? 'Option1 Value';
    const value = cells[column] ?? (name === 'Title' ? 'Default Title' : undefined);
    if (value === undefined) throw new CatalogueCsvError(row.line, `'${column}' is empty`);
    return {name, value};
  });
  const priceCents = cents(row, 'Variant Price');
  if (priceCents === null) throw new CatalogueCsvError(row.line, "'Variant Price' is empty");
  const ownImage = cells['Variant Image'];
  return {
    id: variantId(n, step),
    title: selectedOptions.map(({value}) => value).join(' / '),
    sku: cells['Variant SKU'] ?? '',
    priceCents,
    compareAtCents: cents(row, 'Variant Compare At Price'),
    ...inventoryOf(row),
    selectedOptions,
    image: images.find(({path}) => path === ownImage) ?? images[0] ?? null,
  };
}

/** Only what is counted runs out, and only if the shop does not go on selling. */
function inventoryOf(row: ReadRow): Pick<CatalogueVariant, 'availableForSale' | 'stock'> {
  const {cells} = row;
  if (!cells['Variant Inventory Tracker']) return {availableForSale: true, stock: null};
  const quantity = wholeNumber(row, 'Variant Inventory Qty');
  const sellsBeyond = /^(continue|true)$/i.test(cells['Variant Inventory Policy'] ?? '');
  return {availableForSale: sellsBeyond || quantity > 0, stock: {quantity, sellsBeyond}};
}

/** Null where the cell is empty. */
function cents({line, cells}: ReadRow, column: Column): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const amount = centsFromDecimal(text);
  if (amount !== null) return amount;
  throw new CatalogueCsvError(line, `'${column}' is no amount such as 12.00: ${text}`);
}

/** 0 where the cell is empty. */
function wholeNumber({line, cells}: ReadRow, column: Column): number {
  const text = cells[column] ?? '0';
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new CatalogueCsvError(line, `'${column}' is no whole number: ${text}`);
}

function webAddress({line}: ReadRow, column: Column, text: string): string {
  if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  throw new CatalogueCsvError(line, `'${column}' is no web address: ${text}`);
}
