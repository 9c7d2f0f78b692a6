/**
 * The weight of a first visit to each route: what the browser must load before the page is alive,
 * as gzip makes it, read from the manifest of the client build.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/**
 * Bytes after gzip. A page beyond them fails the test command. `script` is what the document names;
 * `allScripts` includes what the page fetches without a gesture, and is measured in the browser.
 */
export const BUDGET = {script: 125_000, allScripts: 130_000, style: 15_000} as const;

export interface RouteWeight {
  /** File name of the route, such as 'producto.$handle'. */
  readonly route: string;
  /** Bytes after gzip. */
  readonly script: number;
  readonly style: number;
}

interface RemixManifest {
  readonly url: string;
  readonly entry: Assets;
  readonly routes: Readonly<Record<string, RemixRoute>>;
}
/** URLs of files; `imports` are all modules that must be imported first. */
interface Assets {
  readonly module: string;
  readonly imports?: readonly string[];
}
interface RemixRoute extends Assets {
  readonly id: string;
  readonly parentId?: string;
}

const MANIFEST_FILE = /^manifest-.+\.js$/;
const MANIFEST_ASSIGNMENT = /^window\.__remixManifest=(\{.*\});?\s*$/s;
/** Routes that answer data and have no page. */
const RESOURCE_ROUTE = /^routes\/(api\.|\[)/;

/** The heaviest first. @throws {Error} when there is no build. */
export function weighRoutes(clientDirectory: string): RouteWeight[] {
  const {url, entry, routes} = readManifest(clientDirectory);
  // All pages share one stylesheet.
  const sheets = readdirSync(path.join(clientDirectory, 'assets')).filter((name) =>
    name.endsWith('.css'),
  );
  const style = weigh(clientDirectory, new Set(sheets.map((name) => `/assets/${name}`)));
  return Object.values(routes)
    .filter(({id}) => id !== 'root' && !RESOURCE_ROUTE.test(id))
    .map(({id}) => {
      const chunks = [entry, ...withParents(routes, id)];
      const files = [url, ...chunks.flatMap(({module, imports = []}) => [module, ...imports])];
      const script = weigh(clientDirectory, new Set(files));
      return {route: id.replace('routes/', ''), script, style};
    })
    .sort((a, b) => b.script - a.script);
}

export function gzipSize(content: Uint8Array | string): number {
  return gzipSync(content, {level: 9}).length;
}

function withParents(routes: RemixManifest['routes'], id: string): RemixRoute[] {
  const route = routes[id];
  if (!route) return [];
  return [route, ...(route.parentId ? withParents(routes, route.parentId) : [])];
}

function readManifest(clientDirectory: string): RemixManifest {
  const assets = path.join(clientDirectory, 'assets');
  const file = existsSync(assets) && readdirSync(assets).find((name) => MANIFEST_FILE.test(name));
  if (!file) throw new Error('There is no build to weigh. Run `npm run build` first.');
  const json = MANIFEST_ASSIGNMENT.exec(readFileSync(path.join(assets, file), 'utf8'))?.[1];
  if (!json) throw new Error(`Remix writes its manifest in another form now: ${file}`);
  return JSON.parse(json) as RemixManifest;
}

/** @param addresses as a page asks for them. */
function weigh(directory: string, addresses: ReadonlySet<string>): number {
  let bytes = 0;
  for (const address of addresses) bytes += gzipSize(readFileSync(path.join(directory, address)));
  return bytes;
}
