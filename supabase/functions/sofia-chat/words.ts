/** Messages as the patterns of `intents.ts` read them: folded, without signs, slips of the finger put right. */
import {isCommonWord} from '../_shared/search/common-words.ts';
import {editDistance, fold, MAX_WORD_LENGTH, soundOf, termOf} from '../_shared/search/words.ts';

const AND = new Intl.ListFormat('es', {type: 'conjunction'});
export const list = (items: readonly string[]): string => AND.format(items);

/** Folded words with one space between them. */
export function plain(text: string): string {
  return (
    fold(text.normalize('NFKC'))
      .replace(/[^\p{L}\p{N}%$]+/gu, ' ')
      // 'Holaaa', 'graciasss'.
      .replace(/(\p{L})\1{2,}/gu, '$1')
      .replace(/\bk(?=(?:omo|uant|ual|uand)\w*)/g, 'c')
      // The shop's name says nothing of the licence.
      .replace(/\breventa ?plr\b/g, 'ustedes')
      .replace(/\bk(?=(?:iero|ien|e\b|ita))/g, 'qu')
      .trim()
  );
}

const MIN_STEM = 5;
/** Comparing is dear: as many words of a message are put right. */
const MAX_CORRECTED = 5;

/** Corrects words that sound like a word of the intents' patterns, or differ from one by a single letter. */
export function createCorrector(
  patterns: readonly RegExp[],
  isKnown: (term: string, word: string) => boolean,
) {
  const literals = (pattern: RegExp) => patterns.flatMap(({source}) => source.match(pattern) ?? []);
  const short = new Set(literals(/(?<![a-z\\])[a-z]{4}(?![a-z])/g));
  const stems = new Set(literals(/(?<![a-z\\])[a-z]{5,}/g));
  const sounds = [...stems].map((stem) => ({stem, sound: soundOf(stem)}));
  return (text: string): string => {
    let left = MAX_CORRECTED;
    return text
      .split(' ')
      .map((word) => {
        if (word.length < MIN_STEM || word.length > MAX_WORD_LENGTH || left === 0) return word;
        const term = termOf(word);
        if (
          isCommonWord(term) ||
          isKnown(term, word) ||
          short.has(word.slice(0, 4)) ||
          sounds.some(({stem}) => word.startsWith(stem))
        )
          return word;
        left -= 1;
        const sound = soundOf(word);
        const heard = sounds.find((each) => sound.startsWith(each.sound));
        if (heard) return heard.stem + word.slice(heard.stem.length);
        const near = sounds.find(
          ({stem}) =>
            stem.length > MIN_STEM &&
            word[0] === stem[0] &&
            [-1, 0, 1].some(
              (more) => editDistance(word.slice(0, stem.length + more), stem, 1) <= 1,
            ),
        );
        return near ? near.stem + word.slice(near.stem.length) : word;
      })
      .join(' ');
  };
}

const ASKING =
  /(?<!\p{L})(?:qu[eé]|c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|qui[eé]n(?:es)?|puedo|pueden?|podr[ií]a|hay|tienen|dan|venden)(?!\p{L})/iu;

/** Whether a clause of a message only tells something, before another that has a question mark. */
export function tellsIn(message: string, clause: string): boolean {
  const after = message.slice(message.indexOf(clause) + clause.length);
  return after.includes('?') && !/^[^.;!\n]*\?/u.test(after) && !ASKING.test(clause);
}

/** The questions of a message, at most three; 'y' begins one where a question word follows. */
export function partsOf(message: string): readonly string[] {
  const parts = message
    // 'Tengo una tienda en Etsy, ¿vendo ahí las guías?'
    .replace(/(?<=[\p{L}\d],?)\s*¿/gu, ' ')
    // 'Quiero grabarlo en audio. ¿Está permitido?', 'Terminan con la espalda molida. ¿Qué me recomienda?'
    .replace(
      /[.;]\s*¿?\s*(?=(?:est[aá] permitid[oa]|se puede|se permite|es legal|se vale|puedo|me dejan|(?:qu[eé]|cu[aá]l(?:es)?)\s+(?:me\s+|nos\s+)?(?:recomiend|sugier|conviene|tienen|sirve)\p{L}*)\s*\??\s*$)/iu,
      ', ',
    )
    // '¿Trae conchas? ¿O medialunas?', '¿En Hotmart? ¿Y en Udemy?' are one question.
    .replace(/[?¿!¡]+\s*(?=(?:o|y (?:en|por))\s+\p{L}+(?:\s+\p{L}+)?\s*(?:[?¿!¡]|$))/giu, ' ')
    .split(
      /[?¿!¡\n]+|(?<=\p{L}{2})[.;]+\s|,?\s+y\s+(?:adem[aá]s\s+|tambi[eé]n\s+)?(?=(?:c[oó]mo|cu[aá]nto|cu[aá]ndo|qu[eé](?! (?:sean?|me|se|los?|las?|no|te|est|teng|valg|cuest|yo|el|ell))|d[oó]nde|por qu[eé]|si (?:trae|tiene|incluye|habla|sirve)|(?:l[oa]s? )?puedo|se puede|me dejan|tienen|hay|aceptan|necesito)(?!\p{L}))|\s+\d\)\s+|\s+y\s+(?=(?:agr[eé]g|añ[aá]d|s[uú]m[aá]|p[oó]n(?:le|me|er)?|qu[ií]t|s[aá]c|c[aá]mbi|m[eé]t|[eé]cha)\p{L}*\s+(?:el|la|los|las|otr[oa]|un[oa])(?!\p{L}))/iu,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 0 ? parts.slice(0, 3) : [message];
}
