import {expectAccessible} from './support/accessibility';
import {addButton, cartLines, cartLink, cartTotal, firstHeart} from './support/cart';
import {haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {reload, visit} from './support/visit';

const FIRST = 'producto-01';
const SECOND = 'producto-02';

test('counts units, sums prices, outlives a reload, and drops a line at zero', async ({
  page,
  shop,
}) => {
  await haveInCart(page, shop, [{handle: FIRST}, {handle: SECOND}]);
  await visit(page, '/carrito');
  const summary = page.getByRole('region', {name: 'Resumen de la compra'});
  await expect(summary.getByText('2 productos digitales')).toBeVisible();
  const before = amountOf(await cartTotal(page).innerText());

  const line = cartLines(page).first();
  await line.getByRole('button', {name: /^Agregar una licencia/}).click();
  await expect(summary.getByText('3 productos digitales')).toBeVisible();
  const unit = amountOf(await line.getByText(/Precio unitario/).innerText());
  expect(amountOf(await cartTotal(page).innerText())).toBeCloseTo(before + unit, 2);
  await reload(page);
  await expect(cartLines(page)).toHaveCount(2);
  await expect(cartLink(page, 3)).toBeVisible();
  await expectAccessible(page);

  await line.getByRole('button', {name: /^Quitar una licencia/}).click();
  await line.getByRole('button', {name: /^Quitar una licencia/}).click();
  await expect(cartLines(page)).toHaveCount(1);
  await expect(summary.getByText('1 producto digital', {exact: true})).toBeVisible();

  await test.step('without its last line it leads to the categories', async () => {
    await page.getByRole('button', {name: /^Quitar .* del carrito$/}).click();
    await expect(page.getByRole('heading', {name: 'Tu carrito está vacío'})).toBeVisible();
    await expect(cartLink(page, 0)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', {name: 'Explorar Productos'}).click();
    await expect(page).toHaveURL(/\/categorias$/);
  });
});

test('what is pressed in the last moment before the page goes away is kept', async ({page}) => {
  await visit(page, `/producto/${FIRST}`);
  await page.evaluate(() => {
    // No frame is painted any more, so that what comes after one comes with the end of the page.
    window.requestAnimationFrame = () => 0;
  });
  await addButton(page).click();
  await firstHeart(page).click();
  await visit(page, '/carrito');
  await expect(cartLines(page)).toHaveCount(1);
  await visit(page, '/wishlist');
  await expect(page.getByText('Tienes 1 producto guardado')).toBeVisible();
});

function amountOf(text: string): number {
  return Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''));
}
