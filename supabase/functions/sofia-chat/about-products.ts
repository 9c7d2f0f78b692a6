/** Answers about the products that the talk is about: one of them, some beside each other, one instead of another. */
import type {Order, Query} from '../_shared/search/query.ts';
import {readQuery} from '../_shared/search/query.ts';
import {hasContentWord, wordsOf} from '../_shared/search/words.ts';
import type {Product} from './catalogue.ts';
import {answerOf} from './intents.ts';
import {compare, confirm, optionsIn, payback, productFact, superlative, total} from './products.ts';
import {countedLine, lineOf, poolOf, productsOf} from './references.ts';
import {show, SHOWN, tell, tellOf, type Reply} from './reply.ts';
import {RIGHTS} from './shop.generated.ts';
import type {DialogueState} from './state.ts';
import {COMPARING, withoutService, type Turn} from './turn.ts';
import {list, plain} from './words.ts';

export const WHICH_OF_THEM = '¿Cuál de ellos? Dime «el primero» o su tema, y te cuento.';
const RECALLS =
  /\b(?:me|nos) (?:habias? )?(?:dij|dich|mostr|recomend|ensen|suger|mencion)\w*|\b(?:volv|regres)\w* al primer/;
/** 'Lo llevo', 'quiero ese': what the talk is about is bought. */
const TAKES =
  /\b(?:me )?l[oa]s? (?:llevo|compro|agarro|tomo)\b|\b(?:quiero|me quedo con|elijo|prefiero) (?:es[eao]|est[eao])\b$|\bme quedo con (?:el|la)\b|\b(?:agreg|anad)\w*l[oa]s?\b|\b(?:compr[ao]|pon|anota)\w*mel[oa]s?\b|\b(?:agreg|anad|pon|mand|met)\w*(?: l[oa]s (?:dos|tres)| amb[oa]s| es[eo])?(?: \w+){0,2} (?:al|en el) carrito/;
/** Which of some is the better. */
export const COMPARES =
  /diferencia|compar\w*|(?:mas|menos) capitulos|mas a cuenta|vale mas la pena|rinde mas|mism[oa]s? (?:paginas|hojas|precio|capitulos|cantidad|largo)|(cual|que)( \w+){0,6} (recomiendas|mejor|elijo|conviene|escojo|prefieres|compro|sirve|dejarias|elegirias|llevarias|comprarias)|(ambos|los dos|entre (el|esos|estos))$/;
const SUMS =
  /(en|el|al) total|cuanto( \w+){0,2} (invierto|gasto|gastaria|pago|pagaria)|(dime|cuanto|precio)( \w+){0,4} (total|los|las|todos|ambos|dos|2|tres|juntos?|todo|ese y|y el|y la)\b|sum(an|a)\b|(cuanto|precio|salen?)( \w+){0,3} juntos|l[oa]s (dos|2|tres|3)( \w+){0,2} (cuanto|precio)|cuanto( me)? (seria|sale|es|sald\w+|costaria)\b/;
/** Prices or pages asked of a list: of each. */
const OF_EACH =
  /^(?:y )?(?:de )?(?:cuant[oa]s?|que precios?|precios?|capitulos|paginas|hojas)(?: (?:y|cuant[oa]s?|cuestan?|salen?|valen?|es|son|pag\w*|hojas|tienen?|cada uno|estan?|ellos|esos))*$/;
/** Those shown, in an order. */
const SORTED = /\b(?:orden|acomod)\w*\b.*\b(precios?|paginas)\b/;
const OF_ALL = /\b(tienda|catalogo|todos)\b/;
/** 'Cuál trae más posts', 'ninguno habla de distancia'. */
const WHICH_HAS =
  /\b(?:cual(?:es)?|alguno|ninguno)\b.*?\b(?:traen?|incluyen?|hablan?|vienen? con|dicen?|ensenan?|tocan?)(?: (?:de|sobre|mas|cosas?|para|con))* (.+?)(?: entonces)?$/;
/** Something cheaper or shorter than what was shown. */
const BEYOND =
  /\b(?:algo|algun\w?|otr[oa]s?|uno?|hay|tienen|tienes)\b(?: \w+){0,4} mas (?:barat|econom|cort|brev|larg|car|accesib)|^(?:y )?mas (?:barat|econom|cort)\w*$/;
