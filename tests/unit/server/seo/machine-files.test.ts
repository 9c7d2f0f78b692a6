import {expect, test, vi} from 'vitest';
import {fileAnswer, llmsTxt} from '~/server/seo/machine-files';
import {niches} from '~/content/niches';
import type {SiteRoute} from '~/domain/navigation/route-facts';

test('a text is answered as what it is', async () => {
  const response = await fileAnswer('application/xml', Promise.resolve('<a/>'));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  expect(await response.text()).toBe('<a/>');
});

test('what does not exist is not found', async () => {
  expect((await fileAnswer('application/xml', null)).status).toBe(404);
});

test('what cannot be read now is asked for later, and not kept', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fileAnswer('application/xml', Promise.reject(new Error('down')));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(logged).toHaveBeenCalledOnce();
});

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
