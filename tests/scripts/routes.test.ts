import {UNSAFE_flatRoutes as flatRoutes} from '@remix-run/dev';
import {expect, test} from 'vitest';
import {listedPages, mainLinks} from '~/domain/navigation/route-facts';
import {PAGES, routePath, ROUTES} from '../../scripts/lib/routes';

test('tools give a route the path that the router gives it', async () => {
  const known = Object.values(flatRoutes('app')).map(({file, path = ''}) => [
    file.replace('routes/', ''),
    path === '*' ? path : `/${path}`,
  ]);
  expect(known.length).toBe(ROUTES.length);
  for (const [file, path] of known) expect(routePath(file ?? ''), file).toBe(path);
});

test('only answers for scripts are barred from crawlers, and no page of them', () => {
  for (const {path, isPage, facts} of ROUTES) {
    expect(facts.searchEngines === 'disallowed', path).toBe(path.startsWith('/api/'));
    if (isPage && path !== '*') expect(PAGES.map((page) => page.path)).toContain(path);
  }
});

test('a listed page with an address of its own has a name, but for the home page', () => {
  const nameless = listedPages(ROUTES).filter(({facts}) => !facts.name);
  expect(nameless.map(({path}) => path)).toEqual(['/']);
});

test('the main navigation has its links in their order', () => {
  expect(mainLinks(ROUTES)).toEqual([
    {to: '/tienda', label: 'TIENDA', isNew: false},
    {to: '/ia-club', label: 'IA CLUB', isNew: true},
    {to: '/micro-saas-plr', label: 'MICRO SAAS', isNew: true},
    {to: '/faq', label: 'FAQ', isNew: false},
  ]);
});
