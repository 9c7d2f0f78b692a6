/** A message to SofIA as it is understood: shorthand written out, greetings and markup left out. */
import {
  BEGINS_TO_ASK,
  FAREWELL,
  GOES_WITH,
  GREETING,
  NEXT_QUESTION,
  PLR_GOODS,
  WRITTEN_OUT,
} from '~/content/advice/asking';
import {withoutMarkup} from '~/domain/search/terms';
import {foldText} from '@common/fold-text';

export interface Heard {
  /** In the shopper's own spelling. */
  readonly text: string;
  /** Folded, with nothing but words, prices and percents. */
  readonly folded: string;
}

/** What holds more of them than this is read as one question. */
const MAX_QUESTIONS = 3;

export function hear(message: string): Heard {
  const written = PLR_GOODS.reduce(
    (text: string, [goods, instead]) => text.replace(goods, instead),
    withoutMarkup(message),
  )
    .replace(
      /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu,
      (word) => WRITTEN_OUT.get(foldText(word)) ?? word,
    )
    .replace(/\s+/g, ' ')
    .trim();
  const without = written.replace(GREETING, '').replace(FAREWELL, '').trim();
  // Of 'hola' nothing would be left.
  const text = /[\p{L}\p{N}]/u.test(without) ? without : written;
  return {text, folded: folded(text)};
}

/** The questions of a message, each with what is said before it; one where there is only one. */
export function questionsOf({text}: Heard): readonly Heard[] {
  const questions: string[] = [];
  let before = '';
  for (const part of text.split(NEXT_QUESTION)) {
    const said = part.trim();
    if (!said) continue;
    const asks = BEGINS_TO_ASK.test(said) && said.includes(' ') && !GOES_WITH.test(folded(said));
    if (!asks && questions.length > 0) questions.push(`${questions.pop()} ${said}`);
    else if (!asks) before = `${before} ${said}`;
    else {
      questions.push(`${before} ${said}`.trim());
      before = '';
    }
  }
  if (questions.length < 2 || questions.length > MAX_QUESTIONS)
    return [{text, folded: folded(text)}];
  return questions.map((each) => ({text: each, folded: folded(each)}));
}

function folded(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}$.,<>%]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
