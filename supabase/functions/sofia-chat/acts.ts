/** What she does with products, by what the classifier calls it. An act that does not fit gives nothing, and the next likeliest is tried. */
import {hasFilters, readQuery, type Order, type Query} from '../_shared/search/query.ts';
import {hasContentWord} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {
  aboutSubject,
  found,
  more,
  productsFor,
  saysTopic,
  searched,
  selected,
  withChosen,
} from './finding.ts';
import {
  catalogueFact,
  compare,
  confirm,
  described,
  factIn,
  money,
  optionsIn,
  ordered,
  productFact,
  savingOf,
  superlative,
  total,
} from './products.ts';
import {linesOf, meantIn, numbersOf, productsOf} from './references.ts';
import {show, SHOWN, tell, tellOf, type Reply} from './reply.ts';
import type {DialogueState} from './state.ts';
import {ALONE, CONFIRMS, LEFT, missingOf, OF_ONE_MORE, withoutService, type Turn} from './turn.ts';
import {list, plain} from './words.ts';

type Act = (turn: Turn) => Reply | undefined;

export const WHICH_OF_THEM = '¿Cuál de ellos? Dime «el primero» o su tema, y te cuento.';
/** Coverage from which on products are meant by a topic beside what is compared. */
const IS_TOPIC = 0.6;
/** Coverage from which on a product of another niche is of the same topic. */
const SURELY = 0.7;
/** What is compared says nothing of a topic or of a reason. */
const COMPARING =
  /(?<!\p{L})(?:cu[aá]l(?:es)?|mejor|recom\p{L}*|diferencia|compar\p{L}*|entre|el[ei][jg]\p{L}*|conv[ie]\p{L}*|escojo|prefieres|compr\p{L}*|llevar\p{L}*|primer\p{L}*|segund\p{L}*|tercer\p{L}*|dos|tres|esos|estos|ellos|oferta|descuento|precio|p[aá]ginas?|hojas|cap[ií]tulos?|sirven?|trae|viene|cat[aá]logo|tienda|libros?|ebooks?|tod[oa]s?|es|son|dime|premium|quedan?|ense[nñ]\p{L}+|mostr\p{L}+|gord\p{L}+|cantidad|n[uú]mero)(?!\p{L})/giu;

const titles = (some: readonly Product[]) => list(some.map(({title}) => `«${title}»`));

/** Asks which are meant, and computes nothing. */
function unsettled({now, several, unknown, referred, count, catalogue}: Turn): Reply {
  const known = referred.length > 0 ? referred : several;
  const candidates = productsOf(catalogue, [...new Set([...now.since, ...now.list])]).slice(0, 4);
  if (unknown.length > 0) {
    const lead =
      known.length > 0
        ? `De los que dices me falta ${unknown.length > 1 ? 'más de uno' : 'uno'}: no sé cuál es ${list(unknown.map((each) => `«${each}»`))}. Tengo ${titles(known)}.`
        : `No sé cuál es ${list(unknown.map((each) => `«${each}»`))}.`;
    return tell(now, `${lead} Dime su tema o su título y te respondo.`, ['total'], {
      state: {focus: now.focus},
    });
  }
  if (candidates.length === 0)
    return tell(now, 'Dime cuáles, por su tema o su título, y te respondo.', ['total']);
  const said = count ? `los ${count}` : 'eso';
  return tell(
    now,
    `¿Cuáles son ${said}? Hemos visto ${titles(candidates)}. Dime cuáles y te respondo.`,
    ['total'],
    {products: show(candidates, now).products},
  );
}

/** The one product that a fact is asked of: of a list, the one that the question is most about. */
function meant({
  referred,
  extreme,
  focus,
  listed,
  says,
  query,
  words,
  catalogue,
}: Turn): Product | undefined {
  if (referred[0] ?? extreme ?? focus) return referred[0] ?? extreme ?? focus;
  const subject = says ?? query.text;
  if (listed.length > 1 && hasContentWord(subject)) {
    const {hits, near} = catalogue.engine.search(subject, false);
    const one = [...hits, ...near].find(({entry}) => listed.includes(entry))?.entry;
    if (one) return one;
  }
  return words.split(' ').length <= 8 || listed.length === 1 ? listed[0] : undefined;
}

