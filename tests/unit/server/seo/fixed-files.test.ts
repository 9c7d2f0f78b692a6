import {expect, test} from 'vitest';
import {niches} from '~/content/niches';
import type {SiteRoute} from '~/domain/navigation/route-facts';
import {llmsTxt} from '~/server/seo/machine-files';

const ROUTES: readonly SiteRoute[] = [
  {
    path: '/faq',
    isPage: true,
    facts: {cache: 'shared', searchEngines: 'listed', name: 'Preguntas'},
  },
  {path: '/auth', isPage: true, facts: {cache: 'none', searchEngines: 'unlisted', name: 'Acceso'}},
];

test('llms.txt has a title, a summary and a link to every niche (llmstxt.org)', () => {
  const text = llmsTxt('https://tienda.example', ROUTES);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  expect(text).toContain(
    '- [Preguntas](https://tienda.example/faq): Licencia, entrega y soporte\n',
  );
  expect(text).not.toContain('Acceso');
  for (const {handle, subcategories} of niches) {
    for (const one of [handle, ...subcategories.map((sub) => sub.handle)]) {
      expect(text).toContain(`(https://tienda.example/category/${one})`);
    }
  }
});
