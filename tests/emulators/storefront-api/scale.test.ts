// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({catalogue: undefined, catalogueSize: 10_000});
});
afterAll(() => emulator.close());

/** The quickest of several runs, in milliseconds: a busy machine must not fail the test. */
async function quickest(query: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 8; run += 1) {
    const start = performance.now();
    await emulator.data(query);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('a catalogue of 10000 products', () => {
  it('answers a page of 250 products of a collection without looking at each for each', async () => {
    const {collections} = await emulator.data('{ collections(first: 1) { nodes { handle } } }');
    const handle = JSON.stringify(collections.nodes[0].handle);
    const time = await quickest(
      `{ collection(handle: ${handle}) { products(first: 250) { nodes { id title handle priceRange { minVariantPrice { amount } } featuredImage { url altText } } pageInfo { endCursor } } } }`,
    );
    // A search within a search takes seconds.
    expect(time).toBeLessThan(500);
  });

  it('reaches every product through pages', async () => {
    let after: string | null = null;
    let count = 0;
    do {
      const data = await emulator.data(
        'query ($after: String) { products(first: 250, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
        {after},
      );
      count += data.products.nodes.length;
      after = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null;
    } while (after);
    expect(count).toBe(10_000);
  });
});
