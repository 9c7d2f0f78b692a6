import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {CheckoutLine} from '~/domain/checkout/checkout-request';
import {createRemoteCart} from '~/server/checkout/checkout';
import type {StorefrontClient} from '~/server/storefront/storefront-client';

const HAND_OFF_ID = 'a'.repeat(32);
const usd = (amount: string) => ({amount, currencyCode: 'USD'});
const line = (merchandiseId: string, offer: CheckoutLine['offer'] = null): CheckoutLine => ({
  merchandiseId,
  quantity: 1,
  offer,
});
const answered = (id: string) => ({
  merchandise: {id},
  quantity: 1,
  cost: {amountPerQuantity: usd('9.0'), compareAtAmountPerQuantity: null, totalAmount: usd('9.0')},
  discountAllocations: [],
});

/** A provider that answers a cart with these lines, and what it was asked. */
function provider(...ids: string[]) {
  const mutate = vi.fn(async (_document: unknown, _variables: unknown) => ({
    cartCreate: {
      cart: {
        id: 'cart',
        checkoutUrl: 'https://shop.test/cart/c/1',
        totalQuantity: ids.length,
        cost: {totalAmount: usd('9.0')},
        lines: {nodes: ids.map(answered)},
        discountCodes: [{code: 'DOS', applicable: true}],
        discountAllocations: [],
      },
      userErrors: [],
      warnings: [],
    },
  }));
  return {mutate, storefront: {mutate} as unknown as StorefrontClient};
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('a cart that is handed over', () => {
  test('names its hand-off, the offer of each line, and each code once', async () => {
    const {mutate, storefront} = provider('v1', 'v2', 'v3');
    const lines = [line('v1', 'combo-20'), line('v2', 'combo-20'), line('v3')];
    await createRemoteCart(storefront, {'combo-20': 'DOS'}, {lines, handOffId: HAND_OFF_ID});
    const [, variables] = mutate.mock.calls[0] ?? [];
    const offer = [{key: '_oferta', value: 'combo-20'}];
    expect(variables).toMatchObject({
      input: {
        lines: [
          {merchandiseId: 'v1', quantity: 1, attributes: offer},
          {merchandiseId: 'v2', quantity: 1, attributes: offer},
          {merchandiseId: 'v3', quantity: 1, attributes: []},
        ],
        attributes: [{key: '_pago', value: HAND_OFF_ID}],
        discountCodes: ['DOS'],
      },
    });
  });

  test('is not opened with something in it that nobody put there', async () => {
    const lines = [line('v1')];
    await expect(
      createRemoteCart(provider('v1', 'v9').storefront, {}, {lines, handOffId: null}),
    ).rejects.toThrow();
    const {checkoutUrl} = await createRemoteCart(
      provider('v1').storefront,
      {},
      {lines, handOffId: null},
    );
    expect(checkoutUrl).toBe('https://shop.test/cart/c/1?channel=online_store');
  });
});
