import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parseStoredSession} from '~/domain/account/session';
import {parseStoredWishlist} from '~/domain/wishlist/wishlist';
import {parseSyncJournal} from '~/domain/wishlist/wishlist-merge';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {parseStoredCrossSell} from '~/domain/offers/cross-sell';
import {parseStoredOffers} from '~/domain/offers/product-offer';
import {parseConversation} from '~/domain/support/chat';
import {aLine} from '../../domain/fixtures';

const NOW = Date.UTC(2026, 0, 1);
const STORES: readonly (readonly [string, (stored: unknown) => unknown, unknown])[] = [
  ['cart', parseStoredCart, {items: [aLine('a')], checkoutUrl: 'https://shop.example/c/1'}],
  ['wishlist', parseStoredWishlist, [{id: 'a', name: 'Ayuno', handle: 'ayuno'}, 'b']],
  ['journal', (stored) => parseSyncJournal(stored, 'u'), {userId: 'u', shared: ['a'], pending: []}],
  ['offers', parseStoredOffers, {ayuno: {startTime: NOW, expiryTime: NOW + 900_000}}],
  ['cross-sell', parseStoredCrossSell, {productId: 'a', expiresAt: NOW, cooldownUntil: 0}],
  [
    'conversation',
    parseConversation,
    [{id: 2, sender: 'bot', reply: {kind: 'answered', text: 'Hola'}}],
  ],
  ['session', (stored) => parseStoredSession(stored, NOW), {access_token: 'x', user: {id: 'u'}}],
];

test.each(STORES)(
  'the stored %s is read without a throw, whatever it holds',
  (_, parse, sample) => {
    const odd = fc.oneof(fc.jsonValue(), fc.constant('javascript:alert(1)'));
    const tampered = fc
      .tuple(fc.nat(), odd)
      .map(([place, value]) => replaceOne(structuredClone(sample), place, value));
    fc.assert(
      fc.property(fc.oneof(odd, tampered), (stored) => {
        const read = parse(stored);
        expect(JSON.stringify(read) ?? '').not.toMatch(/"url":"javascript:/);
      }),
      {numRuns: 100, seed: 1},
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);

/** The value with one of its fields, anywhere, replaced. */
function replaceOne(value: unknown, place: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[place % keys.length];
  if (key === undefined) return by;
  return Object.assign(value, {
    [key]: replaceOne((value as Record<string, unknown>)[key], Math.floor(place / keys.length), by),
  });
}
