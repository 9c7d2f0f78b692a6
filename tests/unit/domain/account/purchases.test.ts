/** What the shop reads of an order: on the thank-you page, in the library and on the receipt. */
import {expect, it} from 'vitest';
import {orderNotice} from '~/copy/library';
import {parseKnownOrder} from '~/domain/library/known-order';
import {parseLibrary} from '~/domain/library/library';

it('names the edition that was bought, unless the product has but one', () => {
  const lines = ['Solo PDF', 'Default Title', undefined].map((variantTitle) => ({
    title: 'Ebook',
    variantTitle,
    quantity: 2,
  }));
  const order = parseKnownOrder({handOff: 'a'.repeat(32), name: 'RP-1001', currency: 'USD', lines});
  expect(order?.lines.map(({variant}) => variant)).toEqual(['Solo PDF', '', '']);
  expect(
    order?.lines.map((each) => orderNotice.line(each.title, each.variant, each.quantity)),
  ).toEqual(['Ebook (Solo PDF) × 2', 'Ebook × 2', 'Ebook × 2']);
  expect(orderNotice.line('Ebook', 'Todo', 1)).toBe('Ebook (Todo)');
});

it('takes the total of a receipt from its order, and what went back', () => {
  const row = {
    id: 'right',
    order_id: '1',
    product_id: 'gid://shopify/Product/1',
    granted_at: '2026-11-22 10:00:00+00',
    orders: {
      name: 'RP-1001',
      currency: 'USD',
      paid_at: '2026-11-22 10:00:00+00',
      total_cents: 5500,
      refunded_cents: 1200,
    },
    // The tip and the taxes are no line of a product.
    order_lines: {title: 'Ebook', variant_title: 'Solo PDF', quantity: 1, total_cents: 5000},
  };
  expect(parseLibrary([row], [])?.[0]).toMatchObject({
    variant: 'Solo PDF',
    totalCents: 5000,
    orderTotalCents: 5500,
    orderRefundedCents: 1200,
  });
});
