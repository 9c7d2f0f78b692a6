/**
 * turbo-stream 2.4 makes errors by calling whatever global constructor an answer names
 * (docs/decisions/0020-remix-2-has-no-more-fixes.md). The worker, which reads what strangers send,
 * must never decode; and what the provider says must not become an error by name.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {graphqlError} from '~/server/storefront/storefront-error';

test('the worker encodes answers and decodes none', () => {
  const main = createRequire(import.meta.url).resolve('@remix-run/server-runtime');
  const folder = path.dirname(main);
  const uses = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(/turboStream\.(\w+)/g),
    ])
    .map(([, name]) => name);
  expect(new Set(uses)).toEqual(new Set(['encode']));
});

test('an error of the provider has a name of ours, whatever it says', () => {
  const error = graphqlError([{message: 'Function', extensions: {code: 'Function'}}], null);
  expect(error.name).toBe('StorefrontError');
});
