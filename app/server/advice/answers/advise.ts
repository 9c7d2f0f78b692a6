/**
 * SofIA as an adviser, by rules alone (docs/product.md 10.4): what a message asks of products, answered
 * from what the search knows of them. Whatever touches rights, accounts or payments is not for her here;
 * null hands it on to the function that knows those.
 */
import {ASKS_AGAIN, GOES_ON, NO_SUBJECT} from '~/content/advice/asking';
import {
  COMPARE,
  DOES_WITH_IT,
  EARNINGS,
  FITS,
  FORMATS,
  INCLUDES,
  LANGUAGE_WISH,
  NOT_OURS,
  OWN_PRICE,
  PRICE,
  QUESTION_WORDS,
  RECOMMEND,
  RESELLING,
  SELLS,
  THIS_ONE,
  VERSION,
} from '~/content/advice/facts';
import {
  CHOOSES,
  CRYPTO,
  FOR_PARTNER,
  NEED,
  NO_IDEA,
  OF_NAMED,
  OF_SERVICE,
  PAYS,
  PEOPLE_AND_WISH,
  TO_EARN,
} from '~/content/advice/subject';
import {PDF_EDITABLE} from '~/content/advice/shop';
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {readProductWish} from '~/domain/search/product-wish';
import {isTelling} from '~/domain/search/terms';
import type {CatalogueEntry} from '../../search/catalogue-entry';
import type {SearchEngine} from '../../search/search-engine';
import {entryOf, NICHE_NAMES, said, type Advice, type AdviceContext} from '../advice';
import {broughtBySome, ofBrought} from '../brought';
import {ofLists} from './catalogue-lists';
import {comparison} from './comparison';
import {ofCourse, ofCrypto} from './course-or-crypto';
import {factOf, fitOf, formatCounts, lacking, priceRange, withFacts} from '../facts';
import {followUp, ofThose} from './follow-up';
import {hear, questionsOf, type Heard} from '../hear';
import {meantProduct, titledIn} from '../meant-product';
import {recommendation} from './recommendation';
import {ofShop} from './shop-answers';
import {ofSimilar} from './similar';
import {ofTalk} from '../talk';
import {topicOf} from '../topic';
import {namesVersion, ofVersions} from '../versions';

/** Words of a message that is nothing but a subject. */
const MAX_SUBJECT_WORDS = 5;

/** What to say to a message; null when somebody else should answer it. */
export function advise(
  message: string,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const heard = hear(message);
  const talk = ofTalk(heard, message, engine);
  if (talk) return talk;
  // Of its parts one alone ('hay un mínimo') would be taken for a subject.
  if (OWN_PRICE.test(heard.folded)) return null;
  const followed = followUp(heard, engine, context, (asked, about) => answer(asked, engine, about));
  if (followed) return followed;
  // What she showed alone is what is spoken of, where no product is open.
  const [only, ...others] = context.shown ?? [];
  const about = {...context, open: context.open ?? (only && others.length === 0 ? only : null)};
  const questions = questionsOf(heard);
  if (questions.length === 1) return answer(heard, engine, about);
  let goesOn: AdviceContext = about;
  let listed: Advice['products'] = [];
  const answers = questions.map((question, place) => {
    const answered =
      place > 0 && isOrderAlone(question)
        ? ofThose(question.text, engine, {...about, shown: listed.map(({entry}) => entry.handle)})
        : answer(question, engine, goesOn);
    listed = [...listed, ...(answered?.products ?? [])];
    const [product, ...more] = answered?.products ?? [];
    // What the first question is about, the next one is too.
    if (product && more.length === 0) goesOn = {...about, open: product.entry.handle};
    return answered;
  });
  if (answers.every((each) => each === null)) return answer(heard, engine, about);
  const products = answers.flatMap((each) => each?.products ?? []);
  const texts = new Set(answers.flatMap((each) => each?.text ?? []));
  const unanswered = questions.flatMap((question, place) =>
    answers[place] || isOrderAlone(question) ? [] : question.text,
  );
  return {
    ...said(
      [...texts].join('\n\n'),
      products
        .filter(({entry}, at) => products.findIndex((each) => each.entry === entry) === at)
        .slice(0, MAX_CHAT_SUGGESTIONS),
      answers.some((each) => each?.person),
    ),
    unanswered,
  };
}

