/** What SofIA says where a message is no question about products or the shop (docs/product.md 10.4). */
import {GREETS} from '~/content/advice/asking';
import {RECOMMEND} from '~/content/advice/facts';
import {
  CHANNEL,
  COMPLAINT,
  CRISIS,
  FOREIGN_PRICE,
  FOREIGN_WORDS,
  MACHINE,
  NOT_A_CHANNEL,
  PERSON,
  SPANISH_SIGNS,
  TRICK,
} from '~/content/advice/talk';
import {adviceShop as copy} from '~/copy/advice-shop';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {isTelling} from '~/domain/search/terms';
import {foldText} from '@common/fold-text';
import type {SearchEngine} from '../search/search-engine';
import {said, type Advice} from './advice';
import {factsOf, priceRange} from './facts';
import type {Heard} from './hear';

/** In another language only what is asked for by its very word is found. */
const SURE = 0.8;

/** Null where the message is a question like any other. */
export function ofTalk({folded}: Heard, message: string, engine: SearchEngine): Advice | null {
  if (GREETS.test(folded)) return said(copy.greeting);
  // Nothing is sold to who says this, whatever else the message says.
  if (CRISIS.test(folded)) return said(copy.crisis);
  if (TRICK.test(folded)) return said(copy.trick);
  if (MACHINE.test(folded) && !RECOMMEND.test(folded)) return said(copy.machine);
  if (COMPLAINT.test(folded)) return said(copy.complaint, [], true);
  if (CHANNEL.test(folded) && !NOT_A_CHANNEL.test(folded)) return said(copy.noChannel, [], true);
  if (PERSON.test(folded)) return said(copy.person, [], true);
  return inAnotherLanguage(foldText(message), engine);
}

function inAnotherLanguage(folded: string, engine: SearchEngine): Advice | null {
  const spanish = folded.match(SPANISH_SIGNS)?.length ?? 0;
  const language = (['english', 'portuguese'] as const).find((each) => {
    const count = folded.match(FOREIGN_WORDS[each])?.length ?? 0;
    return count >= 2 && count > spanish;
  });
  if (!language) return null;
  const rest = folded
    .replace(FOREIGN_WORDS[language], ' ')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu, ' ')
    .trim();
  const hits = isTelling(rest) ? engine.search(rest, undefined, false).hits : [];
  const products = hits
    .filter(({entry, coverage}) => entry.available && coverage >= SURE)
    .slice(0, MAX_CHAT_SUGGESTIONS)
    .map(({entry}) => ({entry, reason: factsOf(entry)}));
  const asksPrice = FOREIGN_PRICE.test(folded) && products.length === 0;
  const range = asksPrice ? priceRange(engine) : null;
  const prices = range ? ` ${copy.foreignPrices[language](...range)}` : '';
  return said(`${copy[language]}${prices}`, products, true);
}
