/** A cart as the browser keeps it: filling it on the pages would take most of a test's time. */
import type {Page} from '@playwright/test';
import {PROVIDER_API_VERSION} from '../../../app/domain/limits';
import {offerPercent, type OfferCode} from '../../../app/domain/offers/offers';
import {percentOff, type Money} from '../../../app/domain/money/money';
import {DEFAULT_PUBLIC_TOKEN} from '../../../emulators/storefront-api/constants';
import type {LocalShop} from '../../../scripts/lib/local-shop';
import {CART_KEY} from './cart';

export interface LineWanted {
  readonly handle: string;
  readonly quantity?: number;
  readonly offer?: OfferCode;
}

interface Variant {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly selectedOptions: readonly {readonly name: string; readonly value: string}[];
}

interface Product {
  readonly handle: string;
  readonly variants: {readonly nodes: readonly Variant[]};
}

const QUERY = `query Goods {
  products(first: 250) {
    nodes {
      id handle title productType
      variants(first: 2) {
        nodes {
          id title
          price { amount currencyCode }
          compareAtPrice { amount currencyCode }
          selectedOptions { name value }
        }
      }
    }
  }
}`;

/** By the address of the emulator; the variants of its demo shop stay the same. */
const products = new Map<string, Promise<readonly Product[]>>();

/** Puts these into the cart now, by the page's own clock. Any page of the shop may be opened next. */
export async function haveInCart(
  page: Page,
  {emulatorUrl}: LocalShop,
  lines: readonly LineWanted[],
): Promise<void> {
  if (!products.has(emulatorUrl)) products.set(emulatorUrl, readProducts(emulatorUrl));
  const known = (await products.get(emulatorUrl)) ?? [];
  const items = lines.map((line) => storedLine(known, line));
  // A file of the shop's origin that runs none of its code.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ([key, stored]) => {
      const dated = stored.map((item) => ({...item, addedAt: Date.now()}));
      const state = {items: dated, cartId: null, checkoutUrl: null, checkoutStartedAt: null};
      localStorage.setItem(key, JSON.stringify({state, version: 1}));
    },
    [CART_KEY, items] as const,
  );
}

/** A combo of a product with companions of the test's choice: a line of its own for each. */
export function comboOf(...handles: readonly string[]): readonly LineWanted[] {
  const offers = [undefined, 'combo-10', 'combo-20', 'combo-30'] as const;
  const offer = offers[handles.length - 1];
  return handles.map((handle) => (offer ? {handle, offer} : {handle}));
}

async function readProducts(emulatorUrl: string): Promise<readonly Product[]> {
  const response = await fetch(`${emulatorUrl}/api/${PROVIDER_API_VERSION}/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': DEFAULT_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query: QUERY}),
  });
  const {data} = (await response.json()) as {data: {products: {nodes: readonly Product[]}}};
  return data.products.nodes;
}

function storedLine(known: readonly Product[], {handle, quantity = 1, offer}: LineWanted): object {
  const {variants, ...product} = known.find((each) => each.handle === handle) ?? {};
  const [variant, ...others] = variants?.nodes ?? [];
  if (!variant || others.length > 0) throw new Error(`'${handle}' must have one variant`);
  const {price, compareAtPrice} = variant;
  return {
    product: {...product, image: null},
    variantId: variant.id,
    variantTitle: variant.title,
    price: offer ? percentOff(price, offerPercent(offer)) : price,
    compareAtPrice: offer ? price : compareAtPrice,
    quantity,
    selectedOptions: variant.selectedOptions,
    offer: offer ?? null,
    status: {availability: 'available', priceBefore: null, settled: null},
  };
}
