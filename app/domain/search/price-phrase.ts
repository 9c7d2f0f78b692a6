/**
 * What a search says of the price (docs/product.md 12): 'yoga por menos de 10', 'entre 5 y 15 dólares',
 * 'lo más barato'. A number of minutes, days or recipes is no price.
 */

export interface PriceWish {
  /** Units of the shop's currency; null where the range is open. */
  readonly min: number | null;
  readonly max: number | null;
  /** 'cheap' asks for low prices without a number, 'cheapest' for the lowest first. */
  readonly wish: 'cheap' | 'cheapest' | null;
}

export interface PricePhrase extends PriceWish {
  /** What is left to look for; may be empty. */
  readonly text: string;
}

const NUMBER = '\\$?\\s?(\\d{1,6}(?:[.,]\\d{1,2})?)';
const UNIT = '(?:\\s?(?:\\$|us\\$|usd|d[oó]lares|d[oó]lar|dls|pesos))?';
const NO_MEASURE =
  '(?![\\d.,]*\\s?(?:minutos?|min|d[ií]as?|semanas?|meses|mes|horas?|años?|kilos?|kg|k|km|kil[oó]metros?|cap[ií]tulos?|p[aá]ginas?|recetas?|ideas?|lecciones|ingredientes|preguntas|pasos)(?![\\p{L}]))';

const phrase = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${pattern}${NO_MEASURE}`, 'iu');

const BETWEEN = phrase(`(?:entre|de)\\s+${NUMBER}${UNIT}\\s+(?:y|a)\\s+${NUMBER}${UNIT}`);
const AT_MOST = phrase(
  `(?:(?:que\\s+)?(?:cuesten?|valgan?)\\s+)?(?:(?:por|de|a)\\s+)?(?:menos\\s+(?:de|que)|hasta|m[aá]ximo(?:\\s+de)?|no\\s+m[aá]s\\s+de|menor(?:es)?\\s+(?:de|a|que)|bajo|<)\\s*${NUMBER}${UNIT}`,
);
const AT_LEAST = phrase(
  `(?:(?:por|de|a)\\s+)?(?:m[aá]s\\s+de|desde|m[ií]nimo(?:\\s+de)?|mayor(?:es)?\\s+(?:de|a|que)|>)\\s*${NUMBER}${UNIT}`,
);
/** 'tengo 15 dólares', 'de $10': as much may be spent. */
const BUDGET = phrase(
  '(?:(?:con|por|de|a|tengo|presupuesto(?:\\s+de)?)\\s+)?(?:\\$\\s?(\\d{1,6}(?:[.,]\\d{1,2})?)|(\\d{1,6}(?:[.,]\\d{1,2})?)\\s?(?:\\$|usd|d[oó]lares|d[oó]lar|dls))',
);
const CHEAPEST =
  /(?<!\p{L})(?:(?:lo|el|la|los|las)\s+)?m[aá]s\s+(?:barat|econ[oó]mic)[oa]s?(?!\p{L})/iu;
const CHEAP = /(?<!\p{L})(?:muy\s+)?(?:barat|baratit|econ[oó]mic)[oa]s?(?!\p{L})/iu;

/** Takes the price out of a search; never throws. */
export function readPricePhrase(search: string): PricePhrase {
  let text = search;
  const take = (pattern: RegExp): readonly (number | null)[] | null => {
    const match = pattern.exec(text);
    if (!match) return null;
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return match.slice(1).map((found) => (found ? Number(found.replace(',', '.')) : null));
  };
  const between = take(BETWEEN);
  if (between) {
    const [one = null, other = null] = between;
    const [min, max] = [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
    return {text: clean(text), min, max, wish: null};
  }
  const most = take(AT_MOST);
  const least = most ? null : take(AT_LEAST);
  const budget = most || least ? null : take(BUDGET);
  const cheapest = take(CHEAPEST) !== null;
  const cheap = take(CHEAP) !== null;
  return {
    text: clean(text),
    min: least?.[0] ?? null,
    max: most?.[0] ?? budget?.find((amount) => amount !== null) ?? null,
    wish: cheapest ? 'cheapest' : cheap ? 'cheap' : null,
  };
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