const TOO_DEAR =
  /\b(?:muy|esta|tan|demasiado|algo|un poco) car[oa]s?\b|se (?:sale|pasa) de|no me alcanza|^(?:uf+ |uy )?(?:que )?car[oa]s?$|(?:cuesta|sale|es) (?:mucho|demasiado)/;
const ALIKE = /\b(?:parecid[oa]s?|similar(?:es)?|del mismo (?:tema|estilo))\b/;
/** What a product says of a subject: 'trae recetas de pan', 'habla de costos'. */
export const CONTENT =
  /(?<!\bme )\b(?:traen?|incluyen?|hablan?|dicen?|ensenan?|explican?|mencionan?|cubren?|contienen?)\b(?: (?:de|sobre|algo|algun\w?|a|como|con|tambien|usar|opciones))* (.+)$/;
/** What a product's page says of every product. */
const OWN_FACT =
  /(?:inclu|tra)\w* (?:exactamente|cuando|al|en|la compra)\b|adentro|dentro|agotad|\btodo\b|plantilla|bono|extra|word|pdf|editable|capitulo|pagina|portada|(?:trae|incluye)n? (?:el|la) del?\b/;
/** Whether what the talk is about fits: 'sirve para vender a empleados'. */
const FITS =
  /^(?:y |entonces )?(?:me |le |les )?(?:sirve|servira|funciona|es (?:buen|util|apropiad)\w*) (?:para|a|con|de|en)\b/;
const BUY = /formato|que-recibo|como-comprar|precio|entrega|ofertas|idioma|editables|aviso|portada/;
/** What the shop says of itself, where a product was asked about. */
const OF_THE_SHOP =
  /^(?:que-es-reventa-plr|funciona|que-recibo|ofertas|aviso|buscar|quien-escribe)$/;
/** 'Y el de contenido.' */
const ELLIPTIC = /^(?:y |pero |entonces )*(?:el|la) (?:del?|sobre|para) (\p{L}{4,})$/u;
const MOST_WORDS_OF_A_FACT = 8;

/** 'Lo que me dijiste al principio'. */
export function recalled({words, now, intent, catalogue}: Turn): Reply | undefined {
  if (!RECALLS.test(words)) return undefined;
  const count = /\btres\b/.test(words) ? 3 : 2;
  const all = productsOf(catalogue, [...new Set([...now.first, ...[...now.seen].reverse()])]);
  if (/\b(?:dos|tres) primer/.test(words) && all.length >= count)
    return sumOf(now, all.slice(0, count), '');
  const [one] = /principio|primer/.test(words) ? productsOf(catalogue, now.first) : [];
  if (one) return tellOf(now, one, productFact(one, 'de que trata') ?? '');
  if (now.seen.length === 0 || intent) return undefined;
  const shown = productsOf(catalogue, now.focus ? [now.focus] : now.list);
  return tell(now, 'Te mostré esto:', ['recuerdo'], show(shown, now));
}

/** 'El tercero' of two. */
export function beyondList({words, now, listed, pointed}: Turn): Reply | undefined {
  const isOrdinal = /^(?:y )?(?:el |la )?(?:segund|tercer|cuart|quint)[oa]$/.test(words);
  return isOrdinal && pointed.length === 0 && listed.length > 0
    ? tell(now, 'Esa lista no tiene tantos. Te mostré esto:', ['recuerdo'], show(listed, now))
    : undefined;
}

const ADDS =
  /\b(?:agreg|anad|suma|incluy|pon|met)\w*|\bmas (?:el|la) del?\b|\bes[eao] y (?:el|la)\b/;
const REMOVES = /\b(?:quit|sac|elimin|borr|descart|retir)\w*|\b(?:sin|menos) (?:el|la|los|las)\b/;

