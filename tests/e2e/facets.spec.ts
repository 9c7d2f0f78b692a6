/** The shop's list is narrowed on a phone, by a finger without script. */
import type {Page} from '@playwright/test';
import {expect, test} from './support/test';

async function expectList(page: Page, count: number): Promise<void> {
  const products = count === 1 ? '1 producto' : `${count} productos`;
  await expect(page.getByText(new RegExp(`^${products} • Página 1 de`))).toBeVisible();
  const list = page.getByRole('list', {name: 'Productos de la tienda'});
  await expect(list.getByRole('article')).toHaveCount(Math.min(count, 24));
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a facet is chosen by a finger, and taken back', async ({page}) => {
    await page.goto('/tienda');
    await page.getByText('Filtrar y ordenar').tap();
    await page.getByText('Más filtros').tap();
    const facets = page.getByRole('navigation', {name: 'Filtros de la lista'});
    const women = facets.getByRole('link', {name: /^Mujeres \d/});
    const promised = Number(/\d+/.exec((await women.textContent()) ?? '')?.[0]);
    await women.tap();
    await expect(page).toHaveURL(/\/tienda\?publico=mujeres$/);
    await expectList(page, promised);
    await page.getByText('Filtrar y ordenar').tap();
    await page.getByRole('link', {name: 'Quitar filtro: Mujeres'}).first().tap();
    await expectList(page, 134);
  });
});
