/** What a thumb reaches on a phone: prices, buttons, and nothing that lies over them. */
import type {Page} from '@playwright/test';
import {contentOf, expectAccessible} from './support/accessibility';
import {cartLines, cartTotal, CART_KEY} from './support/cart';
import {CATEGORY} from './support/addresses';
import {coveredByChat} from './support/chat-overlap';
import {expectButtonsInForcedColours} from './support/forced-colours';
import {haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {resize} from './support/resize';
import {visit} from './support/visit';
import {PHONE} from './support/windows';

/** Upper edge of the bar at the lower edge of the window. */
const BAR_TOP = 844 - 64;
const ON_ITS_SIDE = {width: 844, height: 390};

test.describe('on a phone', () => {
  test('title, price and button of a product are there without scrolling; the first product of the home page and of lists begins high', async ({
    page,
  }) => {
    // The longest titles, with category and tag in two rows and an offer.
    for (const handle of ['producto-73', 'producto-131']) {
      await visit(page, `/producto/${handle}`);
      const add = page.getByRole('button', {name: 'Agregar al carrito'}).first();
      expect((await add.boundingBox())?.y, handle).toBeLessThan(BAR_TOP - 52);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      const price = page
        .getByRole('main')
        .getByText(/^\$\d+\.\d{2}/)
        .first();
      await expect(price).toBeInViewport({ratio: 1});
      await resize(page, ON_ITS_SIDE);
      for (const each of [add, page.getByRole('heading', {level: 1}), price])
        await expect(each, `${handle}, on its side`).toBeInViewport({ratio: 1});
      await expect(
        page
          .getByRole('region', {name: /^Imágenes de /})
          .getByRole('img')
          .first(),
      ).toBeInViewport({ratio: 0.8});
      await resize(page, PHONE.viewport);
    }
    for (const [address, most] of [
      ['/', 1600],
      ['/tienda', 450],
      [CATEGORY, 450],
    ] as const) {
      await visit(page, address);
      const card = page.getByRole('main').getByRole('article').first();
      expect((await card.boundingBox())?.y, address).toBeLessThan(most);
    }
    await test.step('Tab goes from the title of a card to its heart and on to its button', async () => {
      const card = page.getByRole('main').getByRole('article').first();
      await card.getByRole('heading').getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(card.getByRole('button', {name: /favoritos$/})).toBeFocused();
      await page.keyboard.press('Tab');
      const add = card.getByRole('button', {name: /^Agregar /}).last();
      await expect(add).toBeFocused();
      await expect(add).toBeVisible();
    });
  });

  test('total and payment of a long cart stay at hand, once, and come to rest at its end; the chat button covers no line, no total, no notice and no wish', async ({
    page,
  }) => {
    await fill(page, 4);
    await visit(page, '/carrito');
    await expect(cartLines(page)).toHaveCount(4);
    await expectButtonsInForcedColours(page, 'a filled cart');
    const pay = page.getByRole('button', {name: 'Finalizar Compra'});
    await expect(pay).toHaveCount(1);
    await expect(pay).toBeInViewport({ratio: 1});
    await expect(cartTotal(page).last()).toBeInViewport({ratio: 1});
    const box = await pay.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(BAR_TOP);

    await page.evaluate(() =>
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'}),
    );
    await expect(pay).not.toBeInViewport();
    await page.getByRole('link', {name: 'Continuar Comprando'}).scrollIntoViewIfNeeded();
    const rest = await pay.boundingBox();
    const next = await page.getByRole('link', {name: 'Continuar Comprando'}).boundingBox();
    expect((rest?.y ?? Infinity) + (rest?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);

    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', {name: 'Finalizar Compra'}).click();
    await expect(page.getByText('Tu pago está listo')).toBeInViewport();
    await expectAccessible(page, contentOf(page));
    const link = page.getByRole('link', {name: 'Abrir el pago'});
    await expect(link).toHaveAttribute('href', /\/cart\/c\/\w+\?key=/);
    expect(await coveredByChat(page)).toEqual([]);
    await visit(page, '/wishlist');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expectButtonsInForcedColours(page, 'a filled wishlist');
    expect(await coveredByChat(page)).toEqual([]);
  });
});

test.describe('a line that is removed', () => {
  test('comes back to its place as it was, by the keyboard alone, and to an empty cart too; what several units are for is said', async ({
    page,
    shop,
  }) => {
    // Put in by the shop itself, since what it keeps is compared.
    await fill(page, 3);
    await visit(page, '/carrito');
    await expect(cartLines(page)).toHaveCount(3);
    const before = await storedLines(page);
    const bin = page.getByRole('button', {name: /^Quitar .* del carrito$/}).nth(1);
    const name = (await bin.getAttribute('aria-label')) ?? '';
    await bin.press('Enter');
    await expect(cartLines(page)).toHaveCount(2);
    const undo = page.getByRole('button', {name: 'Deshacer'});
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(/^Producto quitado del carrito/);
    await page.keyboard.press('Enter');
    await expect(cartLines(page)).toHaveCount(3);
    await expect(page.getByRole('button', {name})).toBeFocused();
    // The store is written after the list is drawn.
    await expect.poll(() => storedLines(page)).toEqual(before);
    await expect(undo).toHaveCount(0);

    await haveInCart(page, shop, [{handle: 'producto-03'}]);
    await visit(page, '/carrito');
    const hint = page.getByText(/^Con una licencia vendes/);
    await expect(hint).toHaveCount(0);
    await page.getByRole('button', {name: /^Agregar una licencia/}).click();
    await expect(hint).toBeVisible();
    await page.getByRole('button', {name: /^Quitar una licencia/}).click();
    await page.getByRole('button', {name: /^Quitar una licencia/}).click();
    await expect(page.getByRole('heading', {name: 'Tu carrito está vacío'})).toBeVisible();
    await page.getByRole('button', {name: 'Deshacer'}).click();
    await expect(cartLines(page)).toHaveCount(1);
  });
});

/** Puts the first products of a list into cart and wishlist. */
async function fill(page: Page, count: number): Promise<void> {
  await visit(page, CATEGORY);
  await page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll('main article')].slice(0, wanted);
    for (const button of cards.flatMap((card) => [...card.querySelectorAll('button')]))
      button.click();
  }, count);
  await expect(page.getByRole('link', {name: `Carrito, ${count} producto`}).last()).toBeVisible();
}

function storedLines(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').state.items, CART_KEY);
}