/** 'Quita el más caro', 'sin los batidos', 'agrégale el de aceites, cuánto llevo': the sum as it is then. */
export function changedSum(turn: Turn): Reply | undefined {
  const {words, now, query, intent, chosen, listed, recent, focus, called, pointed} = turn;
  if (turn.isPair) return undefined;
  const meant = focus ?? listed[0];
  const before = chosen.length > 0 ? chosen : recent.length > 1 ? recent : meant ? [meant] : [];
  if (REMOVES.test(words) && before.length > 1 && intent?.id !== 'editar') {
    const [ofOrder] = query.order ? superlative(before, query.order).best : [];
    const place = pointed[0] && before[listed.indexOf(pointed[0])];
    const gone =
      before.find((each) => called.includes(each) || pointed.includes(each)) ??
      ofOrder ??
      place ??
      calledAmong(words, before);
    return gone
      ? sumOf(
          now,
          before.filter((each) => each !== gone),
          `Sin «${gone.title}»`,
        )
      : undefined;
  }
  if (intent && turn.certainty > CERTAIN_INTENT) return undefined;
  const from = meant && (turn.refers || chosen.length === 0) ? [meant] : before;
  const added = called.filter((each) => !from.includes(each));
  const isSum = chosen.length > 0 || /\bcuant|\bsuma|\btotal|\bllevo\b/.test(words);
  return ADDS.test(words) && isSum && added.length > 0 && from.length > 0
    ? sumOf(now, [...from, ...added], '')
    : undefined;
}

/** The one of some that shares a word with a message. */
function calledAmong(words: string, some: readonly Product[]): Product | undefined {
  const said = new Set(wordsOf(words.replace(/\b(?:sin|menos)\b/g, ' ')).map(({term}) => term));
  return some.find(({title, tags}) =>
    wordsOf(`${title} ${tags.join(' ')}`).some(({term}) => said.has(term)),
  );
}

function sumOf(now: DialogueState, products: readonly Product[], lead: string): Reply {
  const [only] = products;
  const {state, ...shown} = show(products, now);
  const text =
    products.length === 1 && only
      ? `queda «${only.title}»: ${productFact(only, 'cuanto cuesta')?.replace(/^.*?cuesta /, '') ?? ''}`
      : total(products).replace(/^S/, 's');
  return tell(now, lead ? `${lead}: ${text}` : total(products), ['total'], {
    ...shown,
    state: {...state, chosen: products.map(({handle}) => handle)},
  });
}

/** Of an intent that is so certain, no product is meant. */
const CERTAIN_INTENT = 0.8;

export function taken(turn: Turn): Reply | undefined {
  const {words, now, intent, referred, isPair, pair, focus, listed} = turn;
  const {recent, query} = turn;
  if (!TAKES.test(words)) return undefined;
  const pool = isPair && pair.length > 1 ? pair : recent;
  const [ofOrder] = query.order && pool.length > 1 ? superlative(pool, query.order).best : [];
  const product =
    referred.length < 2 && (!isPair || ofOrder) ? (ofOrder ?? referred[0] ?? focus) : null;
  if (pair.length > 1 && isPair && !ofOrder)
    return tell(
      now,
      `Toca «Agregar» en la tarjeta de cada uno y luego «Finalizar Compra» en el carrito. ${total(pair)}`,
      ['total'],
      show(pair, now),
    );
  if (product && (!intent || intent.id === 'como-comprar'))
    return tellOf(now, product, productFact(product, 'comprar') ?? '');
  return !intent && referred.length === 0 && listed.length > 1
    ? tell(now, WHICH_OF_THEM, ['si'])
    : undefined;
}