/** What is asked of one product, or the same of each that is meant. */
const fact: Act = (turn) => {
  const {now, catalogue, focus, several, referred, extreme: most, count, query, words} = turn;
  const asked = turn.fact ?? (turn.says ? null : askedBefore(turn));
  const offered = offersOf(turn);
  if (offered) return offered;
  const seen = [...(focus ? [focus] : []), ...productsOf(catalogue, now.seen)];
  const optioned = referred.length === 0 && seen.find((each) => optionsIn(each, words).length > 0);
  if (optioned) return tellOf(now, optioned, productFact(optioned, words) ?? '');
  if (referred.length > 1 && asked === 'precio' && !/cada/.test(words)) return summed(turn);
  const isOfList = referred.length === 0 && !focus && !most && turn.listed.length > 1;
  const isOfSeveral =
    referred.length > 1 ||
    (referred.length === 0 && count !== null) ||
    (isOfList && asked !== null && asked !== 'comprar');
  if (isOfSeveral && several.length > 1) return whichHas(turn) ?? ofEach(several, asked, now);
  if (
    /\b(?:segund|tercer|cuart|quint)[oa]\b/.test(words) &&
    referred.length === 0 &&
    turn.listed.length > 0 &&
    asked !== 'capitulo'
  )
    return tell(
      now,
      'Esa lista no tiene tantos. Te mostré esto:',
      ['recuerdo'],
      show(turn.listed, now),
    );
  if (!turn.fact && !focus && !most && referred.length === 0) {
    const which = whichHas(turn);
    if (which) return which;
  }
  const one = asked === 'capitulo' && focus ? focus : meant(turn);
  if (!one) return undefined;
  const lead =
    most && query.order && referred.length === 0
      ? `${superlative(several, query.order).text} `
      : '';
  const others =
    one.available || (asked && asked !== 'disponible' && asked !== 'comprar')
      ? []
      : akinTo(one, catalogue).slice(0, SHOWN - 1);
  const beside = others.length > 0 ? ` Disponibles y parecidos: ${titles(others)}.` : '';
  const reply = tellOf(now, one, lead + pageOf(one, turn, asked) + beside);
  return {...reply, state: {...reply.state, asked}};
};

/** What was asked before of another product: 'y el segundo?'. */
const askedBefore = ({now, bare}: Turn): string | null =>
  now.asked && !/est$/.test(now.asked) && ALONE.test(bare) ? now.asked : null;

/** What a product's page says of what is asked: the fact, the lines on a subject, or what it is about. */
function pageOf(one: Product, {words, bare, says, catalogue}: Turn, asked: string | null): string {
  const {title} = one;
  const isCount = /\bcuant[oa]s?\b/.test(words);
  const lines = says ? linesOf(one, says, catalogue) : [];
  const quoted = lines.map(
    ({line, chapter}) => `${chapter ? `capítulo ${chapter}, ` : ''}«${line}»`,
  );
  if (says && isCount && asked !== 'precio') {
    const number = numbersOf(one, says);
    return number
      ? `De «${title}» se dice: «${number}».`
      : `Su página no dice cuánto. ${described(one)}`;
  }
  const isSaid =
    says !== null && lines[0]?.isSure && !/^(?:precio|paginas|oferta|comprar)$/.test(asked ?? '');
  const facts = asked && (asked !== 'incluye' || !says) ? productFact(one, bare, asked) : null;
  if (isSaid)
    return [facts, `Sí, «${title}» lo toca: ${quoted.join('; ')}.`].filter(Boolean).join(' ');
  if (facts && asked === 'publico' && lines.length > 0)
    return `${facts} Lo más cercano a eso: ${quoted[0]}.`;
  if (facts) return facts;
  if (!says) return described(one);
  return lines.length > 0
    ? `Lo más cercano en «${title}»: ${quoted.slice(0, 2).join('; ')}. Con «Hojear» lees unas páginas antes de comprar.`
    : // What no line is like may be in the book all the same.
      [described(one), productFact(one, bare, 'capitulos')].filter(Boolean).join(' ');
}

