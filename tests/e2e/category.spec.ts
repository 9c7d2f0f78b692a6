import {CATEGORY} from './support/addresses';
import {expect, test} from './support/test';
import {visit} from './support/visit';

test.describe('when the provider fails', () => {
  test.use({ownShop: true});

  test('says so, is not to be kept, and can be tried again', async ({page, emulator, problems}) => {
    problems.allow(/status of 503/);
    await emulator.injectFault({kind: 'http', status: 500});
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
