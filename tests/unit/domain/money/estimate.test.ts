import {expect, test} from 'vitest';
import {foldText} from '@common/fold-text';
import {areRatesFresh, estimate, guessCountry} from '~/domain/money/estimate';
import {askedEstimate} from '~/domain/support/chat';
import {parseExchangeRates} from '~/server/environment/environment';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T00:00:00Z');
const rates = {
  date: '2026-11-20',
  base: 'USD',
  rates: {MXN: 18.5, COP: 4105, CLP: 940, PYG: 7300, PEN: 3.75, EUR: 0.92},
};
const of = (amount: string, country: string | null, now = START) =>
  estimate({amount, currencyCode: 'USD'}, rates, country, now)?.replaceAll('\u00a0', ' ') ?? null;

test('estimates in the currency of the country, without cents from 100 on', () => {
  expect(of('10.99', 'MX')).toBe('$ 203 MXN');
  expect(of('66.70', 'MX')).toBe('$ 1,234 MXN');
  expect(of('10.99', 'PE')).toBe('41.21 PEN');
  expect(of('26.65', 'PE')).toBe('99.94 PEN');
  expect(of('108.70', 'ES')).toBe('100 EUR');
  expect(of('1.10', 'ES')).toBe('1,01 EUR');
  expect(of('999999999', 'PY')).toBe('7.299.999.992.700 PYG');
});

test.each([
  ['CO', '$ 41 COP'],
  ['CL', '$ 9 CLP'],
  ['PY', '73 PYG'],
])('never has cents in %s', (country, text) => expect(of('0.01', country)).toBe(text));

test('shows none for an unknown country, a currency without rate, or the charged currency', () => {
  expect(of('10', null)).toBeNull();
  expect(of('10', 'ZZ')).toBeNull();
  expect(of('0', 'MX')).toBeNull();
  expect(of('10', 'AR')).toBeNull();
  for (const country of ['EC', 'SV', 'PA', 'US', 'PR']) expect(of('10', country)).toBeNull();
  expect(estimate({amount: '10', currencyCode: 'MXN'}, rates, 'CO', START)).toBeNull();
});

test('uses rates for seven days to the millisecond, and not before the day before theirs', () => {
  expect(areRatesFresh(rates, START + 7 * DAY)).toBe(true);
  expect(areRatesFresh(rates, START + 7 * DAY + 1)).toBe(false);
  expect(areRatesFresh(rates, START - DAY)).toBe(true);
  expect(areRatesFresh(rates, START - DAY - 1)).toBe(false);
  expect(of('10', 'MX', START + 7 * DAY)).toBe('$ 185 MXN');
  expect(of('10', 'MX', START + 7 * DAY + 1)).toBeNull();
});

test('guesses the country by time zone, then by language', () => {
  expect(guessCountry('America/Bogota', ['es-MX'])).toBe('CO');
  expect(guessCountry('America/Argentina/Ushuaia', [])).toBe('AR');
  expect(guessCountry('Europe/Madrid', ['en-US'])).toBe('ES');
  expect(guessCountry('Europe/Berlin', ['es', 'es-PE', 'es-MX'])).toBe('PE');
  expect(guessCountry('Europe/Berlin', ['de-DE', 'es-419'])).toBeNull();
  expect(guessCountry('', [])).toBeNull();
});

test.each([
  ['¿Cuánto es en pesos mexicanos?', {country: 'MX'}],
  ['¿Cuánto cuesta este libro en soles?', {country: 'PE'}],
  ['precio en mi moneda', {country: null}],
  ['¿En COP?', {country: 'CO'}],
  ['¿Cuánto cuesta el de yoga en pesos?', null],
  ['¿Cuánto cuesta este libro?', null],
  ['¿Puedo pagar en pesos?', null],
])('"%s" asks for an estimate: %o', (message, asked) =>
  expect(askedEstimate(foldText(message))).toEqual(asked),
);

test('reads the setting of the operator', () => {
  expect(parseExchangeRates('2026-11-26 USD: MXN 18.35, COP 4105')).toEqual({
    date: '2026-11-26',
    base: 'USD',
    rates: {MXN: 18.35, COP: 4105},
  });
  for (const wrong of [
    ...['', 'MXN 18.35', '2026-02-30 USD: MXN 18.35', '2026-11-26 USD:'],
    ...['2026-11-26 USD: MXN 0', '2026-11-26 USD: MXN 18,35', '2026-11-26 USD: MXN 18.35 19'],
  ]) {
    expect(parseExchangeRates(wrong), wrong).toBeNull();
  }
});
