/** Answers with products that were looked for: by a topic, by who the shopper is, or by narrowing what was shown. */
import {centsOf} from '../_shared/common/cents.ts';
import {hasFilters, type Query} from '../_shared/search/query.ts';
import {commonShare} from '../_shared/search/common-words.ts';
import {isManner, hasContentWord, wordsOf} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {DISTRESS} from './intents.ts';
import {namedIn, namesMarket} from './platform-names.ts';
import {total} from './products.ts';
import {productsOf} from './references.ts';
import type {Hit, SearchOutcome} from '../_shared/search/engine.ts';
import {MOST_CHOSEN, show, SHOWN, tell, type Reply} from './reply.ts';
import type {DialogueState} from './state.ts';
import {ASKS, type Turn} from './turn.ts';
import {list, plain} from './words.ts';

/** Who the shopper is: 'tengo un salón de belleza', 'soy nutrióloga en Guadalajara'. */
const IDENTITY =
  /(?<!\p{L})(?:soy|somos|tengo (?:un|una|mi)|tenemos (?:un|una)|doy (?:clases|talleres|cursos) de|trabajo (?:en|de|como|con)|me dedico a(?: la| los| las)?|atiendo|(?<!no )s[eé](?= \p{L}+r(?!\p{L}))|mi (?:negocio|local|tienda|consultorio|academia|escuela) (?:es|de))\s+(?:(?:un|una|la|el|due[nñ][oa] de)\s+)*(\p{L}[\p{L}\s]{2,40}?)(?=$|[,.;!?]|\s+(?:en|y|que|para|desde|con|hace|pero)(?!\p{L}))/iu;
const NO_IDENTITY =
  /^(?:pregunta|duda|consulta|problema|idea|nuev\w|principiante|compra|pedido|presupuesto|d[oó]lar|robot|persona|de\s)/iu;
/** Who asks what is allowed asks for no books. */
const MAY_I =
  /\b(?:pued[eo]n?|podr\w+|permit\w+|es legal|es regalar|tengo que|quier\w+ (?:dar|darle|usar|entregar|publicar|subir))\b/;
/** What hurts is met with a word of sympathy before any book. */
export const HARDSHIP =
  /\b(?:me qued(?:e|amos) sin|me (?:despidieron|echaron|corrieron)|perdi (?:a mi|mi (?:trabajo|empleo))|se (?:me )?murio|fallecio|(?:estoy|me siento|ando) (?:muy |tan |bien )?(?:trist|agotad|cansad|deprimid|mal\b|sol[oa]\b|desesperad|angustiad|perdid|vaci)\w*|me (?:dejo|engano|fue infiel)|enferm[oa]\b|se fue a (?:trabajar|vivir)|no (?:me alcanza|llego a fin de mes))/;
const WITHOUT_WORK =
  /\b(?:trabajo|pega|chamba|laburo|empleo|jale|camello|despidieron|echaron|corrieron)\b/;
const COMFORT =
  'Si leer te acompaña, quizá te sirvan; no reemplazan a alguien de confianza ni a un profesional:';
/** What is done with a selection is no topic. */
const SELECTING =
  /(?<!\p{L})(?:me\s+)?(?:arm\p{L}+|sum\p{L}+|combo|kit|selecci[oó]n|varios|en total|complement\p{L}+|combin\p{L}+|empezar|arrancar|compro|llevo|alcanza|vender|que|se|quiero|busco|en|el|o\s+\d)(?!\p{L})/giu;

/** Words with which a clause begins that goes on from what was looked for. */
const CONTINUES =
  /^(?:y|pero|mejor|solo|entonces|ahora|tampoco|no|sin|con|en|o|que|menos|mas|algo|algun\w?|un[oa]?|otr[oa]s?|del?|para|cual(?: es)?(?: bueno)? (?:para|pa))\b/;
/** 'Tienes uno con recetas?' */
const ATTRIBUTE =
  /^(?:y |hay |tien\w+ |tenes )*(?:(?:algun\w*|un[oa]|otr[oa]s?) )?(?:con|que (?:traiga|tenga|incluya|venga|lleve)) /;