/** A fact of each; side by side where that shows it. */
function ofEach(several: readonly Product[], asked: string | null, now: DialogueState): Reply {
  const isSided = asked === null || /^(?:precio|paginas|publico|trata|comprar)$/.test(asked);
  const text = isSided
    ? compare(several, 'De cada uno:')
    : several.map((each) => productFact(each, '', asked)).join('\n');
  const {state, ...shown} = show(several, now);
  return tell(now, text, ['comparar'], {...shown, state: {...state, asked}});
}

/** Those that are reduced, of what is meant or of the whole shop; the most reduced first. */
function offersOf(turn: Turn): Reply | undefined {
  const {words, now, several, referred, count, catalogue, fact: asked, query} = turn;
  if (asked !== 'oferta' && !query.offer) return undefined;
  const isMost = /\b(?:mas|mayor|mejor)\b/.test(words);
  const isWhich =
    /\b(?:cual(?:es)?|alguno|ninguno|hay|solo|los que|est[oa]s|es[oa]s|tod[oa]s)\b/.test(words);
  if (referred.length === 1 || !(isMost || isWhich || count !== null)) return undefined;
  const pool =
    several.length > 1
      ? poolOf(turn)
      : isMost && now.seen.length === 0
        ? catalogue.engine.entries
        : [];
  if (pool.length < 2) return undefined;
  const share = (each: Product) => savingOf(each) / Number(each.texts().was?.amount ?? Infinity);
  const offers = pool.filter(({offer}) => offer).sort((a, b) => share(b) - share(a));
  const scope = scopeOf(pool, now, catalogue);
  if (offers.length === 0)
    return tell(
      now,
      `De ${scope}, ninguno está en oferta ahora.`,
      ['comparar'],
      show(several, now),
    );
  const rows = offers.slice(0, SHOWN).map((each) => productFact(each, words, 'oferta'));
  const lead =
    isMost && offers.length > 1
      ? 'El más rebajado va primero. '
      : `De ${scope}, en oferta ${offers.length > 1 ? `hay ${offers.length}` : 'hay uno'}: `;
  const {state, ...shown} = show(offers, now);
  const focus = isMost || offers.length === 1 ? offers[0]!.handle : null;
  return tell(now, lead + rows.join('\n'), ['comparar'], {
    ...shown,
    state: {...state, focus, asked: 'oferta'},
  });
}

