import {expect, test} from 'vitest';
import {speculationRules} from '~/server/http/document/load-order';
import {ROUTES} from '../../../../../scripts/lib/routes';

const text = JSON.stringify(speculationRules(ROUTES));

test('the pages that anybody may see are rendered beforehand, and none of a shopper’s own', () => {
  const [, pages = ''] = /"href_matches":(\[.*?\])/.exec(text) ?? [];
  const beforehand = JSON.parse(pages) as string[];
  expect(beforehand).toEqual(expect.arrayContaining(['/', '/tienda', '/producto/:handle']));
  for (const own of ['/carrito', '/wishlist', '/auth', '/gracias', '/mis-productos'])
    expect(beforehand).not.toContain(own);
});

test('no link with a query is, and nothing before a pointer or a finger comes near', () => {
  expect(text).toContain(String.raw`{"not":{"href_matches":"/*\\?(.+)"}}`);
  expect(text).toContain('"eagerness":"moderate"');
});