/** Some beside each other; one of them first where the message gives a reason for it. */
export function compared(turn: Turn): Reply | undefined {
  const {words, now, query, pair, referred, isNew, catalogue} = turn;
  const [only, other] = referred;
  if (only && !other && /\b(?:diferencia|entre)\b/.test(words)) {
    const alike = catalogue.engine.search(query, false).hits.map(({entry}) => entry);
    const next = alike.find((entry) => entry !== only);
    if (next) return tell(now, compare([only, next]), ['comparar'], show([only, next], now));
  }
  if (
    pair.length < 2 ||
    !(COMPARES.test(words) || (referred.length > 1 && /\bcual$/.test(words))) ||
    /\b(?:tema|nicho|rubro|descuento|rebaja)\b|vend\w+ mas|cuanto|(?<!mismo )precio|otra cosa/.test(
      words,
    ) ||
    (referred.length < 2 && isNew)
  )
    return undefined;
  if (/\b(?:mas|menos) capitulos\b/.test(words)) {
    const count = ({texts}: Product) => texts().contents.length;
    const sorted = [...pair].sort((a, b) => count(b) - count(a));
    if (/\bmenos\b/.test(words)) sorted.reverse();
    const rows = sorted.map((each) => `«${each.title}», ${count(each)}`);
    return tell(now, `Por capítulos: ${list(rows)}.`, ['comparar'], show(sorted, now));
  }
  const reason = query.text.replace(COMPARING, ' ').trim();
  const [best, next] =
    hasContentWord(reason) && referred.length < 2
      ? catalogue.engine
          .search({...query, text: reason, order: null}, false)
          .hits.filter(({entry}) => pair.includes(entry))
      : [];
  if (!best || (next && best.coverage < next.coverage + 0.1))
    return tell(now, compare(pair), ['comparar'], show(pair, now));
  const {title, audience} = best.entry;
  const whom = audience ? `: es para ${audience.charAt(0).toLowerCase()}${audience.slice(1)}` : '';
  const price = productFact(best.entry, 'cuanto cuesta') ?? '';
  return tellOf(now, best.entry, `Por lo que cuentas, «${title}»${whom}. ${price}`, 'comparar');
}

/** 'El más barato y el más caro'. */
export function bothEnds(turn: Turn): Reply | undefined {
  const {part, words, now, referred, recent, named, catalogue} = turn;
  const orders = [
    ...new Set(part.split(/\sy\s|,/).flatMap((clause) => readQuery(clause).order ?? [])),
  ];
  if (orders.length !== 2 || referred.length > 0) return undefined;
  const topic = part
    .split(/\sy\s|,/)
    .map((clause) => withoutService(readQuery(clause)).text)
    .join(' ');
  const isOfAll = recent.length < 2 || named !== null || OF_ALL.test(words);
  const hits = hasContentWord(topic.replace(/\b(?:tod[oa]s?|es|son)\b/giu, ''))
    ? catalogue.engine.search(topic, false).hits
    : null;
  const least = 0.85 * (hits?.[0]?.coverage ?? 0);
  const found = hits?.filter(({coverage}) => coverage >= least).map(({entry}) => entry);
  const pool = (found ?? catalogue.engine.entries).filter(({available}) => available);
  const both = orders.map((order: Order) => superlative(isOfAll ? pool : recent, order));
  return tell(
    now,
    both.map(({text}) => text).join('\n'),
    ['de-la-lista'],
    show(
      both.flatMap(({best}) => best.slice(0, 2)),
      now,
    ),
  );
}

export function summed({words, now, pair, isPair, referred, cart}: Turn): Reply | undefined {
  if (/(mi )?carrito/.test(words) && /total|cuanto|suma|llevo|tengo/.test(words) && cart.length > 0)
    return tell(now, total(cart), ['carrito']);
  if (
    pair.length < 2 ||
    !SUMS.test(words) ||
    /total de|en total (hay|tienen)|\biva\b|impuesto/.test(words) ||
    (!isPair && referred.length < 2 && /^cuanto (?:seria|sale|es)/.test(words))
  )
    return undefined;
  return sumOf(now, pair, '');
}

export function ofEach(turn: Turn): Reply | undefined {
  const {words, now, focus, recent, referred, named, query} = turn;
  if (recent.length < 2 || referred.length > 0 || named) return undefined;
  const [, by] = SORTED.exec(words) ?? [];
  if (by) {
    const value = (each: Product) =>
      by === 'paginas' ? (each.pages ?? 0) : Number(each.price.amount);
    const down = /mayor a menor|mas (?:car|larg|extens)\w+ a/.test(words) ? -1 : 1;
    const sorted = [...recent].sort((a, b) => (value(a) - value(b)) * down);
    return tell(now, compare(sorted, 'En ese orden:'), ['comparar'], show(sorted, now));
  }
  if (focus || query.order) return undefined;
  if (!OF_EACH.test(words)) return undefined;
  const some = recent.slice(0, SHOWN);
  return tell(now, compare(some, 'De cada uno:'), ['comparar'], show(recent, now));
}

