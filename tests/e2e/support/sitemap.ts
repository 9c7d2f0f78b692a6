/** The sitemap of a shop, as a search engine reads it: the index, and each part that it names. */
import {expect} from './test';

/** The addresses in each part, by the part's own address. */
export async function readSitemap(
  shopUrl: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = await locationsOf(`${shopUrl}/sitemap.xml`);
  // At once: one after the other, forty waits for a turn on a busy machine are half a minute of nothing.
  return new Map(
    await Promise.all(parts.map(async (part) => [part, await locationsOf(part)] as const)),
  );
}

async function locationsOf(address: string): Promise<string[]> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type'), address).toMatch(/^application\/xml/);
  const matches = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return Array.from(matches, ([, location = '']) => location.replaceAll('&amp;', '&'));
}