const CONTINUATION =
  /^(?:(?:y|pero|mejor|ahora|solo|o|que|no|entonces|algo|m[aá]s|un[oa]?|otr[oa]s?|del?|la|el|sean?|para)(?!\p{L})[\s,]*)+/iu;
const MOST_WORDS_OF_A_CHANGE = 10;
const WHICH_TOPIC =
  '¿De qué tema lo buscas, o para quién es? Por ejemplo: cocina, mascotas, finanzas, para mamás primerizas o para regalar. También puedo partir de tu presupuesto.';
/** Coverage below which a word or two are not what a product is about. */
const THIN = 0.63;
/** From this coverage on another topic is meant, whatever the talk is about. */
const FAMILIAR = 0.7;
/** From this coverage on a product is about two topics. */
const OF_BOTH = 0.6;
/** The same where the second says for whom: 'perros', 'para uno adulto'. */
const OF_WHOM = 0.45;
/** Coverage below which it is said that the product may be another than what was looked for. */
const WEAK = 0.58;
/** The same of what is said to come nearest. */
const NEARER = 0.45;
/** The same where nothing else answers. */
const NEAREST = 0.3;
/** So certain is a book asked for, whatever is found. */
const CERTAINLY = 0.7;
/** From this coverage on a topic is one of the shop's. */
const ABOUT = 0.42;
/** Coverage below which a product is not even near. */
const NEAR = 0.4;
/** As many products are about a quality rather than a topic. */
const BROAD = 20;
/** Among the most frequent words of Spanish, so many say nothing of a topic. */
const EVERYDAY = 0.16;

const ORDER_WORDS = {
  cheapest: 'Los más baratos',
  dearest: 'Los de mayor precio',
  'best-selling': 'Los más vendidos',
  newest: 'Los más nuevos',
  longest: 'Los más extensos',
  shortest: 'Los más breves',
} as const;
const NO_LIMITS = {
  min: null,
  max: null,
  minPages: null,
  maxPages: null,
  offer: false,
  formats: [],
  extras: '',
  cheap: false,
} as const;

/** Whether a word of a text is in the product's title or tags. */
function isNamedIn({title, tags}: Product, text: string): boolean {
  const terms = new Set(wordsOf(text).map(({term}) => term));
  return wordsOf(`${title} ${tags.join(' ')}`).some(({term}) => terms.has(term));
}

/** Whether a product itself says more than half of a short topic; what shoppers may need beside it does not count. */
function isSaidBy(product: Product, text: string, {termsOf}: Catalogue['engine']): boolean {
  const words = wordsOf(text).filter((word) => !isManner(word));
  if (words.length === 0 || words.length > 3) return true;
  const {contents, about} = product.texts();
  const own = [product.title, product.productType, product.audience, ...product.tags];
  const terms = new Set(termsOf([...own, ...contents, ...about].join('. ')));
  const said = words.filter(({text: word}) => termsOf(word).some((term) => terms.has(term)));
  return said.length > words.length / 2;
}

/** Of topics that the shop does not have, what comes nearest. */
const AKIN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cripto\w*|bitcoins?|forex|trading|bolsa)\b/, 'invertir'],
  [/\b(?:idiomas?|ingles|frances|aleman|portugues|italiano)\b/, 'técnicas de estudio'],
  [/\b(?:unas|maquillaje|manicura?|barberia|pestanas|depilacion)\b/, 'belleza'],
  [/\b(?:fumar|alcohol|adiccion\w*|vicios?)\b/, 'hábitos'],
  [/\b(?:autismo|tdah|down|asperger)\b/, 'emociones para niños'],
  [/\b(?:gallinas|granja|cultivos?|campo|apicultura)\b/, 'huerto'],
  [/\b(?:costura|bordado|ceramica|carpinteria|origami|dibujo|pintura)\b/, 'manualidades'],
  [/\b(?:natacion|futbol|tenis|boxeo|gimnasia)\b/, 'entrenamiento'],
];

/** Kinds of products that have a name of their own. */
const KINDS = [/recetario/, /cuadernos? de trabajo|cuaderno|diario/] as const;

