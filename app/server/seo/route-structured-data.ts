/** Structured data of pages that do not depend on the catalogue. */
import type {
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
  Course as CourseData,
  ItemList,
  FAQPage,
  Graph,
  CreativeWork,
} from 'schema-dts';
import type {Course} from '~/content/courses';
import type {FaqItem} from '~/content/faq';
import {brand, brandDescription} from '~/copy/layout';
import {categories} from '~/copy/collection';
import {iaClub as copy} from '~/copy/ia-club';
import type {SiteRoute} from '~/domain/navigation/route-facts';
import {breadcrumbData, itemListData} from './list-data';
import {rightsWith, type Licence} from '~/domain/licence/licence';

const FORMATS = [
  {name: categories.ebooks.name, path: '/ebooks-plr'},
  {name: categories.videos.name, path: '/videos-plr'},
  {name: categories.microSaas.name, path: '/micro-saas-plr'},
];

/** Structured data that depends only on the path; empty for products, collections and personal pages. */
export function routeStructuredData(
  origin: string,
  path: string,
  routes: readonly SiteRoute[],
): Thing[] {
  if (path === '/') return [organizationData(origin), siteData(origin)];
  const {name, trail = []} = routes.find((route) => route.path === path)?.facts ?? {};
  if (!name) return [];
  const lists = path === '/categorias' ? [itemListData(origin, name, FORMATS)] : [];
  return [breadcrumbData(origin, trail, {name, path}), ...lists];
}

function organizationData(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    slogan: brand.tagline,
    description: brandDescription,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

/** Includes the search URL, so that a search engine can offer a search box. */
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

/** The club's courses, all on one page. */
export function coursesData(origin: string, courses: readonly Course[]): ItemList {
  return {
    '@type': 'ItemList',
    name: copy.coursesHeading,
    numberOfItems: courses.length,
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseData(origin, course),
    })),
  };
}

function courseData(origin: string, course: Course): CourseData {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: `${origin}/ia-club`,
    image: origin + course.image,
    inLanguage: 'es',
    provider: {'@type': 'Organization', name: brand.name, sameAs: `${origin}/`},
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price,
      priceCurrency: course.currency,
      availability: course.available ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
      url: course.link ?? `${origin}/ia-club`,
    },
  };
}

export function faqData(origin: string, questions: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: 'es',
    mainEntity: questions.map(({id, question, answer}) => ({
      '@type': 'Question',
      name: question,
      url: `${origin}/faq#${id}`,
      acceptedAnswer: {'@type': 'Answer', text: answer.join('\n')},
    })),
  };
}

/**
 * What a page is, in the vocabulary of schema.org, for search engines. Loaders add to the request's
 * list, and the server alone writes it into the document (`app/components/layout/ServedHead.tsx`).
 *
 * Structured data in the order in which the loaders added it.
 */
export type StructuredData = Thing[];

/** The JSON-LD script's text; null if empty. `<` is escaped so that a title or description cannot end the script. */
export function structuredDataScript(things: readonly Thing[]): string | null {
  if (things.length === 0) return null;
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The licence as a creative work with a version. */
export function licenceData(origin: string, licence: Licence): CreativeWork {
  return {
    '@type': 'CreativeWork',
    '@id': `${origin}/licencia`,
    url: `${origin}/licencia`,
    name: licence.name,
    version: licence.version,
    dateModified: licence.date,
    inLanguage: 'es',
    abstract: licence.summary,
    text: rightsWith(licence, 'yes', 'condition', 'no')
      .map(({sentence}) => sentence)
      .join('\n'),
  };
}
