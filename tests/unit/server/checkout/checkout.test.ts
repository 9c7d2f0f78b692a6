import {beforeEach, describe, expect, test, vi} from 'vitest';
import type {CheckoutLine} from '~/domain/checkout/checkout-request';
import {createRemoteCart, refusedOffers} from '~/server/checkout/checkout';
import type {StorefrontClient} from '~/server/storefront/storefront-client';
import type {OfferCode} from '~/domain/offers/offers';

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

const CODES = {'combo-10': 'COMBO1', 'combo-20': 'COMBO10'};
const lines = (...offers: (OfferCode | null)[]) =>
  offers.map((offer, i) => ({merchandiseId: `v${i}`, quantity: 1, offer}));
const applied = (code: string, applicable: boolean) => ({code, applicable});
const warning = (code: string, message: string) => ({code, message});

test('an offer whose code applies is not refused, in whatever case it is spelt', () => {
  expect(refusedOffers(lines('combo-10', null), CODES, [applied('combo1', true)], [])).toEqual([]);
});

test('each warning belongs to the code that its sentence names', () => {
  const refused = refusedOffers(
    lines('combo-10', 'combo-20', 'combo-20'),
    CODES,
    [applied('COMBO1', false), applied('COMBO10', false)],
    [
      warning('MERCHANDISE_OUT_OF_STOCK', "The product 'COMBO1' is already sold out."),
      warning('DISCOUNT_USAGE_LIMIT_REACHED', 'Discount code COMBO10 has been used up.'),
      warning('DISCOUNT_CURRENTLY_INACTIVE', 'El código «combo1» no está activo.'),
    ],
  );
  expect(refused).toEqual([
    {offer: 'combo-10', reason: 'inactive'},
    {offer: 'combo-20', reason: 'used-up'},
  ]);
});

test('a single refusal needs no name in its warning; of several without one the reason is unknown', () => {
  const warnings = [warning('DISCOUNT_NOT_FOUND', 'Enter a valid discount code')];
  expect(refusedOffers(lines('combo-10'), CODES, [applied('COMBO1', false)], warnings)).toEqual([
    {offer: 'combo-10', reason: 'not-found'},
  ]);
  expect(refusedOffers(lines('combo-10', 'combo-20'), CODES, [], warnings)).toEqual([
    {offer: 'combo-10', reason: 'unknown'},
    {offer: 'combo-20', reason: 'unknown'},
  ]);
});
