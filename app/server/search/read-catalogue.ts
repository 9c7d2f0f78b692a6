/** Reads the whole catalogue for the search, page by page. */
import {
  deliveredFormats,
  editionItems,
  MAX_CHAPTERS,
  parseDay,
  parseLines,
  parseFormats,
  parsePages,
} from '~/domain/book/book';
import {originalLowestPrice} from '~/domain/product/variant-selection';
import {parseDescription} from '~/domain/product/product-description';
import {plainLine} from '~/domain/markup/plain-text';
import {textOfMarkup} from '../catalogue/parse-rich-text';
import {GET_CATALOGUE_INDEX} from '~/graphql/catalogue-index';
import type {GetCatalogueIndexQuery} from 'storefrontapi.generated';
import type {StorefrontClient} from '../storefront/storefront-client';
import {packEntry, type CatalogueEntry, type Version} from './catalogue-entry';

/** The most that the provider gives at once. */
const PAGE = 250;
/** A product's niche, subcategory and others that an operator may have added. */
const COLLECTIONS_READ = 10;
/** Variants whose prices SofIA mentions; of products with more, the first ones. */
const VARIANTS_READ = 12;
/** Larger catalogues are searched by the provider: their index would not fit in the worker. */
const MAX_INDEXED_PRODUCTS = 10_000;
const MAX_LINE = 255;
const MAX_SENTENCES = 12;

type Node = GetCatalogueIndexQuery['products']['nodes'][number];

/**
 * All products, best selling first; null when there are more than can be indexed.
 * @throws {StorefrontError}
 */
export async function readCatalogue(
  storefront: Pick<StorefrontClient, 'queryNow'>,
): Promise<CatalogueEntry[] | null> {
  const entries: CatalogueEntry[] = [];
  let after: string | null = null;
  for (;;) {
    const {products}: GetCatalogueIndexQuery = await storefront.queryNow(GET_CATALOGUE_INDEX, {
      first: PAGE,
      after,
      collections: COLLECTIONS_READ,
      variants: VARIANTS_READ,
    });
    const before = entries.length;
    entries.push(...products.nodes.map((node, place) => toEntry(node, before + place)));
    if (!products.pageInfo.hasNextPage || !products.pageInfo.endCursor) return entries;
    if (entries.length >= MAX_INDEXED_PRODUCTS) return null;
    after = products.pageInfo.endCursor;
  }
}

function toEntry(node: Node, rank: number): CatalogueEntry {
  const {body, includes} = parseDescription(textOfMarkup(node.descriptionHtml));
  const variant = node.variants.nodes[0];
  const first = variant ? {...variant, compareAtPrice: variant.compareAtPrice ?? null} : null;
  const price = node.priceRange.minVariantPrice;
  const formats = parseFormats(node.formats?.value);
  const was = originalLowestPrice(price, first);
  return packEntry({
    id: node.id,
    handle: node.handle,
    title: plainLine(node.title, MAX_LINE),
    productType: node.productType,
    tags: node.tags,
    collections: node.collections.nodes.map(({handle}) => handle),
    image: node.images.nodes[0]?.url ?? null,
    price,
    offer: was !== null,
    available: node.availableForSale,
    createdAt: node.createdAt,
    rank,
    audience: plainLine(node.audience?.value ?? '', MAX_LINE),
    contents: parseLines(node.contents?.value, MAX_CHAPTERS),
    formats,
    delivered: deliveredFormats(formats, node.editions?.value, variant ?? null),
    pages: parsePages(node.pages?.value),
    about: body
      .flatMap((paragraph) => paragraph.split(/(?<=[.!?…])\s+/u))
      .map((sentence) => plainLine(sentence, 2 * MAX_LINE))
      .slice(0, MAX_SENTENCES),
    extras: includes.slice(0, MAX_SENTENCES),
    versions: versionsOf(node, formats),
    was,
    sizes: parseLines(node.sizes?.value, formats.length),
    updatedOn: parseDay(node.updatedOn?.value),
  });
}

function versionsOf({variants, editions}: Node, formats: readonly string[]): readonly Version[] {
  if (variants.nodes.length < 2) return [];
  return variants.nodes.map((variant) => ({
    title: plainLine(variant.title, MAX_LINE),
    price: variant.price,
    available: variant.availableForSale,
    formats: deliveredFormats(formats, editions?.value, variant),
    includes: editionItems(editions?.value, variant),
  }));
}
