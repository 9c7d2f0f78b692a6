/**
 * SofIA as an adviser, by rules alone (docs/product.md 10.4): what a message asks of products, answered
 * from what the search knows of them. Whatever touches rights, accounts or payments is not for her here;
 * null hands it on to the function that knows those.
 */
import {
  CART,
  COMPARE,
  COMPLAINT,
  CURRENCY,
  MACHINE,
  NO_SUBJECT,
  NOT_OURS,
  QUESTION_WORDS,
  RECOMMEND,
  RESELLING,
} from '~/content/advice-words';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {isTelling} from '~/domain/search/terms';
import {foldText} from '~/domain/text/fold-text';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';
import {said, type Advice, type AdviceContext} from './advice';
import {factOf, factsOf} from './facts';
import {meantProduct, named, titledIn} from './meant-product';
import {recommendation} from './recommendation';

/** Words of a message that is nothing but a subject. */
const MAX_SUBJECT_WORDS = 5;

/** What to say to a message; null when somebody else should answer it. */
export function advise(
  message: string,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const folded = plainMessage(message);
  if (MACHINE.test(folded) && !RECOMMEND.test(folded)) return said(copy.machine);
  if (COMPLAINT.test(folded)) return said(copy.person, [], true);
  const rights = NOT_OURS.test(folded) || RESELLING.test(folded);
  if (CURRENCY.test(folded) && !rights && readPricePhrase(message).max === null) {
    const code = engine.entries[0]?.price.currencyCode;
    return code ? said(copy.currency(code)) : null;
  }
  if (rights) return null;
  if (CART.test(folded)) return ofCart(engine, context);
  // The words of a title ask nothing.
  const {titled, rest} = titledIn(folded, engine);
  const asked = titled.length > 0 ? rest : folded;
  if (COMPARE.test(asked)) {
    const two = comparison(titled, asked, engine, context);
    if (two) return two;
  }
  const fact = factOf(asked);
  if (fact) {
    const entry = titled[0] ?? meantProduct(folded, engine, context);
    if (entry) return said(fact(entry), [{entry, reason: ''}]);
  }
  if (titled.length > 0) {
    const products = titled.slice(0, MAX_CHAT_SUGGESTIONS);
    return said(
      copy.titled,
      products.map((entry) => ({entry, reason: factsOf(entry)})),
    );
  }
  const price = readPricePhrase(message);
  const isOrdered = price.wish === 'cheapest' || price.wish === 'dearest';
  const isBounded = price.min !== null || price.max !== null;
  const subject = isBounded ? plainMessage(price.text) : folded;
  if (isOrdered || RECOMMEND.test(folded) || isSubject(subject)) {
    return recommendation(message, engine, context, RECOMMEND.test(folded));
  }
  return null;
}

/** Folded, with nothing but words and prices. */
function plainMessage(message: string): string {
  return foldText(message)
    .replace(/[^\p{L}\p{N}$.,<>]+/gu, ' ')
    .trim();
}

/** @param titled those named by their whole titles; what else the message says may name more. */
function comparison(
  titled: readonly CatalogueEntry[],
  asked: string,
  engine: SearchEngine,
  {open}: AdviceContext,
): Advice | null {
  const parts = asked
    .split(/\b(?:y|o|con|vs|versus|entre|contra)\b|,/)
    .map((part) => part.replace(QUESTION_WORDS, ' ').trim())
    .filter(isTelling);
  const found = [
    ...titled,
    ...parts.flatMap((part) => named(part, engine) ?? engine.search(part).hits[0]?.entry ?? []),
  ];
  const shown = engine.entries.find(({handle}) => handle === open);
  const two = [...new Set(found.length === 1 && shown ? [shown, ...found] : found)].slice(0, 2);
  if (two.length < 2) return null;
  return said(
    copy.compare,
    two.map((entry) => ({entry, reason: factsOf(entry)})),
  );
}

function ofCart(engine: SearchEngine, {cart}: AdviceContext): Advice {
  const titles = cart.flatMap(
    (handle) => engine.entries.find((entry) => entry.handle === handle)?.title ?? [],
  );
  return said(
    titles.length > 0 ? copy.cart(titles.map((title) => `«${title}»`).join(', ')) : copy.emptyCart,
  );
}

/** A few words that ask nothing are what somebody looks for. */
function isSubject(folded: string): boolean {
  const words = folded.split(' ');
  return words.length <= MAX_SUBJECT_WORDS && !NO_SUBJECT.test(folded);
}
