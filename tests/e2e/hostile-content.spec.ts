/** What the provider tells of a product is shown as text, whatever stands in it. */
import {expect, test} from './support/test';

const HANDLE = 'producto-05';
const HOSTILE = [
  'Texto que se queda.',
  '<script>fzq7()</script>',
  '<img src=x onerror="fzq7()">',
  '<a href="javascript:fzq7()">clic</a>',
  '<form action="https://evil.example/"><input name="fzq7"></form>',
  '<iframe src="https://evil.example/"></iframe>',
  '<style>body{display:none}</style>',
  '<svg onload="fzq7()"></svg>',
  '\u202Etxet\u202C \u2066oculto\u2069',
].join('\n');

test.use({ownShop: true});

test('scripts, handlers, forms and overrides in a product are text', async ({shop, emulator}) => {
  await emulator.changeProduct(HANDLE, {
    title: '"><script>fzq7()</script>\u202E',
    description: HOSTILE,
    descriptionHtml: HOSTILE,
  });
  for (const path of [`/producto/${HANDLE}`, '/tienda', '/category/01-salud-y-deportes', '/']) {
    const html = await (await fetch(shop.url + path)).text();
    expect(html, path).not.toMatch(
      /<script>fzq7|<img src=x|<iframe|<svg onload|<form action="https/,
    );
    expect(html, path).not.toMatch(/<style>body|href="javascript:|\son\w+="fzq7/);
    expect(html, path).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
  const page = await (await fetch(`${shop.url}/producto/${HANDLE}`)).text();
  expect(page).toContain('Texto que se queda.');
  for (const path of ['/api/buscar?q=fzq7', '/category/01-salud-y-deportes.data']) {
    const answer = await (await fetch(shop.url + path)).text();
    expect(answer, path).toContain('fzq7');
    expect(answer, path).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});

test('a title of 90 signs without a space widens no page of a phone', async ({page, emulator}) => {
  const title = 'Extraordinariamentelargo'.repeat(4).slice(0, 90);
  await emulator.changeProduct(HANDLE, {title});
  for (const path of [`/producto/${HANDLE}`, `/comparar?p=${HANDLE}.producto-06`]) {
    await page.goto(path);
    await expect(page.getByText(title).first()).toBeAttached();
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0], path).toBeLessThanOrEqual(widths[1] ?? 0);
  }
});