/** 'Y el de la piel es más caro, ¿cierto?' */
export function confirmed({words, now, referred, called, catalogue}: Turn): Reply | undefined {
  const [one] = referred;
  if (!one || called.length === 0) return undefined;
  const others = productsOf(catalogue, [...(now.focus ? [now.focus] : []), ...now.named]);
  const against = others.find((each) => each !== one);
  const said = against && confirm(words, one, against);
  return said ? tellOf(now, one, said) : undefined;
}

/** The cheapest, longest and so on of what was shown. */
export function bestOf(turn: Turn): Reply | undefined {
  const {words, now, query, recent, referred, named, isNew, isPair} = turn;
  const {pair} = turn;
  const several = recent.length > 1 && !named;
  if (
    !query.order ||
    !((several && referred.length === 0) || referred.length > 1) ||
    BEYOND.test(words) ||
    OF_ALL.test(words) ||
    !/\b(cual|que|el|los|de)\b/.test(words) ||
    (hasContentWord(query.text) &&
      isNew &&
      !/\b(de|entre) (ell?[oa]s|es[oa]s|est[oa]s|los (dos|tres|que))/.test(words))
  )
    return undefined;
  const pool = referred.length > 1 ? referred : isPair && pair.length > 1 ? pair : recent;
  const {text, best} = superlative(pool, query.order);
  const [only] = best;
  const [asked] =
    /\b(?:cuant\w+ )?(?:capitulos?|paginas?|formato|word|incluye|trata)\b/.exec(words) ?? [];
  const fact =
    only && asked && !/^(?:long|short)/.test(query.order) ? productFact(only, asked) : null;
  return best.length === 1 && only
    ? tellOf(now, only, fact ? `${text} ${fact}` : text, 'de-la-lista')
    : tell(now, text, ['de-la-lista'], show(best, now));
}

/** Those of a list that are reduced: 'cuál está en oferta', 'solo los que tengan descuento'. */
export function reduced({words, now, focus, recent, referred}: Turn): Reply | undefined {
  const isOfList =
    /\bde (?:es[oa]s|est[oa]s|ell[oa]s)\b/.test(words) ||
    (/\b(?:cual(?:es)?|solo|solamente|los|las|alguno|hay)\b/.test(words) && !focus);
  if (!isOfList || recent.length < 2 || referred.length > 0 || words.split(' ').length > 9)
    return undefined;
  if (!/\b(?:oferta|descuento|promo\w*|rebaj\w+)\b(?! (?:si|por))/.test(words)) return undefined;
  const offers = recent.filter(({offer}) => offer);
  if (offers.length === 0)
    return tell(now, 'De esos, ninguno está en oferta ahora.', ['comparar'], show(recent, now));
  const {state, ...shown} = show(offers, now);
  return tell(now, compare(offers, 'De esos están en oferta:'), ['comparar'], {
    ...shown,
    state: {...state, list: offers.map(({handle}) => handle)},
  });
}

export function whichHas(turn: Turn): Reply | undefined {
  const {words, now, recent, named, called, pointed, isPair, pair} = turn;
  const {catalogue} = turn;
  const wanted = WHICH_HAS.exec(words)?.[1];
  if (!wanted || !hasContentWord(wanted) || recent.length < 2) return undefined;
  if (named || called.length > 0 || pointed.length > 0) return undefined;
  const having = (isPair && pair.length > 1 ? pair : poolOf(now, recent, catalogue))
    .map((product) => ({product, line: lineOf(product, wanted, catalogue)}))
    .filter(({line}) => line?.isSure)
    .slice(0, SHOWN);
  return tell(
    now,
    having.length > 0
      ? `De esos lo traen: ${having.map(({product, line}) => `«${product.title}»: ${line?.line}`).join('; ')}.`
      : `La ficha de ninguno de esos lo menciona.`,
    ['comparar'],
    show(having.length > 0 ? having.map(({product}) => product) : recent, now),
  );
}

