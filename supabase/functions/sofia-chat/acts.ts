/** What she does with products, by what the classifier calls it. An act that does not fit gives nothing, and the next likeliest is tried. */
import {readQuery, type Order, type Query} from '../_shared/search/query.ts';
import {hasContentWord, wordsOf} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {found, more, searched, selected, withChosen} from './finding.ts';
import {
  ASKED_AGAIN,
  catalogueFact,
  compare,
  confirm,
  factIn,
  money,
  optionsIn,
  ordered,
  productFact,
  savingOf,
  superlative,
  total,
} from './products.ts';
import {lineOf, productsOf, subjectIn} from './references.ts';
import {show, SHOWN, tell, tellOf, type Reply} from './reply.ts';
import type {DialogueState} from './state.ts';
import {
  asksChapter,
  CONFIRMS,
  LEFT,
  MOST_REDUCED,
  OF_ONE_MORE,
  OF_QUALITY,
  withoutService,
  type Turn,
} from './turn.ts';
import {list} from './words.ts';

type Act = (turn: Turn) => Reply | undefined;

export const WHICH_OF_THEM = '¿Cuál de ellos? Dime «el primero» o su tema, y te cuento.';
/** Coverage from which on a product of another niche is of the same topic. */
const SURELY = 0.7;
/** What is compared says nothing of a reason. */
const COMPARING =
  /cu[aá]l(?:es)?|mejor|recom\p{L}*|diferencia|compar\p{L}*|entre|el[ei][jg]\p{L}*|conv[ie]\p{L}*|escojo|prefieres|compr\p{L}*|llevar\p{L}*|primer\p{L}*|segund\p{L}*|tercer\p{L}*|dos|tres|esos|estos|oferta|descuento|precio|p[aá]ginas?|hojas|cap[ií]tulos?|sirven?|trae|viene/giu;
/** The one product that a fact is asked of. */
function meant({
  referred,
  extreme,
  focus,
  listed,
  query,
  words,
  catalogue,
}: Turn): Product | undefined {
  if (referred[0]) return referred[0];
  if (extreme) return extreme;
  if (focus) return focus;
  if (listed.length < 2 || !hasContentWord(query.text))
    return words.split(' ').length <= 8 || listed.length === 1 ? listed[0] : undefined;
  // The one of a list that a question is most about: 'sirve para pelo afro'.
  const {hits, near} = catalogue.engine.search(query.text, false);
  return [...hits, ...near].find(({entry}) => listed.includes(entry))?.entry;
}

/** A fact of one product, or the same of each that is meant. */
const fact: Act = (turn) => {
  const {now, catalogue, focus, several, referred, extreme, isPair, query} = turn;
  const words = askedIn(turn);
  const asked = factIn(askedIn({...turn, words: turn.bare}));
  const offered = offersOf({...turn, words});
  if (offered) return offered;
  const seen = [...(focus ? [focus] : []), ...productsOf(catalogue, now.seen)];
  const optioned = referred.length === 0 && seen.find((each) => optionsIn(each, words).length > 0);
  if (optioned) return tellOf(now, optioned, productFact(optioned, words) ?? '');
  if (referred.length > 1 && /\bcuant|preci/.test(words) && !/cada/.test(words))
    return summed(turn);
  if (
    several.length > 1 &&
    referred.length !== 1 &&
    (isPair || referred.length > 1 || (!focus && !extreme))
  )
    return ofEach(several, words, now);
  const one = asked === 'capitulo' && focus ? focus : meant(turn);
  if (!one) return undefined;
  const lead = extreme && query.order ? `${superlative(several, query.order).text} ` : '';
  const said = productFact(one, words);
  if (said === null) return undefined;
  const from = query.age === null ? now : {...now, query: {...query, text: subjectOf(one)}};
  const reply = tellOf(from, one, lead + said);
  return {...reply, state: {...reply.state, asked}};
};

/** The message, or what was asked before of another product: 'y el segundo?'. */
function askedIn({words, bare, now}: Turn): string {
  const asked = now.asked ?? '';
  if (factIn(bare)) return words;
  if (asksChapter(words, now)) return `${words} capitulo`;
  return asked === 'oferta' ? `${words} oferta` : (ASKED_AGAIN[asked] ?? words);
}

