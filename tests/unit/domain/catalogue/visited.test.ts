/** docs/product.md 2.7. */
import {describe, expect, test} from 'vitest';
import {parseVisited, withVisit} from '~/domain/catalogue/visited';

const one = (number: number) => ({
  id: `gid://shopify/Product/${number}`,
  handle: `p-${number}`,
  title: `Ebook ${number}`,
});

describe('what was looked at last', () => {
  test('the newest stands first, once', () => {
    expect(withVisit([one(1), one(2)], one(2))).toEqual([one(2), one(1)]);
  });

  test('the eighth is forgotten', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map(one);
    expect(withVisit(seven, one(8))).toEqual([8, 1, 2, 3, 4, 5, 6].map(one));
  });

  test.each([null, 'x', {}, [null], [{...one(1), id: 'x'}], [{...one(1), handle: ''}]])(
    'of %j nothing is kept',
    (stored) => expect(parseVisited(stored)).toEqual([]),
  );
});
