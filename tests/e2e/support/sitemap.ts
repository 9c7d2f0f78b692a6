/** The sitemap of a shop, as a search engine reads it: the index, and each part that it names. */
import {expect} from './test';

/** The addresses in each part, by the part's own address. */
export async function readSitemap(
  shopUrl: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = new Map<string, readonly string[]>();
  for (const part of await locationsOf(`${shopUrl}/sitemap.xml`)) {
    parts.set(part, await locationsOf(part));
  }
  return parts;
}

async function locationsOf(address: string): Promise<string[]> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type'), address).toMatch(/^application\/xml/);
  const matches = (await response.text()).matchAll(/<loc>(.*?)<\/loc>/g);
  return Array.from(matches, ([, location = '']) => location.replaceAll('&amp;', '&'));
}