/** A fact of each; side by side where that shows it. */
function ofEach(several: readonly Product[], words: string, now: DialogueState): Reply {
  const asked = factIn(words) ?? '';
  const isShown = !/^(?:peso|actualizado|oferta|formato|incluye|idioma|disponible)$/.test(asked);
  const text = isShown
    ? compare(several, 'De cada uno:')
    : several.map((each) => productFact(each, words)).join('\n');
  const {state, ...shown} = show(several, now);
  return tell(now, text, ['comparar'], {...shown, state: {...state, asked: asked || null}});
}

/** Those of a list that are reduced: 'cuál está en oferta'. */
function offersOf({
  words,
  now,
  focus,
  several,
  referred,
  isPair,
  catalogue,
}: Turn): Reply | undefined {
  if (!/\b(?:ofertas?|descuentos?|promo\w*|rebaj\w+)\b(?! (?:si|por))/.test(words))
    return undefined;
  const isMost = MOST_REDUCED.test(words);
  const isOfThem = several.length > 1 && (!focus || isPair);
  const pool = isOfThem ? several : isMost ? catalogue.engine.entries : [];
  if (pool.length < 2 || referred.length === 1) return undefined;
  if (!isMost && !/\b(?:cual(?:es)?|solo|los|las|alguno|hay|est[oa]s|es[oa]s)\b/.test(words))
    return undefined;
  const share = (each: Product) => savingOf(each) / Number(each.texts().was?.amount ?? Infinity);
  const offers = pool.filter(({offer}) => offer).sort((a, b) => share(b) - share(a));
  if (offers.length === 0 && /\bsolo\b/.test(words) && now.query)
    return searched({...now.query, offer: true}, now, catalogue);
  if (offers.length === 0)
    return tell(now, 'De esos, ninguno está en oferta ahora.', ['comparar'], show(several, now));
  const {state, ...shown} = show(offers, now);
  const rows = offers.slice(0, SHOWN).map((each) => productFact(each, 'oferta'));
  const isFirst = isMost && offers.length > 1;
  const lead = isFirst ? 'El más rebajado va primero. ' : '';
  return tell(now, lead + rows.join('\n'), ['comparar'], {
    ...shown,
    state: {
      ...state,
      list: offers.slice(0, SHOWN).map(({handle}) => handle),
      focus: isFirst || offers.length === 1 ? offers[0]!.handle : null,
      asked: 'oferta',
    },
  });
}

/** What a product says of a subject, in its own words. */
const content: Act = (turn) => {
  const {words, now, catalogue} = turn;
  const one = meant(turn);
  const subject = subjectIn(words);
  if (!one) return undefined;
  if (!subject) return fact(turn);
  const said = lineOf(one, subject, catalogue);
  const {title} = one;
  const chapter = said && said.chapter > 0 ? `, capítulo ${said.chapter}` : '';
  const text = said
    ? `${said.isSure ? `Sí, «${title}» lo toca${chapter}` : `Con esas palabras no lo dice; lo más cercano en la ficha de «${title}»${chapter}`}: «${said.line}».`
    : `La ficha de «${title}» no lo menciona; puedes mirar unas páginas con «Hojear», en su página.`;
  return tellOf(now, one, text);
};

/** For whom it is, and what it says of what it should serve for. */
const suits: Act = (turn) => {
  const {words, now, catalogue, several, referred, focus} = turn;
  if (several.length > 1 && referred.length !== 1 && !focus) return chosenOf(turn);
  const one = meant(turn);
  if (!one) return undefined;
  const subject = /\b(?:para|si|aunque|sin|a|en)\b (.+)$/.exec(words)?.[1] ?? '';
  const said = hasContentWord(subject) ? lineOf(one, subject, catalogue) : null;
  const whom = productFact(one, 'para quien es') ?? '';
  return tellOf(now, one, said?.isSure ? `${whom} De eso dice: «${said.line}».` : whom);
};

