/** What a shopper does besides handing over: pays, is thanked, and finds the cart as it must be. */
import type {Page} from '@playwright/test';
import type {Good} from './goods';
import {judgePurchase, type Contents} from './judge';
import {contentsOf, SILENCE_MS, WrongHandOff, type Shopper} from './shopper';

/** What takes a change of the cart back. */
const UNDO = /^(Deshacer|Devolver|Recuperar|Volver a poner)/;

/** Pays in a checkout's tab, and returns the words of the page that thanks. */
export async function completes(tab: Page): Promise<string> {
  await tab.getByLabel('Nombre').fill('Ana');
  await tab.getByLabel('Correo electrónico').fill('ana@example.com');
  await tab.getByRole('button', {name: 'Pagar ahora'}).click();
  await tab.waitForURL(/\/gracias/);
  return isThanked(tab);
}

/** Waits until the page that thanks is alive, and has said what it has to say. */
export async function isThanked(tab: Page): Promise<string> {
  await isAlive(tab);
  return tab.locator('main').innerText();
}

/** Waits until React has taken the page over. */
export async function isAlive(tab: Page): Promise<void> {
  await tab.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Puts a product into the cart, in a tab of its own. */
export async function adds(shopper: Shopper, {handle}: Good): Promise<void> {
  const tab = await shopper.newTab();
  await tab.goto(`/producto/${handle}`);
  await isAlive(tab);
  await tab.getByRole('button', {name: 'Agregar al carrito'}).first().click();
  await tab.getByRole('status').filter({hasText: 'Producto agregado'}).waitFor();
  await tab.close();
}

/** After a page that thanks for nothing: the cart is as it was, or is again by one press on undo. */
export async function keeps(
  shopper: Shopper,
  tab: Page,
  before: Contents,
  says: string,
): Promise<void> {
  const undo = tab.getByRole('button', {name: UNDO});
  if (await undo.isVisible()) await undo.click();
  const after = await counts(shopper, tab);
  const problems = judgePurchase(before, new Map(), after, {several: false, says});
  if (problems.length > 0) {
    const plain = (contents: Contents) => Object.fromEntries(contents);
    throw new WrongHandOff(problems, {before: plain(before), after: plain(after), says});
  }
}

/** Units in the cart, as another look at the cart page finds them. */
async function counts(shopper: Shopper, tab: Page): Promise<Contents> {
  const {lines} = await shopper.opensCart(tab);
  return contentsOf(lines);
}

/** Pays in this tab and judges the cart afterwards. */
export async function buys(
  shopper: Shopper,
  tab: Page,
  before: Contents,
  several = false,
): Promise<void> {
  const orders = (await shopper.lane.admin.orders()).length;
  const says = await completes(tab);
  const order = (await shopper.lane.orderedContents()).at(orders);
  if (!order) throw new WrongHandOff(['nothing was ordered'], says);
  let after: Contents = new Map();
  let problems: readonly string[] = [];
  const end = Date.now() + SILENCE_MS;
  do {
    after = await counts(shopper, tab);
    problems = judgePurchase(before, order, after, {several, says});
  } while (problems.length > 0 && Date.now() < end);
  if (problems.length === 0) return;
  const plain = (contents: Contents) => Object.fromEntries(contents);
  throw new WrongHandOff(problems, {
    before: plain(before),
    paid: plain(order),
    after: plain(after),
    says,
  });
}