/** Of topics of which any is wanted, the share of the best that another must have. */
const OF_THE_BEST = 0.9;
/** The same of the cheapest, longest and so on of a topic. */
const OF_THE_SURE = 0.97;

/**
 * What a search finds: of a niche or a kind that is named, all and only its own; of topics with commas or 'o' between them,
 * what each finds.
 */
export function productsFor(query: Query, catalogue: Catalogue): SearchOutcome<Product> {
  const outcome = withinNiche(query, catalogue);
  const most = Math.max(0, ...outcome.hits.map(({coverage}) => coverage));
  // The cheapest of a topic is one that the topic is sure of.
  const least = query.order && hasContentWord(query.text) ? OF_THE_SURE * most : 0;
  const hits = outcome.hits.filter(({coverage}) => coverage >= least);
  return {...outcome, hits};
}

function withinNiche(query: Query, {engine, collections}: Catalogue): SearchOutcome<Product> {
  const outcome = engine.search(query, false);
  const parts = query.text.split(/,| o | y (?=de |del |para )/iu).filter(hasContentWord);
  if (parts.length > 1 && (outcome.hits[0]?.coverage ?? 0) < 1) {
    const each = parts.map((part) => engine.search({...query, text: part}, false).hits);
    const found = each.map((hits) =>
      hits.filter(({coverage}) => coverage >= OF_THE_BEST * Math.max(0.8, hits[0]?.coverage ?? 0)),
    );
    const longest = Math.max(...found.map(({length}) => length));
    const all = Array.from({length: longest}, (_, at) => found.flatMap((hits) => hits[at] ?? []));
    const hits = [...new Map(all.flat().map((hit) => [hit.entry, hit])).values()];
    if (found.filter(({length}) => length > 0).length > 1) return {...outcome, hits};
  }
  const text = plain(query.text);
  const kind = KINDS.find((each) => each.test(text));
  const termsIn = (each: string) =>
    wordsOf(each)
      .filter((word) => !isManner(word))
      .map(({term}) => term);
  const terms = termsIn(kind ? text.replace(kind, ' ') : text);
  // 'Niños/crianza': either may be the niche.
  const choices = query.text.includes('/')
    ? query.text.split('/').map((each) => termsIn(plain(each)))
    : [terms];
  const niche = collections.find(({name}) => {
    const own = termsIn(name);
    return choices.some((each) => each.length > 0 && each.every((term) => own.includes(term)));
  });
  if (!niche && !(kind && terms.length === 0)) return outcome;
  const bare = {...query, text: ''};
  const all: readonly Hit<Product>[] = hasFilters(bare)
    ? engine.search(bare, false).hits
    : engine.entries.map((entry) => ({entry, coverage: 1, score: 1}));
  const hits = all.filter(
    ({entry}) =>
      (!niche || entry.collections.includes(niche.handle)) &&
      (!kind || kind.test(plain(entry.productType))),
  );
  return hits.length > 0
    ? {...outcome, hits: hits.map((hit) => ({...hit, coverage: 1})), correction: null}
    : outcome;
}