/** What a product is about; of two that are called so, which is meant is asked. */
const about: Act = (turn) => {
  const {words, now, referred, extreme, focus, listed} = turn;
  const isCalled = /^(?:y |pero |entonces )*(?:el|la) (?:del?|sobre|para) \w{4,}$/.test(words);
  if (referred.length > 1) return tell(now, compare(referred), ['comparar'], show(referred, now));
  const one =
    referred[0] ??
    extreme ??
    (/trat|detall|cuent|dime|info|resum/.test(words) ? (focus ?? listed[0]) : undefined);
  const isOrdinal = /\b(?:segund|tercer|cuart|quint)[oa]\b/.test(words) && listed.length > 0;
  if (isOrdinal && referred.length === 0)
    return tell(now, 'Esa lista no tiene tantos. Te mostré esto:', ['recuerdo'], show(listed, now));
  if (!one) return undefined;
  const asked = isCalled ? null : productFact(one, words);
  return asked
    ? tellOf(now, one, asked)
    : tellOf(now, one, productFact(one, 'de que trata') ?? '', 'producto-de-que-trata');
};

/** Some beside each other, by the fact that is asked. */
const compared: Act = (turn) => {
  const {words, now, query, several, referred, catalogue} = turn;
  const [only] = referred;
  if (only && referred.length === 1 && several.length < 2) {
    const next = catalogue.engine.search(query, false).hits.find(({entry}) => entry !== only);
    return (
      next && tell(now, compare([only, next.entry]), ['comparar'], show([only, next.entry], now))
    );
  }
  if (several.length < 2) return undefined;
  const heading = /cada uno|cuant|preci/.test(words) ? 'De cada uno:' : undefined;
  return tell(now, compare(several, heading), ['comparar'], show(several, now));
};

/** Which of some: the one that the reason given fits best, else all beside each other. */
const chosenOf: Act = (turn) => {
  const {now, query, several, catalogue} = turn;
  if (query.order && several.length > 1) return extreme(turn);
  const offered = offersOf(turn);
  if (offered) return offered;
  const reason = withoutService(query).text.replace(COMPARING, ' ').trim();
  const one = several.length < 2 && !hasContentWord(reason) ? meant(turn) : undefined;
  if (one) return tellOf(now, one, productFact(one, 'de que trata') ?? '');
  if (several.length < 2) return undefined;
  if (!hasContentWord(reason)) return compared(turn);
  const [best, next] = catalogue.engine
    .search({...readQuery(''), text: reason}, false)
    .hits.filter(({entry}) => several.includes(entry));
  if (!best || (next && best.coverage < next.coverage + 0.1)) return compared(turn);
  const {title, audience} = best.entry;
  const whom = audience ? `: es para ${audience.charAt(0).toLowerCase()}${audience.slice(1)}` : '';
  const price = productFact(best.entry, 'cuanto cuesta') ?? '';
  return tellOf(now, best.entry, `Por lo que cuentas, «${title}»${whom}. ${price}`, 'comparar');
};

/** The cheapest, longest and so on: of what is meant, of a topic, or of all. */
const extreme: Act = (turn) => {
  const {part, words, now, query, several, referred, coverage, catalogue} = turn;
  const [one] = referred;
  const against = productsOf(catalogue, [
    ...(now.focus ? [now.focus] : []),
    ...now.named,
    ...now.seen,
  ]).find((each) => each !== one);
  if (one && against && referred.length === 1 && CONFIRMS.test(words)) {
    const said = confirm(words, one, against);
    return said ? tellOf(now, one, said) : undefined;
  }
  const orders = [
    ...new Set(part.split(/\sy\s|,/).flatMap((clause) => readQuery(clause).order ?? [])),
  ];
  if (orders.length === 0) return undefined;
  const topic = query.text.replace(COMPARING, ' ').replace(/\b(?:tod[oa]s?|es|son|dime)\b/giu, ' ');
  const isOfThem = /\b(?:ell?[oa]s|es[oa]s|est[oa]s|(?:los|las) (?:dos|tres|que))\b/.test(words);
  const isOfTopic = hasContentWord(topic) && coverage >= 0.6 && !isOfThem && referred.length < 2;
  const isOfAll = (several.length < 2 && !isOfThem) || /\b(?:tienda|catalogo|todos)\b/.test(words);
  // 'Los más vendidos de cocina' is a list.
  if ((isOfTopic || isOfAll) && orders.length === 1 && (isOfTopic || /\blos\b/.test(words)))
    return searched({...query, text: isOfTopic ? query.text : ''}, now, catalogue);
  const found = isOfTopic ? catalogue.engine.search({...query, order: null}, false).hits : null;
  const least = 0.85 * (found?.[0]?.coverage ?? 0);
  const pool = found
    ? found.filter(({coverage: own}) => own >= least).map(({entry}) => entry)
    : isOfAll
      ? catalogue.engine
          .search({...query, text: ''}, false)
          .hits.map(({entry}) => entry)
          .filter(({available}) => available)
      : several;
  const ends = orders.map((order: Order) => superlative(pool, order));
  const best = ends.flatMap(({best: own}) => own.slice(0, orders.length > 1 ? 2 : SHOWN));
  const [only] = best;
  const text = ends.map((each) => each.text).join('\n');
  if (best.length === 0) return undefined;
  const asked = /\b(?:cuant\w+ )?(?:capitulos?|paginas?|formato|word|incluye|trata)\b/.exec(words);
  const own =
    only && asked && !/^(?:long|short)/.test(orders[0]!) ? productFact(only, asked[0]) : '';
  const passage = isOfAll ? 'catalogo' : 'de-la-lista';
  const reply =
    best.length === 1 && only
      ? tellOf(now, only, own ? `${text} ${own}` : text, passage)
      : tell(now, text, [passage], show(best, now));
  return {...reply, state: {...reply.state, asked: orders[0] ?? null}};
};

