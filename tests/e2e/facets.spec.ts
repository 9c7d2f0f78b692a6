/** The shop's list is narrowed on a phone: by the keyboard, and by a finger without script. */
import type {Locator, Page} from '@playwright/test';
import {expectAccessible} from './support/accessibility';
import {expect, test} from './support/test';
import {visit} from './support/visit';

const facets = (page: Page) => page.getByRole('navigation', {name: 'Filtros de la lista'});
const option = (page: Page, name: string) =>
  facets(page).getByRole('link', {name: new RegExp(`^${name} \\d`)});

type Act = (control: Locator) => Promise<void>;

/** Follows a value, and sees as many products as it said. */
async function narrow(page: Page, act: Act, name: string, address: RegExp): Promise<void> {
  const link = option(page, name);
  const promised = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  expect(promised).toBeGreaterThan(0);
  await act(link);
  await expect(page).toHaveURL(address);
  await expectList(page, promised);
}

async function expectList(page: Page, count: number): Promise<void> {
  const products = count === 1 ? '1 producto' : `${count} productos`;
  await expect(page.getByText(new RegExp(`^${products} • Página 1 de`))).toBeVisible();
  const list = page.getByRole('list', {name: 'Productos de la tienda'});
  await expect(list.getByRole('article')).toHaveCount(Math.min(count, 24));
}

test('facets are chosen one by one by the keyboard, and taken back', async ({page}) => {
  const act: Act = async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await visit(page, '/tienda');
  await act(page.getByText('Filtrar y ordenar'));
  await act(page.getByText('Más filtros'));
  await narrow(page, act, 'Mujeres', /\/tienda\?publico=mujeres$/);
  await narrow(page, act, 'Word', /\/tienda\?publico=mujeres&formato=word$/);
  await narrow(page, act, 'Familias', /\/tienda\?publico=familias\.mujeres&formato=word$/);
  await expect(page.getByText('3 filtros activos')).toBeVisible();
  // A chosen value has one link, and the button that leads to the list stays in view.
  await expect(page.getByRole('link', {name: /Word/})).toHaveCount(1);
  const show = page.getByRole('button', {name: /^Ver \d+ productos?$/});
  await facets(page).getByRole('link').first().scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport();
  await expectAccessible(page, page.locator('main details'), page.getByText('3 filtros activos'));
  await act(show);
  const applied = page.getByRole('list', {name: 'Filtros aplicados'});
  await act(applied.getByRole('link', {name: 'Quitar filtro: Word'}));
  await expect(page).toHaveURL(/\/tienda\?publico=familias\.mujeres$/);
  await expect(page.getByText('2 filtros activos')).toBeAttached();
  await act(applied.getByRole('link', {name: 'Quitar todos'}));
  await expectList(page, 134);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a facet is chosen by a finger, and taken back', async ({page}) => {
    const act: Act = (control) => control.tap();
    await page.goto('/tienda');
    await act(page.getByText('Filtrar y ordenar'));
    await act(page.getByText('Más filtros'));
    await narrow(page, act, 'Mujeres', /\/tienda\?publico=mujeres$/);
    await act(page.getByText('Filtrar y ordenar'));
    await act(page.getByRole('link', {name: 'Quitar filtro: Mujeres'}).first());
    await expectList(page, 134);
  });
});