/** What a query finds, or the nearest to it, said to be no more than that. */
export function searched(
  wanted: Query,
  from: DialogueState,
  catalogue: Catalogue,
  shown: readonly string[] = [],
): Reply {
  const hidden = [...shown, ...from.gone];
  // Of a selection each limit and topic that is added gives the selection anew.
  const isSelection = (wanted.count ?? 0) > 1 && wanted.max !== null && from.chosen.length > 1;
  const anew = isSelection && selection(wanted, from, catalogue);
  if (anew) return anew;
  const {engine} = catalogue;
  const subject = wanted.text.trim();
  const about = aboutSubject(subject);
  const outcome = productsFor(wanted, catalogue);
  const isThin = (outcome.hits[0]?.coverage ?? 1) < THIN && wordsOf(wanted.text).length <= 2;
  const isFresh = ({entry}: {entry: Product}) => !hidden.includes(entry.handle);
  const top = outcome.hits[0]?.coverage ?? 1;
  const topics = wordsOf(wanted.text);
  // A long story is never covered well.
  const isNothing = top < NEAR && topics.length <= 5 && hasContentWord(wanted.text);
  const [first] = outcome.hits;
  const isNamed = first !== undefined && isNamedIn(first.entry, wanted.text);
  const isTopical = !/^(?:para|pa) /u.test(wanted.text) && !wanted.order;
  const isWeak =
    (top < WEAK && topics.length <= 4 && !isNamed) ||
    (isTopical &&
      first !== undefined &&
      !isSaidBy(first.entry, outcome.correction ?? wanted.text, engine));
  const [, akin] = AKIN.find(([topic]) => topic.test(plain(subject))) ?? [];
  if (akin && !isNamed && !wanted.max)
    return tell(
      {...from, query: wanted},
      `No hay nada exacto ${about}; lo más cercano es esto:`,
      ['busqueda-cercana'],
      show(
        engine.search(akin, false).hits.map(({entry}) => entry),
        from,
      ),
    );
  const fresh = isThin || isNothing ? [] : outcome.hits.filter(isFresh);
  const products = fresh.slice(0, Math.min(SHOWN, wanted.count ?? SHOWN)).map(({entry}) => entry);
  const now = {...from, query: wanted};
  const places = namesMarket(plain(subject)) ? namedIn(plain(subject)) : [];
  const isOfPlace = products.some((entry) =>
    namedIn(plain(`${entry.title} ${entry.tags.join(' ')}`)).some((name) => places.includes(name)),
  );
  if (places.length > 0 && products.length > 0 && !isOfPlace)
    return tell(now, `No tenemos uno de ${list(places)}; lo más cercano:`, ['busqueda-cercana'], {
      ...show(products, now),
      query: subject,
    });
  if (products.length > 0) {
    const found = fresh.length;
    const more = found > products.length;
    const heading = wanted.order
      ? `${ORDER_WORDS[wanted.order]}${about === 'sobre eso' ? '' : ` ${about}`}${limitsOf(wanted)}:`
      : isWeak && hasContentWord(subject)
        ? `No estoy segura de tener justo eso; lo más cercano${limitsOf(wanted)} es esto:`
        : products.length === 1
          ? `Tenemos este${limitsOf(wanted)}:`
          : `Tenemos ${more ? `${found} opciones` : 'estas opciones'}${limitsOf(wanted)}${more ? '; empieza por estas' : ''}:`;
    const gone = products.filter(({available}) => !available).map(({title}) => `«${title}»`);
    const note =
      gone.length > 0
        ? ` ${list(gone)} ${gone.length > 1 ? 'están agotados' : 'está agotado'} por ahora: deja tu correo en «Avísame», en su página.`
        : '';
    const heard =
      outcome.correction && !isWeak && topics.length <= 3 && readsWell(outcome.correction)
        ? `Entendí «${outcome.correction.replace(/^(?:de|del|sobre|para) /u, '')}». `
        : '';
    return tell(now, heard + heading + note, ['busqueda'], {
      ...show(products, now),
      query: more ? addressText(wanted) : null,
    });
  }
  const nearest = (some: readonly {entry: Product}[], text: string) => {
    const near = some.filter(isFresh).map(({entry}) => entry);
    return tell(now, text, ['busqueda-cercana'], {...show(near, now), query: subject || null});
  };
  if (hidden.length > 0 && outcome.hits.length > 0) {
    const hasMore = outcome.near.some(isFresh);
    return nearest(
      outcome.near,
      `Esos son todos los que tenemos sobre eso.${hasMore ? ' Lo más cercano:' : ' ¿Buscamos otro tema?'}`,
    );
  }
  if (wanted.language)
    return tell(
      now,
      'No: los productos están en español. La licencia te deja traducirlos y vender tu traducción.',
      ['idioma'],
    );
  const limits = limitsOf({...wanted, without: ''});
  const unlimited = limits ? engine.search({...wanted, ...NO_LIMITS}, false).hits : [];
  if (unlimited.length > 0) {
    const none = `No hay${subject ? ` ${about}` : ' ninguno'}${limits}.`;
    return nearest(unlimited, `${none} Sin ese límite, lo más cercano:`);
  }
  const near = [
    ...(isThin && (from.query || outcome.hits.length > 1) ? outcome.hits : []),
    ...outcome.near,
  ].filter(({coverage}) => coverage >= (topics.length > 2 ? NEAREST : NEARER));
  if (near.length === 0)
    return tell(
      now,
      `Por ahora no hay un ebook ${about}. Hay de ${topicsOf(catalogue)}. Dime un tema cercano o un público y te muestro opciones.`,
      ['busqueda'],
      {person: true},
    );
  const what = subject && !wanted.without ? ` ${about}` : '';
  return nearest(near, `No hay nada exacto${what}${limitsOf(wanted)}; lo más cercano es esto:`);
}

