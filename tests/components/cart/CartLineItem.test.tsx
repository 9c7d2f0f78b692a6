// @vitest-environment jsdom
/** What is struck through on a line is what all its units cost without the discount. */
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {CartLineItem} from '~/components/cart/CartLineItem';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {anOfferLine, NOW} from '../../unit/domain/fixtures';

vi.mock('@remix-run/react', () => ({useRouteLoaderData: () => undefined, Link: 'a'}));
afterEach(cleanup);

test.each([
  [1, '$10.99 USD', '$7.69 USD'],
  [2, '$21.98 USD', '$15.39 USD'],
])('%d at $10.99 each: %s struck beside %s', (quantity, regular, total) => {
  const line = {...anOfferLine('combo-30', '10.99'), quantity};
  render(<CartLineItem line={line} now={NOW} terms={VISITOR_TERMS} locked={false} />);
  const article = screen.getByRole('article');
  expect(article.querySelector('s')?.textContent).toBe(regular);
  expect(article.textContent).toContain(total);
});