/** What is meant by 'de esos': all that the last search found, where the list is its beginning. */
function poolOf({now, several, referred, count, catalogue}: Turn): readonly Product[] {
  if (referred.length > 1 || count || !now.query || !hasContentWord(now.query.text)) return several;
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
  if (missingOf(turn) > 0) return unsettled(turn);
  if (several.length < 2) {
    const next =
      referred.length === 1 && /\b(?:diferencia|compar)/.test(words)
        ? catalogue.engine.search(query, false).hits.find(({entry}) => entry !== referred[0])?.entry
        : undefined;
    if (next)
      return tell(
        now,
        compare([referred[0]!, next]),
        ['comparar'],
        show([referred[0]!, next], now),
      );
    const one = meant(turn);
    return one && tellOf(now, one, described(one));
  }
  const reason = withoutService(query).text.replace(COMPARING, ' ').trim();
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
  const {part, words, now, query, several, referred, coverage, count, catalogue} = turn;
  const [one] = referred;
  const against = productsOf(catalogue, [now.focus ?? '', ...now.named, ...now.seen]).find(
    (each) => each !== one,
  );
  // 'Y cuesta menos que el de keto?' is asked of what the talk is about.
  const isOfFocus = referred.length === 1 && turn.focus && /\bque (?:el|la|es[ea])\b/.test(words);
  const [left, right] = isOfFocus ? [turn.focus, one] : [one, referred[1] ?? against];
  const isConfirmed = referred.length === 1 || (referred.length === 2 && /\bque\b/.test(words));
  if (left && right && isConfirmed && CONFIRMS.test(words)) {
    const said = confirm(words, left, right);
    return said ? tellOf(now, left, said) : undefined;
  }
  const orders = [
    ...new Set(part.split(/\sy\s|,/).flatMap((clause) => readQuery(clause).order ?? [])),
  ];
  if (orders.length === 0) return undefined;
  if ((count ?? 0) > 1 && missingOf(turn) > 0) return unsettled(turn);
  const topic = query.text.replace(COMPARING, ' ').trim();
  const isSaid = referred.length > 1 || (count !== null && several.length > 1);
  const isOfTopic = !isSaid && saysTopic(topic) && coverage >= IS_TOPIC;
  const isOfAll =
    !isSaid &&
    !isOfTopic &&
    (several.length < 2 || /\b(?:tienda|catalogo|que teng\w+)\b/.test(words));
  // 'Los más vendidos de cocina' is a list.
  if (
    (isOfTopic || isOfAll) &&
    orders.length === 1 &&
    /\b(?:los|las|unos)\b/.test(words.replace(/\b(?:de|entre) (?:los|las)\b/g, ''))
  )
    return searched({...query, text: isOfTopic ? topic : ''}, now, catalogue);
  const wanted = {...query, order: null, count: null, text: isOfTopic ? topic : ''};
  const all =
    isOfAll && !hasFilters(wanted)
      ? catalogue.engine.entries.map((entry) => ({entry, coverage: 1}))
      : isOfTopic || isOfAll
        ? productsFor(wanted, catalogue).hits
        : [];
  const least = isOfTopic ? 0.85 * (all[0]?.coverage ?? 0) : 0;
  const pool =
    isOfTopic || isOfAll
      ? all.filter((each) => each.coverage >= least && each.entry.available).map(({entry}) => entry)
      : several;
  const from = isOfTopic ? {...now, query: wanted} : now;
  const scope = scopeOf(pool, from, catalogue);
  const ends = orders.map((order) => superlative(pool, order));
  const best = ends.flatMap(({best: own}) => own.slice(0, orders.length > 1 ? 2 : SHOWN));
  const [only] = best;
  if (!only) return undefined;
  const wider = isOfTopic || isOfAll || isSaid ? [] : poolOf(turn);
  const beside =
    orders.length === 1 && wider.length > pool.length ? superlative(wider, orders[0]!) : null;
  const isBeaten = beside !== null && !beside.best.some((each) => best.includes(each));
  const text =
    ends.map((each) => (pool.length > 1 ? `De ${scope}, ${each.text}` : each.text)).join('\n') +
    (isBeaten ? ` De ${scopeOf(wider, now, catalogue)}, ${beside.text}` : '');
  const asked = factIn(
    words.replace(/\b(?:barat|car|larg|cort|extens|brev|econ|cuesta|vale|sale)\w*/g, ' '),
  );
  const own =
    asked && !/^(?:precio|paginas|oferta|comprar|trata)$/.test(asked)
      ? ` ${productFact(only, words, asked) ?? ''}`
      : '';
  const passage = isOfAll ? 'catalogo' : 'de-la-lista';
  const reply =
    new Set(best).size === 1
      ? tellOf(from, only, text + own, passage)
      : tell(from, text, [passage], show(best, from));
  const products = isBeaten ? show([...best, ...beside.best], now).products : reply.products;
  // Those that were measured are 'los dos' or the sum from then on.
  const measured = isSaid ? {list: pool.map(({handle}) => handle), since: []} : {};
  return {...reply, products, state: {...reply.state, ...measured, asked: orders[0] ?? null}};
};

