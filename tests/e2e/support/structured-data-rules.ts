/**
 * What search engines require of structured data: without these properties they show nothing of it. The lists are
 * Google's (developers.google.com/search/docs/appearance/structured-data); where it requires none, they are what its own
 * example has, and what this shop promises to say.
 */
import type {CrawledPage} from './crawl';

type Thing = Readonly<Record<string, unknown>>;

/** Names apart by spaces; `a|b` asks for one of them. */
const REQUIRED: Readonly<Record<string, string>> = {
  Organization: 'name',
  WebSite: 'name url',
  SearchAction: 'target query-input',
  EntryPoint: 'urlTemplate',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  ListItem: 'position url|item',
  Product: 'name offers description url',
  Offer: 'price priceCurrency availability url',
  AggregateOffer: 'lowPrice priceCurrency',
  FAQPage: 'mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  Course: 'name description provider',
  Brand: 'name',
  Book: '@id name url bookFormat',
  Chapter: 'position name',
  Audience: 'audienceType',
  PropertyValue: 'name value',
  AggregateRating: 'ratingValue ratingCount|reviewCount',
  ContactPoint: 'email|telephone|url',
  CreativeWork: 'name url',
  DeliveryMethod: '@id',
};

/** What a value must look like, wherever the property stands. */
const VALUES: Readonly<Record<string, RegExp>> = {
  price: /^(?!0+(?:\.0+)?$)\d+(?:\.\d+)?$/,
  lowPrice: /^(?!0+(?:\.0+)?$)\d+(?:\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/(?:InStock|OutOfStock|PreOrder)$/,
  url: /^https?:\/\/./,
  urlTemplate: /^https?:\/\/.+\{search_term_string\}/,
  'query-input': /^required name=search_term_string$/,
};

/** What a page says it is; throws when that is not one JSON-LD document. */
export function structuredDataOf({address, document}: CrawledPage): readonly Thing[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${address}: ${scripts.length} JSON-LD scripts`);
  const data = JSON.parse(scripts[0]?.rawText ?? '') as Thing;
  if (data['@context'] !== 'https://schema.org') throw new Error(`${address}: no context`);
  return data['@graph'] as readonly Thing[];
}

export function typesOf(things: readonly Thing[]): string[] {
  return things.flatMap(allThings).map(typeOf).filter(Boolean);
}

/** The rules that a page's structured data breaks; empty for none. */
export function brokenDataRules(page: CrawledPage): string[] {
  const things = structuredDataOf(page).flatMap(allThings);
  return things.flatMap(brokenRulesOf).map((rule) => `${page.address}: ${rule}`);
}

function brokenRulesOf(thing: Thing): string[] {
  const type = typeOf(thing);
  // A reference to another thing.
  if (!type) return Object.keys(thing).join() === '@id' ? [] : ['a thing without a type'];
  const rule = REQUIRED[type];
  if (!rule) return [`${type} is no type whose rules are known`];
  const missing = rule
    .split(' ')
    .filter((names) => !names.split('|').some((name) => isGiven(thing[name])))
    .map((names) => `${type} has no ${names}`);
  const odd = Object.entries(VALUES)
    .filter(([name, pattern]) => name in thing && !pattern.test(String(thing[name])))
    .map(([name]) => `${type} has the ${name} ${JSON.stringify(thing[name])}`);
  return [...missing, ...odd, ...(type.endsWith('List') ? brokenOrder(thing) : [])];
}

/** The numbers of a list go up by one; those of a way begin at 1. */
function brokenOrder(thing: Thing): string[] {
  const items = thing['itemListElement'] as readonly Thing[];
  const first = Number(items[0]?.['position']);
  const ordered = items.every(({position}, index) => position === first + index);
  if (typeOf(thing) === 'ItemList')
    return ordered && first >= 1 ? [] : ['ItemList is out of order'];
  const complete = items.every(({name, item}) => isGiven(name) && isGiven(item));
  return ordered && complete && first === 1 && items.length >= 2
    ? []
    : ['BreadcrumbList is no way from the home page'];
}

/** A thing and all that are in it. */
function allThings(thing: Thing): Thing[] {
  const inner = Object.values(thing)
    .flat()
    .filter((value): value is Thing => typeof value === 'object' && value !== null);
  return [thing, ...inner.flatMap(allThings)];
}

function typeOf(thing: Thing): string {
  return typeof thing['@type'] === 'string' ? thing['@type'] : '';
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}
