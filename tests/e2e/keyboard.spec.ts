/** What a pointer can do, the keyboard alone can do as well. */
import type {Locator, Page} from '@playwright/test';
import {CATEGORY} from './support/addresses';
import {expect, test} from './support/test';
import {visit} from './support/visit';
import {DESKTOP} from './support/windows';

/** More stops than any page has before the one that is looked for. */
const MOST_STOPS = 120;

/** Presses Tab until the control has the focus; fails where Tab never gets to it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await hasFocus(control)) return;
  }
  await expect(control, 'Tab gets there').toBeFocused();
}

/** Presses the keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Whether the focus is somewhere inside. */
function holdsFocus(area: Locator): Promise<boolean> {
  return area.evaluate((element) => element.contains(document.activeElement));
}

// A phone has the drawer instead.
test.describe('the menu of categories', () => {
  test.use(DESKTOP);

  const triggerOf = (page: Page) => page.getByRole('button', {name: 'VER CATEGORÍAS'});
  const categoriesOf = (page: Page) => page.getByRole('list', {name: 'EBOOKS'});
  const categoryOf = (page: Page, name: string) => page.getByRole('link', {name, exact: true});

  test('opens, closes by Escape and Tab, is moved in with the arrows, and unfolds a flyout', async ({
    page,
  }) => {
    await visit(page, '/faq');
    const first = categoryOf(page, 'SALUD Y DEPORTES');
    await tabTo(page, triggerOf(page));

    await test.step('Escape closes it and gives the focus back', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(first).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(categoriesOf(page)).toBeHidden();
      await expect(triggerOf(page)).toBeFocused();
      await expect(triggerOf(page)).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('Tab leaves it for what follows, and closes it', async () => {
      await page.keyboard.press(' ');
      await expect(first).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('navigation', {name: 'Navegación principal'}).getByRole('link', {
          name: 'TIENDA',
        }),
      ).toBeFocused();
      await expect(categoriesOf(page)).toBeHidden();
    });

    await page.keyboard.press('Shift+Tab');
    await expect(triggerOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(triggerOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeFocused();

    await press(page, 'ArrowDown', 'ArrowDown');
    const pets = categoryOf(page, 'MASCOTAS');
    await expect(pets).toBeFocused();
    await expect(pets).toHaveAttribute('aria-expanded', 'true');

    await press(page, 'ArrowRight', 'ArrowDown', 'Enter');
    await expect(page).toHaveURL(/\/category\/gatos$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Gatos'})).toBeVisible();
    await expect(categoriesOf(page)).toBeHidden();
  });
});

test('the drawer of a phone keeps the focus inside and gives it back', async ({page}) => {
  await visit(page, '/faq');
  const trigger = page.getByRole('button', {name: 'Categorías', exact: true});
  const drawer = page.getByRole('dialog', {name: 'Categorías'});
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', {name: 'Cerrar categorías'})).toBeFocused();

  const unfold = drawer.getByRole('button', {name: 'Subcategorías de Mascotas'});
  await tabTo(page, unfold);
  await page.keyboard.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', {name: 'PERROS'})).toBeFocused();

  // From the last link on it starts over: the browser's own controls are the one stop outside.
  await drawer.getByRole('link', {name: 'Ver todas las categorías'}).focus();
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(page, drawer), 'the page behind gets no focus').toBe(true);
  }
  await drawer.getByRole('button', {name: 'Cerrar categorías'}).focus();
  for (let stop = 0; stop < 3; stop++) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsIn(page, drawer), 'the page behind gets no focus').toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(trigger).toBeFocused();
});

/** Inside, or on nothing of the page at all. */
async function focusIsIn(page: Page, area: Locator): Promise<boolean> {
  const onPage = await page.evaluate(() => document.activeElement !== document.body);
  return !onPage || (await holdsFocus(area));
}

test('a question of the FAQ opens with Enter; the search opens with /, is moved in with the arrows, and Enter goes there', async ({
  page,
}) => {
  await visit(page, '/faq');
  await test.step('the questions', async () => {
    await tabTo(page, page.getByRole('main').locator('summary').first());
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Reventa PLR es una tienda en español/)).toBeVisible();
  });

  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: 'Buscar Productos'});
  const box = dialog.getByRole('combobox');
  const rows = dialog.getByRole('option');
  await expect(box).toBeFocused();
  await expect(rows.first()).toHaveAttribute('aria-setsize', '100');

  await page.keyboard.type('ayuno intermitente/');
  await expect(box).toHaveValue('ayuno intermitente/');
  await page.keyboard.press('Backspace');
  await expect(rows.first()).toContainText('Ayuno intermitente');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(box).toHaveValue('ayuno intermitente');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/producto\/producto-01$/);
  await expect(dialog).toBeHidden();
});

test('the first Tab offers to skip to the content; the pages of a list are links that Enter follows', async ({
  page,
}) => {
  await visit(page, CATEGORY);
  const skip = page.getByRole('link', {name: 'Saltar al contenido'});
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await holdsFocus(page.getByRole('main')), 'Tab goes on inside the content').toBe(true);

  const pagination = page.getByRole('navigation', {name: 'Páginas de la categoría'});
  await pagination.getByRole('link', {name: 'Página 1'}).focus();
  await tabTo(page, pagination.getByRole('link', {name: 'Página 2'}));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Página 2 de 2')).toBeVisible();
  await expect(page).toHaveURL(/\?pagina=2$/);
  // The next Tab goes on from the new page, not from the old link.
  await expect(page.getByRole('main')).toBeFocused();
});

test('the hero is turned and paused', async ({page}) => {
  await visit(page, '/');
  const hero = page.getByRole('region', {name: 'Presentación'});
  await tabTo(page, hero.getByRole('button', {name: 'Diapositiva anterior'}));
  await page.keyboard.press('Enter');
  await expect(hero.getByText('2 de 2')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hero.getByRole('button', {name: 'Diapositiva siguiente'})).toBeFocused();
  await page.keyboard.press(' ');
  await expect(hero.getByText('1 de 2')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hero.getByRole('button', {name: 'Pausar la presentación'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hero.getByRole('button', {name: 'Reanudar la presentación'})).toBeFocused();
});
