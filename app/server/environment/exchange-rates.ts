/** The operator's exchange rates, such as '2026-11-26 USD: MXN 18.35, COP 4105' (docs/operating.md, Exchange rates). */
import * as v from 'valibot';
import {areRatesFresh, type ExchangeRates} from '~/domain/money/estimate';

const code = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:\.\d{1,6})?$/),
  v.transform(Number),
  v.minValue(0.000001),
);
const schema = v.object({
  date: v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay)),
  base: code,
  rates: v.pipe(
    v.array(v.strictTuple([code, rate])),
    v.maxLength(30),
    v.transform((pairs): Record<string, number> => Object.fromEntries(pairs)),
  ),
});

/** Null if the text is malformed. */
export function parseExchangeRates(text: string): ExchangeRates | null {
  const [head = '', list = ''] = text.split(':', 2);
  const [date, base] = head.trim().split(' ');
  const rates = list.split(',').map((pair) => pair.trim().split(' '));
  const read = v.safeParse(schema, {date, base, rates});
  return read.success ? read.output : null;
}

/** The rates that visitors may see: null without rates, or when they are older than seven days. */
export function freshRates(rates: ExchangeRates | null): ExchangeRates | null {
  return rates && areRatesFresh(rates, Date.now()) ? rates : null;
}

function isCalendarDay(date: string): boolean {
  const moment = new Date(date);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}
