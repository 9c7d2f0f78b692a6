// @vitest-environment node
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
beforeEach(async () => {
  await emulator.admin('POST', 'reset');
  await emulator.admin('POST', 'products/producto-01', {stock: 3});
});
afterAll(() => emulator.close());

const CREATE = `mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) {
  cart { checkoutUrl lines(first: 5) { nodes { id quantity } } } warnings { code target }
} }`;

async function create(...quantities: number[]) {
  const lines = quantities.map((quantity, i) => ({
    merchandiseId: 'gid://shopify/ProductVariant/101',
    quantity,
    attributes: [{key: 'line', value: String(i)}],
  }));
  return (await emulator.data(CREATE, {lines})).cartCreate;
}

const pay = (url: string) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({name: 'Ana', email: 'ana@example.com'}),
    redirect: 'manual',
  });

describe('a stock of three', () => {
  it('gives three, and warns whoever wants four', async () => {
    expect((await create(3)).warnings).toEqual([]);
    const {cart, warnings} = await create(4);
    const [{id, quantity}] = cart.lines.nodes;
    expect(quantity).toBe(3);
    expect(warnings).toEqual([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: id}]);
  });

  it('is shared by the lines of a variant, in their order', async () => {
    const {cart} = await create(2, 2, 1);
    expect(cart.lines.nodes.map(({quantity}: {quantity: number}) => quantity)).toEqual([2, 1, 0]);
  });

  it('is sold out after three orders, also for carts that were made before', async () => {
    const [first, late] = [await create(3), await create(1)];
    expect((await pay(first.cart.checkoutUrl)).status).toBe(303);
    const {product} = await emulator.data(
      '{ product(handle: "producto-01") { availableForSale } }',
    );
    expect(product.availableForSale).toBe(false);
    expect((await pay(late.cart.checkoutUrl)).status).toBe(409);
  });
});
