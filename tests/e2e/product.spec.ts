import {expectAccessible, settled} from './support/accessibility';
import {addButton, cartLines} from './support/cart';
import {watchLayoutShift} from './support/offers';
import {PRODUCT} from './support/addresses';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {visit} from './support/visit';

test('a picture is opened large, turned, and closed where it was opened; and it is put into the cart once only', async ({
  page,
}) => {
  await visit(page, PRODUCT);
  const gallery = page.getByRole('region', {name: /^Imágenes de /});
  const first = gallery.getByRole('link', {name: /\(ampliar\)$/}).first();
  await first.focus();
  const title = await page.getByRole('heading', {level: 1}).innerText();
  const zoom = page.getByRole('dialog', {name: title});
  await page.keyboard.press('Enter');
  const position = zoom.getByRole('status');
  await expect(position).toHaveText(/^1 de \d$/);
  await expect(zoom.getByRole('img').first()).toBeInViewport({ratio: 0.9});

  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(/^2 de /);
  // While the picture is open, assistive technology does not see the page behind it.
  await settled(zoom);
  await expectAccessible(page);
  await zoom.getByRole('button', {name: 'Imagen anterior'}).click();
  await zoom.getByRole('button', {name: 'Imagen anterior'}).click();
  const count = await zoom.getByRole('img').count();
  await expect(position).toHaveText(`${count} de ${count}`);
  await expect(zoom.getByRole('img').last()).toBeInViewport({ratio: 0.9});
  await zoom.getByRole('button', {name: 'Imagen siguiente'}).click();
  await expect(position).toHaveText(`1 de ${count}`);

  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(first).toBeFocused();

  await addButton(page).click();
  await expect(page.getByRole('status').getByText('Producto agregado al carrito')).toBeVisible();
  await expectAccessible(
    page,
    page.getByRole('status'),
    page.getByRole('button', {name: 'En el carrito'}),
  );
  const again = page.getByRole('button', {name: 'En el carrito'}).first();
  await page.getByRole('button', {name: 'Cerrar aviso'}).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectToast(page, 'Este producto ya está en tu carrito', () => again.click());
});

test('its tabs and thumbnails become interactive without moving anything, beside price, reassurance and related products', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await visit(page, PRODUCT);
  // A busy browser draws the first lines of a document before it has read the rest of the row.
  const loading = await shift();
  expect(loading).toBeLessThanOrEqual(0.01);
  await page.getByRole('tab', {name: 'Descripción'}).focus();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(page.getByRole('tab', {name: 'Descripción'})).toBeFocused();
  await expect(page.getByRole('radio').first()).toBeChecked();
  expect(await shift()).toBe(loading);

  const main = page.getByRole('main');
  await expect(
    main
      .getByText(/^\$\d+\.\d{2} USD$/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(main.getByText('Descarga Inmediata')).toBeVisible();
  await expect(main.getByText('Pago Seguro')).toBeVisible();
  const related = page.getByRole('region', {name: 'Productos Relacionados'}).getByRole('article');
  await expect(related.first()).toBeVisible();
  for (const title of await related.getByRole('heading').allInnerTexts()) {
    expect(title).not.toBe(await page.getByRole('heading', {level: 1}).innerText());
  }
});

test('a product of two options is put into the cart as chosen, and no combination that does not exist', async ({
  page,
}) => {
  await visit(page, '/producto/producto-76');
  const cover = (name: string) =>
    page.getByRole('radiogroup', {name: 'Portada'}).getByRole('radio', {name});
  const size = (name: string) =>
    page
      .getByRole('radiogroup', {name: 'Tamaño'})
      .getByRole('radio', {name: new RegExp(`^${name}`)});
  await expect(cover('Terracota')).toBeChecked();
  await size('Todos').click();
  // Índigo and Terracota come in all sizes, Bosque does not.
  await cover('Bosque').click();
  await expect(size('A5')).toBeChecked();
  await expect(size('Todos')).toBeDisabled();
  const sizes = page.getByRole('radiogroup', {name: 'Tamaño'});
  await expect(sizes.locator('label', {hasText: 'Todos'})).toContainText('No disponible');
  await size('A4 y A5').click();
  await expectAccessible(page, page.getByRole('radiogroup'));
  await expectToast(page, 'Producto agregado al carrito', () => addButton(page).click());
  await visit(page, '/carrito');
  await expect(cartLines(page)).toContainText('Bosque / A4 y A5');
});

test.describe('changed by the shop', () => {
  test.use({ownShop: true});

  test('a sold-out product cannot be bought, and has no combo', async ({page, emulator}) => {
    await emulator.changeProduct('producto-03', {availableForSale: false});
    await visit(page, '/producto/producto-03');
    await expect(page.getByRole('button', {name: 'Agotado'}).first()).toBeDisabled();
    await expect(page.getByRole('button', {name: 'Agregar al carrito'})).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Ver combo'})).toHaveCount(0);
    await expect(page.getByRole('region', {name: /^Arma tu combo/})).toHaveCount(0);
    // What would be its companions is among the related products.
    const related = page.getByRole('region', {name: 'Productos Relacionados'});
    await expect(related.getByRole('article')).toHaveCount(9);
  });
});
