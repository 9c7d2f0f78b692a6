import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {reload, visit} from './support/visit';

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the hero plays its video without a complaint', async ({page}) => {
    await visit(page, '/');
    // The film waits for a sign of who is there; one given before the page listens counts for nothing.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('video').first()).toHaveJSProperty('paused', false, {timeout: 500});
    }).toPass();
  });
});

test('the hero is turned, a heart keeps a product and lets it go, and both calls lead to the ebooks', async ({
  page,
}) => {
  await visit(page, '/');
  await test.step('the hero moves on by its buttons, around in a circle', async () => {
    const heading = page.getByRole('heading', {level: 1});
    const first = await heading.innerText();
    await page.getByRole('button', {name: 'Diapositiva siguiente'}).click();
    await expect(page.getByText('2 de 2')).toBeAttached();
    await page.getByRole('button', {name: 'Diapositiva siguiente'}).click();
    await expect(heading).toHaveText(first);
  });

  await test.step('a heart keeps a product on the wishlist, and lets it go', async () => {
    const card = page
      .getByRole('list', {name: 'Productos seleccionados para ti'})
      .getByRole('article')
      .first();
    const heart = card.getByRole('button', {name: /(a|de) favoritos$/});
    await expectToast(page, 'Agregado a la lista de deseos', () => heart.click());
    await reload(page);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectToast(page, 'Eliminado de la lista de deseos', () => heart.click());
  });

  await test.step('both calls to action lead to the ebooks', async () => {
    await page.getByRole('link', {name: 'Ver Productos'}).first().click();
    await expect(page.getByRole('heading', {name: 'Categoría de Ebooks'})).toBeVisible();
    await page.goBack();
    await page.getByRole('link', {name: 'Comenzar Ahora'}).first().click();
    await expect(page.getByRole('heading', {name: 'Categoría de Ebooks'})).toBeVisible();
  });
});
