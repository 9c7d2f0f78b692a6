/**
 * The catalogue that a product CSV of Shopify describes, as the emulator serves it. Collections are
 * not in such a file: they are defined beside it, each of the products that carry its tag, which is how
 * an operator defines them (docs/operating.md). Ids and dates go by the order in
 * the file. Drafts, and products that are not published, are left out, as a storefront never sees them.
 * Every problem is reported in one run; what can be read but looks wrong is a warning.
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
import {slug} from '../search-query/fold';
import {
  isMojibake,
  isSpreadsheetError,
  isTwofoldAmount,
  readBoolean,
  readCents,
  readStatus,
  readWholeNumber,
} from './cell-values';
import {OPTIONS, type Column} from './columns';
import {readMetafields} from './read-metafields';
import {CatalogueCsvError, readRows, type Problem, type ReadRow} from './read-rows';

/** The provider's handles. */
const HANDLE = /^[\p{Ll}\p{Lo}\p{M}\p{N}_-]+$/u;
const MAX_HANDLE_LENGTH = 255;
/** Hosts that the shop's policy allows for pictures. */
const PICTURE_HOSTS = /(?:^|\.)(?:cdn\.shopify\.com|myshopify\.com)$/;

/** All rows of one product; the first row describes it. */
interface Group {
  readonly handle: string;
  first: ReadRow;
  readonly rows: ReadRow[];
}

/**
 * Without definitions there is a collection for each type of product.
 * @param warn is given a sentence for each thing that loads but looks wrong.
 * @throws {CatalogueCsvError} with everything that is malformed.
 */
export function readCatalogueCsv(
  file: string | Uint8Array,
  definitions?: readonly CollectionDefinition[],
  warn: (sentence: string) => void = () => {},
): Catalogue {
  const problems: Problem[] = [];
  const rows = readRows(file, problems);
  const groups = groupsOf(rows, problems);
  for (const {line, cells} of rows) {
    for (const [column, text = ''] of Object.entries(cells)) {
      if (!isSpreadsheetError(text)) continue;
      const what = `'${column}' has an error or a formula of the spreadsheet: ${text}`;
      problems.push({line, text: what});
    }
  }
  const all = groups.map((group) => ({group, published: isPublished(group, problems)}));
  const unfiled = all
    .filter(({published}) => published)
    .map(({group}, i) => productOf(group, i + 1, problems));
  // Drafts are checked too: they will be published one day.
  for (const {group, published} of all) if (!published) productOf(group, 0, problems);
  if (problems.length === 0 && unfiled.length === 0) {
    problems.push({
      line: 1,
      text:
        groups.length === 0
          ? 'there are no products below the headings'
          : `no product is for sale (of ${groups.length}): drafts, archived or not published. ` +
            "'Status' must be active and 'Published' TRUE",
    });
  }
  if (problems.length > 0) throw new CatalogueCsvError(problems);
  warnAbout(rows, unfiled, warn);
  const collections = definitions ?? collectionsOfTypes(unfiled);
  const products = unfiled.map((product) => ({
    ...product,
    collectionHandles: collections.filter(({tag}) => has(product, tag)).map(({handle}) => handle),
  }));
  return {products, collections: buildCollections(products, collections)};
}

