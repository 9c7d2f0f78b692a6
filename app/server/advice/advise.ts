/**
 * SofIA as an adviser, by rules alone (docs/product.md 10.4): what a message asks of products, answered
 * from what the search knows of them. Whatever touches rights, accounts or payments is not for her here;
 * null hands it on to the function that knows those.
 */
import {advice as copy} from '~/copy/advice';
import {MAX_CHAT_SUGGESTIONS} from '~/domain/limits';
import {foldText} from '~/domain/text/fold-text';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {isTelling, wordsOf} from '~/domain/search/terms';
import {formatPrice} from '~/domain/text/format-price';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';
import {matchedSentence} from '../search/search-rows';

export interface Advice {
  readonly text: string;
  /** At most three, each with why. */
  readonly products: readonly {readonly entry: CatalogueEntry; readonly reason: string}[];
  /** Whether a person should be offered. */
  readonly person: boolean;
  /** What the shop can be searched for to see more; null when there is no more. */
  readonly query: string | null;
}

export interface AdviceContext {
  /** Handle of the product whose page is open; null elsewhere. */
  readonly open: string | null;
  /** Handles of what is in the cart. */
  readonly cart: readonly string[];
}

/** On folded text. What the licence, the account or the payment decides is not answered from the catalogue. */
const NOT_OURS =
  /\b(?:derechos?|licencias?|sublicenc\w*|mrr|master|plr|certificad\w*|exclusiv\w*|afiliad\w*|reembols\w*|devol\w*|devuel\w*|garantia|factura\w*|impuest\w*|cuenta\b(?! de)|contrasena|clave|registr\w*|paypal|tarjeta|transferencia|oxxo|cuotas|cupon|descuentos?|combos?|promocion\w*|suscri\w*|mensualidad|envios?|impreso|fisico|descarg\w*|correo|email|certific\w*|traduc\w*|editar|editables?|mi marca|logo|legal|comision|estafa|confiables?|ganar(?:e|ia)?\b|garantiz\w*|hotmart|amazon|comunidad|soporte|videos?|micro ?saas|cursos?|ia club|constructor\w*|favoritos|idioma|ingles)\b/;
const RESELLING = /\b(?:revend\w*|puedo vender\w*|se puede vender|podria vender)\b/;
const RECOMMEND =
  /\b(?:recomiend\w*|recomend\w*|sugier\w*|sugerenc\w*|busco|buscando|algo (?:de|para|sobre|con)|algun(?:o|a)? (?:libro|ebook|producto|guia)?|que (?:libros?|ebooks?|productos?|guias?|tienes|tienen|hay|vendes|venden|me (?:conviene|sirve))|tienes? (?:algo|libros?|ebooks?|guias?|productos?)|tienen (?:algo|libros?|ebooks?|guias?|productos?)|quiero (?:un|una|algo|vender|aprender|comprar|regalar|ver)|quisiera|necesito|me interesa\w*|ideas? para regalar|regalo|hay (?:algo|algun\w*|libros?|ebooks?|guias?)|para vender a|dame|muestrame|opciones|alternativas?)\b/;
const PRICE = /\b(?:precio|cuanto (?:cuesta|vale|sale|es|esta)|cuestan?|que precio|valor)\b/;
const PAGES =
  /\b(?:cuantas paginas|paginas tiene|numero de paginas|cuantas hojas|extension|que tan largo)\b/;
const FORMATS = /\b(?:formatos?|pdf|word|archivos?)\b/;
const CONTENTS =
  /\b(?:contenido|contiene|capitulos?|temario|indice|de que (?:trata|va|se trata|habla)|que trae|que incluye|temas)\b/;
const AVAILABLE =
  /\b(?:disponible|disponibilidad|agotad\w*|hay stock|en stock|existencias?|queda\w*)\b/;
