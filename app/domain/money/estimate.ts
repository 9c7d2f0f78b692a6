/**
 * About what an amount is in the visitor's currency (docs/product.md 3.9). It is shown after the amount that is charged
 * and never in its place. Every estimate of the shop, SofIA's too, comes from `estimate`.
 */
import {DAY_MS} from '../limits';
import {toMinorUnits, type Money} from './money';

export interface ExchangeRates {
  /** Day on which the rates were read, as '2026-11-26'. */
  readonly date: string;
  /** Currency that the shop charges. */
  readonly base: string;
  /** Units of each currency for one unit of the base currency. */
  readonly rates: Readonly<Record<string, number>>;
}

const MAX_AGE_MS = 7 * DAY_MS;

/**
 * Whether the rates may be used: for seven days, to the millisecond, from the start of their day in UTC. A day ahead
 * is allowed, because the operator's day may begin before UTC's.
 * @param now epoch milliseconds.
 */
export function areRatesFresh({date}: ExchangeRates, now: number): boolean {
  const age = now - Date.parse(date);
  return age >= -DAY_MS && age <= MAX_AGE_MS;
}

/** Currency of each listed country. Its visitors see estimates unless the shop charges that currency. */
export const CURRENCIES: Readonly<Record<string, string>> = {
  AR: 'ARS',
  BO: 'BOB',
  BR: 'BRL',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  DO: 'DOP',
  EC: 'USD',
  ES: 'EUR',
  GT: 'GTQ',
  HN: 'HNL',
  MX: 'MXN',
  NI: 'NIO',
  PA: 'USD',
  PE: 'PEN',
  PR: 'USD',
  PY: 'PYG',
  SV: 'USD',
  US: 'USD',
  UY: 'UYU',
  VE: 'VES',
};

/** Currencies whose prices have no cents in daily life. */
const WHOLE = new Set(['CLP', 'COP', 'PYG']);
const DOLLAR_SIGN = new Set(['ARS', 'CLP', 'COP', 'DOP', 'MXN', 'USD', 'UYU']);
/** Where thousands are parted by points, and cents by a comma. */
const WITH_POINTS = new Set(['ARS', 'BOB', 'BRL', 'CLP', 'COP', 'EUR', 'PYG', 'UYU', 'VES']);
/** From here on, cents would pretend a precision that an estimate has not. */
const CENTS_BELOW = 100;

/**
 * '$ 1,234 MXN' or '$ 1.234 CLP', or null without a fresh rate for the country's currency.
 * @param country ISO 3166 code; null if unknown.
 * @param now epoch milliseconds.
 */
export function estimate(
  price: Money,
  rates: ExchangeRates,
  country: string | null,
  now: number,
): string | null {
  const currency = CURRENCIES[country ?? ''];
  if (!currency || currency === price.currencyCode || rates.base !== price.currencyCode)
    return null;
  const rate = rates.rates[currency];
  if (!rate || !areRatesFresh(rates, now)) return null;
  const value = (toMinorUnits(price) * rate) / 100;
  const withCents = Math.round(value * 100) < 100 * CENTS_BELOW && !WHOLE.has(currency);
  const rounded = value.toFixed(withCents ? 2 : 0);
  if (Number(rounded) === 0) return null;
  const grouped = rounded.replace(/\B(?=(?:\d{3}){1,7}(?:\.|$))/g, ',');
  const figure = WITH_POINTS.has(currency)
    ? grouped.replace(/[,.]/g, (sign) => (sign === ',' ? '.' : ','))
    : grouped;
  // In one piece: no figure stands on a line without its currency.
  return `${DOLLAR_SIGN.has(currency) ? '$\u00a0' : ''}${figure}\u00a0${currency}`;
}

/** Time zones of each country, without 'America/' where nothing else is named. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  AR: 'Buenos_Aires Catamarca Cordoba Jujuy Mendoza Rosario',
  BO: 'La_Paz',
  BR: 'Araguaina Bahia Belem Boa_Vista Campo_Grande Cuiaba Eirunepe Fortaleza Maceio Manaus Noronha Porto_Velho Recife Rio_Branco Santarem Sao_Paulo',
  CL: 'Santiago Punta_Arenas Coyhaique Pacific/Easter',
  CO: 'Bogota',
  CR: 'Costa_Rica',
  DO: 'Santo_Domingo',
  EC: 'Guayaquil Pacific/Galapagos',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  GT: 'Guatemala',
  HN: 'Tegucigalpa',
  MX: 'Mexico_City Bahia_Banderas Cancun Chihuahua Ciudad_Juarez Ensenada Hermosillo Matamoros Mazatlan Merida Monterrey Ojinaga Tijuana',
  NI: 'Managua',
  PA: 'Panama',
  PE: 'Lima',
  PR: 'Puerto_Rico',
  PY: 'Asuncion',
  SV: 'El_Salvador',
  US: 'New_York Chicago Denver Los_Angeles Phoenix Detroit Anchorage Boise Pacific/Honolulu',
  UY: 'Montevideo',
  VE: 'Caracas',
};

/** The country of the device's time zone, or else of its first language with a known region; null if neither says. */
export function guessCountry(timeZone: string, languages: readonly string[]): string | null {
  if (timeZone.startsWith('America/Argentina/')) return 'AR';
  const zone = timeZone.replace(/^America\//, '');
  const here = Object.keys(TIME_ZONES).find((each) => TIME_ZONES[each]?.split(' ').includes(zone));
  if (here) return here;
  const regions = languages.map((language) => /-([A-Z]{2})$/.exec(language)?.[1] ?? '');
  return regions.find((region) => region in CURRENCIES) ?? null;
}

/** Countries to choose from: those whose currency has a rate or is the charged one, such as Ecuador. */
export function countriesWithRates({base, rates}: ExchangeRates): readonly string[] {
  return Object.keys(CURRENCIES).filter((country) => {
    const currency = CURRENCIES[country] ?? '';
    return currency === base || currency in rates;
  });
}
