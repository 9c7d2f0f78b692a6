/**
 * `npm run check:bundle`: fails when the first visit to a route loads more than the budget, or when
 * any script of the browser holds GraphQL, which is the worker's.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BUDGET, weighRoutes} from './lib/bundle-size';
import {fail} from './lib/fail';

try {
  const withGraphql = scriptsWithGraphql('dist/client/assets');
  if (withGraphql.length > 0) fail(`GraphQL is in the browser: ${withGraphql.join(', ')}.`);
  const routes = weighRoutes('dist/client');
  console.log('First load, gzip         script      style');
  for (const {route, script, style} of routes) {
    const mark = isOver({script, style}) ? '✖' : ' ';
    console.log(`${mark} ${route.padEnd(22)} ${kilobytes(script)} ${kilobytes(style)}`);
  }
  console.log(`  ${'at most'.padEnd(22)} ${kilobytes(BUDGET.script)} ${kilobytes(BUDGET.style)}`);
  const over = routes.filter(isOver);
  if (over.length > 0) {
    fail(
      `${over.length} routes are over the budget of ${kilobytes(BUDGET.script).trim()} of script ` +
        `and ${kilobytes(BUDGET.style).trim()} of style.`,
    );
  }
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

function isOver({script, style}: {script: number; style: number}): boolean {
  return script > BUDGET.script || style > BUDGET.style;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}