/** The niches, in lower case. */
function topicsOf({collections, engine}: Catalogue): string {
  const niches = new Set(engine.entries.map(({collections: [first]}) => first));
  const names = collections.filter(({handle}) => niches.has(handle)).map(({name}) => name);
  return names.join('; ').toLowerCase();
}

/** 'Otros', 'no me convence'. */
export function more({now, query, coverage, catalogue}: Turn): Reply | undefined {
  if (!now.query || (coverage >= FAMILIAR && hasContentWord(query.text))) return undefined;
  return searched({...now.query, count: query.count}, now, catalogue, now.seen);
}

/** The best that together cost no more than the amount, of the topic or of what was looked for. */
export function selected(turn: Turn): Reply | undefined {
  const {words, query, now, chosen, catalogue} = turn;
  const max = query.max ?? now.query?.max ?? null;
  // 'Armar un pack y venderlo a 30' asks what is allowed.
  if (max === null || /\bvend\w+ a\b/.test(words)) return undefined;
  const {referred} = turn;
  if (referred.length > 1) {
    const sum = referred.reduce((all, {price}) => all + Number(price.amount), 0);
    const lead = sum <= max ? `Sí, con $${max} te alcanza` : `No, con $${max} no te alcanza`;
    return tell(now, `${lead}. ${total(referred)}`, ['total'], withChosen(referred, now));
  }
  const own = query.text.replace(SELECTING, ' ').trim();
  const isOwn =
    hasContentWord(own) &&
    (catalogue.engine.search(own, false).hits[0]?.coverage ?? 0) >= OF_BOTH &&
    !/\b(?:es[eo]|mismo) tema\b/.test(words);
  const count = query.count ?? now.query?.count ?? numberIn(words) ?? SHOWN;
  const wanted =
    isOwn || !now.query
      ? {...query, text: isOwn ? own : ''}
      : merged(query, now.query, now.query.text);
  return selection({...wanted, max, count}, now, catalogue, isOwn ? [] : chosen) ?? found(turn);
}

/** As many as are wanted that together cost no more than the amount; first those that were chosen. */
function selection(
  wanted: Query,
  now: DialogueState,
  catalogue: Catalogue,
  first: readonly Product[] = [],
): Reply | undefined {
  const {max, count} = wanted;
  const {hits, near} = productsFor({...wanted, count: null}, catalogue);
  const fill = near.filter(({coverage}) => hits.length < (count ?? SHOWN) && coverage >= OF_BOTH);
  const all = new Set([...first, ...[...hits, ...fill].map(({entry}) => entry)]);
  const some = within(
    [...all].filter(({available}) => available),
    Math.round((max ?? 0) * 100),
    count ?? SHOWN,
  );
  return some.length > 1 || (some.length === 1 && count === 1)
    ? tell(
        now,
        `Con $${max} te alcanza para estos ${some.length}. ${total(some)}`,
        ['total'],
        withChosen(some, {...now, query: wanted}),
      )
    : undefined;
}

export function withChosen(some: readonly Product[], now: DialogueState) {
  const {state, ...shown} = show(some, now, undefined, MOST_CHOSEN);
  return {...shown, state: {...state, chosen: some.map(({handle}) => handle)}};
}

