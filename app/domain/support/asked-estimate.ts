/** Whether a message to SofIA asks for a price in another currency. Only the chat loads this. */
import {CURRENCIES} from '../money/estimate';

/** Words that name a currency, by the country whose currency is meant; the visitor's where a word fits several. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  argentinos: 'AR',
  bolivianos: 'BO',
  reales: 'BR',
  chilenos: 'CL',
  colombianos: 'CO',
  colones: 'CR',
  dominicanos: 'DO',
  euros: 'ES',
  quetzales: 'GT',
  lempiras: 'HN',
  mexicanos: 'MX',
  cordobas: 'NI',
  soles: 'PE',
  guaranies: 'PY',
  uruguayos: 'UY',
  bolivares: 'VE',
  pesos: '',
  moneda: '',
};
/** Other words of such a question; any further word may name a product, which SofIA has to look for. */
const OTHER_WORDS = new Set(
  'a al cual cuanto cuantos cuesta cuestan de el en es esta este esto estos libro libros local los mi precio precios producto productos puedes que salen seria sale son su total vale valen y'.split(
    ' ',
  ),
);

/**
 * Whether a shopper asks SofIA what prices are in another currency, and in which country's; the visitor's if that is null.
 * @param message lower case, without accents.
 */
export function askedEstimate(message: string): {readonly country: string | null} | null {
  const words = message.match(/[a-zñ]+/g) ?? [];
  const byCode = (word: string) =>
    Object.keys(CURRENCIES).find((each) => CURRENCIES[each]?.toLowerCase() === word);
  const named = words.flatMap((word) => CURRENCY_WORDS[word] ?? byCode(word) ?? []);
  const others = words.filter((word) => !(word in CURRENCY_WORDS) && !byCode(word));
  if (named.length === 0 || !others.every((word) => OTHER_WORDS.has(word))) return null;
  return {country: named.find(Boolean) ?? null};
}