const whichHas: Act = (turn) => {
  const {words, now, several, query, catalogue} = turn;
  if (query.order && several.length > 1) return extreme(turn);
  const offered = offersOf(turn);
  if (offered) return offered;
  const [, quality] = OF_QUALITY.exec(words) ?? [];
  const wanted = quality ?? subjectIn(words) ?? query.text.replace(COMPARING, ' ');
  const pool =
    quality && now.query
      ? catalogue.engine.search(now.query, false).hits.map(({entry}) => entry)
      : several;
  if (pool.length < 2 || !hasContentWord(wanted)) return undefined;
  const having = pool
    .map((product) => ({product, line: lineOf(product, wanted, catalogue)}))
    .filter(({line}) => line?.isSure)
    .slice(0, SHOWN);
  const isReason = catalogue.engine
    .search(wanted, false)
    .hits.some(({entry, coverage}) => coverage >= 0.5 && several.includes(entry));
  if (having.length === 0 && isReason && !subjectIn(words))
    return chosenOf({...turn, query: {...query, text: wanted}});
  return having.length > 0
    ? tell(
        now,
        `De esos lo traen: ${having.map(({product, line}) => `«${product.title}»: ${line?.line}`).join('; ')}.`,
        ['comparar'],
        show(
          having.map(({product}) => product),
          now,
        ),
      )
    : tell(now, 'La ficha de ninguno de esos lo menciona.', ['comparar'], show(several, now));
};

const sorted: Act = ({words, now, several}) => {
  if (several.length < 2) return undefined;
  const isDown = /mayor a menor|mas (?:car|larg|extens)\w+ a/.test(words);
  const orders: readonly Order[] = /pagina|cort|larg|exten/.test(words)
    ? ['shortest', 'longest']
    : ['cheapest', 'dearest'];
  const all = ordered(several, orders[isDown ? 1 : 0]!);
  return tell(now, compare(all, 'En ese orden:'), ['comparar'], show(all, now));
};

/** The products with their sum: they are the selection from then on. */
function sumOf(now: DialogueState, products: readonly Product[], lead = ''): Reply {
  const [only] = products;
  const text =
    products.length === 1 && only
      ? `queda «${only.title}»: ${money(only)}.`
      : total(products).replace(/^S/, 's');
  return tell(
    now,
    lead ? `${lead}: ${text}` : total(products),
    ['total'],
    withChosen(products, now),
  );
}

const summed: Act = (turn) => {
  const {words, now, several, referred, chosen, cart, isPair} = turn;
  const left = now.query?.max;
  if (left != null && LEFT.test(words)) {
    const spent = chosen.reduce((sum, {price}) => sum + Number(price.amount) * 100, 0);
    const rest = Math.round(left * 100 - spent) / 100;
    return sumOf(now, chosen, `De $${left} te quedan $${rest.toFixed(2)}`);
  }
  if (/\bcarrito/.test(words))
    return cart.length > 0 ? tell(now, total(cart), ['carrito']) : undefined;
  const added = referred.filter((each) => !chosen.includes(each));
  // 'Llevo ese y el de cachorros', 'más el de pan' of what was chosen.
  if (
    chosen.length > 0 &&
    referred.length === 1 &&
    !isPair &&
    /\b(?:mas|tambien|sum\w+|agreg\w+|con)\b/.test(words)
  )
    return sumOf(now, [...chosen, ...added]);
  if (several.length > 1) return sumOf(now, several);
  const [one] = several;
  return one && tellOf(now, one, productFact(one, 'cuanto cuesta') ?? '');
};