function warnAbout(
  rows: readonly ReadRow[],
  products: readonly CatalogueProduct[],
  warn: (sentence: string) => void,
): void {
  for (const {line, cells} of rows) {
    if (isMojibake(`${cells.Title ?? ''} ${cells['Body (HTML)'] ?? ''} ${cells.Tags ?? ''}`)) {
      warn(
        `Line ${line}: letters are broken ('CÃ³mo' for 'Cómo'): the file was opened in one encoding and saved in another. Export it again as UTF-8.`,
      );
    }
  }
  for (const {line, cells} of rows) {
    if (/&(?:[a-z]+|#\w+);/i.test(cells.Title ?? '')) {
      warn(`Line ${line}: signs of HTML in the title are shown as they stand: ${cells.Title}`);
    }
    if (/;/.test(cells.Tags ?? '')) {
      warn(`Line ${line}: tags are parted by commas, not by semicolons: ${cells.Tags}`);
    }
  }
  const hosts = new Map<string, number>();
  for (const {path} of products.flatMap(({images}) => images)) {
    const {host} = new URL(path);
    if (!PICTURE_HOSTS.test(host)) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  for (const [host, count] of hosts) {
    warn(
      `Pictures at ${host} (${count}): the shop's security policy blocks them. Shopify copies them to its own servers at import; here they stay empty.`,
    );
  }
}

function collectionsOfTypes(products: readonly CatalogueProduct[]): CollectionDefinition[] {
  const types = new Set(products.flatMap(({productType}) => productType || []));
  return [...types].map((type) => ({handle: slug(type), title: type, description: '', tag: type}));
}

/** Shopify compares tags without regard to case. */
function has({tags, productType}: CatalogueProduct, wanted: string): boolean {
  return [...tags, productType].some((tag) => tag.toLowerCase() === wanted.toLowerCase());
}

/** Rows of one handle are one product, also when other rows stand between them. */
function groupsOf(rows: readonly ReadRow[], problems: Problem[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const written = row.cells.Handle;
    if (!written) {
      problems.push({line: row.line, text: "'Handle' is empty"});
      continue;
    }
    // The provider's import lowers capitals, too.
    const handle = written.normalize('NFC').toLowerCase();
    const group = groups.get(handle);
    if (!group) {
      if (handle.length > MAX_HANDLE_LENGTH) {
        problems.push({
          line: row.line,
          text: `'Handle' has more than ${MAX_HANDLE_LENGTH} letters: ${handle.slice(0, 40)}…`,
        });
      } else if (!HANDLE.test(handle)) {
        const proposal =
          slug(written.split('/').at(-1) ?? '').slice(0, MAX_HANDLE_LENGTH) || 'producto';
        problems.push({
          line: row.line,
          text: `'Handle' takes small letters, digits and hyphens: ${written}. Write ${proposal}`,
        });
      }
      groups.set(handle, {handle, first: row, rows: [row]});
      continue;
    }
    group.rows.push(row);
    const {first} = group;
    // A picture or a variant may stand above the row that describes the product.
    if (!first.cells.Title && row.cells.Title) group.first = row;
    else if (row.cells.Title && row.cells.Title !== first.cells.Title) {
      problems.push({
        line: row.line,
        text: `another product has the handle ${handle}, at line ${first.line}: '${first.cells.Title ?? ''}' and '${row.cells.Title}'. Give one of them another handle`,
      });
    }
  }
  return [...groups.values()];
}

function isPublished({first: {line, cells}}: Group, problems: Problem[]): boolean {
  const status = readStatus(cells.Status ?? 'active');
  const published = readBoolean(cells.Published ?? 'true');
  if (status === null) {
    problems.push({line, text: `'Status' must be active, draft or archived: ${cells.Status}`});
  }
  if (published === null) {
    problems.push({line, text: `'Published' must be TRUE or FALSE: ${cells.Published}`});
  }
  return status === 'active' && published === true;
}

function productOf(group: Group, n: number, problems: Problem[]): CatalogueProduct {
  const {cells, line} = group.first;
  const {handle} = group;
  if (!cells.Title) problems.push({line, text: `'Title' of ${handle} is empty`});
  const descriptionHtml = cells['Body (HTML)'] ?? '';
  const tags = (cells.Tags ?? '').split(',').flatMap((tag) => tag.trim() || []);
  const images = imagesOf(group, n, problems);
  const names = optionNames(group, problems);
  const variants = group.rows
    .filter((row) => row === group.first || isVariant(row))
    .map((row, step) => variantOf(row, {n, step, names, images, problems}));
  reportTwins(group, variants, problems);
  return {
    id: productId(n),
    handle,
    title: cells.Title ?? '',
    vendor: cells.Vendor ?? '',
    productType: cells.Type ?? '',
    tags,
    description: stripTags(descriptionHtml),
    descriptionHtml,
    createdAt: createdAt(n),
    updatedAt: updatedAt(n),
    options: names.map((name, place) => ({
      id: optionId(n, place),
      name,
      values: [
        ...new Set(variants.flatMap(({selectedOptions}) => selectedOptions[place]?.value ?? [])),
      ],
    })),
    variants,
    images,
    collectionHandles: [],
    metafields: readMetafields(group.first, n, problems),
  };
}

function isVariant({cells}: ReadRow): boolean {
  return cells['Option1 Value'] !== undefined || cells['Variant Price'] !== undefined;
}

/** The names may stand in any row of the product; a product without options has one option with one value. */
function optionNames({first, rows}: Group, problems: Problem[]): readonly string[] {
  const names = OPTIONS.flatMap(([name, value]) => {
    const named = rows.find(({cells}) => cells[name])?.cells[name];
    const valued = rows.find(({cells}) => cells[value] && cells[value] !== 'Default Title');
    // 'Title' stands for no option.
    if (named !== undefined && !(named === 'Title' && valued)) return named;
    if (!valued) return [];
    problems.push({
      line: first.line,
      text: `'${name}' is ${named ?? 'empty'}, and shoppers choose '${valued.cells[value] ?? ''}' by it: write one, such as Edición`,
    });
    return '?';
  });
  const twin = names.find((name, i) => name !== '?' && names.indexOf(name) < i);
  if (twin) problems.push({line: first.line, text: `two options are called ${twin}`});
  return names.length > 0 ? names : ['Title'];
}

/** Two variants with the same values could not be told apart. */
function reportTwins(
  {handle, rows, first}: Group,
  variants: readonly CatalogueVariant[],
  problems: Problem[],
): void {
  const lines = rows.filter((row) => row === first || isVariant(row)).map(({line}) => line);
  const seen = new Map<string, number>();
  variants.forEach(({title}, i) => {
    const line = lines[i] ?? first.line;
    const key = title.toLowerCase();
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, line);
    else {
      problems.push({
        line,
        text: `${handle} has the variant '${title}' already, at line ${earlier}`,
      });
    }
  });
}

/** A picture without a position keeps its place in the file. */
function imagesOf({rows}: Group, n: number, problems: Problem[]): CatalogueImage[] {
  return rows
    .flatMap((row) => row.cells['Image Src'] ?? [])
    .flatMap((src, i) => {
      const row = rows.filter(({cells}) => cells['Image Src'])[i];
      return row
        ? [{row, src, position: wholeNumber(row, 'Image Position', problems) ?? i + 1}]
        : [];
    })
    .sort((a, b) => a.position - b.position)
    .map(({row, src}, i) => ({
      id: imageId(n, i + 1),
      path: webAddress(row, 'Image Src', src, problems),
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
    readonly problems: Problem[];
  },
): CatalogueVariant {
  const {cells, line} = row;
  const {n, step, names, images, problems} = product;
  const selectedOptions = names.map((name, place) => {
    const column = OPTIONS[place]?.[1] ?? 'Option1 Value';
    const value = cells[column] ?? (name === 'Title' ? 'Default Title' : undefined);
    if (value === undefined) problems.push({line, text: `'${column}' is empty`});
    return {name, value: value ?? '?'};
  });
  const priceCents = cents(row, 'Variant Price', problems);
  if (cells['Variant Price'] === undefined) {
    problems.push({line, text: "'Variant Price' is empty"});
  } else if (priceCents === 0) {
    problems.push({line, text: "'Variant Price' is 0: nothing is given away"});
  }
  const ownImage = cells['Variant Image'];
  const ownPath = ownImage && webAddress(row, 'Variant Image', ownImage, problems);
  return {
    id: variantId(n, step),
    title: selectedOptions.map(({value}) => value).join(' / '),
    sku: cells['Variant SKU'] ?? '',
    priceCents: priceCents ?? 0,
    compareAtCents: cents(row, 'Variant Compare At Price', problems) || null,
    ...inventoryOf(row, problems),
    selectedOptions,
    image: images.find(({path}) => path === ownPath) ?? images[0] ?? null,
  };
}

/**
 * Only what is counted runs out, and only if the shop does not go on selling. A shop of several
 * locations exports no quantities: nothing says then that there is none.
 */
function inventoryOf(
  row: ReadRow,
  problems: Problem[],
): Pick<CatalogueVariant, 'availableForSale' | 'stock'> {
  const {cells} = row;
  const quantity = wholeNumber(row, 'Variant Inventory Qty', problems);
  if (!cells['Variant Inventory Tracker'] || quantity === null) {
    return {availableForSale: true, stock: null};
  }
  const policy = cells['Variant Inventory Policy'] ?? '';
  const sellsBeyond = /^(?:continue|continuar)$/i.test(policy) || readBoolean(policy) === true;
  return {availableForSale: sellsBeyond || quantity > 0, stock: {quantity, sellsBeyond}};
}

/** Null where the cell is empty, or has a problem. */
function cents({line, cells}: ReadRow, column: Column, problems: Problem[]): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const amount = readCents(text);
  if (amount === null) {
    const why = isTwofoldAmount(text) ? ' (thousands or decimals?)' : '';
    problems.push({line, text: `'${column}' is no amount such as 12.00: ${text}${why}`});
  }
  return amount;
}

/** Null where the cell is empty, or has a problem. */
function wholeNumber({line, cells}: ReadRow, column: Column, problems: Problem[]): number | null {
  const text = cells[column];
  if (text === undefined) return null;
  const number = readWholeNumber(text);
  if (number === null) problems.push({line, text: `'${column}' is no whole number: ${text}`});
  return number;
}

/** Escapes blanks, and writes https: the shop's pages load nothing else. */
function webAddress({line}: ReadRow, column: Column, written: string, problems: Problem[]): string {
  if (/[\s,;|]https?:/.test(written)) {
    problems.push({line, text: `'${column}' has several addresses: give each a row of its own`});
  }
  const text = written.replace(/^(?:http:)?\/\//, 'https://').replace(/ /g, '%20');
  if (/^https?:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  problems.push({line, text: `'${column}' is no web address: ${written}`});
  return 'https://cdn.shopify.com/';
}
