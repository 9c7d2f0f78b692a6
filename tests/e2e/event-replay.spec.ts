/** What a shopper does while a page comes to life: it must neither be lost nor break the page. */
import type {Page} from '@playwright/test';
import {cartLink} from './support/cart';
import {expect, test} from './support/test';
import {expectToast} from './support/toasts';
import {holdScriptsBack, hydrated, visit} from './support/visit';

test('a product is put into the cart before the code is here, once, and the shopper sees that it works', async ({
  page,
}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/producto/producto-02', {waitUntil: 'commit'});
  const add = page.getByRole('button', {name: /^Agregar al carrito/}).first();
  await add.click();
  await add.click();
  await expect(page.locator('html')).toHaveAttribute('data-held-events');
  await expectToast(page, 'Producto agregado al carrito', release);
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-held-events');
});

test('a variant is chosen before the code is here, by its mark as by its name', async ({page}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/producto/producto-76', {waitUntil: 'commit'});
  const option = (name: string) => page.locator('label', {hasText: name});
  const other = page.getByRole('radio', {name: /^Bosque/});
  await expect(other).not.toBeChecked();
  await option('Bosque').click({position: {x: 26, y: 24}});
  release();
  await hydrated(page);
  await expect(other).toBeChecked();
});

test('a heart below the fold is pressed before the code is here', async ({page}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/', {waitUntil: 'commit'});
  const heart = page
    .getByRole('list', {name: 'Productos seleccionados para ti'})
    .getByRole('button', {name: /a favoritos$/})
    .first();
  await heart.click();
  await expectToast(page, 'Agregado a la lista de deseos', release);
});

test('checkboxes of the combo, a tab and a related heart are pressed before the code is here', async ({
  page,
}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/producto/producto-02', {waitUntil: 'commit'});
  const boxes = page.getByRole('list', {name: 'Productos del combo'}).getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click();
  await boxes.nth(2).click();
  await page.getByRole('tab', {name: 'Incluye'}).click();
  await page
    .getByRole('region', {name: 'Productos Relacionados'})
    .getByRole('button', {name: /a favoritos$/})
    .first()
    .click();
  await expectToast(page, 'Agregado a la lista de deseos', release);
  await hydrated(page);
  await expect(page.getByRole('tab', {name: 'Incluye'})).toHaveAttribute('aria-selected', 'true');
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await expect(page.getByRole('button', {name: /^Agregar 3 /})).toBeVisible();
});

test('a choice from a list before the code is here', async ({page}) => {
  const release = await holdScriptsBack(page);
  await page.goto('/tienda?pagina=3', {waitUntil: 'commit'});
  await page.getByText('Filtrar y ordenar').click();
  await page.getByLabel('Nicho').selectOption('01-salud-y-deportes');
  release();
  await expect(page).toHaveURL(/\/tienda\?nicho=01-salud-y-deportes$/);
});

const ACTIONS = {
  'the key that opens the search': () =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}),
    ),
  'a press of the search': () =>
    document.querySelector<HTMLElement>('header a[href="/tienda"]')?.click(),
};

for (const [name, action] of Object.entries(ACTIONS)) {
  test(`${name} counts from the moment React listens`, async ({page}) => {
    await page.addInitScript(`(${whenReactListens.toString()})(${action.toString()})`);
    await visit(page, '/faq');
    await expectSearchOpen(page);
  });
}

test('a tab and a heart further down, pressed at that moment, count', async ({page}) => {
  const press = () => {
    document.querySelector<HTMLElement>('main [role=tab][aria-selected=false]')?.click();
    document.querySelector<HTMLElement>('main li button[aria-pressed=false]')?.click();
  };
  await page.addInitScript(`(${whenReactListens.toString()})(${press.toString()})`);
  await visit(page, '/producto/producto-02');
  await expect(page.getByText('Agregado a la lista de deseos')).toBeVisible();
  await expect(page.locator('main li button[aria-pressed=true]')).toHaveCount(1);
  await expect(page.getByText('Eliminado de la lista de deseos')).toHaveCount(0);
  await expect(page.getByRole('tab', {name: 'Incluye'})).toHaveAttribute('aria-selected', 'true');
});

/** React listens on the document before it renders anything; the action comes right after. */
function whenReactListens(action: () => void) {
  const listen = document.addEventListener.bind(document);
  let done = false;
  document.addEventListener = (type: string, ...rest: [EventListener]) => {
    listen(type, ...rest);
    if (type !== 'keyup' || done) return;
    done = true;
    queueMicrotask(action);
  };
}

async function expectSearchOpen(page: Page) {
  const dialog = page.getByRole('dialog', {name: 'Buscar Productos'});
  await expect(dialog.getByRole('combobox')).toBeFocused();
}

test('a skip to the content at once leaves every section in its place', async ({page}) => {
  await visit(page, '/producto/producto-02');
  const sections = await page.evaluateHandle(() => [...document.querySelectorAll('main section')]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#contenido$/);
  // React answers a change of the address in that very event; two frames later it is drawn.
  const gone = await sections.evaluate(async (before) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return before.filter((section) => !section.isConnected).length;
  });
  expect(gone).toBe(0);
});

test('code is asked for once something has been painted', async ({page}) => {
  await visit(page, '/');
  const {painted, asked} = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.js'))
      .map(({startTime}) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Infinity);
});

test('a page in a tab behind others, which is not painted, comes alive', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', {get: () => true});
    // No paint is ever reported.
    PerformanceObserver.prototype.observe = () => {};
  });
  await visit(page, '/producto/producto-02');
  await page
    .getByRole('button', {name: /^Agregar al carrito/})
    .first()
    .click();
  await expect(cartLink(page, 1)).toBeVisible();
});
