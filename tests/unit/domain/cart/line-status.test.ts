import {describe, expect, test} from 'vitest';
import {EMPTY_CART} from '~/domain/cart/cart';
import {buyableLines, cartTotal} from '~/domain/cart/line-amounts';
import {parseShopVariants, refreshCart, refreshLine} from '~/domain/cart/line-status';
import {VISITOR_TERMS as TERMS} from '~/domain/offers/offer-terms';
import {aLine, anOfferLine, aVariant, NOW, stored, usd} from '../fixtures';

const at = (price: string, overrides = {}) => aVariant('v1', {price: usd(price), ...overrides});

describe('a line whose price changed in the shop', () => {
  test('follows it and says what it was', () => {
    const line = refreshLine(aLine(), at('24.0'));
    expect(line.price).toEqual(usd('24.0'));
    expect(line.status.priceBefore).toEqual(usd('20.0'));
  });

  test('says the first price when it changes again, and nothing once it is back', () => {
    const twice = refreshLine(refreshLine(aLine(), at('24.0')), at('25.0'));
    expect(twice.status.priceBefore).toEqual(usd('20.0'));
    expect(refreshLine(twice, at('20.00')).status.priceBefore).toBeNull();
  });

  test('keeps its offer, and tells of the price without it', () => {
    const line = refreshLine(anOfferLine('combo-30', '20.0'), at('30.0'));
    expect(line).toMatchObject({price: usd('21.0'), compareAtPrice: usd('30.0')});
    expect(line.status.priceBefore).toEqual(usd('20.0'));
  });

  test('costs no longer what a checkout asked for it', () => {
    const adopted = {quantity: 1, total: usd('18.5'), offer: null};
    const asked = aLine('v1', {status: {...aLine().status, adopted}});
    expect(cartTotal([asked], NOW, TERMS)).toEqual(usd('18.5'));
    expect(cartTotal([refreshLine(asked, at('24.0'))], NOW, TERMS)).toEqual(usd('24.0'));
  });
});

describe('a line that cannot be bought', () => {
  const soldOut = refreshLine(aLine(), at('20.0', {availableForSale: false}));
  const gone = refreshLine(aLine(), undefined);

  test('is marked as sold out or gone, and out of the total and of the checkout', () => {
    expect([soldOut, gone].map(({status}) => status.availability)).toEqual(['sold-out', 'gone']);
    const other = aLine('v2');
    expect(buyableLines([soldOut, gone, other])).toEqual([other]);
    expect(cartTotal([soldOut, gone, other], NOW, TERMS)).toEqual(usd('20.0'));
    expect(cartTotal([soldOut], NOW, TERMS)).toBeNull();
  });
});

describe('a whole cart', () => {
  test('loses nothing, and leaves alone what the shop was not asked about', () => {
    const added = aLine('new');
    const cart = {...EMPTY_CART, items: [aLine('v1'), aLine('v2'), added]};
    const {items} = refreshCart(cart, ['v1', 'v2'], [at('20.0')]);
    expect(items.map(({status}) => status.availability)).toEqual([
      'available',
      'gone',
      'available',
    ]);
    expect(items[2]).toBe(added);
  });

  test('is the same when nothing changed', () => {
    const cart = {...EMPTY_CART, items: [aLine()]};
    expect(refreshCart(cart, ['v1'], [at('20.0')])).toBe(cart);
  });
});

describe('an answer of the shop', () => {
  test('is read as it was sent', () => {
    const {id, price, compareAtPrice, availableForSale} = at('20.0');
    const variants = [{id, price, compareAtPrice, availableForSale}];
    expect(parseShopVariants(stored(variants))).toEqual(variants);
  });

  test.each([null, {}, [null], [{id: 'v1'}], [{id: '', price: usd('1')}]])(
    'is none when it is %j: half an answer would mark the rest as gone',
    (value) => {
      expect(parseShopVariants(value)).toBeNull();
    },
  );
});