/** 'Cuál es más barato' after another question: of those that it was about. */
function isOrderAlone({text}: Heard): boolean {
  const {order, text: rest} = readProductWish(text);
  const price = readPricePhrase(rest);
  return (order !== null || price.wish !== null) && !isTelling(topicOf(price.text));
}

function answer(said: Heard, engine: SearchEngine, context: AdviceContext): Advice | null {
  if (EARNINGS.test(said.folded)) return null;
  const toEarn = TO_EARN.test(said.text) && CHOOSES.test(said.folded);
  const wished = said.text.replace(TO_EARN, 'para emprendedores').replace(/\bpuedo\s/iu, '');
  const heard = toEarn ? hear(wished) : said;
  return answerOf(heard, engine, context);
}

function answerOf(heard: Heard, engine: SearchEngine, context: AdviceContext): Advice | null {
  const {folded} = heard;
  const text = heard.text.replace(GOES_ON, '').trim();
  // The words of a title ask nothing.
  const {titled, rest} = titledIn(folded, engine);
  const asked = titled.length > 0 ? rest : folded;
  const versions = ofVersion(folded, asked, titled, engine, context);
  if (versions) return versions;
  const open = entryOf(engine, context.open);
  const ofNamed = OF_NAMED.exec(asked)?.groups;
  const byName = ofNamed ? meantProduct(ofNamed.name ?? '', engine, context) : null;
  if (byName && ofNamed) {
    const rest = ofNamed.rest ?? '';
    const answered = FITS.test(rest)
      ? said(fitOf(byName, SELLS.test(asked)), [{entry: byName, reason: ''}])
      : ofBrought(rest, byName);
    if (answered) return answered;
  }
  const product = titled[0] ?? open;
  const brought = product ? ofBrought(asked, product) : broughtBySome(asked, engine);
  if (brought) return brought;
  if (!RESELLING.test(asked)) {
    const listed = ofSimilar(heard, titled, engine, context) ?? ofLists(heard, engine, context);
    if (listed) return listed;
    if (FOR_PARTNER.test(folded) && !/\bpuedo\b/.test(folded))
      return recommendation('parejas', engine, context, true);
  }
  if (NO_IDEA.test(folded) && CHOOSES.test(folded)) return said(copy.noIdea(NICHE_NAMES));
  const shop = ofShop(heard, engine, context);
  if (shop) return shop;
  const fits = ofFit(folded, asked, titled, engine, context);
  if (fits) return fits;
  const [crypto] = PAYS.test(asked) ? [] : (CRYPTO.exec(asked) ?? []);
  if (crypto) return ofCrypto(crypto, engine);
  const course = ofCourse(text, engine, context);
  if (course) return course;
  const isOfRights = RESELLING.test(asked) || DOES_WITH_IT.test(asked);
  if (isOfRights || NOT_OURS.test(asked.replace(LANGUAGE_WISH, ' '))) return null;
  const wish = readProductWish(text);
  const isOfTwo = /\b(?:y|o|u|e) (?:el|la)\b/.test(asked);
  if (COMPARE.test(asked) && (!wish.order || isOfTwo)) {
    const two = comparison(titled, asked, engine, context);
    if (two) return two;
  }
  const fact = factOf(asked);
  if (fact && !wish.order) {
    const entry = titled[0] ?? (wish.count === null ? meantProduct(folded, engine, context) : null);
    if (entry) return said(fact(entry), [{entry, reason: ''}]);
    const several = (context.shown ?? []).flatMap((handle) => entryOf(engine, handle) ?? []);
    if (several.length > 1 && !isTelling(folded.replace(QUESTION_WORDS, ' ')))
      return said(several.map(fact).join(' '));
    if (PRICE.test(asked) && !readPricePhrase(wish.text).wish)
      return ofPrices(folded, text, engine, context);
    if (THIS_ONE.test(asked)) return said(copy.which);
    if (FORMATS.test(asked))
      return said([copy.allFormats(formatCounts(engine)), ...lackingIn(asked, engine)].join(' '));
  }
  if (titled.length > 0) {
    const products = titled.slice(0, MAX_CHAT_SUGGESTIONS);
    return said(copy.titled, withFacts(products));
  }
  const price = readPricePhrase(wish.text);
  const isOrdered = price.wish === 'cheapest' || price.wish === 'dearest' || wish.order !== null;
  const isBounded = price.min !== null || price.max !== null;
  const wishes = isBounded || wish.age !== null || wish.count !== null || wish.without !== '';
  const isNeed =
    (NEED.test(folded) && !OF_SERVICE.test(folded)) || PEOPLE_AND_WISH.test(price.text);
  const isAsked = RECOMMEND.test(folded) || wish.count !== null;
  const subject = hear(wishes ? price.text : text.replace(ASKS_AGAIN, '')).folded;
  if (isOrdered || isAsked || wishes || isNeed || isSubject(subject)) {
    return recommendation(text, engine, context, isAsked);
  }
  return null;
}

