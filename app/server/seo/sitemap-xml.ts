/** Sitemaps in the form of sitemaps.org. */
import {xmlText} from './xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapEntry {
  /** Path and query of a page. */
  readonly path: string;
  /** ISO 8601; left out where nobody knows. */
  readonly updatedAt?: string;
}

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({path, updatedAt}) => {
    const modified = updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : '';
    return `<url><loc>${xmlText(origin + path)}</loc>${modified}</url>`;
  });
  return document('urlset', urls);
}

/** @param paths of the sitemaps that it lists. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`);
  return document('sitemapindex', sitemaps);
}

function document(root: string, elements: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}
