/**
 * A cart as the browser keeps it, without the pages on which it is filled: opening those takes most of the time of
 * a test that is about something else. What they do with the cart is in the specs of the product and of the offers.
 */
import type {Page} from '@playwright/test';
import {readGoods, storedCart, type Good, type Offer} from '../../../scripts/lib/handoffs/goods';
import type {LocalShop} from '../../../scripts/lib/local-shop';
import {CART_KEY} from './cart';

export interface LineWanted {
  readonly handle: string;
  readonly quantity?: number;
  readonly offer?: Offer;
}

/** By the address of the emulator; the variants of its demo shop stay the same. */
const goods = new Map<string, Promise<readonly Good[]>>();

/** Puts these into the cart now, by the page's own clock. Any page of the shop may be opened next. */
export async function haveInCart(
  page: Page,
  {emulatorUrl}: LocalShop,
  lines: readonly LineWanted[],
): Promise<void> {
  if (!goods.has(emulatorUrl)) goods.set(emulatorUrl, readGoods(emulatorUrl));
  const known = (await goods.get(emulatorUrl)) ?? [];
  const stored = storedCart(
    lines.map(({handle, quantity = 1, offer = null}) => ({
      good: goodOf(known, handle),
      quantity,
      offer,
      addedAt: 0,
    })),
  );
  // A file of the shop's origin that runs none of its code.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([key, text]) => {
      const cart = JSON.parse(text) as {state: {items: {addedAt: number}[]}};
      for (const item of cart.state.items) item.addedAt = Date.now();
      localStorage.setItem(key, JSON.stringify(cart));
    },
    [CART_KEY, stored] as const,
  );
}

/** A combo of a product with companions of the test's choice: a line of its own for each. */
export function comboOf(...handles: readonly string[]): readonly LineWanted[] {
  const offers = [undefined, 'combo-10', 'combo-20', 'combo-30'] as const;
  const offer = offers[handles.length - 1];
  return handles.map((handle) => (offer ? {handle, offer} : {handle}));
}

function goodOf(known: readonly Good[], handle: string): Good {
  const good = known.find((each) => each.handle === handle);
  if (!good) throw new Error(`'${handle}' is not for sale, or has several variants`);
  return good;
}