/** Those of some that say something of a subject: of what is meant, of all that the talk had, or of what a search for it finds. */
function whichHas({words, now, several, says, referred, catalogue}: Turn): Reply | undefined {
  if (!says) return undefined;
  const isWhich = /\b(?:cual(?:es)?|algun[oa]?|ningun[oa]?)\b/.test(words) && referred.length < 2;
  const pools = [
    several,
    ...(isWhich
      ? [
          productsOf(catalogue, now.seen),
          catalogue.engine
            .search(says, false)
            .hits.slice(0, 6)
            .map(({entry}) => entry),
        ]
      : []),
  ];
  for (const pool of pools) {
    const having = pool
      .map((product) => ({product, line: linesOf(product, says, catalogue)[0]}))
      .filter(({line}) => line?.isSure)
      .slice(0, SHOWN);
    const products = having.map(({product}) => product);
    const [only] = products;
    if (!only || (pool.length < 2 && !isWhich)) continue;
    const text = `Lo ${having.length > 1 ? 'traen' : 'trae'}: ${having.map(({product, line}) => `«${product.title}»${line?.chapter ? `, capítulo ${line.chapter}` : ''}: «${line?.line}»`).join('; ')}.`;
    return products.length === 1
      ? tellOf(now, only, text, 'comparar')
      : tell(now, text, ['comparar'], show(products, now));
  }
  const [best] = isWhich ? catalogue.engine.search(says, false).hits : [];
  return best && best.coverage >= SURELY
    ? tellOf(
        now,
        best.entry,
        `De eso trata «${best.entry.title}». ${described(best.entry)}`,
        'comparar',
      )
    : undefined;
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
  const {words, now, several, referred, chosen, cart, count, unknown} = turn;
  const left = now.query?.max;
  if (left != null && LEFT.test(words)) {
    const spent = chosen.reduce((sum, {price}) => sum + Number(price.amount) * 100, 0);
    return sumOf(
      now,
      chosen,
      `De $${left} te quedan $${(Math.round(left * 100 - spent) / 100).toFixed(2)}`,
    );
  }
  if (/\bcarrito/.test(words))
    return cart.length > 0 ? tell(now, total(cart), ['carrito']) : undefined;
  if (missingOf(turn) > 0 || (several.length < 2 && (count !== null || unknown.length > 0)))
    return unsettled(turn);
  // 'Más el de pan' of what was chosen.
  if (
    chosen.length > 0 &&
    referred.length === 1 &&
    count === null &&
    /\b(?:mas|tambien|sum\w+|agreg\w+|con)\b/.test(words)
  )
    return sumOf(now, [...new Set([...chosen, ...referred])]);
  if (several.length > 1) return sumOf(now, several);
  const [one] = several;
  return one && tellOf(now, one, productFact(one, '', 'precio') ?? '');
};

/** What an operation on the selection starts from: what was chosen, else the list, else what the talk is about. */
function selectionOf({chosen, listed, focus, now, catalogue}: Turn): readonly Product[] {
  if (chosen.length > 0) return chosen;
  if (now.since.length > 1) return productsOf(catalogue, now.since);
  return listed.length > 1 && (!focus || listed.includes(focus))
    ? listed
    : focus
      ? [focus]
      : listed;
}

const added: Act = (turn) => {
  const {words, now, chosen, referred, focus, extreme: most, catalogue, count} = turn;
  if (turn.unknown.length > 0 && chosen.length === 0) return unsettled(turn);
  const from = chosen.length > 0 ? chosen : focus && count === null ? [focus] : [];
  const own = [...referred, ...(referred.length === 0 && most ? [most] : [])].filter(
    (each) => !from.includes(each),
  );
  const [, topic = ''] = OF_ONE_MORE.exec(words) ?? [];
  const ofTopic = hasContentWord(topic)
    ? catalogue.engine
        .search(topic, false)
        .hits.find(({entry}) => entry.available && !from.includes(entry))?.entry
    : undefined;
  // 'Pon otro': what the last search found next.
  const isNext =
    !ofTopic && referred.length === 0 && now.query && /\b(?:otr[oa]|un[oa])\b/.test(words);
  const next = isNext ? othersOf(now, from, catalogue)[0] : undefined;
  const others = own.length > 0 ? own : [ofTopic ?? next].flatMap((each) => each ?? []);
  if (others.length > 0 && from.length + others.length > 1) return sumOf(now, [...from, ...others]);
  if ((referred.length > 0 || focus) && from.length > 1) {
    const isIn = referred.length > 0 || !focus || from.includes(focus);
    return sumOf(now, isIn ? from : [...from, focus], isIn ? 'Ya está' : '');
  }
  return taken(turn);
};

/** The one of a selection that is to go: by name, by place, by order, or the last. */
function goneOf(turn: Turn, from: readonly Product[]): Product | undefined {
  const {words, referred, listed} = turn;
  const {order} = readQuery(words);
  const [ofOrder] = order ? superlative(from, order).best : [];
  const place = referred[0] ? from[listed.indexOf(referred[0])] : undefined;
  return (
    from.find((each) => referred.includes(each)) ??
    ofOrder ??
    (/(?:quit|sac|elimin|borr)\w*l[oa]\b/.test(words) ? from.at(-1) : undefined) ??
    place
  );
}

