/** What the provider sells, and carts of it as a browser keeps them (docs/product.md 5.1). */
import {PROVIDER_API_VERSION} from '../../../app/domain/limits';
import {DEFAULT_PUBLIC_TOKEN} from '../../../emulators/storefront-api/constants';
import {lineKey} from './hosted-checkout';

interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

interface Variant {
  readonly id: string;
  readonly title: string;
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  readonly availableForSale: boolean;
  readonly selectedOptions: readonly {readonly name: string; readonly value: string}[];
}

interface Product {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly variants: {readonly nodes: readonly Variant[]};
}

/** A variant that can be bought, with what is needed to speak of it. */
export interface Good {
  readonly product: Omit<Product, 'variants'>;
  readonly handle: string;
  /** As `HostedLine` and `SeenLine` name it. */
  readonly key: string;
  readonly variant: Variant;
  readonly cents: number;
  /** What the shop itself charged before; null when it has no sale. */
  readonly beforeCents: number | null;
}

const QUERY = `query Goods {
  products(first: 250) {
    nodes {
      id handle title productType
      variants(first: 10) {
        nodes {
          id title availableForSale
          price { amount currencyCode }
          compareAtPrice { amount currencyCode }
          selectedOptions { name value }
        }
      }
    }
  }
}`;

/** Every variant for sale of the products with one variant, in the provider's order. */
export async function readGoods(emulatorUrl: string): Promise<readonly Good[]> {
  const response = await fetch(`${emulatorUrl}/api/${PROVIDER_API_VERSION}/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': DEFAULT_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query: QUERY}),
  });
  const {data} = (await response.json()) as {data: {products: {nodes: readonly Product[]}}};
  return data.products.nodes.flatMap(({variants, ...product}) => {
    const [variant, ...others] = variants.nodes;
    if (!variant?.availableForSale || others.length > 0) return [];
    const {compareAtPrice} = variant;
    return {
      product,
      handle: product.handle,
      key: lineKey(product.title, variant.title),
      variant,
      cents: centsOf(variant.price),
      beforeCents: compareAtPrice ? centsOf(compareAtPrice) : null,
    };
  });
}

export const OFFER_PERCENT = {
  'combo-10': 10,
  'combo-20': 20,
  'combo-30': 30,
  'cross-sell': 50,
} as const;

export type Offer = keyof typeof OFFER_PERCENT;

/** A line to put into a browser's storage. */
export interface StoredLine {
  readonly good: Good;
  readonly quantity: number;
  readonly offer: Offer | null;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  /** Fields that stand in the place of the right ones, for carts that somebody tampered with. */
  readonly forged?: Readonly<Record<string, unknown>>;
}

/** Under `reventaplr-cart`, as text. */
export function storedCart(lines: readonly StoredLine[]): string {
  const items = lines.map(({good, quantity, offer, addedAt, forged}) => ({
    product: {...good.product, image: null},
    variantId: good.variant.id,
    variantTitle: good.variant.title,
    price: offer
      ? {...good.variant.price, amount: decimal(reduced(good.cents, OFFER_PERCENT[offer]))}
      : good.variant.price,
    compareAtPrice: offer ? good.variant.price : good.variant.compareAtPrice,
    quantity,
    selectedOptions: good.variant.selectedOptions,
    addedAt,
    offer,
    status: {availability: 'available', priceBefore: null, settled: null},
    ...forged,
  }));
  const state = {items, cartId: null, checkoutUrl: null, checkoutStartedAt: null};
  return JSON.stringify({state, version: 1});
}

/** Under `reventaplr-cross-sell`: the offer of the day was taken, so that none is drawn. */
export function crossSellTaken(now: number): string {
  const state = {productId: 'p', expiresAt: 0, cooldownUntil: now + 86_400_000, wasUsed: true};
  return JSON.stringify({state, version: 1});
}

/** An amount with so many percent off, rounded as money is. */
export function reduced(cents: number, percent: number): number {
  return cents - Math.floor((cents * percent + 50) / 100);
}

export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

function centsOf({amount}: Money): number {
  return Math.round(Number(amount) * 100);
}
