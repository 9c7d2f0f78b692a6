/**
 * The shop's routes for tools and tests, read from the route modules themselves: the same `handle`
 * that the worker goes by.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {RouteFacts, SiteRoute} from '../../app/domain/navigation/route-facts';

const FOLDER = path.resolve(import.meta.dirname, '../../app/routes');

/** Addresses that the demo shop answers, of routes whose pattern alone leads nowhere. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/category/:handle': '/category/01-salud-y-deportes',
  '/producto/:handle': '/producto/producto-01',
  '/producto/:handle/hojear': '/producto/producto-05/hojear',
  '/politicas/:handle': '/politicas/terms-of-service',
  '/certificado/:id': '/certificado/ejemplo',
  '/gracias': '/gracias?order=RP-1001&name=Ana',
};

export interface PageRoute extends SiteRoute {
  /** Name from the path, such as 'auth-nueva-clave'; 'home' for '/'. */
  readonly name: string;
  /** Path and query of an example page. */
  readonly example: string;
}

interface RouteModule {
  readonly handle?: RouteFacts;
  readonly default?: unknown;
}

/** Every route, sorted by path. @throws {Error} when a route module exports no facts. */
export const ROUTES: readonly SiteRoute[] = await readRoutes();

/** Routes with a page of their own, without the one for unknown paths. */
export const PAGES: readonly PageRoute[] = ROUTES.filter(
  (route) => route.isPage && route.path !== '*',
).map((route) => ({...route, name: nameOf(route.path), example: exampleOf(route.path)}));

/** The path of a route file, by Remix's conventions for flat routes. */
export function routePath(file: string): string {
  const id = file.replace(/\.tsx?$/, '');
  if (id === '$') return '*';
  // A part in brackets is meant literally; an underscore at a part's end only ends the nesting.
  const path = id.replace(/\[(.*?)\]|_?\.|\$|^_index$/g, (sign, literal?: string) => {
    if (literal !== undefined) return literal;
    if (sign === '$') return ':';
    return sign === '_index' ? '' : '/';
  });
  return `/${path}`;
}

/** @param pattern such as '/tienda'. @throws {Error} when a pattern with a parameter has no example. */
function exampleOf(pattern: string): string {
  const example = EXAMPLES[pattern] ?? pattern;
  if (example.includes(':')) throw new Error(`scripts/lib/routes.ts has no example of ${pattern}`);
  return example;
}

function nameOf(pattern: string): string {
  const parts = pattern.split('/').filter((part) => part && !part.startsWith(':'));
  return parts.join('-') || 'home';
}

async function readRoutes(): Promise<readonly SiteRoute[]> {
  const routes = await Promise.all(readdirSync(FOLDER).map(readRoute));
  return routes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function readRoute(file: string): Promise<SiteRoute> {
  const url = pathToFileURL(path.join(FOLDER, file)).href;
  const {handle, default: page} = (await import(url)) as RouteModule;
  if (!handle) throw new Error(`app/routes/${file} exports no handle`);
  return {path: routePath(file), isPage: Boolean(page), facts: handle};
}
