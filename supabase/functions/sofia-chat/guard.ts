/**
 * What a model may not be let say, whatever it was told: rights that the licence does not give,
 * exclusivity, promises of income, and prices, addresses or titles that its passages do not contain.
 */
import type {Passage} from './knowledge/passage.ts';
import {fold} from './normalise.ts';

const MAX_ANSWER_LENGTH = 1500;

/** Passing rights on; only a sentence that denies it may speak of it. */
const PASSING_RIGHTS_ON =
  /\b(mrr|master resale|resale rights|derechos? maestros?|derechos? de reventa|sublicenci\w*|reventa de (los )?derechos|(revend\w*|transfer\w*|ced\w*|vend\w*|otorg\w*|dar\w*) (\w+ ){0,4}(derechos?|licencia|plr))\b/;
/** Income and exclusivity; likewise. */
const PROMISES =
  /\b(exclusiv\w*|garantiz\w*|garantia\w*|asegur\w* (ventas|ingresos|ganancias)|reembols\w*|devoluci\w*|devolv\w* (el|tu) dinero)\b/;
const DENIAL = /\b(no|ni|nunca|tampoco|ningun\w*|nadie|sin|prohibi\w*)\b/;
const AMOUNT = /(?:[$€]\s?\d[\d.,]*)|(?:\d[\d.,]*\s?(?:%|usd|mxn|eur|d[oó]lares|pesos|euros))/giu;
const ADDRESS = /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/giu;
const QUOTED = /[«“"]([^»”"]{3,120})[»”"]/gu;

/** Why the text may not be said; null when it may. */
export function objection(
  text: string,
  passages: readonly Passage[],
  titles: readonly string[],
): string | null {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_ANSWER_LENGTH) return 'too long';
  const sentences = text.split(/(?<=[.!?])\s+|\n+|;/).map(fold);
  const claims = (pattern: RegExp) =>
    sentences.some((sentence) => pattern.test(sentence) && !DENIAL.test(sentence));
  if (claims(PASSING_RIGHTS_ON)) return 'rights that the licence does not give';
  if (claims(PROMISES)) return 'a promise that nobody made';
  const known = passages.flatMap(({answer}) => answer).join('\n');
  const source = compact(known);
  if (found(text, AMOUNT).some((amount) => !source.includes(compact(amount)))) {
    return 'an amount that is in no passage';
  }
  if (found(text, ADDRESS).some((address) => !known.includes(address))) {
    return 'an address that is in no passage';
  }
  const names = fold([known, ...titles].join('\n'));
  const quoted = [...text.matchAll(QUOTED)].map(([, name = '']) => fold(name));
  if (quoted.some((name) => !names.includes(name))) return 'a title that is not ours';
  return null;
}

function found(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

/** So that '97 USD' is '97USD', and a full stop after it is nothing. */
function compact(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[.,]+$/, '');
}
