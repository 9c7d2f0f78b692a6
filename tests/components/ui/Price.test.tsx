// @vitest-environment jsdom
/** The charged price and its estimate: both sides of having rates, and carts at random. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import EstimateHost from '~/components/estimate/EstimateHost';
import {Price} from '~/components/ui/Price';
import {estimate, type ExchangeRates} from '~/domain/money/estimate';
import {amountsAt, sumAmounts} from '~/domain/money/amounts';
import {formatPrice, type Money} from '~/domain/money/money';
import {chosenCountryStore} from '~/state/country';
import * as estimateStore from '~/state/estimates';

const NOW = Date.UTC(2026, 10, 21);
const RATES: ExchangeRates = {
  date: '2026-11-20',
  base: 'USD',
  rates: {MXN: 18.5, COP: 4105, PEN: 3.75},
};
const root = vi.hoisted(() => ({exchangeRates: null as ExchangeRates | null}));
vi.mock('@remix-run/react', () => ({useRouteLoaderData: () => root}));

const usd = (amount: string): Money => ({amount, currencyCode: 'USD'});

beforeEach(() => {
  root.exchangeRates = RATES;
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  localStorage.clear();
  chosenCountryStore.change(() => null);
});
afterEach(() => {
  cleanup();
  estimateStore.estimates.setState({about: null, Picker: null});
});

function Page() {
  const {Picker} = estimateStore.useEstimates();
  return (
    <>
      <p>
        <Price price={usd('10.99')} estimate="text-muted" />
      </p>
      <EstimateHost rates={RATES} />
      {Picker ? <Picker /> : null}
    </>
  );
}
const shown = () => document.querySelector('p')!.textContent;

test('renders nothing beside the price in a shop without rates', () => {
  root.exchangeRates = null;
  expect(renderToStaticMarkup(<Price price={usd('10.99')} estimate="x" />)).toBe(
    renderToStaticMarkup(<Price price={usd('10.99')} />),
  );
});

test('keeps a place for the estimate, and fills it with that of the chosen country', () => {
  expect(renderToStaticMarkup(<Price price={usd('10.99')} estimate="text-muted" />)).toMatch(
    /min-h-4[^>]*><\/span>$/,
  );
  render(<Page />);
  const choice = screen.getByRole('combobox', {name: 'Tu país'});
  const choose = (value: string) => act(() => void fireEvent.change(choice, {target: {value}}));
  choose('MX');
  expect(shown()).toBe('$10.99 USDaprox. $\u00a0203\u00a0MXN');
  choose('EC');
  expect(shown()).toBe('$10.99 USD');
  choose('PE');
  expect(shown()).toBe('$10.99 USDaprox. 41.21\u00a0PEN');
  choose('none');
  expect(shown()).toBe('$10.99 USD');
});

test('in 300 random carts the charged price is there, first, and never the estimate', () => {
  const country = {now: 'MX'};
  vi.spyOn(estimateStore, 'useEstimates').mockImplementation(() => ({
    about: (price) => {
      const amount = estimate(price, RATES, country.now, NOW);
      return amount && `aprox. ${amount}`;
    },
    Picker: null,
  }));
  const line = fc.record({
    cents: fc.integer({min: 1, max: 99_999}),
    quantity: fc.integer({min: 1, max: 99}),
  });
  fc.assert(
    fc.property(
      fc.array(line, {minLength: 1, maxLength: 3}),
      fc.constantFrom('MX', 'CO', 'PE', 'EC', 'ZZ'),
      (lines, here) => {
        country.now = here;
        const amounts = lines.map(({cents, quantity}) =>
          amountsAt(usd((cents / 100).toFixed(2)), null, quantity),
        );
        const totals = [...amounts, sumAmounts(amounts)!].map(({total}) => total);
        const cart = totals.map((total, i) => (
          <Price key={i} price={total} estimate="text-muted" />
        ));
        const texts = renderToStaticMarkup(<p>{cart}</p>)
          .split('<span class="whitespace-nowrap')
          .slice(1)
          .map((part) => `<${part}`.replace(/<[^>]*>/g, ''));
        expect(texts).toHaveLength(totals.length);
        for (const [i, total] of totals.entries()) {
          const text = texts[i]!;
          const [charged, about, ...more] = text.split('aprox. ');
          expect(charged).toBe(formatPrice(total));
          expect(more).toEqual([]);
          if (about) expect(about).not.toContain('USD');
          expect(about === undefined).toBe(here === 'EC' || here === 'ZZ');
        }
      },
    ),
    {numRuns: 300},
  );
});