/** Something cheaper or shorter than what the talk is about. */
export function beyond(turn: Turn): Reply | undefined | null {
  const {words, now, query, intent, focus, recent, named, called} = turn;
  const {catalogue} = turn;
  const from = focus ?? recent[0];
  const isDear = TOO_DEAR.test(words);
  if (!from || !(BEYOND.test(words) || isDear) || named || called.length > 0) return undefined;
  if (intent?.id.startsWith('pedir') || query.max !== null) return undefined;
  const order = isDear ? 'cheapest' : query.order;
  const before = now.query?.text ?? '';
  const wanted: Query = {
    ...(now.query ?? query),
    order,
    text: hasContentWord(before) ? before : subjectOf(from),
    max: order === 'cheapest' ? Math.round(Number(from.price.amount) * 100 - 1) / 100 : query.max,
    maxPages: order === 'shortest' && from.pages ? from.pages - 1 : query.maxPages,
  };
  const isAkin = (each: Product) => each !== from && each.collections[0] === from.collections[0];
  const akin = catalogue.engine
    .search(wanted, false)
    .hits.map(({entry}) => entry)
    .filter(isAkin);
  if (akin.length > 0) {
    const lead = order === 'shortest' ? 'Más breves:' : 'Más baratos:';
    return tell(now, lead, ['busqueda'], show(akin, {...now, query: wanted}));
  }
  const alike = catalogue.engine.entries
    .filter(
      (each) =>
        isAkin(each) &&
        each.available &&
        (wanted.max === null || Number(each.price.amount) <= wanted.max) &&
        (wanted.maxPages === null || (each.pages ?? Infinity) <= wanted.maxPages),
    )
    .sort((a, b) => Number(a.price.amount) - Number(b.price.amount));
  const what = order === 'shortest' ? 'más breve' : 'más barato';
  return tell(
    now,
    alike.length > 0
      ? `De eso mismo, «${from.title}» es lo ${what}. De su categoría hay ${what}:`
      : `«${from.title}» es lo ${what} que tenemos de ese tema.`,
    ['busqueda-cercana'],
    show(alike.length > 0 ? alike : [from], now),
  );
}

/** 'Otro parecido'; another where the one of the talk is sold out. */
export function instead({words, now, focus, catalogue}: Turn): Reply | undefined {
  const isOther = focus && !focus.available && /\botr[oa]s?\b|en (?:su|vez)|entonces/.test(words);
  if (!focus || !(ALIKE.test(words) || isOther)) return undefined;
  if (/parecid\w+,? pero (?:de|sobre|para)\b/.test(words)) return undefined;
  const shared = ({tags}: Product) => tags.filter((tag) => focus.tags.includes(tag)).length;
  const akin = catalogue.engine.entries
    .filter((each) => each !== focus && each.available && shared(each) > 0)
    .sort((a, b) => shared(b) - shared(a));
  return akin.length === 0
    ? undefined
    : tell(now, `Parecidos a «${focus.title}»:`, ['busqueda-cercana'], show(akin, now));
}

