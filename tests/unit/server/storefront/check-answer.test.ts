import {describe, expect, it} from 'vitest';
import {CART_CREATE} from '~/graphql/cart';
import {GET_PRODUCTS_BY_IDS} from '~/graphql/product';
import {createCheck} from '~/server/storefront/operation';
import {readDocuments} from '../../../support/documents';

const documents = await readDocuments();

describe('an answer that has nothing of what was asked for', () => {
  it.each(documents)('to $name is none', ({document}) => {
    const check = createCheck(document);
    for (const nonsense of [undefined, null, [], 'boom', 5, true]) expect(check(nonsense)).toBe('');
  });

  it.each(documents)('to $name is none when it is an empty object', ({document}) => {
    expect(createCheck(document)({})).not.toBeNull();
  });
});

describe('an answer in parts', () => {
  const check = createCheck(CART_CREATE);
  const money = {amount: '10.0', currencyCode: 'USD'};
  const line = {
    quantity: 1,
    merchandise: {id: 'gid://shopify/ProductVariant/1'},
    cost: {totalAmount: money, amountPerQuantity: money, compareAtAmountPerQuantity: null},
    discountAllocations: [],
  };
  const cart = {
    id: 'gid://shopify/Cart/1',
    checkoutUrl: 'https://shop.test/cart/c/1',
    totalQuantity: 1,
    cost: {totalAmount: money},
    discountCodes: [],
    discountAllocations: [],
    lines: {nodes: [line]},
  };
  const answer = (changes: object) => ({
    cartCreate: {cart: {...cart, ...changes}, userErrors: [], warnings: []},
  });

  it('is taken with what may be null', () => {
    expect(check(answer({}))).toBeNull();
    expect(check({cartCreate: null})).toBeNull();
    const userErrors = [{message: 'No', field: null}];
    expect(check({cartCreate: {cart: null, userErrors, warnings: []}})).toBeNull();
  });

  it.each([
    [{lines: null}, 'cartCreate.cart.lines'],
    [{lines: {nodes: [null]}}, 'cartCreate.cart.lines.nodes.0'],
    [{lines: {nodes: [line, {...line, cost: null}]}}, 'cartCreate.cart.lines.nodes.1.cost'],
    [{cost: {totalAmount: {amount: 10}}}, 'cartCreate.cart.cost.totalAmount.amount'],
    [{checkoutUrl: undefined}, 'cartCreate.cart.checkoutUrl'],
  ])('is told where it is wrong: %o', (changes, where) => {
    expect(check(answer(changes))).toBe(where);
  });
});

it('what is asked of some types may be missing in others, and is looked at where it is not', () => {
  const check = createCheck(GET_PRODUCTS_BY_IDS);
  expect(check({nodes: [null, {}]})).toBeNull();
  expect(check({nodes: [{id: 'gid://shopify/Product/1', handle: 5}]})).toBe('nodes.0.handle');
});
