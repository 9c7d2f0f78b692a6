import {expect, test} from './support/test';

const PATH = '/cuanto-me-queda?costo=12.00';

test('the calculator follows the typing and keeps what it cannot read', async ({page}) => {
  await page.goto(PATH);
  const result = page.getByRole('region', {name: 'Tu ganancia'});
  await expect(result).toContainText('Te quedan $9.41 por venta');
  await page.getByLabel('Dónde vendes').selectOption('Hotmart');
  await page.getByLabel('Precio de venta').fill('10');
  await expect(result).toContainText('Te quedan $8.91 por venta');
  await expect(result).toContainText('Con 2 ventas recuperas los $12.00 de tu compra.');
  await page.getByLabel('Publicidad por venta').fill('9');
  await expect(result).toContainText('Pierdes $0.09 por venta');
  await expect(result).toContainText('desde $10.10 ya no pierdes');

  await page.getByLabel('Cargo fijo por venta').fill('un peso');
  await page.getByRole('button', {name: 'Calcular'}).click();
  await expect(page.getByLabel('Cargo fijo por venta')).toBeFocused();
  await expect(page.getByText('Escribe un importe como 12 o 12.50')).toBeVisible();
  await expect(page.getByLabel('Cargo fijo por venta')).toHaveValue('un peso');
  await page.getByLabel('Cargo fijo por venta').fill('0');
  await page.getByRole('button', {name: 'Calcular'}).click();
  await expect(page).toHaveURL(/precio=10&.*tarifas=hotmart/);
  await expect(result).toContainText('Te quedan $0.01 por venta');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the calculator fills in the fees and shows the result', async ({page}) => {
    await page.goto(PATH);
    await page.getByLabel('Precio de venta').fill('10');
    await page.getByLabel('Dónde vendes').selectOption('Hotmart');
    await page.getByRole('button', {name: 'Calcular'}).click();
    await expect(page.getByLabel('Comisión')).toHaveValue('9.9');
    await expect(page.getByText('$8.91')).toHaveCount(3);
  });
});