/** A fact of one product, or what the shop says of it. */
export function factOf(turn: Turn): Reply | undefined {
  const {words, now, query, intent, focus, named, called, pointed, referred, catalogue} = turn;
  if (intent?.id === 'ia-club' && /\bclub\b|lovable/.test(words)) return undefined;
  const hasFilter = query.min ?? query.max ?? query.minPages ?? query.maxPages;
  const asksFact = turn.asksFact && hasFilter === null;
  const optioned = [...(focus ? [focus] : []), ...productsOf(catalogue, now.seen)].find(
    (each) => referred.length === 0 && optionsIn(each, words).length > 0,
  );
  if (focus && !focus.available && /^(?:y |pero |entonces )*(?:para )?cuando\b/.test(words))
    return tellOf(now, focus, productFact(focus, 'disponible') + ' Todavía no hay fecha.');
  const elliptic = ELLIPTIC.exec(words)?.[1] ?? '';
  const titled = catalogue.engine.entries.filter(({title}) =>
    ` ${plain(title)} `.includes(` ${elliptic} `),
  );
  const isNamed =
    titled.length > 0 && titled.length <= SHOWN && !titled.some((each) => referred.includes(each));
  // 'Y el de contenido', of which there are two.
  if (isNamed && titled.length > 1 && now.seen.length > 0)
    return tell(now, compare(titled, '¿Cuál de estos?'), ['comparar'], show(titled, now));
  const [one] = isNamed ? titled : referred;
  const counted =
    /\bcuant[oa]s\b(?! (?:capitulos?|paginas?|hojas|cuesta|vale))/.test(words) && (one ?? focus);
  const line =
    counted && countedLine(counted, words.replace(/\bcuant[oa]s\b|\b(?:trae|tiene|son)n?\b/g, ' '));
  if (line && counted && !intent)
    return tellOf(now, counted, `«${counted.title}» lo dice: «${line}».`);
  const subject =
    CONTENT.exec(words)?.[1] ??
    ((called.length > 0 || named || focus) && !intent
      ? /\btienen? (?!(?:que|mas|cuant|un|uno|una|el|la|algo|algun\w?|otr\w|libros?|ebooks?)\b)(.+)$/.exec(
          words.replace(/^no .+/, ''),
        )?.[1]
      : undefined);
  const isOfPage =
    subject !== undefined &&
    hasContentWord(subject) &&
    !OWN_FACT.test(words) &&
    !/^(?:certificado|expediente|tu-version)$/.test(intent?.id ?? '') &&
    !WHICH_HAS.test(words);
  const isShort = words.split(' ').length <= MOST_WORDS_OF_A_FACT;
  const meant =
    optioned ??
    one ??
    (focus && (isOfPage || FITS.test(words)) ? focus : null) ??
    (asksFact && isShort && !turn.isNew
      ? (focus ?? fitting(turn) ?? turn.listed[0] ?? null)
      : null);
  const onlyFilters = turn.refers && !named && called.length === 0 && pointed.length === 0;
  if (!meant || (onlyFilters && hasFilter !== null)) return undefined;
  const soldAt = Number(/\ba (\d{1,4})(?: dolares| usd|\b)/.exec(words)?.[1] ?? 0);
  if (
    soldAt > 0 &&
    /recuper|me queda|sale a cuenta|cuant\w+ (?:tengo que|debo|hay que|necesito) vend/.test(words)
  )
    return tellOf(now, meant, payback(meant, soldAt));
  if (isOfPage && !turn.isCase) {
    const before = /\b(?:formato|cuest\w+|paginas?)\b.*\b(?:trae|incluye|habla)/.test(words);
    const fact = before && productFact(meant, words.slice(0, words.indexOf(subject)));
    return tellOf(now, meant, [fact, content(meant, subject, turn)].filter(Boolean).join(' '));
  }
  const fact = productFact(meant, words);
  if (intent?.id === 'moneda' && fact)
    return tellOf(now, meant, `${fact} ${answerOf(intent, words, turn.clock)}`);
  const isOfShop =
    intent &&
    turn.certainty > CERTAIN_INTENT &&
    (intent.id in RIGHTS || !(BUY.test(intent.id) || OF_THE_SHOP.test(intent.id)));
  if (fact && (optioned || !(isOfShop && (!named || turn.isCase)))) {
    const before = query.age === null ? now : {...now, query: {...query, text: subjectOf(meant)}};
    return tellOf(before, meant, fact);
  }
  if (intent)
    return {
      ...tellOf(now, meant, answerOf(intent, words, turn.clock), intent.id),
      person: intent.person ?? false,
    };
  return one && !turn.isOfOrder && !COMPARES.test(words)
    ? tellOf(now, meant, productFact(meant, 'de que trata') ?? '', 'producto-de-que-trata')
    : undefined;
}

/** The one of a list that a question is most about: 'sirve para pelo afro'. */
function fitting({query, listed, catalogue}: Turn): Product | undefined {
  if (listed.length < 2 || !hasContentWord(query.text)) return undefined;
  const {hits, near} = catalogue.engine.search(query.text, false);
  return [...hits, ...near].find(({entry}) => listed.includes(entry))?.entry;
}

/** What a product says of a subject, in its own words. */
function content(product: Product, subject: string, {catalogue}: Turn): string {
  const {title, texts} = product;
  const asked = subject.replace(/\b(?:algun\w*|contenidos?|cosas?|material|informacion)\b/g, ' ');
  const said = lineOf(product, asked, catalogue);
  return said
    ? `${said.isSure ? `«${title}» lo toca` : `Con esas palabras no lo dice; lo más cercano en la ficha de «${title}»`}: «${said.line}».`
    : `La ficha de «${title}» no lo menciona; puedes mirar unas páginas con «Hojear», en su página. Sus capítulos: ${texts().contents.join('; ')}.`;
}

function subjectOf({tags}: Product): string {
  return tags.slice(0, 2).join(' ');
}