const removed: Act = (turn) => {
  const {words, now, referred, chosen} = turn;
  const from = selectionOf(turn);
  if (from.length === 0 || (from.length < 2 && chosen.length === 0)) return undefined;
  if (/\b(?:solo|solamente|nada mas|dej\w+)\b/.test(words) && referred.length > 0)
    return sumOf(now, referred, 'Solo esos');
  const gone = goneOf(turn, from);
  if (!gone && referred.length > 0 && chosen.length > 0)
    return sumOf(now, chosen, `${titles(referred)} no está en lo que elegiste`);
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
  return tell(now, text, ['busqueda'], {
    ...shown,
    state: {
      ...state,
      list: some.slice(0, SHOWN).map(({handle}) => handle),
      focus: focus ?? state.focus ?? null,
    },
  });
}

/** A selection in which one stands for another: it is what 'ese' means from then on. */
function swappedIn(
  now: DialogueState,
  all: readonly Product[],
  next: Product | undefined,
  gone: Product,
): Reply {
  const lead = `${next ? 'En lugar de' : 'Sin'} «${gone.title}»${next ? `, «${next.title}»` : ''}`;
  const reply = sumOf(now, all, lead);
  return {...reply, state: {...reply.state, focus: next?.handle ?? null}};
}

/** 'Ese no, otro': what was turned down does not come back; what the last search found next takes its place. */
const rejected: Act = (turn) => {
  const {part, words, now, focus, listed, chosen, query, catalogue} = turn;
  // 'Ese no, el otro': what is said after it is what is wanted.
  const [, before = part, after = ''] =
    /^(.*?(?<!\p{L})(?:no|tampoco)(?!\p{L})(?: (?:me|nos) \p{L}+)?)[\s,]+(?:mejor |prefiero |quiero |dame )?((?:el|la) .+)$/iu.exec(
      part,
    ) ?? [];
  const inThat = (some: string) => meantIn(some, now, null, catalogue).products;
  const own = inThat(before).filter((each) => now.seen.includes(each.handle));
  const gone = own.length > 0 ? own : focus ? [focus] : listed.slice(0, 1);
  if (gone.length === 0) return undefined;
  const turned =
    own.length === 0 && /\b(?:ningun\w|es[oa]s|est[oa]s|los|las)\b/.test(words) ? listed : gone;
  const next = {
    ...now,
    focus: null,
    gone: [...new Set([...turned.map(({handle}) => handle), ...now.gone])],
  };
  const wished = after
    ? (inThat(after).find((each) => !turned.includes(each)) ??
      (/^(?:el|la) otr[oa]\b/.test(after)
        ? listed.find((each) => !turned.includes(each))
        : undefined))
    : undefined;
  if (wished) return tellOf(next, wished, `Entonces «${wished.title}». ${described(wished)}`);
  if (query.order) return beyond({...turn, now: next, referred: turned.slice(0, 1)});
  const [, topic = ''] = OF_ONE_MORE.exec(words) ?? [];
  if (hasContentWord(topic)) return searched({...readQuery(''), text: topic}, next, catalogue);
  const kept = chosen.filter((each) => !turned.includes(each));
  const others = now.query ? othersOf(next, kept, catalogue) : [];
  if (chosen.length > 1 && kept.length < chosen.length) {
    const all = chosen.flatMap((each) => (turned.includes(each) ? (others.shift() ?? []) : each));
    return swappedIn(
      next,
      all,
      all.find((each) => !kept.includes(each)),
      turned[0]!,
    );
  }
  const rest = listed.filter((each) => !turned.includes(each));
  const later = listed.slice(listed.findIndex((each) => turned.includes(each)) + 1);
  const isNext = /\bsiguiente\b|\bsigue\b/.test(words) && later.length > 0;
  const fresh = others.filter(({handle}) => !now.seen.includes(handle));
  const isFresh = !isNext && (rest.length === 0 || /\botr[oa]s?\b/.test(words)) && fresh.length > 0;
  const some = isNext ? later.slice(0, 1) : isFresh ? fresh : rest;
  return some.length > 0
    ? listing(
        next,
        some,
        `Sin ${titles(turned)}, ${isFresh ? 'también hay' : some.length > 1 ? 'quedan' : 'queda'}:`,
      )
    : tell(next, `Eso es todo lo que tenemos de ese tema. ¿Buscamos otro?`, ['busqueda']);
};

