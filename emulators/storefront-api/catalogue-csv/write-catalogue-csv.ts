/** Writes a catalogue as a CSV for Shopify's product import. */
import {stringify} from 'csv-stringify/sync';
import type {CatalogueImage, CatalogueProduct, CatalogueVariant} from '../catalogue/types';
import {COLUMNS, METAFIELD_COLUMNS, metafieldColumn, OPTIONS, type Row} from './columns';

/** URL from which Shopify can fetch a picture; null leaves the picture out. */
export type ImageAddress = (image: CatalogueImage) => string | null;

/** @throws {Error} when a tag holds a comma, which would make two of it. */
export function writeCatalogueCsv(
  products: readonly CatalogueProduct[],
  addressOf: ImageAddress,
): string {
  const rows = products.flatMap((product) => rowsOf(product, addressOf));
  return stringify(rows, {
    header: true,
    columns: [...COLUMNS.map((key) => ({key})), ...METAFIELD_COLUMNS],
  });
}

/** The n-th row carries the n-th variant and the n-th picture; the first the product itself. */
function rowsOf(product: CatalogueProduct, addressOf: ImageAddress): Row[] {
  const {handle, variants, images} = product;
  const pictures = images.flatMap((image) => {
    const address = addressOf(image);
    return address === null ? [] : [{address, image}];
  });
  const length = Math.max(1, variants.length, pictures.length);
  return Array.from({length}, (_, i) => {
    const variant = variants[i];
    const picture = pictures[i];
    return {
      Handle: handle,
      ...(i === 0 ? productCells(product) : {}),
      ...(variant ? variantCells(product, variant, i, addressOf) : {}),
      ...(picture
        ? {
            'Image Src': picture.address,
            'Image Position': String(i + 1),
            'Image Alt Text': picture.image.altText,
          }
        : {}),
    };
  });
}

function productCells(product: CatalogueProduct): Row {
  const {title, descriptionHtml, vendor, productType, tags, metafields} = product;
  const torn = tags.find((tag) => tag.includes(','));
  if (torn !== undefined) throw new Error(`A tag must not hold a comma: ${torn}`);
  return {
    Title: title,
    'Body (HTML)': descriptionHtml,
    Vendor: vendor,
    Type: productType,
    Tags: tags.join(', '),
    Published: 'TRUE',
    'Gift Card': 'FALSE',
    Status: 'active',
    ...Object.fromEntries(
      metafields.map((metafield) => [metafieldColumn(metafield), metafield.value]),
    ),
  };
}

function variantCells(
  {options, images}: CatalogueProduct,
  variant: CatalogueVariant,
  place: number,
  addressOf: ImageAddress,
): Row {
  const {sku, priceCents, compareAtCents, selectedOptions, image} = variant;
  const chosen = OPTIONS.slice(0, options.length).map(([name, value], i) => ({
    // The name of an option stands in the product's first row alone.
    [name]: place === 0 ? options[i]?.name : '',
    [value]: selectedOptions[i]?.value,
  }));
  const ownImage = image && image.id !== images[0]?.id ? addressOf(image) : null;
  return {
    ...Object.assign({}, ...chosen),
    'Variant SKU': sku,
    'Variant Grams': '0',
    ...inventoryCells(variant),
    'Variant Fulfillment Service': 'manual',
    'Variant Price': decimal(priceCents),
    'Variant Compare At Price': compareAtCents === null ? '' : decimal(compareAtCents),
    'Variant Requires Shipping': 'FALSE',
    'Variant Taxable': 'TRUE',
    'Variant Image': ownImage ?? '',
  };
}

/** Only counted stock can run out; a file is not counted. */
function inventoryCells({availableForSale, stock}: CatalogueVariant): Row {
  const counted = stock ?? (availableForSale ? null : {quantity: 0, sellsBeyond: false});
  return {
    ...(counted && {
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': String(counted.quantity),
    }),
    'Variant Inventory Policy': counted?.sellsBeyond ? 'continue' : 'deny',
  };
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
