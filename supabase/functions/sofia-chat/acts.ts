/** What she does with products, by what the classifier calls it. An act that does not fit gives nothing, and the next likeliest is tried. */
import {hasFilters, readQuery, type Order, type Query} from '../_shared/search/query.ts';
import {hasContentWord, wordsOf} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {aboutSubject, found, more, productsFor, searched, selected, withChosen} from './finding.ts';
import {
  ASKED_AGAIN,
  card,
  catalogueFact,
  chaptersOf,
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
import {calledIn, FOR_SELLERS, linesOf, pointedAt, productsOf, subjectIn} from './references.ts';
import {show, SHOWN, tell, tellOf, type Reply} from './reply.ts';
import type {DialogueState} from './state.ts';
import {
  asksChapter,
  CONFIRMS,
  LEFT,
  MOST_REDUCED,
  OF_ONE_MORE,
  OF_QUALITY,
  unknownOf,
  WHICH_SAYS,
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

/** What is asked of one product, or the same of each that is meant. */
const fact: Act = (turn) => {
  const {now, catalogue, focus, several, referred, extreme, isPair, query} = turn;
  const words = askedIn(turn);
  const asked = factIn(askedIn({...turn, words: turn.bare}));
  const offered = offersOf({...turn, words});
  if (offered) return offered;
  const seen = [...(focus ? [focus] : []), ...productsOf(catalogue, now.seen)];
  const optioned = referred.length === 0 && seen.find((each) => optionsIn(each, words).length > 0);
  if (optioned) return tellOf(now, optioned, productFact(optioned, words) ?? '');
  if (referred.length > 1 && /\bcuant|preci/.test(words) && !/cada|pagina|hojas/.test(words))
    return summed(turn);
  const isOfSeveral = several.length > 1 && referred.length !== 1;
  if (isOfSeveral && (isPair || referred.length > 1 || (!focus && !extreme))) {
    // The description of each says how many or how long.
    if (!asked && /\bcuant[oa]s\b/.test(words))
      return tell(
        now,
        several.map(({title, texts}) => `«${title}»: ${texts().about[0] ?? ''}`).join('\n'),
        ['comparar'],
        show(several, now),
      );
    const having = whichHas(turn);
    if (having) return having;
    if (referred.length > 1 || isPair || asked) return ofEach(several, words, now);
  }
  const isOrdinal = /\b(?:segund|tercer|cuart|quint)[oa]\b/.test(words) && turn.listed.length > 0;
  if (isOrdinal && referred.length === 0 && asked !== 'capitulo')
    return tell(
      now,
      'Esa lista no tiene tantos. Te mostré esto:',
      ['recuerdo'],
      show(turn.listed, now),
    );
  const one = asked === 'capitulo' && focus ? focus : meant(turn);
  if (!one) return undefined;
  const lead = extreme && query.order ? `${superlative(several, query.order).text} ` : '';
  const from = query.age === null ? now : {...now, query: {...query, text: subjectOf(one)}};
  const others = one.available ? [] : akinTo(one, catalogue).slice(0, SHOWN - 1);
  const beside =
    others.length > 0
      ? ` Disponibles y parecidos: ${list(others.map(({title}) => `«${title}»`))}.`
      : '';
  const reply = tellOf(from, one, lead + pageOf(one, words, asked, catalogue) + beside);
  return {...reply, state: {...reply.state, asked}};
};

/** The message, or what was asked before of another product: 'y el segundo?'. */
function askedIn({words, bare, now}: Turn): string {
  const asked = now.asked ?? '';
  if (factIn(bare) || subjectIn(words)) return words;
  if (asksChapter(words, now)) return `${words} capitulo`;
  return asked === 'oferta' ? `${words} oferta` : (ASKED_AGAIN[asked] ?? words);
}

/** Facts that are asked whatever else a message has. */
const OF_ITS_OWN = /^(?:comprar|versiones|peso|actualizado|oferta|capitulos?|idioma)$/;

/** What a product's page says of what is asked: the fact, the lines on a subject, or all that it is. */
function pageOf(one: Product, words: string, asked: string | null, catalogue: Catalogue): string {
  const {title, texts} = one;
  const subject = subjectIn(words);
  if (
    OF_ITS_OWN.test(asked ?? '') &&
    (subject === null || !/\b(?:habla|dice|ensena|explica)/.test(words))
  )
    return productFact(one, words) ?? card(one);
  const all = subject ? linesOf(one, subject, catalogue) : [];
  const chapters = all.filter(({chapter}) => chapter > 0);
  const lines = chapters.length > 0 && chapters[0]?.isSure === all[0]?.isSure ? chapters : all;
  const quoted = lines.map(
    ({line, chapter}) => `${chapter ? `capítulo ${chapter}, ` : ''}«${line}»`,
  );
  if (subject && /\bcuant[oa]s\b/.test(words)) {
    const about = texts().about.filter((line) => !FOR_SELLERS.test(line));
    return `${about.join(' ')} ${card(one)}`;
  }
  if (lines[0]?.isSure) return `Sí, «${title}» lo toca: ${quoted.join('; ')}.`;
  const facts = productFact(one, words);
  if (!subject) return facts ?? `${texts().about[0] ?? ''} ${card(one)}`.trim();
  const near = quoted.length > 0 ? `Lo más cercano en «${title}»: ${quoted.join('; ')}. ` : '';
  return `${near}${asked === 'incluye' || !facts ? '' : `${facts} `}${texts().about[0] ?? ''} ${chaptersOf(one)} Con «Hojear» lees unas páginas.`;
}

/** A fact of each; side by side where that shows it. */
function ofEach(several: readonly Product[], words: string, now: DialogueState): Reply {
  const asked = factIn(words) ?? '';
  const text = /^(?:peso|actualizado|oferta|incluye|capitulos)$/.test(asked)
    ? several.map((each) => productFact(each, words)).join('\n')
    : compare(several, 'De cada uno:');
  const {state, ...shown} = show(several, now);
  return tell(now, text, ['comparar'], {...shown, state: {...state, asked: asked || null}});
}

/** Those of a list that are reduced: 'cuál está en oferta'. */
function offersOf(turn: Turn): Reply | undefined {
  const {words, now, focus, several, referred, isPair, catalogue} = turn;
  if (!/\b(?:ofertas?|descuentos?|promo\w*|rebaj\w+)\b(?! (?:si|por))/.test(words))
    return undefined;
  const isMost = MOST_REDUCED.test(words);
  const isOfThem =
    several.length > 1 && (!focus || isPair || /\b(?:es[oa]s|tod[oa]s|cuales)\b/.test(words));
  const pool = isOfThem ? poolOf(turn) : isMost ? catalogue.engine.entries : [];
  if (pool.length < 2 || referred.length === 1) return undefined;
  if (!isMost && !/\b(?:cual(?:es)?|solo|los|las|alguno|hay|est[oa]s|es[oa]s)\b/.test(words))
    return undefined;
  const share = (each: Product) => savingOf(each) / Number(each.texts().was?.amount ?? Infinity);
  const offers = pool.filter(({offer}) => offer).sort((a, b) => share(b) - share(a));
  if (offers.length === 0)
    return tell(
      now,
      `De ${scopeOf(pool, now, catalogue)}, ninguno está en oferta ahora.`,
      ['comparar'],
      show(several, now),
    );
  const {state, ...shown} = show(offers, now);
  const rows = offers.slice(0, SHOWN).map((each) => productFact(each, 'oferta'));
  const isFirst = isMost && offers.length > 1;
  const lead = isFirst
    ? 'El más rebajado va primero. '
    : `De ${scopeOf(pool, now, catalogue)}, en oferta ${offers.length > 1 ? `hay ${offers.length}` : 'hay uno'}: `;
  return tell(now, lead + rows.join('\n'), ['comparar'], {
    ...shown,
    state: {
      ...state,
      focus: isFirst || offers.length === 1 ? offers[0]!.handle : null,
      asked: 'oferta',
    },
  });
}

/** What is meant by 'de esos': all that the last search found, where the list is its beginning. */
function poolOf({now, several, referred, isPair, words, catalogue}: Turn): readonly Product[] {
  const isSaid =
    referred.length > 1 || isPair || /\b(?:est[oa]s|(?:los|las) (?:dos|tres))\b/.test(words);
  if (isSaid || !now.query || !hasContentWord(now.query.text)) return several;
  const hits = productsFor({...now.query, order: null, count: null}, catalogue)
    .hits.map(({entry}) => entry)
    .filter((each) => each.available && !now.gone.includes(each.handle));
  return several.every((each) => hits.includes(each)) ? hits : several;
}

/** How many and of what: 'los 5 de mascotas'. */
function scopeOf(pool: readonly Product[], {query}: DialogueState, {engine}: Catalogue): string {
  if (pool.length >= engine.entries.filter(({available}) => available).length)
    return 'toda la tienda';
  const about = query && pool.length > SHOWN ? aboutSubject(query.text) : '';
  return about.includes('«') ? `los ${pool.length} ${about}` : `esos ${pool.length}`;
}

/** Some beside each other: by the order, the offer, the subject or the reason that is asked. */
const compared: Act = (turn) => {
  const {words, now, query, several, referred, catalogue} = turn;
  if (query.order && several.length > 1) return extreme(turn);
  const special = offersOf(turn) ?? whichHas(turn);
  if (special) return special;
  const [only] = referred;
  if (
    only &&
    referred.length === 1 &&
    several.length < 2 &&
    /\b(?:con|y|o|entre|diferencia)\b/.test(words)
  ) {
    const next = catalogue.engine.search(query, false).hits.find(({entry}) => entry !== only);
    if (next)
      return tell(now, compare([only, next.entry]), ['comparar'], show([only, next.entry], now));
  }
  const reason = withoutService(query).text.replace(COMPARING, ' ').trim();
  if (several.length < 2) {
    const one = hasContentWord(reason) ? undefined : meant(turn);
    return one && tellOf(now, one, `${one.texts().about[0] ?? ''} ${card(one)}`);
  }
  const isAsked = !/\b(?:diferenci\w+|compar\w+|distint\w+)\b/.test(words);
  const [best, next] =
    isAsked && hasContentWord(reason)
      ? catalogue.engine
          .search({...readQuery(''), text: reason}, false)
          .hits.filter(({entry}) => several.includes(entry))
      : [];
  const rows = compare(several, /cada uno|cuant|preci/.test(words) ? 'De cada uno:' : undefined);
  if (!best || (next && best.coverage < next.coverage + 0.1))
    return tell(now, rows, ['comparar'], show(several, now));
  return tellOf(now, best.entry, `Por lo que cuentas, «${best.entry.title}». ${rows}`, 'comparar');
};

/** The cheapest, longest and so on: of what is meant, of a topic, or of all; how many they are is said. */
const extreme: Act = (turn) => {
  const {part, words, now, query, several, referred, coverage, isPair, catalogue} = turn;
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
  const topic = query.text
    // Of the whole shop: what it is called is no topic.
    .replace(/(?<!\p{L})(?:cat[aá]logo|tienda|libros?|ebooks?)(?!\p{L})/giu, ' ')
    .replace(COMPARING, ' ')
    .replace(/(?<!\p{L})(?:tod[oa]s?|es|son|dime|premium|quedan?)(?!\p{L})/giu, ' ');
  const isOfThem = /\b(?:ell?[oa]s|es[oa]s|est[oa]s|(?:los|las) (?:dos|tres|que))\b/.test(words);
  const isOfTopic = hasContentWord(topic) && coverage >= 0.6 && !isOfThem && referred.length < 2;
  const isOfAll = (several.length < 2 && !isOfThem) || /\b(?:tienda|catalogo)\b/.test(words);
  const isOne = !/\b(?:los|las|unos)\b/.test(words);
  // 'Los más vendidos de cocina' is a list.
  if ((isOfTopic || isOfAll) && orders.length === 1 && !isOne)
    return searched({...query, text: isOfTopic ? topic : ''}, now, catalogue);
  const wanted = {...query, order: null, count: null, text: isOfTopic ? topic : ''};
  const everything = catalogue.engine.entries.map((entry) => ({entry, coverage: 1}));
  const isFree = isOfAll && !isOfTopic && !hasFilters(wanted);
  const found = isFree
    ? everything
    : isOfTopic || isOfAll
      ? productsFor(wanted, catalogue).hits
      : [];
  const least = isOfTopic ? 0.85 * (found[0]?.coverage ?? 0) : 0;
  const all = found.filter((each) => each.coverage >= least && each.entry.available);
  const pool = isOfTopic || isOfAll ? all.map(({entry}) => entry) : several;
  const wider = isOfTopic || isOfAll ? [] : poolOf(turn);
  const from = isOfTopic ? {...now, query: wanted} : now;
  const scope = scopeOf(pool, from, catalogue);
  const ends = orders.map((order: Order) => superlative(pool, order));
  const best = ends.flatMap(({best: own}) => own.slice(0, orders.length > 1 ? 2 : SHOWN));
  const [only] = best;
  if (best.length === 0) return undefined;
  const beside =
    orders.length === 1 && wider.length > pool.length ? superlative(wider, orders[0]!) : null;
  const isBeaten = beside !== null && !beside.best.some((each) => best.includes(each));
  const text =
    ends.map((each) => (pool.length > 1 ? `De ${scope}, ${each.text}` : each.text)).join('\n') +
    (isBeaten ? ` De ${scopeOf(wider, now, catalogue)}, ${beside.text}` : '');
  const passage = isOfAll ? 'catalogo' : 'de-la-lista';
  const asked = factIn(words.replace(/\b(?:barat|car|larg|cort|extens|brev|econ)\w+/g, ' '));
  const own =
    only && asked && !/^(?:ficha|oferta|comprar)$/.test(asked)
      ? ` ${productFact(only, words) ?? ''}`
      : '';
  const isSingle = new Set(best).size === 1 && only;
  const reply = isSingle
    ? tellOf(from, only, text + own, passage)
    : tell(from, text, [passage], show(best, from));
  const products = isBeaten ? show([...best, ...beside.best], now).products : reply.products;
  // Those that were measured are 'los dos' or the sum from then on.
  const measured = referred.length > 1 ? referred : isPair ? several : [];
  const list = measured.length > 1 ? {list: measured.map(({handle}) => handle)} : {};
  return {...reply, products, state: {...reply.state, ...list, asked: orders[0] ?? null}};
};

/** Those of some that say something of a subject; undefined where none does. */
function whichHas(turn: Turn): Reply | undefined {
  const {words, now, several, catalogue} = turn;
  const [, quality] = OF_QUALITY.exec(words) ?? [];
  const wanted = quality ?? subjectIn(words);
  if (!wanted || !hasContentWord(wanted)) return undefined;
  const pool =
    quality && now.query ? productsFor(now.query, catalogue).hits.map(({entry}) => entry) : several;
  const isWhich = WHICH_SAYS.test(words);
  if (pool.length < 2 && !isWhich) return undefined;
  const saying = (some: readonly Product[]) =>
    some
      .map((product) => ({product, line: linesOf(product, wanted, catalogue)[0]}))
      .filter(({line}) => line?.isSure)
      .slice(0, SHOWN);
  // Of what was just shown, else of all that the talk had, else of what a search for it finds.
  const pools = [
    () => pool,
    ...(isWhich
      ? [
          () => productsOf(catalogue, now.seen),
          () =>
            catalogue.engine
              .search(wanted, false)
              .hits.slice(0, 6)
              .map(({entry}) => entry),
        ]
      : []),
  ];
  let having: ReturnType<typeof saying> = [];
  for (const some of pools) if (having.length === 0) having = saying(some());
  if (having.length === 0) return undefined;
  const products = having.map(({product}) => product);
  const [only] = products;
  const text = `Lo ${having.length > 1 ? 'traen' : 'trae'}: ${having.map(({product, line}) => `«${product.title}»${line?.chapter ? `, capítulo ${line.chapter}` : ''}: «${line?.line}»`).join('; ')}.`;
  return products.length === 1 && only
    ? tellOf(now, only, text, 'comparar')
    : tell(now, text, ['comparar'], show(products, now));
}

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
  // 'Suma el de marcianos': others are not meant.
  const [unclear] = /\b(?:el|la) del? \w+(?: \w+)?/.exec(words) ?? [];
  if (unclear && referred.length === 0 && !isPair)
    return tell(now, `No sé cuál es «${unclear}». Dime su tema o su título y lo sumo.`, ['total']);
  if (several.length > 1) return sumOf(now, several);
  const [one] = several;
  return one && tellOf(now, one, card(one));
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
  if (referred.length > 0 && from.length > 1) return sumOf(now, from, 'Ya está');
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
  const {words, now, focus, listed, chosen, query, catalogue} = turn;
  // 'Ese no, el otro': what is said after it is what is wanted.
  const [, before = words, after = ''] =
    /^(.*?\b(?:no|tampoco)\b(?: (?:me|nos) \w+)?)(?: (?:mejor|prefiero|quiero|dame))? ((?:el|la) .+)$/.exec(
      words,
    ) ?? [];
  const inThat = (some: string) =>
    some.includes(' ') ? [...pointedAt(some, listed), ...calledIn(some, now, catalogue)] : [];
  const meantBefore = after ? inThat(before) : turn.referred;
  const gone = meantBefore.length > 0 ? meantBefore : focus ? [focus] : listed.slice(0, 1);
  if (gone.length === 0) return undefined;
  const referred = meantBefore;
  const isAll = /\b(?:ningun\w|es[oa]s|est[oa]s|los|las)\b/.test(words) && referred.length === 0;
  const turned = isAll ? listed : gone;
  const next = {
    ...now,
    focus: null,
    gone: [...new Set([...turned.map(({handle}) => handle), ...now.gone])],
  };
  const wished = after
    ? (inThat(after)[0] ??
      (/^(?:el|la) otr[oa]\b/.test(after)
        ? listed.find((each) => !turned.includes(each))
        : undefined))
    : undefined;
  if (wished)
    return tellOf(
      next,
      wished,
      `Entonces «${wished.title}». ${wished.texts().about[0] ?? ''} ${card(wished)}`,
    );
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
  const later = listed.slice(listed.findIndex((each) => turned.includes(each)) + 1);
  const isNext = /\bsiguiente\b|\bsigue\b/.test(words) && later.length > 0;
  const fresh = others.filter(({handle}) => !now.seen.includes(handle));
  const isAnother = rest.length === 0 || /\botr[oa]s?\b/.test(words);
  const isFresh = !isNext && isAnother && fresh.length > 0;
  const some = isNext ? later.slice(0, 1) : isFresh ? fresh : rest;
  const names = list(turned.map(({title}) => `«${title}»`));
  return some.length > 0
    ? listing(
        next,
        some,
        `Sin ${names}, ${isFresh ? 'también hay' : some.length > 1 ? 'quedan' : 'queda'}:`,
      )
    : tell(next, `Eso es todo lo que tenemos de ese tema. ¿Buscamos otro?`, ['busqueda']);
};

/** The one after the last that was told: by the order that was asked, else by the list. */
const following: Act = ({now, focus, listed, several}) => {
  const pool = listed.length > 1 ? listed : several;
  const isOrder = /est$/.test(now.asked ?? '');
  const sorted = isOrder ? ordered(pool, now.asked as Order) : pool;
  // 'El más barato' may have been answered with a list, whose first it was.
  const from = focus ?? (now.query?.order ? sorted[0] : undefined);
  const next = sorted[sorted.findIndex((each) => each === from) + 1];
  if (!next || !from) return undefined;
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
  if (all.length === 1) return tellOf(then, next, `${lead} ${card(next)}`);
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
  if (one) return tellOf(now, one, `${one.texts().about[0] ?? ''} ${card(one)}`);
  if (now.seen.length === 0) return undefined;
  const isOne = now.focus && /\bel\b/.test(words) && !/\blos\b/.test(words);
  const shown = productsOf(catalogue, isOne ? [now.focus!] : now.list);
  return tell(now, 'Te mostré esto:', ['recuerdo'], show(shown, now));
};

/** Something cheaper, shorter and so on than what the talk is about. */
const beyond: Act = (turn) => {
  const {words, now, query, focus, listed, referred, coverage, catalogue} = turn;
  const isOfMeasure =
    query.order !== null ||
    /cort|brev|pagina|largo|\bcar[oa]s?\b|barat|econ|precio|menos/.test(words);
  if (!isOfMeasure) return more(turn);
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
  const within = (text: string) =>
    catalogue.engine
      .search({...wanted, text}, false)
      .hits.filter(({entry: each, coverage: share}) => share >= SURELY || isNear(each))
      .map(({entry}) => entry)
      .filter((each) => each !== from && each.available && !now.gone.includes(each.handle));
  const what = {longest: 'más extenso', shortest: 'más breve'}[order as string] ?? 'más barato';
  const akin = within(wanted.text);
  if (akin.length > 0) return listing(now, akin, `${what.replace('m', 'M')}s:`);
  const near = within('').filter(isNear);
  const alike = near.some(isAkin) ? near.filter(isAkin) : near;
  const lead = `De eso mismo, «${from.title}» es lo ${what}.`;
  return alike.length > 0
    ? listing(now, alike, `${lead} De un tema cercano hay ${what}:`)
    : tellOf(now, from, `${lead.slice(0, -1)} que tenemos.`, 'busqueda');
};

/** What has its tags, the most of them first. */
function akinTo(from: Product, {engine}: Catalogue): readonly Product[] {
  const shared = ({tags}: Product) => tags.filter((tag) => from.tags.includes(tag)).length;
  return engine.entries
    .filter((each) => each !== from && each.available && shared(each) > 0)
    .sort((a, b) => shared(b) - shared(a));
}

/** 'Otro parecido'. */
const alike: Act = (turn) => {
  const {now, focus, listed, coverage, query, catalogue} = turn;
  const from = turn.referred[0] ?? focus ?? (listed.length === 1 ? listed[0] : undefined);
  const [, topic = ''] = /\b(?:de|sobre|para) (.+)$/.exec(turn.words) ?? [];
  const isOther = from !== undefined && hasContentWord(topic) && !/\bmenos de\b/.test(turn.words);
  if (isOther && turn.referred.length === 0) {
    const isLike = /parecid|similar/.test(turn.words);
    const text = isLike ? `${subjectOf(from)} ${topic}` : topic;
    const {hits, near} = productsFor({...query, text}, catalogue);
    const akin = [...hits, ...(isLike ? near.slice(0, 1) : [])]
      .map(({entry}) => entry)
      .filter((each) => each !== from && each.available)
      .slice(0, isLike ? 1 : SHOWN);
    if (akin.length > 0) return listing(now, akin, 'De eso, lo más cercano:');
    return searched({...query, text: topic}, {...now, gone: [from.handle, ...now.gone]}, catalogue);
  }
  if (!from && coverage >= 0.6 && hasContentWord(query.text)) return found(turn);
  if (!from) return more(turn);
  const akin = akinTo(from, catalogue).filter(
    ({handle, price}) =>
      !now.gone.includes(handle) && Number(price.amount) <= (query.max ?? Infinity),
  );
  return akin.length > 0
    ? tell(
        now,
        `Parecidos a «${from.title}»${query.max === null ? '' : ` hasta $${query.max}`}:`,
        ['busqueda-cercana'],
        show(akin, now),
      )
    : undefined;
};

const ofCatalogue: Act = ({words, query, now, catalogue}) => {
  const said = catalogueFact(words, query, catalogue);
  return said ? tell(now, said.text, ['catalogo'], show(said.products, now)) : undefined;
};

function subjectOf({tags}: Product): string {
  return tags.slice(0, 2).join(' ');
}

/** Beside what is compared or added up: how many of those that were said it leaves out. */
const whole =
  (act: Act): Act =>
  (turn) => {
    const reply = act(turn);
    const unknown = unknownOf(turn);
    if (!reply || unknown <= 0 || reply.products.length === 0) return reply;
    const names = list(turn.several.slice(0, SHOWN).map(({title}) => `«${title}»`));
    const missing = unknown > 1 ? `me faltan ${unknown}` : 'me falta uno';
    return {
      ...reply,
      response: `De los que dices ${missing}: esto es solo de ${names}. Dime el otro por su tema o su título y lo agrego.\n${reply.response}`,
    };
  };

export const ACTS: Readonly<Record<string, Act>> = {
  ninguna: found,
  otros: more,
  'otro-mas': beyond,
  parecido: alike,
  comparar: whole(compared),
  extremo: whole(extreme),
  suma: whole(summed),
  agrega: added,
  rechaza: rejected,
  siguiente: following,
  quita: removed,
  'cambia-por': swapped,
  llevar: taken,
  dato: fact,
  recuerda: recalled,
  presupuesto: selected,
  ordena: sorted,
  catalogo: ofCatalogue,
};
