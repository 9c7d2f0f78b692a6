/**
 * Cuts Spanish prose into sentences, one pass over the text. A period ends a sentence unless it is
 * inside a number or a file's or site's name ('1.5', 'guia.pdf'), or after a common abbreviation.
 */

const ABBREVIATIONS = new Set(
  'aprox art dr dra ee ej etc incl máx mín min núm p pág págs sr sra tel uds vs'.split(' '),
);

/** The sentences of one line, trimmed, each with its own end mark; the empty ones dropped. */
export function splitSentences(line: string, endMarks = '.!?'): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const mark = line.charAt(at);
    if (!endMarks.includes(mark) || endMarks.includes(line.charAt(at + 1))) continue;
    if (mark === '.' && isInside(line, start, at)) continue;
    sentences.push(line.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function isInside(line: string, start: number, at: number): boolean {
  const rest = line.slice(at + 1, at + 5);
  if (/^[\p{Ll}\d]/u.test(rest)) return true;
  const word = /[\p{L}]{1,6}$/u.exec(line.slice(Math.max(start, at - 7), at))?.[0] ?? '';
  if (!ABBREVIATIONS.has(word.toLowerCase())) return false;
  // 'etc. Plantillas' begins something new, 'etc. en PDF' and 'Dra. Ruiz' do not.
  return word.toLowerCase() !== 'etc' || !/^\s*(?:\p{Lu}|$)/u.test(rest);
}
