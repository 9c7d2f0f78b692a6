import {expect, test} from 'vitest';
import {speculationRules} from '~/server/http/document/load-order';
import {ROUTES} from '../../../../../scripts/lib/routes';

const text = JSON.stringify(speculationRules(ROUTES));

test('the pages that anybody may see are rendered beforehand, and none of a shopper’s own', () => {
  const [, pages = ''] = /"href_matches":(\[.*?\])/.exec(text) ?? [];
  expect(JSON.parse(pages)).toEqual([
    '/',
    '/accesibilidad',
    '/arrepentimiento',
    '/categorias',
    '/category/:handle',
    '/contacto',
    '/ebooks-plr',
    '/faq',
    '/ia-club',
    '/licencia',
    '/micro-saas-plr',
    '/politicas/:handle',
    '/producto/:handle',
    '/tienda',
    '/tu-version',
    '/videos-plr',
  ]);
});

test('no link with a query is, and nothing before a pointer or a finger comes near', () => {
  expect(text).toContain(String.raw`{"not":{"href_matches":"/*\\?(.+)"}}`);
  expect(text).toContain('"eagerness":"moderate"');
});