/** What an operation on the selection starts from: what was chosen, else the list, else the one of the talk. */
function selectionOf({chosen, listed, focus}: Turn): readonly Product[] {
  if (chosen.length > 0) return chosen;
  return listed.length > 1 && (!focus || listed.includes(focus))
    ? listed
    : focus
      ? [focus]
      : listed;
}

const added: Act = (turn) => {
  const {now, chosen, referred, focus, extreme: most} = turn;
  const from = chosen.length > 0 ? chosen : focus ? [focus] : [];
  const more = [...referred, ...(referred.length === 0 && most ? [most] : [])].filter(
    (each) => !from.includes(each),
  );
  if (more.length > 0 && (from.length > 0 || more.length > 1))
    return sumOf(now, [...from, ...more]);
  const {words, catalogue} = turn;
  const [, topic = ''] = OF_ONE_MORE.exec(words) ?? [];
  const [ofTopic] = catalogue.engine
    .search(topic, false)
    .hits.filter(({entry}) => entry.available && !from.includes(entry));
  if (hasContentWord(topic) && ofTopic && from.length > 0)
    return sumOf(now, [...from, ofTopic.entry]);
  // 'Pon otro': what the last search found next.
  if (
    from.length > 0 &&
    referred.length === 0 &&
    now.query &&
    /\b(?:otr[oa]|un[oa])\b/.test(words)
  ) {
    const next = othersOf(now, from, catalogue)[0];
    if (next) return sumOf(now, [...from, next]);
  }
  return taken(turn);
};

/** The one of a selection that is to go. */
function goneOf(turn: Turn, from: readonly Product[]): Product | undefined {
  const {words, referred, listed} = turn;
  const {order} = readQuery(words);
  const [ofOrder] = order ? superlative(from, order).best : [];
  const said = new Set(wordsOf(words.replace(/\b(?:sin|menos)\b/g, ' ')).map(({term}) => term));
  const place = referred[0] ? from[listed.indexOf(referred[0])] : undefined;
  return (
    from.find((each) => referred.includes(each)) ??
    ofOrder ??
    (/(?:quit|sac|elimin|borr)\w*l[oa]\b/.test(words) ? from.at(-1) : undefined) ??
    place ??
    from.find(({title, tags}) =>
      wordsOf(`${title} ${tags.join(' ')}`).some(({term}) => said.has(term)),
    )
  );
}

const removed: Act = (turn) => {
  const {words, now, referred, chosen, catalogue} = turn;
  const own = selectionOf(turn);
  const from = own.length > 1 || chosen.length > 0 ? own : productsOf(catalogue, now.seen);
  if (from.length === 0 || (from.length < 2 && chosen.length === 0)) return undefined;
  const isOnly = /\b(?:solo|solamente|nada mas|dej\w+)\b/.test(words);
  const gone = goneOf(turn, from);
  if (isOnly && referred.length > 0) return sumOf(now, referred, 'Solo esos');
  if (!gone) return undefined;
  const rest = from.filter((each) => each !== gone);
  const next = {...now, gone: [gone.handle, ...now.gone]};
  if (rest.length === 0)
    return tell({...next, chosen: []}, `Sin «${gone.title}» no queda nada. ¿Buscamos otro?`, [
      'total',
    ]);
  return chosen.length > 0 || /\b(?:cuant\w|suma\w*|total|queda(?:ria)?)\b/.test(words)
    ? sumOf(next, rest, `Sin «${gone.title}»`)
    : listing(next, rest, `Sin «${gone.title}» ${rest.length > 1 ? 'quedan' : 'queda'}:`);
};