/** The one after the last that was told: by the order that was asked, else by the list. */
const following: Act = ({now, focus, listed, several}) => {
  const pool = listed.length > 1 ? listed : several;
  const isOrder = /est$/.test(now.asked ?? '');
  const all = isOrder ? ordered(pool, now.asked as Order) : pool;
  const from = focus ?? (now.query?.order ? all[0] : undefined);
  const next = from && all[all.indexOf(from) + 1];
  if (!next) return undefined;
  const measure = next.pages ? `: ${next.pages} páginas, ${money(next)}` : `: ${money(next)}`;
  const reply = tellOf(now, next, `Después sigue «${next.title}»${measure}.`, 'de-la-lista');
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
  return engine
    .search({...query!, count: null}, false)
    .hits.map(({entry}) => entry)
    .filter(
      (each) =>
        !kept.includes(each) &&
        !gone.includes(each.handle) &&
        each.available &&
        priceOf(each) <= left,
    )
    .sort((a, b) => Number(seen.includes(a.handle)) - Number(seen.includes(b.handle)));
}

/** 'Cámbialo por otro', 'no, olvídalo, por el de yoga': what is said last takes its place, else what the last search found next. */
const swapped: Act = (turn) => {
  const {part, words, now, query, focus, referred, listed, chosen, catalogue} = turn;
  const isOfList = chosen.length === 0 && referred.some((each) => listed.includes(each));
  const from = isOfList ? listed : chosen.length === 0 && focus ? [focus] : selectionOf(turn);
  const [before = ''] = part.split(/(?<!\p{L})(?:por|pon\p{L}*)(?!\p{L})/iu);
  const gone =
    goneOf(
      {...turn, words: plain(before), referred: meantIn(before, now, null, catalogue).products},
      from,
    ) ?? (chosen.length > 1 ? undefined : (focus ?? from.at(-1)));
  if (!gone) return chosen.length > 1 ? added(turn) : undefined;
  const named = referred.filter((each) => each !== gone && !from.includes(each)).at(-1);
  const kept = from.filter((each) => each !== gone);
  const others = now.query ? othersOf(now, kept, catalogue).filter((each) => each !== gone) : [];
  const [, topic = ''] =
    /\bpor (?:un[oa]|algo|otr[oa])(?: \w+)? (?:de|sobre|para) (.+)$/.exec(words) ?? [];
  const ofTopic = hasContentWord(topic)
    ? catalogue.engine.search(topic, false).hits.find(({entry}) => !from.includes(entry))?.entry
    : undefined;
  const isCheaper = /barat|econ|menos/.test(words);
  const next =
    named ??
    ofTopic ??
    others.find((each) => !isCheaper || Number(each.price.amount) < Number(gone.price.amount)) ??
    (hasContentWord(query.text) ? catalogue.engine.search(query, false).hits[0]?.entry : undefined);
  if (!next || next === gone) return undefined;
  const all = from.map((each) => (each === gone ? next : each));
  const then = {...now, gone: [gone.handle, ...now.gone]};
  const lead = `En lugar de «${gone.title}», «${next.title}»:`;
  if (all.length === 1) return tellOf(then, next, `${lead} ${described(next)}`);
  return chosen.length > 0
    ? swappedIn(then, all, next, gone)
    : listing(then, all, lead, next.handle);
};

const taken: Act = (turn) => {
  const {now, query, several, referred, focus, listed, count, chosen} = turn;
  const isChosen = chosen.length > 1 && referred.length === 0 && !focus;
  const isAll = count !== null || referred.length > 1 || isChosen;
  if (isAll && missingOf(turn) > 0) return unsettled(turn);
  const all = isChosen && count === null ? chosen : several;
  if (isAll && all.length > 1 && !query.order)
    return tell(
      now,
      `Toca «Agregar» en la tarjeta de cada uno y luego «Finalizar Compra» en el carrito. ${total(all)}`,
      ['total'],
      withChosen(all, now),
    );
  const one = referred[0] ?? turn.extreme ?? focus;
  if (one) {
    const reply = tellOf(now, one, productFact(one, '', 'comprar') ?? '');
    return {...reply, state: {...reply.state, chosen: [one.handle]}};
  }
  return tell(
    now,
    listed.length > 1
      ? WHICH_OF_THEM
      : 'Dime cuál quieres, por su tema o su título, y te digo cómo se compra.',
    ['si'],
  );
};

