/** The visitor's country, for estimates alone: chosen in the footer, or guessed from the device. It stays in the browser. */
import {COUNTRY_STORAGE_KEY} from '~/domain/limits';
import {CURRENCIES, estimate, guessCountry, type ExchangeRates} from '~/domain/money/estimate';
import type {Money} from '~/domain/money/money';
import {now} from './browser/clock';
import {createPersistentStore} from './browser/persistent-store';

/** A country, 'none' for no estimates, or null for the device's. */
export const chosenCountryStore = createPersistentStore<string | null>({
  key: COUNTRY_STORAGE_KEY,
  initial: null,
  parse: (stored) =>
    typeof stored === 'string' && (stored === 'none' || stored in CURRENCIES) ? stored : null,
});

/** The country of the device's time zone or language; null where the shop has no currency for either. */
export function guessedCountry(): string | null {
  const {timeZone} = new Intl.DateTimeFormat().resolvedOptions();
  return guessCountry(timeZone, navigator.languages);
}

/** Estimate of the price in the visitor's currency; null without a fresh rate. */
export function estimateHere(price: Money, rates: ExchangeRates, country?: string | null) {
  const chosen = chosenCountryStore.store.getState().value;
  return estimate(price, rates, country ?? chosen ?? guessedCountry(), now());
}
