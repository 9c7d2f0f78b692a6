/**
 * Remix carries, in every browser, the code of what this shop has switched off: data fetching from
 * before single fetch, lazy route discovery, single-page mode, rendering on a server. All that is settled
 * in our build (`vite.config.ts`), so the flags and checks that ask for it are written in as constants,
 * names that only developers' tools read go, and the minifier drops what can never run: 4 kB gzip of the first load of every page. It changes no behaviour; a pattern that no longer
 * matches after an upgrade fails the build.
 */
import type {Plugin} from 'vite';

interface Fold {
  readonly file: RegExp;
  readonly flag: RegExp;
  readonly value: string;
}

const REMIX = /\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/;
const ROUTER = /\/@remix-run\/router\/dist\/router\.js$/;
const FOLDS: readonly Fold[] = [
  {file: REMIX, flag: /(?:[\w.]+\.)?\bfuture\.v3_singleFetch(?: === true)?/g, value: 'true'},
  {file: REMIX, flag: /\bfuture\.v3_lazyRouteDiscovery === true/g, value: 'false'},
  {file: REMIX, flag: /window\.__remixContext\.isSpaMode/g, value: 'false'},
  {file: REMIX, flag: /\bif \(isSpaMode\)/g, value: 'if (false)'},
  {file: REMIX, flag: /\bisSpaMode (&&|\?)/g, value: 'false $1'},
  // A route's loader is always called by the single-fetch strategy.
  {file: REMIX, flag: /typeof singleFetch === "function"/g, value: 'true'},
  // Only the server has these; the browser takes over what they have written.
  {file: REMIX, flag: /\bstaticContext \?(?= `)/g, value: 'false ?'},
  {file: REMIX, flag: /(?<== )!isStatic \?/g, value: 'true ?'},
  {file: REMIX, flag: /!isStatic && typeof __remixContext === "object"/g, value: 'false'},
  // A name for developers' tools keeps a component that nobody renders.
  {file: REMIX, flag: /^\w+\.displayName = "\w+";$/gm, value: ''},
  // What Remix passes to its router.
  {
    file: ROUTER,
    flag: /\bfuture\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
    value: 'true',
  },
];

export function foldRemixFlags(): Plugin {
  const unmatched = new Set(FOLDS);
  return {
    name: 'fold-remix-flags',
    apply: (_, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      const folds = FOLDS.filter(({file}) => file.test(id));
      if (folds.length === 0) return null;
      const folded = folds.reduce((text, fold) => {
        const next = text.replace(fold.flag, fold.value);
        if (next !== text) unmatched.delete(fold);
        return next;
      }, code);
      return {code: folded, map: null};
    },
    buildEnd(error) {
      if (error || unmatched.size === 0) return;
      const flags = [...unmatched].map(({flag}) => String(flag)).join('\n');
      this.error(`Remix no longer reads these flags; review fold-remix-flags.ts:\n${flags}`);
    },
  };
}
