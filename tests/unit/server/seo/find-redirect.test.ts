import type {AppLoadContext} from '@shopify/remix-oxygen';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {throwIfMoved} from '~/server/seo/redirects';

const SHOP = 'https://tienda.example';
const query = vi.fn();
const warned = vi.fn();

beforeEach(() => {
  query.mockReset().mockResolvedValue({urlRedirects: {nodes: []}});
  warned.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

/** Where a request for a path that nothing is found at is sent; null for nowhere. */
async function movedTo(path: string): Promise<string | null> {
  const context = {
    storefront: {query},
    site: {origin: SHOP, indexed: true},
    environment: {storeDomain: 'tienda.myshopify.com'},
    search: new URL(SHOP + path).search,
  } as unknown as AppLoadContext;
  // The page cache has taken away what no page depends on.
  const request = new Request(SHOP + new URL(SHOP + path).pathname);
  try {
    await throwIfMoved(request, context);
    return null;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    expect(response.status).toBe(301);
    return response.headers.get('Location');
  }
}

function redirects(...nodes: {path: string; target: string}[]): void {
  query.mockResolvedValue({urlRedirects: {nodes}});
}

describe('a redirect of the provider', () => {
  it('is looked for under the path of a stock theme too', async () => {
    redirects({path: '/products/vieja', target: '/products/nueva'});
    expect(await movedTo('/producto/vieja')).toBe('/producto/nueva');
    expect(query.mock.calls[0]?.[1]).toMatchObject({
      query: 'path:"/products/vieja" OR path:"/producto/vieja"',
    });
  });

  it('comes before what is known of stock themes', async () => {
    redirects({path: '/blogs/a', target: '/faq#derechos'});
    expect(await movedTo('/blogs/a')).toBe('/faq#derechos');
  });

  it('keeps the parameters of the request, unless it has its own', async () => {
    redirects({path: '/verano', target: '/tienda'});
    expect(await movedTo('/verano?utm_source=x')).toBe('/tienda?utm_source=x');
    redirects({path: '/verano', target: '/tienda?orden=precio'});
    expect(await movedTo('/verano?utm_source=x')).toBe('/tienda?orden=precio');
  });

  it('to another site is refused, and the operator is told', async () => {
    redirects({path: '/club', target: 'https://elsewhere.example/'});
    expect(await movedTo('/club')).toBeNull();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('redirect-refused'));
  });

  it('is not looked for where the path would change the question', async () => {
    await movedTo('/a%22*');
    expect(query).toHaveBeenCalledTimes(0);
    await movedTo(`/${'x'.repeat(300)}`);
    expect(query).toHaveBeenCalledTimes(0);
  });
});

it('leads a stock path on though the provider is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  query.mockRejectedValue(new Error('down'));
  expect(await movedTo('/search?q=pan')).toBe('/tienda?q=pan');
  expect(await movedTo('/no-existe')).toBeNull();
});
