import type {TypedDocumentNode} from '@graphql-typed-document-node/core';
import {parse} from 'graphql';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {parseEnvironment} from '~/server/environment/environment';
import {startTrace} from '~/server/http/request-trace';
import type {ReadCache, CachedRead} from '~/server/storefront/read-cache';
import {createStorefront} from '~/server/storefront/storefront-client';

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
function storefront() {
  const reads = {
    get: async (key: string) => kept.get(key) ?? null,
    put: async (key: string, read: CachedRead<unknown>) => void kept.set(key, read),
  } as ReadCache;
  const request = new Request('https://tienda.test/');
  const trace = startTrace(request);
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
});
