/** What shoppers do with the cart and with hearts, in steps that several specs need. */
import type {Locator, Page} from '@playwright/test';
import {expect} from '@playwright/test';
import type {EmulatorAdmin} from '../../../scripts/lib/emulator-admin';
import {expectToast} from './toasts';
import {visit} from './visit';

export const CART_KEY = 'reventaplr-cart';

/** Opens a product and puts it into the cart; returns its title. */
export async function addProduct(page: Page, handle: string): Promise<string> {
  await visit(page, `/producto/${handle}`);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await expectToast(page, 'Producto agregado al carrito', () => addButton(page).click());
  return title;
}

/** The product page's own button; a phone repeats it in a bar that follows the scroll. */
export function addButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Agregar al carrito'}).first();
}

/** The first heart of the page's own part: a product's, or that of a list's first card. */
export function firstHeart(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', {name: /favoritos$/})
    .first();
}

/** The lines of the cart page. */
export function cartLines(page: Page): Locator {
  return page.getByRole('list', {name: 'Productos en tu carrito'}).getByRole('article');
}

/** The link to the cart that says how many products it holds. */
export function cartLink(page: Page, count: number): Locator {
  const name = count === 1 ? 'Carrito, 1 producto' : `Carrito, ${count} productos`;
  return page.getByRole('link', {name, exact: true}).locator('visible=true');
}

/** The amount behind 'Total', the last of the summary, such as '$12.00 USD'. */
export function cartTotal(page: Page): Locator {
  return page.getByRole('region', {name: 'Resumen de la compra'}).getByRole('definition').last();
}

export interface Buyer {
  readonly name: string;
  readonly email: string;
}

/** Pays in a checkout's tab, which stays on the hosted page. */
export async function payHosted(checkout: Page, {name, email}: Buyer): Promise<void> {
  await checkout.getByLabel('Nombre').fill(name);
  await checkout.getByLabel('Correo electrónico').fill(email);
  await checkout.getByRole('button', {name: 'Pagar ahora'}).click();
  await expect(checkout.getByRole('heading', {name: `Gracias, ${name}`})).toBeVisible();
}

/** Pays, and follows the link in the order's mail to the shop's thank-you page. */
export async function payAndReturn(
  checkout: Page,
  emulator: EmulatorAdmin,
  buyer: Buyer,
): Promise<void> {
  await payHosted(checkout, buyer);
  await checkout.goto(await emulator.orderLink(buyer.email));
  await expect(checkout.getByRole('heading', {name: `¡Gracias, ${buyer.name}!`})).toBeVisible();
}