/** 'Lo que me dijiste al principio', 'qué llevo'. */
const recalled: Act = (turn) => {
  const {words, now, chosen, referred, catalogue} = turn;
  if (referred.length === 1) return fact(turn);
  if (/\bllev|\beleg|\beligi/.test(words) && chosen.length > 0) return sumOf(now, chosen);
  const [one] = /principio|primer/.test(words) ? productsOf(catalogue, now.first) : [];
  if (one) return tellOf(now, one, described(one));
  if (now.seen.length === 0) return undefined;
  const isOne = now.focus && /\bel\b/.test(words) && !/\blos\b/.test(words);
  return tell(
    now,
    'Te mostré esto:',
    ['recuerdo'],
    show(productsOf(catalogue, isOne ? [now.focus!] : now.list), now),
  );
};

/** Something cheaper, shorter and so on than what the talk is about. */
const beyond: Act = (turn) => {
  const {words, now, query, focus, listed, referred, coverage, catalogue} = turn;
  if (
    query.order === null &&
    !/cort|brev|pagina|largo|\bcar[oa]s?\b|barat|econ|precio|menos/.test(words)
  )
    return more(turn);
  const order: Order =
    query.order && query.order !== 'dearest'
      ? query.order
      : /cort|brev|pagina|largo/.test(words) && !/\bcar[oa]s?\b/.test(words)
        ? 'shortest'
        : 'cheapest';
  const from = referred[0] ?? focus ?? ordered(listed, order)[0];
  const topic = query.text.replace(COMPARING, ' ').trim();
  // 'Otro de perros más barato': the topic of the message, without the price of before.
  const isTopic = coverage >= SURELY && saysTopic(topic);
  if (!from || query.max !== null) return undefined;
  const before = isTopic ? topic : (now.query?.text ?? '');
  const wanted: Query = {
    ...(now.query && !isTopic ? now.query : query),
    order,
    count: null,
    text: hasContentWord(before) ? before : subjectOf(from),
    max: order === 'cheapest' ? Math.round(Number(from.price.amount) * 100 - 1) / 100 : null,
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

/** 'Otro parecido', 'algo parecido de cocina'. */
const alike: Act = (turn) => {
  const {now, focus, listed, query, catalogue, words} = turn;
  const from = turn.referred[0] ?? focus ?? listed[0];
  if (!from) return found(turn);
  const [, topic = ''] = /\b(?:de|sobre|para) (.+)$/.exec(words) ?? [];
  if (
    saysTopic(topic) &&
    turn.referred.length === 0 &&
    !/\bmenos de\b|\bese (?:tema|estilo|tipo)/.test(words)
  ) {
    const {hits, near} = productsFor({...query, text: `${subjectOf(from)} ${topic}`}, catalogue);
    const akin = [...hits, ...near.slice(0, 1)]
      .map(({entry}) => entry)
      .filter((each) => each !== from && each.available);
    if (akin[0]) return listing(now, akin.slice(0, 1), 'De eso, lo más cercano:');
  }
  const {age, max} = query;
  const akin = akinTo(from, catalogue).filter(
    ({handle, price}) => !now.gone.includes(handle) && Number(price.amount) <= (max ?? Infinity),
  );
  const fit =
    age === null
      ? akin
      : catalogue.engine
          .search({...readQuery(''), text: subjectOf(from), age}, false)
          .hits.map(({entry}) => entry)
          .filter((each) => each !== from && each.available);
  const some = fit.length > 0 ? fit : akin;
  return some.length > 0
    ? tell(
        now,
        `Parecidos a «${from.title}»${max === null ? '' : ` hasta $${max}`}:`,
        ['busqueda-cercana'],
        show(some, now),
      )
    : undefined;
};

const ofCatalogue: Act = ({words, query, now, catalogue}) => {
  const said = catalogueFact(words, query, catalogue);
  return said ? tell(now, said.text, ['catalogo'], show(said.products, now)) : undefined;
};

const subjectOf = ({tags}: Product): string => tags.slice(0, 2).join(' ');

export const ACTS: Readonly<Record<string, Act>> = {
  ninguna: found,
  otros: more,
  'otro-mas': beyond,
  parecido: alike,
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
  recuerda: recalled,
  presupuesto: selected,
  ordena: sorted,
  catalogo: ofCatalogue,
};
