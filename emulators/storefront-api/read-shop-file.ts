/** Another shop for the emulator, from a JSON file: any part of its profile, and its collections. */
import type {CollectionDefinition} from './catalogue/collections';
import {DEMO_SHOP, type ShopProfile} from './shop-profile';

export interface ShopFile {
  /** What is left out is the demo shop's. */
  readonly profile: Partial<ShopProfile>;
  /** Null when the file names none. */
  readonly collections: readonly CollectionDefinition[] | null;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (...keys: readonly string[]): Check =>
  (value) =>
    Array.isArray(value) &&
    value.every((item) => isObject(item) && keys.every((key) => isText(item[key])));
const isLinks: Check = (value) =>
  isListOf('title', 'url')(value) &&
  (value as {links?: unknown}[]).every(({links}) => links === undefined || isLinks(links));
const isMenus: Check = (value) =>
  isObject(value) &&
  Object.values(value).every(
    (menu) => isObject(menu) && isText(menu['title']) && isLinks(menu['links']),
  );

const isPolicies: Check = (value) =>
  isObject(value) &&
  ['termsOfService', 'privacyPolicy', 'refundPolicy'].every(
    (field) => value[field] === null || isListOf('handle', 'title', 'body')([value[field]]),
  );

const CHECKS: Readonly<Record<keyof ShopProfile, readonly [check: Check, form: string]>> = {
  name: [isText, 'a text'],
  description: [isText, 'a text'],
  thankYouUrl: [isText, 'a path or an address'],
  cartPath: [isText, 'a path'],
  productPath: [isText, 'a path'],
  collectionPath: [isText, 'a path'],
  menus: [isMenus, 'menus by handle, each {title, links: [{title, url, links?}]}'],
  pages: [isListOf('handle', 'title', 'text'), 'a list of {handle, title, text}'],
  blogs: [isListOf('handle', 'title'), 'a list of {handle, title}'],
  redirects: [isListOf('path', 'target'), 'a list of {path, target}'],
  gluesDescriptions: [(value) => typeof value === 'boolean', 'true or false'],
  policies: [isPolicies, 'policies by field, each {handle, title, body} or null'],
};

/** @throws {Error} naming the key that is unknown or malformed. */
export function readShopFile(text: string): ShopFile {
  const json: unknown = JSON.parse(text);
  if (!isObject(json)) throw new Error('The file of a shop must hold a JSON object');
  const {collections = null, ...profile} = json;
  for (const [key, value] of Object.entries(profile)) {
    if (!Object.hasOwn(DEMO_SHOP, key)) throw new Error(`A shop has no '${key}'`);
    const [check, form] = CHECKS[key as keyof ShopProfile];
    if (!check(value)) throw new Error(`'${key}' must be ${form}`);
  }
  if (collections !== null && !isListOf('handle', 'title', 'description', 'tag')(collections)) {
    throw new Error("'collections' must be a list of {handle, title, description, tag, image?}");
  }
  return {profile, collections: collections as readonly CollectionDefinition[] | null};
}
