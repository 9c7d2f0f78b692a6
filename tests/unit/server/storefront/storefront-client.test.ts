import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import {parse} from 'graphql';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {parseEnvironment} from '~/server/environment/environment';
import {startTrace, withoutStaleReads} from '~/server/http/log';
import {
  type ReadCache,
  type CachedRead,
  createStorefront,
} from '~/server/storefront/storefront-client';

interface Named {
  readonly product: {readonly title: string} | null;
}
const NAMED = parse(
  'query Named($handle: String!) { product(handle: $handle) { title } }',
) as TypedDocumentNode<Named, {handle: string}>;

const environment = parseEnvironment({
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: 'x'.repeat(32),
});

/** The titles that the provider was asked for. */
let asked: string[];
let kept: Map<string, CachedRead<unknown>>;
let writes: Promise<unknown>[];

beforeEach(() => {
  [asked, kept, writes] = [[], new Map(), []];
  // What Hydrogen says of versions and tokens.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const {variables} = JSON.parse(init?.body as string) as {variables: {handle: string}};
    asked.push(variables.handle);
    return Response.json({data: {product: {title: `El libro ${variables.handle}`}}});
  });
});

/** Of a request of its own, over the cache that all requests share. */
function storefront(trace = startTrace(new Request('https://tienda.test/'))) {
  const reads = {
    get: async (key: string) => kept.get(key) ?? null,
    put: async (key: string, read: CachedRead<unknown>) => void kept.set(key, read),
  } as ReadCache;
  const request = new Request('https://tienda.test/');
  const waitUntil = (promise: Promise<unknown>) => void writes.push(promise);
  return createStorefront({environment, reads, waitUntil, request, trace});
}

describe('a read', () => {
  test('is answered for its own variables, now and when it is read again', async () => {
    for (const client of [storefront(), storefront()]) {
      const titles = await Promise.all(
        ['uno', 'dos'].map((handle) => client.query(NAMED, {handle})),
      );
      expect(titles.map(({product}) => product?.title)).toEqual(['El libro uno', 'El libro dos']);
      await Promise.all(writes);
    }
    expect(asked).toEqual(['uno', 'dos']);
  });

  test('is read again after a minute', async () => {
    await storefront().query(NAMED, {handle: 'uno'});
    await Promise.all(writes);
    for (const [ageMs, times] of [
      [59_000, 1],
      [61_000, 2],
    ] as const) {
      kept.forEach((read, key) => kept.set(key, {...read, readAt: Date.now() - ageMs}));
      await storefront().query(NAMED, {handle: 'uno'});
      expect(asked).toHaveLength(times);
    }
  });

  test('is an old one while the provider fails, of which no page is kept', async () => {
    await storefront().query(NAMED, {handle: 'uno'});
    await Promise.all(writes);
    kept.forEach((read, key) => kept.set(key, {...read, readAt: 0}));
    fails();
    const trace = startTrace(new Request('https://tienda.test/'));
    const page = () => withoutStaleReads(new Response('a page'), trace).headers;
    expect(page().get('Cache-Control')).toBeNull();
    const {product} = await storefront(trace).query(NAMED, {handle: 'uno'});
    expect(product?.title).toBe('El libro uno');
    expect(page().get('Cache-Control')).toBe('no-store');
  });
});

test('a write whose answer is lost is not made again', async () => {
  fails();
  await expect(storefront().mutate(NAMED, {handle: 'uno'})).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
});

function fails(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(fetch).mockReset().mockRejectedValue(new TypeError('network'));
}