/** Of these the first that fit; where fewer than wanted do, the cheapest of them. */
function within(all: readonly Product[], cents: number, count: number): readonly Product[] {
  const pick = (from: readonly Product[]) => {
    let left = cents;
    return from
      .filter((each) => {
        const price = centsOf(each.price.amount) ?? Infinity;
        if (price > left) return false;
        left -= price;
        return true;
      })
      .slice(0, count);
  };
  const first = pick(all);
  const cheap = pick([...all].sort((a, b) => Number(a.price.amount) - Number(b.price.amount)));
  return first.length >= Math.min(count, cheap.length) ? first : cheap;
}

const COUNTS = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
function numberIn(words: string): number | null {
  const [, count = ''] =
    /\b(dos|tres|cuatro|cinco|seis|[2-6]) (?:por|que|libr\w+|ebooks|guias|de)\b/.exec(words) ?? [];
  return Number(count) || (count ? COUNTS.indexOf(count) : null);
}

/** Products that are asked for: by who somebody is, by another topic or limit than before, or anew. */
export function found(turn: Turn): Reply | undefined {
  const {part, words, query, now, catalogue} = turn;
  const isHard = HARDSHIP.test(words) && !ASKS.test(words) && query.max === null;
  if (isHard && part.length > 12) return inHardship(turn);
  const bare = withoutTopic(turn);
  if (bare) return bare;
  const narrowed = refined(turn);
  if (narrowed) return narrowed;
  const isOther = /\botr[oa]s?\b/.test(words);
  const focus =
    /^(?:y )?(?:tambien )?un[oa] (?:para|que|de)\b/.test(words) && now.focus ? [now.focus] : [];
  // 'Algo premium, los más caros': no word of it is a topic.
  if (query.order && turn.coverage < THIN && ASKS.test(words))
    return searched({...query, text: ''}, {...now, gone: []}, catalogue);
  return demands(turn)
    ? searched(query, {...now, gone: []}, catalogue, isOther ? now.seen : focus)
    : undefined;
}

/** 'Necesito un libro', 'algún libro para eso'. */
function withoutTopic({words, query, now, catalogue, guesses}: Turn): Reply | undefined {
  const rest = query.text.replace(
    /(?<!\p{L})(?:eso|esto|ese|tema|por|si|habia|había|era)(?!\p{L})/giu,
    ' ',
  );
  if (hasContentWord(rest) || hasFilters(query)) return undefined;
  const before = now.query && hasContentWord(now.query.text) ? now.query : null;
  if (before && /\b(?:eso|esto|ese tema|un libro|algun libro)$/.test(words)) {
    const reply = searched(before, now, catalogue);
    return DISTRESS.test(now.intent ?? '') && reply.products.length > 0
      ? {...reply, response: COMFORT}
      : reply;
  }
  const isAsked =
    ASKS.test(words) || /\b(?:libros?|ebooks?|guias?|algo|recom\w+|sugi\w+)\b/.test(words);
  if (!isAsked || (guesses.find(({id}) => id === 'ninguna')?.certainty ?? 0) < 0.3)
    return undefined;
  const best = productsOf(
    catalogue,
    catalogue.engine.entries.slice(0, SHOWN).map(({handle}) => handle),
  );
  return tell(
    now,
    WHICH_TOPIC,
    ['tema'],
    /recom|sugi|sorpr/.test(words) ? {products: show(best, now).products} : {},
  );
}

/** Whether a message asks for products: it says so, or has a topic that products are about. */
function demands({words, query, coverage, guesses: [best]}: Turn): boolean {
  if (!hasContentWord(query.text)) return hasFilters(query) && query.without === '';
  if (best?.id === 'ninguna' && best.certainty >= CERTAINLY && saysTopic(query.text)) return true;
  return ASKS.test(words) || coverage >= (saysTopic(query.text) ? ABOUT : 0.95);
}

