/**
 * What a search says of the price (docs/product.md 12): 'yoga por menos de 10', 'entre 5 y 15 dólares',
 * 'hasta quince', 'lo más barato', 'el más caro'. A number of minutes, days or recipes is no price.
 */
import {foldText} from '@common/fold-text';

export interface PriceWish {
  /** Units of the shop's currency; null where the range is open. */
  readonly min: number | null;
  readonly max: number | null;
  /** 'cheap' asks for low prices without a number, 'cheapest' for the lowest first, 'dearest' for the highest. */
  readonly wish: 'cheap' | 'cheapest' | 'dearest' | null;
}

export interface PricePhrase extends PriceWish {
  /** What is left to look for; may be empty. */
  readonly text: string;
}

const UNITS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
/** Numbers in words that a price may have, without accents: from 2 to 100. */
const IN_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((unit, index) => [unit, index + 2] as const),
  ...'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno'
    .split(' ')
    .map((word, index) => [word, index + 10] as const),
  ...UNITS.map((unit, index) => [`veinti${unit}`, index + 22] as const),
  ...TENS.flatMap((ten, index) => [
    [ten, (index + 3) * 10] as const,
    ...['un', 'uno', ...UNITS].map(
      (unit, more) => [`${ten} y ${unit}`, (index + 3) * 10 + Math.max(1, more)] as const,
    ),
  ]),
  ['cien', 100],
]);
const WORDS = [...IN_WORDS.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace('dieciseis', 'diecis[eé]is')
  .replace('veintidos', 'veintid[oó]s')
  .replace('veintitres', 'veintitr[eé]s')
  .replace('veintiseis', 'veintis[eé]is');

const DIGITS = '\\d{1,6}(?:[.,]\\d{1,2})?';
const AMOUNT = `(${DIGITS}|(?:${WORDS})(?!\\p{L}))`;
const NUMBER = `\\$?\\s?${AMOUNT}`;
const UNIT = '(?:\\s?(?:\\$|us\\$|usd|d[oó]lares|d[oó]lar|dls|pesos))?';
const NO_MEASURE =
  '(?![\\d.,]*(?:\\s+y\\s+\\p{L}+)?\\s?(?:minutos?|min|d[ií]as?|semanas?|meses|mes|horas?|años?|kilos?|kg|k|km|kil[oó]metros?|cap[ií]tulos?|p[aá]ginas?|recetas?|ideas?|lecciones|ingredientes|preguntas|pasos)(?![\\p{L}]))';

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
  `(?:(?:con|por|de|a|tengo|presupuesto(?:\\s+de)?)\\s+)?(?:\\$\\s?(${DIGITS})|${AMOUNT}\\s?(?:\\$|usd|d[oó]lares|d[oó]lar|dls))`,
);
const CHEAPEST =
  /(?<!\p{L})(?:(?:lo|el|la|los|las)\s+)?(?:m[aá]s\s+(?:barat|baratit|baratic|econ[oó]mic)[oa]s?|(?:de\s+)?menor\s+precio)(?!\p{L})/iu;
const DEAREST =
  /(?<!\p{L})(?:(?:lo|el|la|los|las)\s+)?(?:m[aá]s\s+(?:car|costos)[oa]s?|(?:de\s+)?mayor\s+precio)(?!\p{L})/iu;
const CHEAP = /(?<!\p{L})(?:muy\s+)?(?:barat|baratit|econ[oó]mic)[oa]s?(?!\p{L})/iu;

/** Takes the price out of a search; never throws. */
export function readPricePhrase(search: string): PricePhrase {
  let text = search;
  const take = (pattern: RegExp): readonly (number | null)[] | null => {
    const match = pattern.exec(text);
    if (!match) return null;
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return match.slice(1).map((found) => (found ? amountOf(found) : null));
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
  const dearest = take(DEAREST) !== null;
  const cheap = take(CHEAP) !== null;
  return {
    text: clean(text),
    min: least?.[0] ?? null,
    max: most?.[0] ?? budget?.find((amount) => amount !== null) ?? null,
    wish: cheapest ? 'cheapest' : dearest ? 'dearest' : cheap ? 'cheap' : null,
  };
}

/** A number in digits or in words. */
function amountOf(text: string): number {
  return IN_WORDS.get(foldText(text).replace(/\s+/g, ' ')) ?? Number(text.replace(',', '.'));
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
