/**
 * Empties functions of the router that this shop never reaches: fetchers, blockers, deferred data,
 * route discovery, view transitions, warnings to developers. They sit inside one large function, or
 * behind a condition, so the bundler cannot see that nothing calls them: 5 kB gzip of the first load
 * of every page. What would reach them again is forbidden by lint (`DROPPED_FROM_REMIX` in
 * `eslint.config.js`); a function that is gone after an upgrade fails the build.
 */
import type {Plugin} from 'vite';

interface Drop {
  readonly file: RegExp;
  /** The body that a function is left with, by its name. */
  readonly bodies: Readonly<Record<string, string>>;
}

const DROPS: readonly Drop[] = [
  {
    file: /\/@remix-run\/router\/dist\/router\.js$/,
    bodies: {
      fetch: '',
      handleFetcherAction: '',
      handleFetcherLoader: '',
      updateFetcherState: '',
      setFetcherError: '',
      getFetcher: '',
      deleteFetcher: '',
      deleteFetcherAndUpdateState: '',
      abortFetcher: '',
      markFetchersDone: '',
      markFetchRedirectsDone: 'return false;',
      abortStaleFetchLoads: 'return false;',
      getBlocker: '',
      deleteBlocker: '',
      updateBlocker: '',
      shouldBlockNavigation: '',
      checkFogOfWar: 'return {active: false, matches: null};',
      discoverRoutes: '',
      patchRoutes: '',
      patchRoutesImpl: '',
      _internalSetRoutes: '',
      isDeferredData: 'return false;',
      cancelActiveDeferreds: 'return [];',
      resolveNavigationDeferredResults: '',
      resolveFetcherDeferredResults: '',
      resolveDeferredData: '',
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      warning: '',
    },
  },
  {
    file: /\/react-router\/dist\/index\.js$/,
    bodies: {DefaultErrorComponent: '', warningOnce: '', logV6DeprecationWarnings: ''},
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/components\.js$/,
    bodies: {DeferredHydrationScript: '', ErrorDeferredHydrationScript: ''},
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/fallback\.js$/,
    bodies: {RemixRootDefaultHydrateFallback: ''},
  },
  {
    file: /\/@remix-run\/react\/dist\/esm\/single-fetch\.js$/,
    bodies: {singleFetchLoaderFetcherStrategy: ''},
  },
];

/** What we read of a node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface FunctionDeclaration extends Node {
  readonly id: {readonly name: string} | null;
  readonly body: Node;
}

export function dropUnusedRemix(): Plugin {
  const waiting = new Set(DROPS);
  return {
    name: 'drop-unused-remix',
    apply: (_, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const drop = DROPS.find(({file}) => file.test(id));
      if (!drop) return null;
      waiting.delete(drop);
      const {code: emptied, missing} = withBodies(code, this.parse(code), drop.bodies);
      if (missing.length > 0) this.error(outdated(`${id}: ${missing.join(', ')}`));
      return {code: emptied, map: null};
    },
    buildEnd(error) {
      if (error || waiting.size === 0) return;
      this.error(outdated([...waiting].map(({file}) => String(file)).join('\n')));
    },
  };
}

/** The code with the bodies of its functions replaced, and the names that it does not have. */
export function withBodies(
  code: string,
  tree: unknown,
  bodies: Drop['bodies'],
): {code: string; missing: string[]} {
  const missing = new Set(Object.keys(bodies));
  let kept = '';
  let end = 0;
  for (const {id, body} of functionsOf(tree)) {
    const left = id ? bodies[id.name] : undefined;
    if (!id || left === undefined || body.start < end) continue;
    missing.delete(id.name);
    kept += `${code.slice(end, body.start)}{${left}}`;
    end = body.end;
  }
  return {code: kept + code.slice(end), missing: [...missing]};
}

/** In the order of the code, an outer one before those inside it. */
function functionsOf(node: unknown): FunctionDeclaration[] {
  if (Array.isArray(node)) return node.flatMap(functionsOf);
  if (!isNode(node)) return [];
  const below = Object.values(node).flatMap(functionsOf);
  return node.type === 'FunctionDeclaration' ? [node as FunctionDeclaration, ...below] : below;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function outdated(what: string): string {
  return `Remix no longer has these functions; review drop-unused-remix.ts:\n${what}`;
}
