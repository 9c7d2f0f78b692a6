/** What the screens say of themselves that are the same whatever the shop sells. */
import type {Organization, SearchAction, Thing, WebSite, WithActionConstraints} from 'schema-dts';
import {brand} from '~/copy/brand';
import {categories} from '~/copy/categories';
import {ebooksIndex} from '~/copy/collection';
import {faqScreen} from '~/copy/faq';
import {iaClub} from '~/copy/ia-club';
import {shop} from '~/copy/shop';
import {microSaas, videos} from '~/copy/upcoming-categories';
import type {Crumb} from '../catalogue/niche-tree';
import {breadcrumbData, itemListData} from './list-data';

const CATEGORIES: Crumb = {label: categories.crumb, to: '/categorias'};

/** The indexed screens besides the home page, products and collections. */
const SCREENS: Readonly<Record<string, {name: string; trail?: readonly Crumb[]}>> = {
  '/tienda': {name: shop.heading},
  '/ebooks-plr': {name: ebooksIndex.heading},
  '/categorias': {name: categories.heading},
  '/videos-plr': {name: videos.heading, trail: [CATEGORIES]},
  '/micro-saas-plr': {name: microSaas.heading, trail: [CATEGORIES]},
  '/ia-club': {name: iaClub.heading},
  '/faq': {name: faqScreen.heading},
};

/** Addresses of the screens that search engines may list; numbered pages are not among them. */
export const INDEXED_SCREENS: readonly string[] = ['/', ...Object.keys(SCREENS)];

const FORMATS = [
  {name: categories.ebooks.name, path: '/ebooks-plr'},
  {name: categories.videos.name, path: '/videos-plr'},
  {name: categories.microSaas.name, path: '/micro-saas-plr'},
];

/** What a screen is, by its path; nothing for a product, a collection or a personal screen. */
export function screenData(origin: string, path: string): Thing[] {
  if (path === '/') return [organizationData(origin), siteData(origin)];
  const screen = Object.hasOwn(SCREENS, path) ? SCREENS[path] : undefined;
  if (!screen) return [];
  const {name, trail = []} = screen;
  const lists = path === '/categorias' ? [itemListData(origin, name, FORMATS)] : [];
  return [breadcrumbData(origin, trail, {name, path}), ...lists];
}

function organizationData(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    slogan: brand.tagline,
    description: brand.description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

/** With the address of the search, so that a search engine can offer a box for it. */
function siteData(origin: string): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${origin}/tienda?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: 'es',
    publisher: {'@id': `${origin}/#organization`},
    potentialAction: search,
  };
}
