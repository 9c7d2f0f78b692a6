import {describe, expect, it, test} from 'vitest';
import type {SiteRoute} from '~/domain/navigation/route-facts';
import {EnvironmentError, parseEnvironment} from '~/server/environment/environment';
import {robotsHeaders, robotsTxt, siteOf} from '~/server/seo/site';

const shop = {PUBLIC_STORE_DOMAIN: 'shop.example', PUBLIC_STOREFRONT_API_TOKEN: 'token'};
const OWN = 'https://tienda.example';
const ROUTES: readonly SiteRoute[] = [
  {path: '/', isPage: true, facts: {cache: 'shared', searchEngines: 'listed'}},
  {path: '/api/buscar', isPage: false, facts: {cache: 'none', searchEngines: 'disallowed'}},
];

describe('the address of the shop', () => {
  it('is the one asked for when none is configured, and may be indexed', () => {
    expect(siteOf(`${OWN}/faq?x=1`, null)).toEqual({origin: OWN, indexed: true});
  });

  it('is the configured one at that host, whatever the scheme', () => {
    expect(siteOf(`${OWN}/faq`, OWN)).toEqual({origin: OWN, indexed: true});
    expect(siteOf('http://tienda.example/faq', OWN)).toEqual({origin: OWN, indexed: true});
  });

  it.each(['https://vista-previa.example/', 'https://www.tienda.example/', `${OWN}:8443/`])(
    'is the configured one at %s too, which must not be indexed',
    (address) => {
      expect(siteOf(address, OWN)).toEqual({origin: OWN, indexed: false});
    },
  );
});

test('search engines learn of the sitemap at the shop, and nothing at a preview', () => {
  const own = siteOf(OWN, OWN);
  expect(robotsHeaders(own)).toEqual({});
  expect(robotsTxt(own, ROUTES)).toContain(`\nSitemap: ${OWN}/sitemap.xml\n`);
  expect(robotsTxt(own, ROUTES)).toMatch(/^Disallow: \/api\/buscar$/m);
  expect(robotsTxt(own, ROUTES)).not.toMatch(/^Disallow: \/$/m);

  const preview = siteOf('https://vista-previa.example', OWN);
  expect(robotsHeaders(preview)).toEqual({'X-Robots-Tag': 'noindex, nofollow'});
  expect(robotsTxt(preview, ROUTES)).toBe('User-agent: *\nDisallow: /\n');
});

describe('PUBLIC_SITE_URL', () => {
  it('is an origin, kept without a slash at its end', () => {
    expect(parseEnvironment(shop).siteUrl).toBeNull();
    const own = {...shop, PUBLIC_SITE_URL: `${OWN}/`, PUBLIC_OFFER_MODE: 'none'};
    expect(parseEnvironment(own).siteUrl).toBe(OWN);
  });

  it.each(['tienda.example', 'http://tienda.example', `${OWN}/tienda`, 'https://['])(
    'is not %s',
    (value) => {
      const parse = () => parseEnvironment({...shop, PUBLIC_SITE_URL: value});
      expect(parse).toThrow(EnvironmentError);
      expect(parse).toThrow('PUBLIC_SITE_URL is not an https origin');
    },
  );
});
