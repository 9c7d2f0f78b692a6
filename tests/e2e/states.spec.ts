/** What shoppers do with pages: no axe violation, a clean log. Dialogs are in `open-parts.spec.ts`. */
import {contentOf, expectAccessible, settled} from './support/accessibility';
import {expect, inBothWindows, test} from './support/test';
import {visit} from './support/visit';
import {DESKTOP} from './support/windows';

/** Few products, since the state is what counts. */
const SMALL_CATEGORY = '/category/03-mascotas';

inBothWindows(() => {
  test('the actions of a card, and what they say', async ({page, isMobile}) => {
    await visit(page, SMALL_CATEGORY);
    const card = page
      .getByRole('list', {name: /^Productos de/})
      .getByRole('article')
      .first();
    const add = card.getByRole('button', {name: /^Agregar (?!.*favoritos$)/});
    await expect(add).toBeHidden();
    if (isMobile) {
      await card.getByRole('button', {name: /a favoritos$/}).tap();
      await settled(card);
      await expect(card.getByRole('button', {name: /de favoritos$/})).toBeVisible();
      await expect(add, 'the heart is not the picture').toBeHidden();
    }
    // The picture is decoration beside the title's link, so it has no role to be found by.
    const picture = card.locator('img').first();
    if (isMobile) await picture.tap();
    else await picture.hover();
    await expect(add).toBeVisible();
    await expect(card.getByText('Ver Detalles')).toBeVisible();
    await expect(page, 'the tap opened nothing else').toHaveURL(new RegExp(`${SMALL_CATEGORY}$`));
    await settled(card);
    await expectAccessible(page, card);

    await add.click();
    const toast = page.getByRole('status').filter({hasText: 'Producto agregado al carrito'});
    await expect(toast.getByRole('button', {name: 'Cerrar aviso'})).toBeVisible();
    const pressed = await card.getByRole('button', {name: /^En el carrito/}).boundingBox();
    const told = await toast.locator('> *').boundingBox();
    expect((told?.y ?? 0) + (told?.height ?? Infinity)).toBeLessThan(pressed?.y ?? 0);
    await settled(toast);
    await expectAccessible(page);
  });
});

test('a filled wishlist, also with a product that the shop has no more', async ({page}) => {
  await visit(page, SMALL_CATEGORY);
  const cards = page.getByRole('list', {name: /^Productos de/}).getByRole('article');
  const titles: string[] = [];
  for (const index of [0, 1, 2]) {
    const card = cards.nth(index);
    titles.push(await card.getByRole('heading').innerText());
    await card.getByRole('button', {name: /a favoritos$/}).click();
  }
  await visit(page, '/wishlist');
  await expect(page.getByText('Tienes 3 productos guardados')).toBeVisible();
  const wished = page.getByRole('list', {name: 'Tus favoritos'});
  for (const title of titles) {
    await expect(wished.getByRole('heading', {name: title, exact: true})).toBeAttached();
  }
  await expectAccessible(page);

  // And one more, that the shop has no more.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('plr-wishlist') ?? '') as {
      state: {id: string; name: string; handle: string}[];
    };
    const gone = {id: 'gid://shopify/Product/999999999', name: 'Ido', handle: 'ido'};
    localStorage.setItem('plr-wishlist', JSON.stringify({...kept, state: [...kept.state, gone]}));
  });
  await visit(page, '/wishlist');
  await expect(page.getByText('Tienes 3 productos guardados')).toBeVisible();
  await expect(page.getByText('1 favorito ya no está en la tienda.')).toBeVisible();
  await expectAccessible(page, contentOf(page));
  await page.getByRole('button', {name: 'Quitarlo'}).click();
  await expect(page.getByText('ya no está en la tienda')).toBeHidden();
  await expect(page.getByRole('link', {name: 'Favoritos, 3 productos'}).first()).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('the filters of the shop, open and at work', async ({page}) => {
    await visit(page, '/tienda?q=plan&nicho=01-salud-y-deportes&min=1&publico=mujeres');
    await expect(page.getByRole('link', {name: /^Quitar filtro/})).toHaveCount(4);
    await page.getByText('Más filtros').click();
    await expect(page.getByRole('navigation', {name: 'Filtros de la lista'})).toBeVisible();
    await expect(page.getByLabel('Precio mínimo')).toHaveValue('1');
    await expectAccessible(page, contentOf(page));
  });
});
