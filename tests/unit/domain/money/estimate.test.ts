import fc from 'fast-check';
import {expect, test} from 'vitest';
import {foldText} from '@common/fold-text';
import {
  areRatesFresh,
  askedEstimate,
  countriesWithRates,
  estimate,
  guessCountry,
} from '~/domain/money/estimate';
import {checkVariables} from '../../../../scripts/doctor/check-variables';
import {parseExchangeRates} from '~/server/environment/environment';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T00:00:00Z');
const rates = {
  date: '2026-11-20',
  base: 'USD',
  rates: {MXN: 18.5, COP: 4105, CLP: 940, PYG: 7300, PEN: 3.75, EUR: 0.92},
};
const of = (amount: string, country: string | null, now = START) =>
  estimate({amount, currencyCode: 'USD'}, rates, country, now);

test('estimates in the currency of the country, without cents from 100 on', () => {
  expect(of('10.99', 'MX')).toBe('$ 203 MXN');
  expect(of('66.70', 'MX')).toBe('$ 1,234 MXN');
  expect(of('10.99', 'PE')).toBe('41.21 PEN');
  expect(of('26.65', 'PE')).toBe('99.94 PEN');
  expect(of('26.67', 'PE')).toBe('100 PEN');
  expect(of('999999999', 'PY')).toBe('7,299,999,992,700 PYG');
});

test.each([
  ['CO', '$ 41 COP'],
  ['CL', '$ 9 CLP'],
  ['PY', '73 PYG'],
])('never has cents in %s', (country, text) => expect(of('0.01', country)).toBe(text));

test('shows none for an unknown country, a currency without rate, or the charged currency', () => {
  expect(of('10', null)).toBeNull();
  expect(of('10', 'ZZ')).toBeNull();
  expect(of('10', 'none')).toBeNull();
  expect(of('10', 'AR')).toBeNull();
  for (const country of ['EC', 'SV', 'PA', 'US', 'PR']) expect(of('10', country)).toBeNull();
  expect(estimate({amount: '10', currencyCode: 'MXN'}, rates, 'CO', START)).toBeNull();
});

test('never says that something is about nothing', () => {
  expect(of('0', 'MX')).toBeNull();
  expect(of('0.00', 'CO')).toBeNull();
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

test('offers countries with a rate and those of the charged currency', () => {
  expect(countriesWithRates(rates)).toEqual(expect.arrayContaining(['MX', 'CO', 'EC']));
  expect(countriesWithRates(rates)).not.toContain('AR');
});

test.each([
  ['¿Cuánto es en pesos mexicanos?', {country: 'MX'}],
  ['¿Cuánto cuesta este libro en soles?', {country: 'PE'}],
  ['precio en mi moneda', {country: null}],
  ['¿Cuánto sale en pesos?', {country: null}],
  ['¿En COP?', {country: 'CO'}],
  ['¿Cuánto cuesta el de yoga en pesos?', null],
  ['¿Puedo pagar en pesos?', null],
  ['¿Cuánto cuesta?', null],
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
    '',
    'MXN 18.35',
    '2026-02-30 USD: MXN 18.35',
    '26-11-2026 USD: MXN 18.35',
    '2026-11-26 USD:',
    '2026-11-26 USD: MXN 0',
    '2026-11-26 USD: MXN -1',
    '2026-11-26 USD: MXN 1e3',
    '2026-11-26 USD: MXN 18,35',
    '2026-11-26 usd: MXN 18.35',
    '2026-11-26 USD: MXN 18.35 19',
  ]) {
    expect(parseExchangeRates(wrong), wrong).toBeNull();
  }
});

test('the doctor warns of rates older than seven days', () => {
  const variables = {
    PUBLIC_STORE_DOMAIN: 'tienda.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: 'token',
    PUBLIC_OFFER_MODE: 'none',
    PUBLIC_EXCHANGE_RATES: '2026-11-20 USD: MXN 18.5',
  };
  const warnings = (now: number) =>
    checkVariables(variables, new Set(Object.keys(variables)), now).findings.filter(({message}) =>
      message.startsWith('PUBLIC_EXCHANGE_RATES is of 2026-11-20'),
    );
  expect(warnings(START + 7 * DAY)).toEqual([]);
  expect(warnings(START + 7 * DAY + 1)).toMatchObject([{level: 'warn'}]);
});

test('an estimate is in another currency than what is charged, and as much as the rate says', () => {
  const countries = Object.keys({MX: 0, CO: 0, CL: 0, PY: 0, PE: 0, ES: 0, AR: 0, EC: 0, ZZ: 0});
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 99_999_999}),
      fc.constantFrom(...countries),
      fc.integer({min: -2 * DAY, max: 9 * DAY}),
      (cents, country, age) => {
        const shown = of((cents / 100).toFixed(2), country, START + age);
        const currency = {MX: 'MXN', CO: 'COP', CL: 'CLP', PY: 'PYG', PE: 'PEN', ES: 'EUR'}[
          country
        ];
        if (!currency || age < -DAY || age > 7 * DAY) return shown === null;
        const exact = (cents * (rates.rates as Record<string, number>)[currency]!) / 100;
        if (shown === null) return exact < 0.5;
        const figure = Number(shown.replace(/[^\d.]/g, ''));
        return shown.endsWith(` ${currency}`) && Math.abs(figure - exact) <= 0.5000001;
      },
    ),
    {numRuns: 2_000},
  );
});