/** Products as the list on which the talk goes on. */
function listing(
  now: DialogueState,
  some: readonly Product[],
  text: string,
  focus: string | null = null,
): Reply {
  const {state, ...shown} = show(some, now);
  const list = some.slice(0, SHOWN).map(({handle}) => handle);
  const own = {...state, list, focus: focus ?? state.focus ?? null};
  return tell(now, text, ['busqueda'], {...shown, state: own});
}

/** A selection in which one stands for another: it is what 'ese' means from then on. */
function swappedIn(
  now: DialogueState,
  all: readonly Product[],
  [next]: readonly Product[],
  gone: Product,
): Reply {
  const lead = `${next ? 'En lugar de' : 'Sin'} «${gone.title}»${next ? `, «${next.title}»` : ''}`;
  const reply = sumOf(now, all, lead);
  return {...reply, state: {...reply.state, focus: next?.handle ?? null}};
}

/** 'Ese no, otro': what was turned down does not come back; what the last search found next takes its place. */
const rejected: Act = (turn) => {
  const {words, now, referred, focus, listed, chosen, query, catalogue} = turn;
  const gone = referred.length > 0 ? referred : focus ? [focus] : listed.slice(0, 1);
  if (gone.length === 0) return undefined;
  const isAll = /\b(?:ningun\w|es[oa]s|est[oa]s|los|las)\b/.test(words) && referred.length === 0;
  const turned = isAll ? listed : gone;
  const next = {
    ...now,
    focus: null,
    gone: [...new Set([...turned.map(({handle}) => handle), ...now.gone])],
  };
  const isIn = (some: readonly Product[]) => some.filter((each) => turned.includes(each));
  if (query.order) return beyond({...turn, now: next, referred: turned.slice(0, 1)});
  const [, topic = ''] = OF_ONE_MORE.exec(words) ?? [];
  if (hasContentWord(topic)) return searched({...readQuery(''), text: topic}, next, catalogue);
  const kept = chosen.filter((each) => !turned.includes(each));
  const others = now.query ? othersOf(next, kept, catalogue) : [];
  if (chosen.length > 1 && isIn(chosen).length > 0) {
    const all = chosen.flatMap((each) => (turned.includes(each) ? (others.shift() ?? []) : each));
    return swappedIn(
      next,
      all,
      all.filter((each) => !kept.includes(each)),
      turned[0]!,
    );
  }
  const rest = listed.filter((each) => !turned.includes(each));
  const after = listed.slice(listed.findIndex((each) => turned.includes(each)) + 1);
  const isNext = /\bsiguiente\b|\bsigue\b/.test(words) && after.length > 0;
  const fresh = others.filter(({handle}) => !now.seen.includes(handle));
  const some = isNext ? after.slice(0, 1) : fresh.length > 0 ? fresh : rest;
  const names = list(turned.map(({title}) => `«${title}»`));
  return some.length > 0
    ? listing(next, some, `Sin ${names}, ${fresh.length > 0 && !isNext ? 'también hay' : 'queda'}:`)
    : tell(next, `Eso es todo lo que tenemos de ese tema. ¿Buscamos otro?`, ['busqueda']);
};

/** The one after the last that was told: by the order that was asked, else by the list. */
const following: Act = ({now, focus, listed, several}) => {
  const pool = listed.length > 1 ? listed : several;
  const isOrder = /est$/.test(now.asked ?? '');
  const sorted = isOrder ? ordered(pool, now.asked as Order) : pool;
  const next = sorted[sorted.findIndex((each) => each === focus) + 1];
  if (!next || !focus) return undefined;
  const measure = next.pages ? `: ${next.pages} páginas, ${money(next)}` : `: ${money(next)}`;
  const text = `Después sigue «${next.title}»${measure}.`;
  const reply = tellOf(now, next, text, 'de-la-lista');
  return {...reply, state: {...reply.state, asked: now.asked}};
};

/** What else the last search finds and what is left of the amount pays, first what was not shown yet. */
function othersOf(
  {query, seen, gone}: DialogueState,
  kept: readonly Product[],
  {engine}: Catalogue,
) {
  const priceOf = ({price}: Product) => Number(price.amount);
  const isSelection = (query?.count ?? 0) > 1 && query?.max != null;
  const left = isSelection ? kept.reduce((sum, each) => sum - priceOf(each), query.max) : Infinity;
  const all = engine.search({...query!, count: null}, false).hits.map(({entry}) => entry);
  return all
    .filter((each) => !kept.includes(each) && !gone.includes(each.handle))
    .filter((each) => each.available && priceOf(each) <= left)
    .sort((a, b) => Number(seen.includes(a.handle)) - Number(seen.includes(b.handle)));
}

