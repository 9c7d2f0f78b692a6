/**
 * What a model may be let say. A sentence that touches rights, others, money, time or a number must
 * stand in one of its passages word for word, with every 'no' where it was; any other must be about
 * what the passages are about. One sentence that fails refuses the whole answer.
 */
import type {Passage} from './knowledge/passage.ts';
import {fold, likeness, stems} from './normalise.ts';

const MAX_ANSWER_LENGTH = 1500;
/** Of the words of a sentence that touches nothing, those that the passages must know. */
const MIN_GROUNDED = 0.75;
const MIN_LIKENESS = 0.75;
/** Of the words of a passage's sentence, those that one that repeats it must have. */
const MIN_REPEATED = 0.5;

/** Beginnings of folded words. */
const SENSITIVE = new RegExp(
  `^(?:si|no|claro|exact\\w*|correct\\w*|afirmativ\\w*|por supuesto|desde luego|asi es)\\b|\\b(?:${[
    'derech|licenci|sublicenci|permi[st]|autoriz|legal|prohib|mrr|master|maestr|rights?\\b|resale|plr|certificad',
    'vend|vent|revend|revent|comerciali|distribu|transf|traspas|ced[aeio]|otorg|regal|compart|pued[aeo]|podr|pod[ea]',
    'client|comprador|terceros?\\b|otr[ao]s?\\b|nadie|alguien|socio|afiliad|comision|suscri',
    'exclusiv|unic[ao]|propi|duen|tuy[ao]|ilimitad|limite|etern|perpetu',
    'gan[aeo]|ingres|rentab|dinero|rico|asegur|garanti|promet|reembols|devol|devuel|cancel|cambio',
    'dur[ae]|venc|caduc|expir|vida|vitalici|siempre|anos?\\b|mes|semana|dia|hora|minuto|tiempo',
    'cuest|cost|preci|pag[aoue]|grati|barat|descuent|ofert|rebaj|cupon|mitad|dolar|peso|euro|usd|mxn|eur\\b|factur|impuest',
    'cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veint|treint|cuarent|cincuent|sesent|setent|ochent|novent|cien|dosc|tresc|quinient|mil|doble|triple|porcent|por ciento',
  ].join('|')})|\\d`,
);
const SYMBOL = /[$€£%]|https?:|www\.|\S@\S/i;
const QUOTED = /[«“"]([^»”"]{3,120})[»”"]/gu;
const DENIAL = new Set(
  'no ni nunca jamas tampoco nadie ninguno ninguna ningun nada sin falso excepto salvo'.split(' '),
);
/** They may be put before, or left out, and the sentence says the same. */
const IDLE = new Set(
  'a ademas al con de del el en es la las lo los que recuerda tambien tu tus un una y'.split(' '),
);

/** Why the text may not be said; null when it may. */
export function objection(
  text: string,
  passages: readonly Passage[],
  titles: readonly string[],
): string | null {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_ANSWER_LENGTH) return 'too long';
  const known = passages.flatMap(({answer}) => answer);
  const units = known.flatMap(sentencesOf).flatMap(withParts).map(tellingWords);
  const vocabulary = known.flatMap(stems);
  for (const sentence of sentencesOf(text)) {
    const words = tellingWords(sentence);
    if (units.some((unit) => repeats(words, unit))) continue;
    if (SENSITIVE.test(fold(sentence)) || SYMBOL.test(sentence)) {
      return 'a sentence on rights, money or time that is in no passage';
    }
    if (!isGrounded(sentence, vocabulary)) return 'a sentence from elsewhere';
  }
  const names = fold([...known, ...titles].join('\n'));
  const quoted = [...text.matchAll(QUOTED)].map(([, name = '']) => fold(name));
  return quoted.some((name) => !names.includes(name)) ? 'a title that is not ours' : null;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => fold(sentence) !== '');
}

/** A sentence, and what stands before and after its colon or semicolon. */
function withParts(sentence: string): string[] {
  return [sentence, ...sentence.split(/[:;]/)];
}

/** In order; a word of denial is one with the word after it, so that it cannot change its place. */
function tellingWords(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => !IDLE.has(word));
  return words.map((word, index) =>
    DENIAL.has(word) ? `${word} ${words[index + 1] ?? ''}` : word,
  );
}

/** Are the words those of the passage, in its order, and is everything denied that it denies? */
function repeats(words: readonly string[], unit: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const at = unit.indexOf(word, from);
    if (at < 0 || unit.slice(from, at).some(isDenial)) return false;
    from = at + 1;
  }
  return words.length >= MIN_REPEATED * unit.length && !unit.slice(from).some(isDenial);
}

function isDenial(word: string): boolean {
  return DENIAL.has(word.split(' ')[0] ?? '');
}

function isGrounded(sentence: string, vocabulary: readonly string[]): boolean {
  const words = stems(sentence);
  const known = words.filter((word) =>
    vocabulary.some((each) => likeness(each, word) >= MIN_LIKENESS),
  );
  return known.length >= MIN_GROUNDED * words.length;
}
