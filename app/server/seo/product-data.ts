import type {
  AggregateOffer,
  Offer,
  Product as ProductData,
  Book as BookData,
  Review as ReviewData,
} from 'schema-dts';
import {brand} from '~/copy/layout';
import {pageHeads} from '~/copy/seo';
import {compareMoney, type Money} from '~/domain/money/money';
import type {BookFacts} from '~/domain/book/book';
import type {Product} from '~/domain/product/product';
import type {Review} from '~/domain/product/reviews';
import type {Licence} from '~/domain/licence/licence';
import type {PageHead} from '~/domain/navigation/route-facts';
import {productPath} from './page-heads';

/** Marks the product as a file, with schema.org's enumeration from GoodRelations. */
const DOWNLOAD = 'http://purl.org/goodrelations/v1#DeliveryModeDirectDownload';

/** A product with its offers and, if it has any, its reviews: search engines take made-up ratings for deception. */
export function productData(
  origin: string,
  product: Omit<Product, 'description'>,
  {description}: Pick<PageHead, 'description'>,
  category: string | null,
  licence: Pick<Licence, 'name' | 'version'> | null,
  book: BookFacts | null = null,
  reviews: readonly Review[] = [],
): ProductData {
  const {title, handle, images} = product;
  const url = origin + productPath(handle);
  // Search engines want the name of a review's author.
  const named = reviews.filter(({name}) => name !== null);
  return {
    '@type': 'Product',
    name: title,
    description,
    url,
    ...(images.length > 0 ? {image: images.map((image) => image.url)} : {}),
    ...(category ? {category} : {}),
    brand: {'@type': 'Brand', name: brand.name},
    ...(product.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.value,
            bestRating: 5,
            reviewCount: product.rating.count,
          },
        }
      : {}),
    ...(named.length > 0 ? {review: named.map(reviewData)} : {}),
    ...(book && hasContents(book) ? {subjectOf: bookData(origin, product, book)} : {}),
    ...(licence
      ? {
          additionalProperty: {
            '@type': 'PropertyValue',
            name: pageHeads.licence,
            value: `${licence.name} ${licence.version}`,
            url: `${origin}/licencia`,
          },
        }
      : {}),
    offers: offersOf(product, url),
  };
}

function reviewData({stars, text, name, date}: Review) {
  return {
    '@type': 'Review',
    reviewRating: {'@type': 'Rating', ratingValue: stars, bestRating: 5},
    author: {'@type': 'Person', name: name ?? ''},
    datePublished: date,
    reviewBody: text,
  } satisfies ReviewData;
}

function hasContents({pages, chapters}: BookFacts): boolean {
  return pages !== null || chapters.length > 0;
}

/** A single offer, or for several variants the price range with an offer for each. */
function offersOf({variants, price}: Pick<Product, 'variants' | 'price'>, url: string) {
  const [first, ...others] = variants;
  if (!first) return offer(price, false, url);
  if (others.length === 0) return offer(first.price, first.availableForSale, url);
  const prices = variants.map((variant) => variant.price).sort(compareMoney);
  return {
    '@type': 'AggregateOffer',
    lowPrice: prices[0]?.amount ?? price.amount,
    highPrice: prices.at(-1)?.amount ?? price.amount,
    priceCurrency: price.currencyCode,
    offerCount: variants.length,
    offers: variants.map((variant) => ({
      ...offer(variant.price, variant.availableForSale, url),
      name: variant.title,
    })),
  } satisfies AggregateOffer;
}

function offer(price: Money, available: boolean, url: string) {
  return {
    '@type': 'Offer',
    price: price.amount,
    priceCurrency: price.currencyCode,
    availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    availableDeliveryMethod: {'@type': 'DeliveryMethod', '@id': DOWNLOAD},
    seller: {'@type': 'Organization', name: brand.name},
    url,
  } satisfies Offer;
}

/** schema.org names of known formats; others are omitted. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  word: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  html: 'text/html',
};
/** Language codes (BCP 47) by the name that shoppers read. */
const LANGUAGES: Readonly<Record<string, string>> = {
  español: 'es',
  inglés: 'en',
  portugués: 'pt',
};

/** Structured data of a product's book; unknown facts are omitted. */
export function bookData(
  origin: string,
  {handle, title, images}: Pick<Product, 'handle' | 'title' | 'images'>,
  {pages, formats, language, updatedOn, audience, chapters}: BookFacts,
): BookData {
  const mediaTypes = formats.flatMap((format) => MEDIA_TYPES[format.toLowerCase()] ?? []);
  const inLanguage = LANGUAGES[language?.toLowerCase() ?? ''];
  return {
    '@type': 'Book',
    '@id': `${origin}${productPath(handle)}#libro`,
    name: title,
    url: origin + productPath(handle),
    bookFormat: 'https://schema.org/EBook',
    publisher: {'@type': 'Organization', name: brand.name},
    ...(images[0] ? {image: images[0].url} : {}),
    ...(pages === null ? {} : {numberOfPages: pages}),
    ...(inLanguage ? {inLanguage} : {}),
    ...(mediaTypes.length ? {encodingFormat: mediaTypes} : {}),
    ...(updatedOn === null ? {} : {dateModified: updatedOn}),
    ...(audience === null ? {} : {audience: {'@type': 'Audience', audienceType: audience}}),
    ...(chapters.length
      ? {
          hasPart: chapters.map((name, index) => ({
            '@type': 'Chapter' as const,
            position: index + 1,
            name,
          })),
        }
      : {}),
  };
}