const AUDIENCE = /\b(?:para quien|a quien|publico|para que edad|quien lo compra)\b/;
const COMPARE = /\b(?:compara\w*|diferencias?|cual es mejor|que es mejor|mejor entre|versus|vs)\b/;
const CURRENCY =
  /\b(?:moneda|en dolares|son dolares|pesos mexicanos|en pesos|divisa|usd|precios? en)\b/;
const CHEAPEST = /\b(?:mas barat\w*|mas economic\w*|menor precio)\b/;
const MACHINE =
  /\b(?:eres|sos|es usted|hablo con|estoy hablando con|hay)\b.*\b(?:ia|robot|bot|maquina|humana|humano|persona|real|chatgpt|automatic\w*)\b/;
const COMPLAINT =
  /\b(?:queja|reclam\w*|molest[oa]|enojad[oa]|furios[oa]|indignad[oa]|pesim[oa]|horrible|mal servicio|nadie (?:me )?responde|no (?:me )?(?:llego|ha llegado|llega|funciona|contestan|responden|abre)|cobraron (?:dos|doble|mal)|doble cobro|me estafaron|decepcionad[oa]|hablar con (?:una persona|un humano|alguien|un asesor)|persona real|quiero hablar|problema con mi (?:pedido|compra|pago))\b/;
const CART = /\b(?:mi carrito|en el carrito|mi carro)\b/;
const THIS = /\b(?:este|esta|ese|esa|esto|eso|el ebook|el libro|la guia|lo|la)\b/;

/** From this share on a product is what was asked for. */
const MEANT = 0.6;
/** What is asked for in so many words may be covered by less. */
const HINTED = 0.5;
/** A shorter word that the shop does not use is another word, not one typed wrong. */
const MIN_CORRECTED = 6;
/** Words of a message that is nothing but a subject. */
const MAX_SUBJECT_WORDS = 5;
const CHAPTERS_SAID = 5;

/** What to say to a message; null when somebody else should answer it. */
export function advise(
  message: string,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const folded = foldText(message)
    .replace(/[^\p{L}\p{N}$.,<>]+/gu, ' ')
    .trim();
  if (MACHINE.test(folded) && !RECOMMEND.test(folded)) return said(copy.machine);
  if (COMPLAINT.test(folded)) return said(copy.person, [], true);
  const rights = NOT_OURS.test(folded) || RESELLING.test(folded);
  if (CURRENCY.test(folded) && !rights && readPricePhrase(message).max === null) {
    const code = engine.entries[0]?.price.currencyCode;
    return code ? said(copy.currency(code)) : null;
  }
  if (rights) return null;
  if (CART.test(folded)) return ofCart(engine, context);
  if (COMPARE.test(folded)) {
    const two = comparison(message, engine, context);
    if (two) return two;
  }
  const fact = factOf(folded);
  if (fact) {
    const entry = meantProduct(folded, engine, context);
    if (entry) return said(fact(entry), [{entry, reason: ''}]);
  }
  if (CHEAPEST.test(folded) || RECOMMEND.test(folded) || isSubject(folded)) {
    return recommendation(message, engine, context, RECOMMEND.test(folded));
  }
  return null;
}

function said(
  text: string,
  products: Advice['products'] = [],
  person = false,
  query: string | null = null,
): Advice {
  return {text, products, person, query};
}

type Fact = (entry: CatalogueEntry) => string;

/** Which fact of a product a message asks for. */
function factOf(folded: string): Fact | null {
  if (PRICE.test(folded)) {
    return (entry) =>
      [
        copy.price(entry.title, formatPrice(entry.price)),
        ...(entry.offer ? [copy.reduced] : []),
        ...(entry.available ? [] : [copy.soldOut]),
      ].join(' ');
  }
  if (PAGES.test(folded)) {
    return ({title, pages}) => (pages ? copy.pages(title, pages) : copy.noPages(title));
  }
  if (AVAILABLE.test(folded)) {
    return ({title, available}) => (available ? copy.available(title) : copy.unavailable(title));
  }
  if (CONTENTS.test(folded)) {
    return ({title, texts}) => {
      const {contents} = texts();
      return contents.length > 0
        ? copy.contents(title, contents.slice(0, CHAPTERS_SAID).join('; '))
        : copy.noContents(title);
    };
  }
  if (FORMATS.test(folded)) {
    return ({title, formats}) =>
      formats.length > 0 ? copy.formats(title, formats.join(' y ')) : copy.noFormats(title);
  }
  if (AUDIENCE.test(folded)) {
    return ({title, audience}) =>
      audience ? copy.audience(title, lowerFirst(audience)) : copy.noAudience(title);
  }
  return null;
}

