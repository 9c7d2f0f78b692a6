// @vitest-environment node
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
beforeEach(() => emulator.admin('POST', 'reset'));
afterAll(() => emulator.close());

const MERCHANDISE_ID = 'gid://shopify/ProductVariant/101';
const PAYLOAD = `cart { id checkoutUrl totalQuantity lines(first: 5) { nodes { id quantity } } }
  userErrors { message } warnings { code message target }`;
const CREATE = `mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { ${PAYLOAD} } }`;

const stockOf = async () => {
  const {product} = await emulator.data(`{ product(handle: "producto-01") {
    availableForSale totalInventory encodedVariantAvailability
    variants(first: 1) { nodes { quantityAvailable currentlyNotInStock } }
  } }`);
  const [{quantityAvailable, currentlyNotInStock}] = product.variants.nodes;
  const {availableForSale, totalInventory, encodedVariantAvailability: encoded} = product;
  return {availableForSale, totalInventory, encoded, quantityAvailable, currentlyNotInStock};
};

const create = async (...quantities: number[]) => {
  const lines = quantities.map((quantity, i) => ({
    merchandiseId: MERCHANDISE_ID,
    quantity,
    attributes: [{key: 'line', value: String(i)}],
  }));
  return (await emulator.data(CREATE, {lines})).cartCreate;
};

describe('what nobody counts', () => {
  it('has no quantity and no limit', async () => {
    expect(await stockOf()).toEqual({
      availableForSale: true,
      totalInventory: 0,
      encoded: 'v1_0',
      quantityAvailable: null,
      currentlyNotInStock: false,
    });
    const {cart, warnings} = await create(900);
    expect([cart.totalQuantity, warnings]).toEqual([900, []]);
  });
});

describe('stock', () => {
  beforeEach(() => emulator.admin('POST', 'products/producto-01', {stock: 3}));

  it('is told', async () => {
    expect(await stockOf()).toMatchObject({totalInventory: 3, quantityAvailable: 3});
  });

  it.each([
    [3, 3, []],
    [4, 3, ['Only 3 items were added to your cart due to availability.']],
  ])('of three gives one who wants %i a line of %i', async (wanted, given, messages) => {
    const {cart, userErrors, warnings} = await create(wanted);
    expect(userErrors).toEqual([]);
    expect(cart.lines.nodes[0].quantity).toBe(given);
    expect(warnings).toEqual(
      messages.map((message) => ({
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message,
        target: cart.lines.nodes[0].id,
      })),
    );
  });

  it('limits what the cart keeps', async () => {
    const {cart} = await create(5);
    const read = await emulator.data('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {
      id: cart.id,
    });
    expect(read.cart.totalQuantity).toBe(3);
  });

  it('is shared by the lines of a variant, in their order', async () => {
    const {cart, warnings} = await create(2, 2, 1);
    expect(cart.lines.nodes.map(({quantity}: {quantity: number}) => quantity)).toEqual([2, 1, 0]);
    expect(
      warnings.map(({code, target}: {code: string; target: string}) => [code, target]),
    ).toEqual([
      ['MERCHANDISE_NOT_ENOUGH_STOCK', cart.lines.nodes[1].id],
      ['MERCHANDISE_OUT_OF_STOCK', cart.lines.nodes[2].id],
    ]);
  });

  it('goes down with each order until it is sold out, and comes back with a reset', async () => {
    const pay = async (url: string) => {
      const body = new URLSearchParams({name: 'Ana', email: 'ana@example.com'});
      const response = await fetch(url, {method: 'POST', body, redirect: 'manual'});
      expect(response.status).toBe(303);
    };
    await pay((await create(2)).cart.checkoutUrl);
    expect(await stockOf()).toMatchObject({quantityAvailable: 1, availableForSale: true});
    const last = await create(1);
    const late = await create(1);
    await pay(last.cart.checkoutUrl);
    expect(await stockOf()).toEqual({
      availableForSale: false,
      totalInventory: 0,
      encoded: '',
      quantityAvailable: 0,
      // That would be sold although there is none.
      currentlyNotInStock: false,
    });
    const response = await fetch(late.cart.checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({name: 'Eva', email: 'eva@example.com'}),
      redirect: 'manual',
    });
    expect(response.status).toBe(409);

    await emulator.admin('POST', 'reset');
    expect(await stockOf()).toMatchObject({quantityAvailable: null, availableForSale: true});
  });
});