/** What was looked for, narrowed or put in another's place. */
function refined(turn: Turn): Reply | undefined {
  const {part, words, query, now, catalogue} = turn;
  if (!now.query || /\b(tienda|catalogo)\b/.test(words)) return undefined;
  // 'No de saltar, mis vecinos se quejan': the reason is no topic.
  if (
    query.without &&
    !ASKS.test(words) &&
    /^(?:(?:y|pero|mejor|que|ok) )*(?:no(?!,)|sin|nada|menos|ni|tampoco|excepto) /iu.test(part)
  )
    return searched(merged(query, now.query, now.query.text), now, catalogue);
  const own = query.text.replace(CONTINUATION, '').trim();
  const after = hasContentWord(own)
    ? changed(words, {...query, text: own}, now.query, catalogue)
    : null;
  // 'No de cachorros, el mío ya es grande' excludes; what else it tells is no topic.
  const isOther = hasContentWord(own) && turn.coverage >= FAMILIAR;
  const isFiltered = hasContentWord(own) ? query.without !== '' && !isOther : hasFilters(query);
  const wanted = after ?? (isFiltered ? merged(query, now.query, now.query.text) : null);
  const hidden = /\botr[oa]s?\b/.test(words) ? now.seen : [];
  return wanted ? searched(wanted, now, catalogue, hidden) : undefined;
}

function merged(query: Query, before: Query, text: string): Query {
  return {
    ...before,
    text,
    without: [before.without, query.without].filter(Boolean).join(', '),
    age: query.age ?? before.age,
    min: query.min ?? before.min,
    max: query.max ?? before.max,
    cheap: query.cheap || before.cheap,
    minPages: query.minPages ?? before.minPages,
    maxPages: query.maxPages ?? before.maxPages,
    order: query.order ?? before.order,
    count: query.count ?? (before.max === null ? null : before.count),
    offer: query.offer || before.offer,
    formats: query.formats.length > 0 ? query.formats : before.formats,
    language: query.language,
  };
}

/**
 * A topic after another one. It narrows the one before where its own products are among those found before, or where
 * products are about both; else it takes its place and keeps price and offer.
 */
function changed(words: string, query: Query, before: Query, catalogue: Catalogue): Query | null {
  const {engine} = catalogue;
  const isAttribute = ATTRIBUTE.test(words);
  if (words.split(' ').length > MOST_WORDS_OF_A_CHANGE) return null;
  if (!isAttribute && !CONTINUES.test(words)) return null;
  const isAsked = ASKS.test(words);
  if (isAsked && !isAttribute && !/^(?:y|pero)\b/.test(words) && !query.without) return null;
  const isAnew = /\b(?:algo|algun\w*|un[oa]) (?:de|del|sobre|para)\b/.test(words);
  // Another topic is without the limits of the one before.
  const alone = {...query, count: null};
  const both = merged(query, {...before, order: null}, `${before.text} ${query.text}`);
  const hitsOf = (each: Query) => engine.search({...each, ...NO_LIMITS}, false).hits;
  const own = hitsOf(alone);
  const [best] = own;
  const inBefore = new Set(hitsOf({...before, order: null}).map(({entry}) => entry));
  const isSure = best !== undefined && best.coverage >= THIN;
  if (isSure && own.every(({entry}) => inBefore.has(entry)))
    return {...alone, without: merged(query, before, '').without};
  const [inBoth] = hitsOf(both);
  // 'En la casa' is of a third of the shop: it narrows.
  const isBroad = own.length > BROAD;
  const isOfBoth =
    inBoth !== undefined &&
    (isBroad ||
      inBoth.coverage >=
        ([words, plain(before.text)].some((each) => /^(?:y )?(?:para|pa) /.test(each))
          ? OF_WHOM
          : OF_BOTH)) &&
    inBefore.has(inBoth.entry) &&
    own.slice(0, isBroad ? undefined : SHOWN).some(({entry}) => entry === inBoth.entry);
  if (isAttribute && inBoth && inBoth.coverage >= OF_WHOM) return both;
  if (isOfBoth && !(isAnew && isSure) && !/\botr[oa]s?\b/.test(words)) return both;
  return isSure ? alone : null;
}

