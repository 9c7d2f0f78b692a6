/** What a shopper does besides handing over: pays, is thanked, and finds the cart as it must be. */
import type {Page} from '@playwright/test';
import type {Good} from './goods';
import {amountsIn, readHostedCheckout} from './hosted-checkout';
import {judgePurchase, type Contents} from './judge';
import {contentsOf, SILENCE_MS, WrongHandOff, type Shopper} from './shopper';

/** What takes a change of the cart back. */
const UNDO = /^(Deshacer|Devolver|Recuperar|Volver a poner)/;
/** What the page that thanks says of the cart: what it took, or the question what was paid. */
const OF_THE_CART = /carrito/i;

/** Pays in a checkout's tab, and returns the words of the page that thanks. */
export async function completes(tab: Page): Promise<string> {
  await tab.getByLabel('Nombre').fill('Ana');
  await tab.getByLabel('Correo electrónico').fill('ana@example.com');
  await tab.getByRole('button', {name: 'Pagar ahora'}).click();
  await tab.waitForURL(/\/gracias/);
  return isThanked(tab);
}

/** Pays; the provider leads back to an address that names the order and nothing else. */
async function completesUnnamed(tab: Page): Promise<string> {
  const body = new URLSearchParams({name: 'Ana', email: 'ana@example.com'});
  const answer = await fetch(tab.url(), {method: 'POST', body, redirect: 'manual'});
  const thanks = new URL(answer.headers.get('location') ?? '');
  thanks.searchParams.delete('pago');
  await tab.evaluate((address) => location.assign(address), thanks.href);
  await tab.waitForURL(/\/gracias/);
  return isThanked(tab);
}

/** Waits until the page that thanks is alive and has said what it has to say of the cart. */
async function isThanked(tab: Page): Promise<string> {
  await isAlive(tab);
  const main = tab.locator('main');
  const said = main.getByText(OF_THE_CART).first();
  await said.waitFor({timeout: SILENCE_MS}).catch(() => {});
  return main.innerText();
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

/** After a page that thanks for nothing the cart is as it was. */
export async function keeps(shopper: Shopper, tab: Page, before: Contents): Promise<void> {
  await isAlive(tab);
  // What takes something out may come late; nothing else says that it will not come.
  await tab.waitForLoadState('networkidle');
  const says = await tab.locator('main').innerText();
  expectContents(before, new Map(), await counts(shopper, tab), says);
}

/** Pays in this tab and judges the cart afterwards. */
export async function buys(shopper: Shopper, tab: Page, before: Contents): Promise<void> {
  const {order, says} = await ordered(shopper, () => completes(tab));
  await findsCart(shopper, tab, before, order, says);
}

/** The same, led back without the name of the hand-off; who is asked what was paid says it. */
export async function buysUnnamed(shopper: Shopper, tab: Page, before: Contents): Promise<void> {
  const hosted = await readHostedCheckout(tab.url());
  const paid = hosted.kind === 'open' ? hosted.cents : null;
  const {order, says} = await ordered(shopper, () => completesUnnamed(tab));
  const choices = tab.getByRole('button', {name: /^Pagué/});
  const labels = await choices.allInnerTexts();
  const choice = labels.findIndex((label) => amountsIn(label)[0] === paid);
  if (choice >= 0) {
    const look = await shopper.newTab();
    expectContents(before, new Map(), await counts(shopper, look), says);
    await look.close();
    await choices.nth(choice).click();
    await tab.getByRole('button', {name: UNDO}).waitFor();
  } else if (labels.length > 0) {
    throw new WrongHandOff(['asked what was paid, and it is not among the answers'], says);
  }
  await findsCart(shopper, tab, before, order, says);
}

/** Pays, takes it back at once, and finds the cart as it was before. */
export async function buysAndUndoes(shopper: Shopper, tab: Page, before: Contents): Promise<void> {
  await completes(tab);
  await tab.getByRole('button', {name: UNDO}).click();
  await tab.getByRole('button', {name: UNDO}).waitFor({state: 'detached'});
  expectContents(before, new Map(), await counts(shopper, tab), 'undone');
}

async function ordered(
  shopper: Shopper,
  complete: () => Promise<string>,
): Promise<{readonly order: Contents; readonly says: string}> {
  const orders = (await shopper.lane.admin.orders()).length;
  const says = await complete();
  const order = (await shopper.lane.orderedContents()).at(orders);
  if (!order) throw new WrongHandOff(['nothing was ordered'], says);
  return {order, says};
}

async function findsCart(
  shopper: Shopper,
  tab: Page,
  before: Contents,
  order: Contents,
  says: string,
): Promise<void> {
  const end = Date.now() + SILENCE_MS;
  for (;;) {
    const after = await counts(shopper, tab);
    if (judgePurchase(before, order, after).length > 0 && Date.now() < end) continue;
    return expectContents(before, order, after, says);
  }
}

function expectContents(before: Contents, paid: Contents, after: Contents, says: string): void {
  const problems = judgePurchase(before, paid, after);
  if (problems.length === 0) return;
  const [had, bought, has] = [before, paid, after].map((each) => Object.fromEntries(each));
  throw new WrongHandOff(problems, {had, bought, has, says});
}

/** Units in the cart, as another look at the cart page finds them. */
async function counts(shopper: Shopper, tab: Page): Promise<Contents> {
  const {lines} = await shopper.opensCart(tab);
  return contentsOf(lines);
}
