/**
 * What the search's dialog costs a shopper who opens it, beside Headless UI: its own script, whole, also what
 * the page has of it already, and the products that it shows at first.
 */
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {build} from 'esbuild';
import type {DocumentNode} from 'graphql';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loader} from '~/routes/api.buscar';
import {operationOf} from '~/server/storefront/operation';
import {
  startTestEmulator,
  type TestEmulator,
} from '../../emulators/storefront-api/support/test-emulator';

/** Bytes after gzip. */
const BUDGET = 30_000;
/** On the page before, but for the first. */
const NOT_OURS = [
  '@headlessui/react',
  '@remix-run/react',
  'react',
  'react/*',
  'react-dom',
  'zustand',
  'zustand/*',
];

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({catalogue: undefined});
});
afterAll(() => emulator.close());

const gzipped = (content: string | Uint8Array) => gzipSync(content, {level: 9}).length;

async function scriptBytes(): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: ['app/components/search/SearchDialog.tsx'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    external: NOT_OURS,
    logLevel: 'error',
  });
  return gzipped(outputFiles[0]?.contents ?? '');
}

async function dataBytes(): Promise<number> {
  const query = (document: DocumentNode, variables: Record<string, unknown>) =>
    emulator.data(operationOf(document).text, {...variables, country: 'MX', language: 'ES'});
  const answer = await loader({
    request: new Request('https://shop.test/api/buscar'),
    params: {},
    context: {storefront: {query}},
  } as unknown as LoaderFunctionArgs);
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ok: true, hasMore: true});
  return gzipped(body);
}

test('it opens with no more than 30 kB of script and data', async () => {
  const [script, data] = await Promise.all([scriptBytes(), dataBytes()]);
  expect(script).toBeGreaterThan(3000);
  expect(data).toBeGreaterThan(3000);
  expect(script + data).toBeLessThanOrEqual(BUDGET);
});
