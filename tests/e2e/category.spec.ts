import {parse} from 'node-html-parser';
import {CATEGORY} from './support/addresses';
import {expect, test} from './support/test';
import {holdScriptsBack, visit} from './support/visit';

test('any page parameter lands on a page that exists', async ({page, request}) => {
  const cases: [parameter: string, lands: string, search: string][] = [
    ['99', 'Página 2 de 2', '?pagina=2'],
    ['-1', 'Página 1 de 2', ''],
    ['abc', 'Página 1 de 2', ''],
    ['0', 'Página 1 de 2', ''],
    ['1', 'Página 1 de 2', ''],
    ['', 'Página 1 de 2', ''],
    ['2', 'Página 2 de 2', '?pagina=2'],
    ['99999999999999999999', 'Página 2 de 2', '?pagina=2'],
  ];
  for (const [parameter, lands, search] of cases) {
    await test.step(`'${parameter}' lands on ${lands}`, async () => {
      const response = await request.get(`${CATEGORY}?pagina=${parameter}`);
      expect(parse(await response.text()).querySelector('main')?.textContent).toContain(lands);
      expect(new URL(response.url()).search).toBe(search);
    });
  }
  // And a browser stays there.
  await visit(page, `${CATEGORY}?pagina=99`);
  await expect(page.getByText('Página 2 de 2')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?pagina=2');
});

test('previous is off on the first page, next on the last, and each page is its own canonical', async ({
  page,
}) => {
  await visit(page, CATEGORY);
  await expect(page.getByRole('link', {name: 'Anterior'})).toBeDisabled();
  await expect(page.getByRole('link', {name: 'Siguiente'})).toBeEnabled();
  await expect(page.getByRole('link', {name: 'Página 1', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('link', {name: 'Siguiente'}).click();
  await expect(page.getByText('Página 2 de 2')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Siguiente'})).toBeDisabled();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${CATEGORY}\\?pagina=2$`),
  );

  // Another category starts at page 1.
  await visit(page, '/category/cocina-y-gastronomia');
  await expect(page.getByText('15 productos • Página 1 de 1')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Páginas de la categoría'})).toHaveCount(0);
});

test.describe('when the provider fails', () => {
  test.use({ownShop: true});

  test('says so, is not to be kept, and can be tried again before the code for it is here', async ({
    page,
    emulator,
    problems,
  }) => {
    problems.allow(/status of 503/);
    await emulator.injectFault({kind: 'http', status: 500});
    await holdScriptsBack(page, /\/UnavailableScreen-[^/]*\.js$/);
    const response = await visit(page, `${CATEGORY}?pagina=2`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(
      page.getByRole('heading', {name: 'No pudimos cargar los productos'}),
    ).toBeVisible();

    await emulator.clearFaults();
    await page.getByRole('button', {name: 'Reintentar'}).click();
    await expect(page.getByText('25 productos • Página 2 de 2')).toBeVisible();
  });
});