/** Words of questions about a product, which are not in its name. */
const QUESTION_WORDS =
  /\b(?:cuanto|cuesta|cuestan|vale|valen|precio|sale|cuantas|paginas|hojas|tiene|tienen|numero|formatos?|pdf|word|archivos?|contenido|contiene|capitulos?|temario|indice|trata|habla|trae|incluye|disponible|disponibilidad|agotad[oa]|stock|existencias|queda|quedan|quien|publico|edad|compra|compara\w*|diferencias?|mejor|versus|vs|comprar|extension|largo|viene|vienen|hay|valor|pensado|dirigido|temas|de que)\b/g;

/** The product that a message is about: the one that it names, or the one whose page is open. */
function meantProduct(
  folded: string,
  engine: SearchEngine,
  {open}: AdviceContext,
): CatalogueEntry | null {
  const rest = folded.replace(QUESTION_WORDS, ' ').trim();
  const shown = engine.entries.find(({handle}) => handle === open) ?? null;
  if (!isTelling(rest) || (shown && THIS.test(folded) && !named(rest, engine))) return shown;
  return named(rest, engine) ?? (THIS.test(folded) ? shown : null);
}

/** The product that a text names, most of its words being in the title. */
function named(text: string, engine: SearchEngine): CatalogueEntry | null {
  const terms = new Set(engine.termsOf(text).filter((term) => !term.startsWith('§')));
  const [best] = engine.search(text).hits;
  if (!best || best.coverage < MEANT || terms.size === 0) return null;
  const title = new Set(engine.termsOf(best.entry.title));
  const known = [...terms].filter((term) => title.has(term)).length;
  return known >= Math.max(1, Math.ceil(terms.size / 2)) ? best.entry : null;
}