/** Formats that are asked for and that no product has. */
function lackingIn(asked: string, {entries}: SearchEngine): readonly string[] {
  return lacking(asked, [...new Set(entries.flatMap(({formats}) => formats))]);
}

/** One way in which a product is sold, or how they differ. */
function ofVersion(
  folded: string,
  asked: string,
  titled: readonly CatalogueEntry[],
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  if (
    !VERSION.test(asked) ||
    /\b(?:derechos?|licencias?|puedo|revend\w*|mega|compre)\b/.test(asked)
  )
    return null;
  const isNamed = /\b(?:version\w*|edicion\w*|premium|(?:paquete|pack) completo|solo pdf)\b/.test(
    asked,
  );
  if (![PRICE, INCLUDES, COMPARE, FORMATS].some((each) => each.test(asked)) && !isNamed)
    return null;
  const shown = entryOf(engine, context.open);
  const isShown = shown !== undefined && namesVersion(asked, shown, engine);
  const entry = titled[0] ?? (isShown ? shown : meantProduct(folded, engine, context));
  if (entry) return ofVersions(asked, entry, engine);
  return isNamed && !PDF_EDITABLE.test(asked) && !isTelling(folded.replace(QUESTION_WORDS, ' '))
    ? said(copy.whichVersions)
    : null;
}

/** Whether the open product is for somebody. */
function ofFit(
  folded: string,
  asked: string,
  titled: readonly CatalogueEntry[],
  engine: SearchEngine,
  {open}: AdviceContext,
): Advice | null {
  if (!FITS.test(asked)) return null;
  const isThis = THIS_ONE.test(asked) || titled.length > 0;
  const entry = titled[0] ?? entryOf(engine, open);
  if (!isThis && !(entry && /^(?:(?:me|le|nos|lo|la) )?(?:sirv|es |vale|puede)/.test(folded)))
    return null;
  if (/\b(?:derechos?|licencias?|puedo|revend\w*)\b/.test(asked)) return null;
  if (!entry) return isThis ? said(copy.which) : null;
  return said(fitOf(entry, SELLS.test(asked)), [{entry, reason: ''}]);
}

/** What several products cost, or all of them. */
function ofPrices(
  folded: string,
  text: string,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  if (isTelling(folded.replace(QUESTION_WORDS, ' '))) {
    const words = text.replace(
      /(?<!\p{L})(?:precios?|cu[aá]nto|cuestan?|valen?|salen?|costo|valor|c[oó]mo|est[aá]n?)(?!\p{L})/giu,
      ' ',
    );
    return recommendation(words, engine, context, true);
  }
  if (THIS_ONE.test(folded)) return said(copy.which);
  const range = priceRange(engine);
  return range && said(copy.priceRange(...range));
}

/** A few words that ask nothing are what somebody looks for. */
function isSubject(folded: string): boolean {
  const words = folded.split(' ');
  return words.length <= MAX_SUBJECT_WORDS && !NO_SUBJECT.test(folded);
}
