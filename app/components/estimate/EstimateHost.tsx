import {useEffect} from 'react';
import {formatDate} from '@common/dates';
import {estimate as copy} from '~/copy/estimate';
import {countriesWithRates, type ExchangeRates} from '~/domain/money/estimate';
import type {Money} from '~/domain/money/money';
import {useConnect, useStored} from '~/state/browser/persistent-store';
import {chosenCountryStore, estimateHere, guessedCountry} from '~/state/country';
import {estimates} from '~/state/estimates';
import {useRootData} from '~/state/root-data';

/** Gives prices their estimates, and the footer its choice of a country. Lazy-loaded. */
export default function EstimateHost({rates}: {readonly rates: ExchangeRates}) {
  useConnect(chosenCountryStore);
  const choice = useStored(chosenCountryStore, (chosen, ready) => (ready ? chosen : undefined));
  useEffect(() => {
    if (choice === undefined) return;
    const about = (price: Money) => {
      const amount = estimateHere(price, rates);
      return amount && copy.approx(amount);
    };
    // A new function, so that prices are written again.
    estimates.setState({about, Picker: CountryPicker});
  }, [rates, choice]);
  return null;
}

function CountryPicker() {
  const rates = useRootData()?.exchangeRates;
  const chosen = useStored(chosenCountryStore, (country) => country);
  if (!rates) return null;
  const guessed = guessedCountry();
  const names = new Intl.DisplayNames('es-419', {type: 'region'});
  return (
    <>
      <label className="flex flex-wrap items-center gap-x-3">
        {copy.country}
        <select
          value={chosen ?? ''}
          onChange={({target}) => {
            const country = target.value || null;
            chosenCountryStore.change(() => country);
          }}
          className="min-h-11 max-w-full rounded-lg border border-arena bg-white px-2 text-ink focus-visible:outline-mango"
        >
          <option value="">{copy.automatic(guessed && names.of(guessed))}</option>
          {countriesWithRates(rates).map((country) => (
            <option key={country} value={country}>
              {names.of(country)}
            </option>
          ))}
          <option value="none">{copy.none}</option>
        </select>
      </label>
      <p className="mt-1 text-sm text-paper/85">{copy.note(rates.base, formatDate(rates.date))}</p>
    </>
  );
}