/** 'Cámbialo por otro': what the last search found next takes its place. */
const swapped: Act = (turn) => {
  const {words, now, query, focus, referred, listed, chosen, catalogue} = turn;
  const isOfList = chosen.length === 0 && referred.some((each) => listed.includes(each));
  const from = isOfList ? listed : chosen.length === 0 && focus ? [focus] : selectionOf(turn);
  const [before = '', after = ''] = words.split(/\b(?:por|pon\w*|el de)\b/);
  // 'El de correr' of what was chosen, where no title says it.
  const [said] = catalogue.engine
    .search(words.replace(/ por .*$|\bcambi\w*|\b(?:el|la) de\b/g, ' '), false)
    .hits.filter(({entry}) => from.includes(entry));
  const gone =
    goneOf({...turn, words: before}, from) ??
    said?.entry ??
    (chosen.length > 1 ? undefined : (focus ?? from.at(-1)));
  if (!gone && chosen.length > 1) return added(turn);
  if (!gone || !now.query) return undefined;
  const [named] = referred.filter((each) => each !== gone && !from.includes(each)).slice(-1);
  const isCheaper = /barat|econ|menos/.test(after);
  const kept = from.filter((each) => each !== gone);
  const others = othersOf(now, kept, catalogue).filter((each) => each !== gone);
  const [, topic = ''] =
    /\bpor (?:un[oa]|algo|otr[oa])(?: \w+)? (?:de|sobre|para) (.+)$/.exec(words) ?? [];
  const [ofTopic] = hasContentWord(topic)
    ? catalogue.engine.search(topic, false).hits.filter(({entry}) => !from.includes(entry))
    : [];
  const next =
    named ??
    ofTopic?.entry ??
    others.find((each) => !isCheaper || Number(each.price.amount) < Number(gone.price.amount)) ??
    (hasContentWord(query.text) ? catalogue.engine.search(query, false).hits[0]?.entry : undefined);
  if (!next || next === gone) return undefined;
  const all = from.map((each) => (each === gone ? next : each));
  const then = {...now, gone: [gone.handle, ...now.gone]};
  const lead = `En lugar de «${gone.title}», «${next.title}»:`;
  if (all.length === 1) return tellOf(then, next, `${lead} ${productFact(next, 'de que trata')}`);
  return chosen.length > 0
    ? swappedIn(then, all, [next], gone)
    : listing(then, all, lead, next.handle);
};

const taken: Act = (turn) => {
  const {words, now, query, several, referred, focus, listed, isPair, chosen} = turn;
  const all =
    isPair ||
    referred.length > 1 ||
    (chosen.length > 1 && referred.length === 0 && /\bl[oa]s\b/.test(words));
  if (all && several.length > 1 && !query.order) {
    const how =
      'Toca «Agregar» en la tarjeta de cada uno y luego «Finalizar Compra» en el carrito.';
    return tell(now, `${how} ${total(several)}`, ['total'], withChosen(several, now));
  }
  const one = referred[0] ?? turn.extreme ?? focus;
  if (one) {
    const reply = tellOf(now, one, productFact(one, 'comprar') ?? '');
    return {...reply, state: {...reply.state, chosen: [one.handle]}};
  }
  const which = 'Dime cuál quieres, por su tema o su título, y te digo cómo se compra.';
  return tell(now, listed.length > 1 ? WHICH_OF_THEM : which, ['si']);
};

/** 'Lo que me dijiste al principio', 'qué llevo'. */
const recalled: Act = (turn) => {
  const {words, now, chosen, referred, catalogue} = turn;
  const asked = referred.length === 1 ? fact(turn) : undefined;
  if (asked) return asked;
  if (/\bllev|\beleg|\beligi/.test(words) && chosen.length > 0) return sumOf(now, chosen);
  const [one] = /principio|primer/.test(words) ? productsOf(catalogue, now.first) : [];
  if (one) return tellOf(now, one, productFact(one, 'de que trata') ?? '');
  if (now.seen.length === 0) return undefined;
  const isOne = now.focus && /\bel\b/.test(words) && !/\blos\b/.test(words);
  const shown = productsOf(catalogue, isOne ? [now.focus!] : now.list);
  return tell(now, 'Te mostré esto:', ['recuerdo'], show(shown, now));
};

