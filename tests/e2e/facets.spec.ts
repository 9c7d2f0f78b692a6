/** The shop's list is narrowed on a phone: by the keyboard, and by a finger without script. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './support/test';

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
