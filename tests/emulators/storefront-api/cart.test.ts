// @vitest-environment node
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterEach(async () => {
  await emulator.admin('POST', 'reset');
});
afterAll(() => emulator.close());

const CART = `fragment Cart on Cart {
  id checkoutUrl totalQuantity note
  attributes { key value } buyerIdentity { countryCode email }
  cost { subtotalAmount { amount } totalAmount { amount currencyCode } }
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount } }
  lines(first: 250) { nodes {
    id quantity attributes { key value } attribute(key: "_oferta") { value }
    merchandise { ... on ProductVariant { id title product { handle } } }
    cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
    discountAllocations { __typename discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
  } }
}`;
const RESULT = `cart { ...Cart } userErrors { code field message } warnings { code message target }`;

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`;
const offer = (value: string) => [{key: '_oferta', value}];

async function create(input: Record<string, unknown>) {
  const data = await emulator.data(
    `mutation ($input: CartInput!) { cartCreate(input: $input) { ${RESULT} } } ${CART}`,
    {input},
  );
  return data.cartCreate;
}

async function read(id: string) {
  return (await emulator.data(`query ($id: ID!) { cart(id: $id) { ...Cart } } ${CART}`, {id})).cart;
}

describe('creating a cart', () => {
  it('gives its id, its checkout address and its costs', async () => {
    const {cart, userErrors, warnings} = await create({
      lines: [{merchandiseId: variant(101), quantity: 2}, {merchandiseId: variant(115)}],
      note: 'Gracias',
      attributes: [{key: 'origen', value: 'prueba'}],
      buyerIdentity: {email: 'ana@example.com'},
    });
    expect([userErrors, warnings]).toEqual([[], []]);
    const [, token, key] = /^gid:\/\/shopify\/Cart\/(\w+)\?key=(\w+)$/.exec(cart.id) ?? [];
    expect(cart).toMatchObject({
      checkoutUrl: `${emulator.url}/cart/c/${token}?key=${key}`,
      totalQuantity: 3,
      note: 'Gracias',
      attributes: [{key: 'origen', value: 'prueba'}],
      buyerIdentity: {countryCode: 'MX', email: 'ana@example.com'},
      cost: {
        subtotalAmount: {amount: '53.31'},
        totalAmount: {amount: '53.31', currencyCode: 'USD'},
      },
    });
    expect(cart.lines.nodes[0]).toMatchObject({
      quantity: 2,
      merchandise: {id: variant(101), product: {handle: 'producto-01'}},
      cost: {
        amountPerQuantity: {amount: '9.99'},
        compareAtAmountPerQuantity: {amount: '19.99'},
        subtotalAmount: {amount: '19.98'},
        totalAmount: {amount: '19.98'},
      },
      discountAllocations: [],
    });
    expect(await read(cart.id)).toEqual(cart);
  });

  it('refuses merchandise that does not exist, and creates nothing', async () => {
    const {cart, userErrors} = await create({
      lines: [{merchandiseId: variant(101)}, {merchandiseId: variant(999)}],
    });
    expect(cart).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['input', 'lines', '1', 'merchandiseId'],
        message: `The merchandise with id ${variant(999)} does not exist.`,
      },
    ]);
  });

  it('keeps a sold-out line at quantity 0, with a warning', async () => {
    const {cart, userErrors, warnings} = await create({
      lines: [{merchandiseId: variant(103)}, {merchandiseId: variant(101)}],
    });
    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({totalQuantity: 1, cost: {totalAmount: {amount: '9.99'}}});
    expect(warnings).toMatchObject([
      {code: 'MERCHANDISE_OUT_OF_STOCK', target: cart.lines.nodes[0].id},
    ]);
  });
});

describe('discount codes', () => {
  it('reduce their own lines, whatever their case', async () => {
    const {cart, warnings} = await create({
      lines: [
        {merchandiseId: variant(101), attributes: offer('combo-30')},
        {merchandiseId: variant(115), attributes: offer('cross-sell')},
        {merchandiseId: variant(102)},
      ],
      discountCodes: ['combo30', 'CRUCE50'],
    });
    expect(warnings).toEqual([]);
    expect(cart.discountCodes).toEqual([
      {code: 'combo30', applicable: true},
      {code: 'CRUCE50', applicable: true},
    ]);
    const allocated = cart.lines.nodes.map(
      ({discountAllocations}: {discountAllocations: unknown[]}) => discountAllocations,
    );
    // 30% of 9.99 is 2.997; 50% of 33.33 is 16.665: both round up.
    expect(allocated).toEqual([
      [
        {
          __typename: 'CartCodeDiscountAllocation',
          code: 'COMBO30',
          discountedAmount: {amount: '3.0'},
        },
      ],
      [
        {
          __typename: 'CartCodeDiscountAllocation',
          code: 'CRUCE50',
          discountedAmount: {amount: '16.67'},
        },
      ],
      [],
    ]);
    expect(cart.cost.totalAmount.amount).toBe('48.65');
    expect(cart.discountAllocations).toEqual([]);
  });

  it('warn when they do nothing', async () => {
    const {cart, warnings, userErrors} = await create({
      lines: [{merchandiseId: variant(101)}],
      discountCodes: ['COMBO10', 'NADA'],
    });
    expect(userErrors).toEqual([]);
    expect(cart.discountCodes).toEqual([
      {code: 'COMBO10', applicable: false},
      {code: 'NADA', applicable: false},
    ]);
    expect(warnings).toMatchObject([
      {code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS', target: cart.id},
      {code: 'DISCOUNT_NOT_FOUND'},
    ]);
  });
});

describe('reading a cart', () => {
  it('needs its key', async () => {
    const {cart} = await create({});
    expect(await read(cart.id.split('?')[0])).toBeNull();
    expect(await read(`${cart.id}0`)).toBeNull();
    expect(await read('nonsense')).toBeNull();
  });
});