/** Something cheaper, shorter and so on than what the talk is about. */
const beyond: Act = (turn) => {
  const {words, now, query, focus, listed, referred, coverage, catalogue} = turn;
  const order: Order =
    query.order && query.order !== 'dearest'
      ? query.order
      : /cort|brev|pagina|largo/.test(words) && !/\bcar[oa]s?\b/.test(words)
        ? 'shortest'
        : 'cheapest';
  const from = referred[0] ?? focus ?? ordered(listed, order)[0];
  const isTopic =
    coverage >= 0.75 && /\b(?:del?|sobre) \w{4,}/.test(words) && hasContentWord(query.text);
  if (!from || query.max !== null || isTopic) return undefined;
  const before = now.query?.text ?? '';
  const wanted: Query = {
    ...(now.query ?? query),
    order,
    count: null,
    text: hasContentWord(before) ? before : subjectOf(from),
    max:
      order === 'cheapest'
        ? Math.round(Number(from.price.amount) * 100 - 1) / 100
        : (now.query?.max ?? null),
    maxPages: order === 'shortest' && from.pages ? from.pages - 1 : null,
    minPages: order === 'longest' && from.pages ? from.pages + 1 : null,
  };
  const own = (each: Product) => each.tags.slice(0, -each.collections.length);
  const isAkin = (each: Product) => own(each).some((tag) => own(from).includes(tag));
  const isNear = (each: Product) => each.collections[0] === from.collections[0];
  const akinTo = (text: string) =>
    catalogue.engine
      .search({...wanted, text}, false)
      .hits.filter(({entry: each, coverage: share}) => share >= SURELY || isNear(each))
      .map(({entry}) => entry)
      .filter((each) => each !== from && each.available && !now.gone.includes(each.handle));
  const what = {longest: 'más extenso', shortest: 'más breve'}[order as string] ?? 'más barato';
  const akin = akinTo(wanted.text);
  if (akin.length > 0) return listing(now, akin, `${what.replace('m', 'M')}s:`);
  const alike = akinTo('').filter((each) => isNear(each) && isAkin(each));
  const lead = `De eso mismo, «${from.title}» es lo ${what}.`;
  return alike.length > 0
    ? listing(now, alike, `${lead} De un tema cercano hay ${what}:`)
    : listing(now, [from], `${lead.slice(0, -1)} que tenemos.`);
};

/** 'Otro parecido'. */
const alike: Act = (turn) => {
  const {now, focus, listed, coverage, query, catalogue} = turn;
  const from = focus ?? (listed.length === 1 ? listed[0] : undefined);
  if (coverage >= 0.6 && hasContentWord(query.text)) return found(turn);
  if (!from) return more(turn);
  const shared = ({tags}: Product) => tags.filter((tag) => from.tags.includes(tag)).length;
  const akin = catalogue.engine.entries
    .filter((each) => each !== from && each.available && shared(each) > 0)
    .sort((a, b) => shared(b) - shared(a));
  return akin.length > 0
    ? tell(now, `Parecidos a «${from.title}»:`, ['busqueda-cercana'], show(akin, now))
    : undefined;
};

const ofCatalogue: Act = ({words, query, now, catalogue}) => {
  const said = catalogueFact(words, query, catalogue);
  return said ? tell(now, said.text, ['catalogo'], show(said.products, now)) : undefined;
};

function subjectOf({tags}: Product): string {
  return tags.slice(0, 2).join(' ');
}

export const ACTS: Readonly<Record<string, Act>> = {
  ninguna: found,
  otros: more,
  'otro-mas': beyond,
  parecido: alike,
  'cual-mejor': chosenOf,
  comparar: compared,
  extremo: extreme,
  suma: summed,
  agrega: added,
  rechaza: rejected,
  siguiente: following,
  quita: removed,
  'cambia-por': swapped,
  llevar: taken,
  dato: fact,
  contiene: content,
  'cual-trae': whichHas,
  sirve: suits,
  trata: about,
  recuerda: recalled,
  presupuesto: selected,
  ordena: sorted,
  catalogo: ofCatalogue,
};