function comparison(message: string, engine: SearchEngine, {open}: AdviceContext): Advice | null {
  const parts = foldText(message)
    .replace(/[¿?¡!«»"]/g, ' ')
    .split(/\b(?:y|o|con|vs|versus|entre|contra)\b|,/)
    .map((part) => part.replace(QUESTION_WORDS, ' ').trim())
    .filter(isTelling);
  const found = parts.flatMap(
    (part) => named(part, engine) ?? engine.search(part).hits[0]?.entry ?? [],
  );
  const shown = engine.entries.find(({handle}) => handle === open);
  const two = [...new Set(found.length === 1 && shown ? [shown, ...found] : found)].slice(0, 2);
  if (two.length < 2) return null;
  return said(
    copy.compare,
    two.map((entry) => ({entry, reason: factsOf(entry)})),
  );
}

function factsOf({pages, formats, audience, available}: CatalogueEntry): string {
  return copy.facts([
    ...(pages ? [copy.pageCount(pages)] : []),
    ...(formats.length > 0 ? [formats.join(' y ')] : []),
    ...(audience ? [copy.reasonAudience(lowerFirst(audience))] : []),
    ...(available ? [] : [copy.soldOut]),
  ]);
}

function ofCart(engine: SearchEngine, {cart}: AdviceContext): Advice {
  const titles = cart.flatMap(
    (handle) => engine.entries.find((entry) => entry.handle === handle)?.title ?? [],
  );
  return said(
    titles.length > 0 ? copy.cart(titles.map((title) => `«${title}»`).join(', ')) : copy.emptyCart,
  );
}

/** Words with which one asks, which are no subject. */
const ASKING =
  /(?<!\p{L})(?:me\s+)?(?:recomi[eé]nd\p{L}*|recomend\p{L}*|sugi[eé]r\p{L}*|busco|buscando|estoy|tienes?|tienen|tengas?|tengan|quiero|quisiera|necesito|algo|alg[uú]n[oa]?|que|qué|cu[aá]l(?:es)?|hay|libros?|ebooks?|gu[ií]as?|productos?|dame|mu[eé]strame|opciones|ver|comprar|vender|vende|vendes|venden|hola|buenas|buenos|d[ií]as|tardes|por favor|gracias|me interesa\p{L}*|sirve|conviene|regalo|regalar|ideas?|los|las|el|la|un|una|unos|unas|sobre|acerca)(?!\p{L})/giu;

function recommendation(
  message: string,
  engine: SearchEngine,
  {cart}: AdviceContext,
  asked: boolean,
): Advice | null {
  const price = readPricePhrase(message);
  const topic = price.text
    .replace(/[¿?¡!«».,;:()"]/g, ' ')
    .replace(ASKING, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:para|de|con|a|y|en|del|mi|mis)\s+)+/i, '')
    .replace(/\s+(?:para|de|con|a|y|en|por)$/i, '')
    .trim();
  const limit =
    price.max !== null
      ? ` menos de ${price.max}`
      : price.min !== null
        ? ` más de ${price.min}`
        : '';
  const wish =
    price.wish === 'cheapest' ? ' lo más barato' : price.wish === 'cheap' ? ' barato' : '';
  const telling = isTelling(topic);
  if (!telling && !limit && !wish) return null;
  const outcome = engine.search(`${telling ? topic : ''}${limit}${wish}`.trim());
  const doubtful = outcome.correction !== null && isDoubtful(topic, outcome.correction);
  const least = asked && outcome.correction === null ? HINTED : MEANT;
  const fresh = outcome.hits.filter(
    ({entry, coverage}) =>
      !doubtful && entry.available && !cart.includes(entry.handle) && coverage >= least,
  );
  const products = (hits: typeof fresh) =>
    hits.slice(0, MAX_CHAT_SUGGESTIONS).map(({entry}) => ({
      entry,
      reason: telling ? matchedSentence(entry, engine, outcome.terms) : factsOf(entry),
    }));
  if (fresh.length > 0) {
    const text = telling ? copy.recommend(topic) : price.wish ? copy.cheapest : copy.recommendAll;
    const query = fresh.length > MAX_CHAT_SUGGESTIONS ? `${topic}${limit}${wish}`.trim() : null;
    return said(text, products(fresh), false, query);
  }
  if (!telling) return null;
  if (limit) {
    const dearer = engine
      .search(topic)
      .hits.filter(({entry, coverage}) => entry.available && coverage >= MEANT);
    if (dearer.length > 0) {
      const bound = {
        amount: String(price.max ?? price.min),
        currencyCode: engine.entries[0]?.price.currencyCode ?? 'USD',
      };
      const words =
        price.max !== null ? copy.upTo(formatPrice(bound)) : copy.from(formatPrice(bound));
      return said(copy.noneAtPrice(topic, words), products(dearer));
    }
  }
  return asked ? said(copy.none(topic), [], true) : null;
}

/** Whether a short word was taken for another: 'autos' is not 'altos'. */
function isDoubtful(topic: string, correction: string): boolean {
  const meant = new Set(foldText(correction).split(' '));
  return wordsOf(topic).some(({text}) => text.length < MIN_CORRECTED && !meant.has(foldText(text)));
}

/** A few words that ask nothing are what somebody looks for. */
function isSubject(folded: string): boolean {
  const words = folded.split(' ');
  return (
    words.length <= MAX_SUBJECT_WORDS &&
    !/^(?:hola|buen\w*|gracias|adios|ok|si|no|como|que|quien|quienes|donde|cuando|por|puedo|pueden|cual|cuales|es|son|eres|ayuda|tengo|hacen|aceptan|cuanto|cuantos)\b/.test(
      folded,
    )
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