/** Whether somebody says who they are, or what their business is. */
export function identityIn({part, words}: Pick<Turn, 'part' | 'words'>): string | null {
  const identity = IDENTITY.exec(part)?.[1]?.trim();
  const asksWhat = /\b(?:que|cual(?:es)?)\b(?: \w+){0,2} (?:puedo|podria)/.test(words);
  return identity &&
    (asksWhat || !MAY_I.test(words)) &&
    !NO_IDENTITY.test(identity) &&
    hasContentWord(identity)
    ? identity
    : null;
}

/** A word of sympathy, and what may be read in that. */
function inHardship({part, words, query, now, catalogue}: Turn): Reply | undefined {
  const clause = part.split(/[,;]|\s(?:hace|desde|y)\s/u)[0] ?? part;
  const wanted = {...query, text: clause};
  const {hits, near} = catalogue.engine.search(wanted, false);
  const isWithoutWork = WITHOUT_WORK.test(words);
  const products = [
    ...(isWithoutWork ? catalogue.engine.search('ganar dinero', false).hits.slice(0, 2) : []),
    ...(hits.length > 0 ? hits : near),
  ].map(({entry}) => entry);
  const lead = isWithoutWork
    ? 'Estos son un comienzo sencillo; nadie puede prometerte ventas:'
    : COMFORT;
  return tell(
    now,
    `Siento que estés pasando por esto. ${lead}`,
    ['busqueda'],
    show([...new Set(products)], {...now, query: wanted}),
  );
}

/** Whether a word of it is not one that everybody uses for everything. */
export function saysTopic(text: string): boolean {
  return wordsOf(text).some((word) => !isManner(word) && (commonShare(word.term) ?? 1) > EVERYDAY);
}

export function aboutSubject(subject: string): string {
  const clean = subject
    .trim()
    .replace(
      /^(?:(?:algo|libros?|ebooks?|un|una|unos|el|la|los|las|hay|tienes?|tienen|busco|quiero|necesito|dame|me recomiendas|recomi[eé]ndame|(?:me|le|les|nos) (?:gustan?|interesan?|encantan?)|y|pero|contenido|sobre|de|para|con)\s+)+/giu,
      '',
    )
    .trim();
  return readsWell(clean) ? `sobre «${clean}»` : 'sobre eso';
}

/** Whether a shopper's words make a phrase that can be said back: a few words, and none that only a sentence has. */
function readsWell(text: string): boolean {
  const words = plain(text).split(' ');
  return (
    text !== '' &&
    words.length <= 6 &&
    text.length <= 50 &&
    !words.some((word) => SENTENCE.test(word))
  );
}
const SENTENCE =
  /^(?:es|son|soy|esta|estoy|fue|era|que|qu[ei]en|no|si|se|me|mi|mis|le|les|lo|nos|te|dijo|dice|dicen|anda|tengo|tiene|hay|quiero|puedo|voy|va|mas|muy|ya|eso|ese|esa|porque|cuando|como|pero|sino|tambien|algo|hola|por|favor)$/;

function limitsOf({min, max, minPages, maxPages, without, offer, formats, cheap}: Query): string {
  const limits = [
    priceOf(min, max, '$'),
    minPages !== null ? `de ${minPages} páginas o más` : '',
    maxPages !== null ? `de hasta ${maxPages} páginas` : '',
    offer ? 'en oferta' : '',
    formats.length > 0 ? `en ${formats.join(' y ')}` : '',
    without && readsWell(without) ? `sin ${without}` : '',
    cheap && max === null ? 'de los más económicos' : '',
  ].filter(Boolean);
  return limits.length > 0 ? ` ${limits.join(', ')}` : '';
}

/** A query as text for the shop's list, which reads it as it was meant. */
function addressText({text, min, max, without, offer}: Query): string | null {
  const parts = [
    text,
    priceOf(min, max),
    offer ? 'en oferta' : '',
    without ? `menos ${without}` : '',
  ];
  return parts.filter(Boolean).join(' ').trim() || null;
}

function priceOf(min: number | null, max: number | null, sign = ''): string {
  if (max !== null && min !== null) return `entre ${sign}${min} y ${sign}${max}`;
  if (max !== null) return `hasta ${sign}${max}`;
  return min === null ? '' : `desde ${sign}${min}`;
}
