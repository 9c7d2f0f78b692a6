/** The shop sells in Spanish and in one currency wherever the shopper is. */
import {CURRENCY, DEFAULT_LANGUAGE, MARKET_COUNTRIES} from '../constants';
import type {FieldResolvers, RequestContext} from '../context';

const countryNames = new Intl.DisplayNames(['es'], {type: 'region'});
const currencyNames = new Intl.DisplayNames(['es'], {type: 'currency'});
const languageNames = new Intl.DisplayNames(['es'], {type: 'language'});

export const localizationResolvers: FieldResolvers = {
  availableCountries: () => MARKET_COUNTRIES.map(countryOf),
  availableLanguages: () => [languageOf(DEFAULT_LANGUAGE)],
  country: (_source: unknown, _args: unknown, {country}: RequestContext) => countryOf(country),
  language: (_source: unknown, _args: unknown, {language}: RequestContext) => languageOf(language),
};

function countryOf(isoCode: string) {
  return {
    isoCode,
    name: nameOf(countryNames, isoCode),
    unitSystem: isoCode === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    currency: {isoCode: CURRENCY, name: nameOf(currencyNames, CURRENCY), symbol: '$'},
    availableLanguages: [languageOf(DEFAULT_LANGUAGE)],
    defaultLanguage: languageOf(DEFAULT_LANGUAGE),
  };
}

function languageOf(isoCode: string) {
  const tag = isoCode.replace('_', '-').toLowerCase();
  return {
    isoCode,
    name: nameOf(languageNames, tag),
    endonymName: isoCode === 'ES' ? 'Español' : nameOf(languageNames, tag),
  };
}

/** The schema has codes that are no region or language (`ZZ` among them); they name themselves. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
