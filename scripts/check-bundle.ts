/**
 * `npx tsx scripts/check-bundle.ts`: fails when the first visit to a route loads more than the budget, when any script
 * of the browser holds GraphQL, which is the worker's, or when one needs a newer browser than the shop supports.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUDGET, weighRoutes, type RouteWeight} from './lib/bundle-size';
import {fail} from './lib/fail';

type Weights = Pick<RouteWeight, 'script' | 'style'>;

// Behind `?.` a call is optional. A lookbehind is no error until Safari 16.3 reads the file, which then fails whole.
const TOO_NEW =
  /AbortSignal\.(?:timeout|any)\(|Response\.json\(|URL\.parse\(|Array\.fromAsync|Promise\.try\(|\.isWellFormed\(|\.(?:toSorted|toReversed|toSpliced)\(|URL\.canParse\(|\b(?:Object|Map)\.groupBy\(|Promise\.withResolvers|\.requestSubmit\(|\.throwIfAborted\(|\(\?<[=!]/;

try {
  const withGraphql = scriptsWithGraphql('dist/client/assets');
  if (withGraphql.length > 0) fail(`GraphQL is in the browser: ${withGraphql.join(', ')}.`);
  const tooNew = scriptsTooNew('dist/client/assets');
  if (tooNew.length > 0) fail(`Too new for Safari 15.4 and Chrome 100: ${tooNew.join(', ')}.`);
  const routes = weighRoutes('dist/client');
  console.log('First load, gzip              named      style');
  for (const weights of routes)
    console.log(line(isOver(weights) ? '✖' : ' ', weights.route, weights));
  console.log(line(' ', 'at most', BUDGET));
  const over = routes.filter(isOver);
  if (over.length > 0) fail(`${over.length} routes are over the budget.`);
} catch (error) {
  fail(error);
}

/** The scripts that hold GraphQL's parser or its printer: both name the kind of an operation's node. */
function scriptsWithGraphql(folder: string): string[] {
  return readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(path.join(folder, name), 'utf8').includes('OperationDefinition'),
  );
}

/** Syntax that is too new, with the name of its file. */
function scriptsTooNew(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const found = TOO_NEW.exec(readFileSync(path.join(folder, name), 'utf8'));
      return found ? [`${found[0]} in ${name}`] : [];
    });
}

function isOver({script, style}: Weights): boolean {
  return script > BUDGET.script || style > BUDGET.style;
}

function line(mark: string, name: string, {script, style}: Weights): string {
  return `${mark} ${name.padEnd(22)} ${[script, style].map(kilobytes).join(' ')}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}
