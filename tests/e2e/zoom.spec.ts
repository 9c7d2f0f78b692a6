/** 1280 by 1024 pixels at 400%: a filled cart reflows, and by Tab alone every stop is seen. */
import type {Page} from '@playwright/test';
import {PRODUCT} from './support/addresses';
import {settled} from './support/accessibility';
import {cartLines} from './support/cart';
import {AT_400_PERCENT, cutOff} from './support/cut-off';
import {resize} from './support/resize';
import {haveInCart} from './support/stored-cart';
import {expect, test} from './support/test';
import {visit} from './support/visit';
import {PHONE} from './support/windows';

test.use({viewport: AT_400_PERCENT, isMobile: false, hasTouch: false});

test.describe('at 400%', () => {
  test('a filled cart reflows, and its bars cover little', async ({page, shop}) => {
    await haveInCart(page, shop, [
      {handle: 'producto-03'},
      {handle: 'producto-05'},
      {handle: 'producto-10'},
    ]);
    await visit(page, '/carrito');
    await expect(cartLines(page)).toHaveCount(3);
    expect(await coveredPixels(page)).toBeLessThan(256 / 3);
    expect(await cutOff(page)).toEqual([]);
    await resize(page, PHONE.viewport);
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(beyond, 'text at 200% on a phone').toBeLessThanOrEqual(0);
  });

  test('the button of the reader, what the search found and a toast are seen whole', async ({
    page,
  }) => {
    await visit(page, '/producto/producto-05');
    await test.step('the search', async () => {
      await page.keyboard.press('/');
      const search = page.getByRole('dialog', {name: 'Buscar Productos'});
      await search.getByRole('combobox').fill('ayuno');
      const active = search.getByRole('option', {selected: true});
      await expect(active).toContainText('Ayuno intermitente');
      await page.keyboard.press('ArrowDown');
      // What the whole shop finds may still come, and a row of categories with it.
      await expect(active).toBeInViewport({ratio: 0.8});
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
    });
    await page.getByRole('link', {name: 'Hojear', exact: true}).click();
    const add = page.getByRole('dialog', {name: 'Hojear'}).getByRole('button', {name: /^Agregar/});
    await expect(add).toBeInViewport({ratio: 1});
    await add.click();
    await expect(
      page.getByRole('dialog', {name: 'Hojear'}).getByRole('button', {name: 'En el carrito'}),
    ).toBeInViewport({ratio: 1});
    await test.step('a toast', async () => {
      await page.keyboard.press('Escape');
      // It comes back before it is taken elsewhere.
      await expect(page.getByRole('link', {name: 'Hojear', exact: true})).toBeFocused();
      const card = page.getByRole('main').getByRole('article').first();
      await card.getByRole('heading').getByRole('link').focus();
      await card.getByRole('button', {name: /^Agregar (?!.*favoritos)/}).press('Enter');
      const toast = page.getByRole('status').filter({hasText: 'Producto agregado'});
      await expect(toast.locator('> *')).toBeInViewport({ratio: 0.99});
    });
  });

  test('Tab alone goes through a page and out of it, and each stop is seen', async ({page}) => {
    await visit(page, PRODUCT);
    const unseen: string[] = [];
    let stops = 0;
    for (; stops < 150; stops++) {
      await page.keyboard.press('Tab');
      let stop = await page.evaluate(lookAtFocus);
      // What a frame later is in order only had not been painted yet.
      if (stop && stop !== 'out') stop = await painted(page).then(() => page.evaluate(lookAtFocus));
      if (stop === 'out') break;
      if (stop) unseen.push(stop);
    }
    expect.soft(unseen, PRODUCT).toEqual([]);
    expect.soft(stops, 'Tab leaves the page').toBeLessThan(150);
    expect.soft(new URL(page.url()).pathname, 'focus alone goes nowhere').toBe(PRODUCT);
  });
});

/** Until what is moving has arrived (on a busy machine also the shortest move takes some frames) and is painted. */
async function painted(page: Page): Promise<void> {
  await settled(page.locator('html'));
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How many pixels of the window's height what is fixed or sticks covers, scrolled to the middle. */
async function coveredPixels(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({top: document.body.scrollHeight / 3, behavior: 'instant'});
    return [...document.querySelectorAll('body *')]
      .filter((each) => /fixed|sticky/.test(getComputedStyle(each).position))
      .map((each) => each.getBoundingClientRect())
      .filter(({width}) => width > window.innerWidth / 2)
      .map(({top, bottom}) => Math.min(bottom, window.innerHeight) - Math.max(top, 0))
      .reduce((sum, height) => sum + Math.max(0, height), 0);
  });
}

/** Runs in the page. What is wrong with the stop that has the focus; null for nothing, 'out' for none. */
function lookAtFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'out';
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
  const label = focused.closest('label') ?? focused;
  const {left, top, right, bottom} = label.getBoundingClientRect();
  const rings = [focused, label, focused.parentElement];
  const hasRing = rings.some(
    (each) =>
      each &&
      parseFloat(getComputedStyle(each).outlineWidth) > 0 &&
      getComputedStyle(each).outlineStyle !== 'none',
  );
  if (!hasRing) return `${name}: no ring`;
  // Some of nine points of it must be on top.
  const parts = [0.1, 0.5, 0.9];
  const seen = parts.some((x) =>
    parts.some((y) => {
      const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return at !== null && (label.contains(at) || at.contains(label));
    }),
  );
  return seen ? null : `${name}: covered`;
}
