/** Which products a message means: by what they are called, by their place, by what the talk was about; and which set 'los dos' is. */
import {commonShare, isCommonWord} from '../_shared/search/common-words.ts';
import {hasContentWord, lackingTerm, termOf, wordsOf} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import type {DialogueState} from './state.ts';
import {plain} from './words.ts';

/** What a message says of products. */
interface Meant {
  /** All that it names or points at, in the order of its words. */
  readonly products: readonly Product[];
  /** Those of them that are called by what they are about: 'el de gatos'. */
  readonly called: readonly Product[];
  /** What is called so and is no product: 'marcianos' of 'el de marcianos'. */
  readonly unknown: readonly string[];
  /** How many are meant together: 2 of 'los dos', 0 of 'todos' and 'súmalos'; null where nothing is said. */
  readonly count: number | null;
  /** The message with 'tema' in the place of what a product is called. */
  readonly bare: string;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ONE = set('el la lo del al ese esa este esta aquel aquella');
const SOME = set('los las esos esas estos estas');
const THAT = set('ese esa este esta aquel aquella esto eso');
const THING = set(
  'libro libros ebook ebooks guia guias cuaderno recetario titulo producto diario oferta precio descuento',
);
const OF = set('de del sobre para');
/** Where what a product is called ends. */
const ENDS = set(
  ', y e o u con contra vs mas menos por que cual cuanto cuanta cuantos cuantas cuesta cuestan costaba vale valen sale salen es era son esta estan trae traen incluye viene vienen tiene tienen habla dice explica ensena menciona toca dura pesa sirve sirven funciona va necesita cuando como si no pero me te se nos lo la el los las entonces ya tambien juntos total ok gracias porfa ahora queda',
);
const NUMBERS = 'cero un dos tres cuatro cinco seis siete ocho'.split(' ');
const PLACES = 'primer segund tercer cuart quint'.split(' ');
const MOST_WORDS_OF_NAME = 5;
/** 'El de la oferta', 'el del pago': a thing of the shop, and no product's topic. */
const OF_THE_SHOP =
  /^(?:mis?|combos?|descuentos?|ofertas?|promo\w*|cupon\w*|carrito|pagos?|tarjeta|licencia|certificado|correo|mail|logo|marca|portada|cuenta|compra|pedido|reloj|boton|pagina|tienda|link|enlace|curso|descarga|archivo|reclamaci(?:on|one)|queja|antes|arriba|abajo|todos?|mayor|menor|hoy|ayer)s?\b/;
/** A word after 'ese' that is no product. */
const OTHER_THING =
  /^(?:correo|tienda|pagina|mes|semana|tarde|caso|edad|tema|tipo|precio|estilo|dia|momento|nada|en|disponible|agotad\w|mal|bien|muy|todo)$/;
/** After 'esta' as a pronoun; anything else makes it a verb. */
const AFTER_ESTA =
  /^(?:|,|cuanto|cuantas|cuantos|que|tambien|no|me|si|trae|tiene|y|o|con|guia|cuesta|vale)$/;
/** What is asked right after a word of a title: 'el keto trae listas'. */
const ASKED_OF_IT = /^(?:tra|inclu|tien|cuest|vale|habl|sirv|vien|dice|ense|expl|cuant)/;
/** 'El de cristales y el de tarot' are certain; of words between commas the title must have them. */
const TOGETHER =
  /\b(?:compar\w*|diferencia\w*|entre|vs|contra|sum\w+|total|cuant\w*|alcanza\w*|cual|junt[oa]s|llevo|quiero)\b/;
/** 'Todos', 'súmalos', 'ellos': all of what the talk is about. */
const ALL =
  /\b(?:tod[oa]s?(?: (?:eso|ell?[oa]s|es[oa]s|est[oa]s|junt[oa]s?|l[oa]s? (?:que|anterior)))?$|(?:por|es|son|seria|cuesta|sale|pago por|cuanto) tod[oa]s?\b|es[oa]s\b|est[oa]s\b|ell[oa]s\b|junt[oa]s\b|(?:sum|compar|junt|agreg|orden|pon|llev|compr)\w*l[oa]s\b)/;
const COUNTED =
  /\b(?:(?:l[oa]s|es[oa]s|est[oa]s|todos los|entre)(?: (?:otr[oa]s|mism[oa]s|primer[oa]s|ultim[oa]s))? (dos|tres|cuatro|cinco|[2-5])\b(?! (?:dolares|usd|dias|semanas|meses|anos|primer))|(amb[oa]s)\b)/;

export const productsOf = ({byHandle}: Catalogue, handles: readonly string[]): Product[] =>
  handles.flatMap((handle) => byHandle.get(handle) ?? []);

/** How many 'los dos', 'ambos' or 'todos' are; null where it is not said. */
export function countIn(words: string): number | null {
  const [, count, both] = COUNTED.exec(words) ?? [];
  if (both) return 2;
  if (count) return Number(count) || NUMBERS.indexOf(count);
  return ALL.test(words) ? 0 : null;
}

/** @param part the clause as it was written, for its commas */
export function meantIn(
  part: string,
  state: DialogueState,
  open: string | null,
  catalogue: Catalogue,
): Meant {
  const marked = part
    .split(/[,;:¿?¡!()]+/u)
    .map(plain)
    .filter(Boolean)
    .join(' , ');
  const tokens = marked.split(' ');
  const at = (place: number) => tokens[place] ?? '';
  const [listed, seen] = [productsOf(catalogue, state.list), productsOf(catalogue, state.seen)];
  const focus = catalogue.byHandle.get(state.focus ?? open ?? '');
  const products: Product[] = [];
  const called: Product[] = [];
  const unknown: string[] = [];
  const bare = [...tokens];
  const mean = (...some: (Product | undefined)[]) => {
    for (const each of some) if (each && !products.includes(each)) products.push(each);
  };
  /** The last that was pointed at and the place after it: of 'el otro, el natural' the second says which. */
  let pointed: {readonly product: Product | undefined; readonly next: number} | null = null;
  const point = (product: Product | undefined, next = -1) => {
    pointed = product && !products.includes(product) ? {product, next} : null;
    mean(product);
  };
  const callByName = (some: readonly Product[], from: number, to: number) => {
    if (pointed && tokens[pointed.next] === ',' && from <= pointed.next + 4)
      products.splice(products.indexOf(pointed.product!), 1);
    pointed = null;
    mean(...some);
    called.push(...some);
    bare.fill('', from, to);
    bare[from] = 'tema';
  };
  /** The words from a place on of which a name is made, and where they end. */
  const nameFrom = (from: number) => {
    let first = from;
    while (/^(?:la|las|el|los|mi|su|un|una|de)$/.test(at(first))) first += 1;
    let to = first;
    while (
      to < tokens.length &&
      to < first + MOST_WORDS_OF_NAME &&
      !ENDS.has(at(to)) &&
      !(OF.has(at(to)) && (ENDS.has(at(to + 1)) || to === tokens.length - 1)) &&
      !(at(to) === 'a' && /^(?:cuanto|como|que|mi|cual)$/.test(at(to + 1)))
    )
      to += 1;
    return {first, to, subject: tokens.slice(first, to).join(' ')};
  };
  for (let place = 0; place < tokens.length; place++) {
    const word = at(place);
    const isSome = SOME.has(word);
    if (!ONE.has(word) && !isSome) continue;
    // 'Los otros de belleza' are a list that is asked for.
    if (isSome && /^otr[oa]s$/.test(at(place + 1))) continue;
    const isCounted = isSome && /^(?:dos|tres|cuatro|[2-5])$/.test(at(place + 1));
    const thing = place + 1 + Number(isCounted) + Number(THING.has(at(place + 1)));
    const ordinal = PLACES.findIndex((each) => new RegExp(`^${each}[oa]?s?$`).test(at(thing)));
    const isOther = /^otr[oa]s?$/.test(at(thing));
    if (OF.has(at(isOther ? thing + 1 : thing))) {
      const {first, to, subject} = nameFrom(thing + (isOther ? 2 : 1));
      const known = [...new Set([...listed, ...seen])];
      if (!subject && isOther && !isSome) point(theOther(focus, state, catalogue));
      if (!subject || OF_THE_SHOP.test(subject)) continue;
      const some = isOther
        ? othersOf(
            subject,
            [...products, ...(products.length > 0 || !focus ? [] : [focus])],
            catalogue,
          )
        : isSome
          ? allCalled(subject, known, catalogue)
          : (pricedAt(subject, known) ?? oneCalled(subject, state, catalogue));
      if (some.length > 0) callByName(some, first, to);
      else if (!isSome && hasContentWord(subject)) unknown.push(subject);
      place = to - 1;
    } else if (isOther && !isSome) {
      // 'El otro que tienen de perros' was not shown.
      if (/^que (?:tien|hay|vend|manej)/.test(`${at(thing + 1)} ${at(thing + 2)}`)) continue;
      point(theOther(focus, state, catalogue), thing + 1);
    } else if (ordinal >= 0 && !/^(?:capitulo|leccion|vez|semana|dia)/.test(at(thing + 1))) {
      const size = NUMBERS.indexOf(isCounted ? at(place + 1) : at(thing + 1));
      const isOfTalk = /\bque (?:me |te )?(?:dij|mostr|ense|recom)|\bprincipio\b/.test(marked);
      // 'Los dos primeros que me dijiste' are of the whole talk.
      const pool =
        isOfTalk || size > listed.length
          ? [...productsOf(catalogue, state.first), ...[...seen].reverse()]
          : listed;
      if (size > 1) mean(...[...new Set(pool)].slice(0, size));
      else point([...new Set(pool)][ordinal], thing + 1);
    } else if (/^ultim[oa]$/.test(at(thing)) && !THING.has(at(thing + 1))) {
      point(state.since.length > 0 && THAT.has(word) ? focus : listed.at(-1), thing + 1);
    } else if (/^[1-9]$/.test(at(thing)) && ONE.has(word)) {
      point(listed[Number(at(thing)) - 1], thing + 1);
    } else if (
      THAT.has(word) &&
      !/^est?o$/.test(word) &&
      (word !== 'esta' || AFTER_ESTA.test(at(thing))) &&
      !OTHER_THING.test(at(thing))
    ) {
      if (!/^(?:no|tampoco)$/.test(at(thing)) || focus) mean(focus ?? listed[0]);
    } else if (at(thing).length > 3 && !ENDS.has(at(thing))) {
      const known = [...new Set([...listed, ...seen])];
      const one =
        titled(at(thing), known) ??
        (ASKED_OF_IT.test(at(thing + 1)) ? titled(at(thing), catalogue.engine.entries) : null);
      if (one) callByName([one], thing, thing + 1);
    }
  }
  const named = catalogue.namedIn(part);
  if (named && !products.includes(named)) mean(named);
  if (
    TOGETHER.test(marked) &&
    (products.length > 0 || /[,]| (?:y|o|con|contra|vs|mas|entre) /.test(marked))
  )
    for (const one of enumerated(
      bare.join(' ').replace(/ +/g, ' '),
      [...listed, ...seen],
      catalogue,
    ))
      if (!products.includes(one)) {
        mean(one);
        called.push(one);
      }
  return {
    products,
    called,
    unknown,
    count: countIn(marked),
    bare: bare.filter((each) => each && each !== ',').join(' '),
  };
}

/** Known products that cost so much: 'el de 17', 'el de 8 99'. */
function pricedAt(subject: string, known: readonly Product[]): Product[] | null {
  const [, units, cents] = /^(\d{1,3})(?: (\d\d))?(?: dolares| usd)?$/.exec(subject) ?? [];
  if (!units) return null;
  const price = Number(`${units}.${cents ?? '0'}`);
  return known
    .filter(({price: own}) =>
      cents ? Number(own.amount) === price : Math.floor(Number(own.amount)) === price,
    )
    .slice(0, 1);
}

/** The other of two, or the one that the talk was about before. */
function theOther(focus: Product | undefined, state: DialogueState, catalogue: Catalogue) {
  const listed = productsOf(catalogue, state.list);
  const pool =
    focus && listed.includes(focus) && listed.length === 2
      ? listed
      : productsOf(catalogue, [...state.named, ...state.list, ...state.seen]);
  return pool.find((each) => each !== (focus ?? listed[0]) && !state.gone.includes(each.handle));
}

/** 'El otro de gatos': the best of a topic that was not said yet. */
function othersOf(subject: string, said: readonly Product[], {engine}: Catalogue): Product[] {
  return engine
    .search(subject, false)
    .hits.filter(({entry, coverage}) => coverage >= 0.8 && !said.includes(entry))
    .slice(0, 1)
    .map(({entry}) => entry);
}

/** 'Los de gatos', 'los de rabietas y dinero': what of it was shown, else the best that a search finds. */
function allCalled(subject: string, known: readonly Product[], {engine}: Catalogue): Product[] {
  const {hits} = engine.search(subject, false);
  const best = hits
    .filter(({coverage}) => coverage >= 0.9 * (hits[0]?.coverage ?? 0))
    .map(({entry}) => entry);
  const shown = known.filter((each) => best.includes(each));
  return shown.length > 0 ? shown : best.slice(0, 3);
}

/** What was shown counts more, and what says it in the same words. */
const OF_LIST = 0.35;
const OF_SEEN = 0.25;
const OF_TITLE = 0.35;
const IN_WORDS = 0.2;
/** Coverage from which on a product is called so. */
const IS_CALLED = 0.6;
/** The same of what was shown. */
const IS_CALLED_KNOWN = 0.42;
const MOST_COMPARED = 8;

/** The product that is called by a topic: of all that a search finds and all that was shown the one that it says most of. */
function oneCalled(subject: string, state: DialogueState, catalogue: Catalogue): Product[] {
  if (!hasContentWord(subject)) return [];
  const {engine} = catalogue;
  const {hits, near} = engine.search(subject, false);
  const coverage = new Map(
    [...hits.slice(0, MOST_COMPARED), ...near].map(({entry, coverage: own}) => [entry, own]),
  );
  const known = productsOf(catalogue, [...new Set([...state.list, ...state.seen])]);
  const titledSo = engine.entries.filter((each) => shareOf(subject, each, true) >= 1);
  const beginnings = subject
    .split(' ')
    .filter(hasContentWord)
    .map((word) => ` ${word.slice(0, BEGINNING)}`);
  const scored = [...new Set([...coverage.keys(), ...known, ...titledSo])]
    .map((product) => {
      const fit = Math.max(coverage.get(product) ?? 0, shareOf(subject, product) * 0.95);
      const isKnown = known.includes(product);
      const more = state.list.includes(product.handle) ? OF_LIST : isKnown ? OF_SEEN : 0;
      const {about, contents} = product.texts();
      const text = ` ${plain([product.title, product.audience, ...about, ...contents].join(' '))}`;
      const said =
        beginnings.filter((each) => text.includes(each)).length / (beginnings.length || 1);
      return {
        product,
        isFit: fit >= (isKnown ? IS_CALLED_KNOWN : IS_CALLED),
        score: fit + OF_TITLE * shareOf(subject, product, true) + IN_WORDS * said + more,
      };
    })
    .filter(({isFit}) => isFit)
    .sort((a, b) => b.score - a.score);
  return scored.slice(0, 1).map(({product}) => product);
}

/** The one product whose title has a word. */
function titled(word: string, pool: readonly Product[]): Product | null {
  const term = termOf(word);
  const share = commonShare(term);
  if (share !== null && share < 0.3) return null;
  const own = pool.filter(
    (each) =>
      nameOf(each).title.has(term) && nameOf(each).plain.includes(` ${word.slice(0, BEGINNING)}`),
  );
  return own.length === 1 ? own[0]! : null;
}

/** 'Cristales, tarot y luna llena': products each named by words of its title. */
function enumerated(marked: string, known: readonly Product[], {engine}: Catalogue): Product[] {
  return marked
    .split(/ (?:,|y|e|o|con|contra|vs|mas|entre) |^(?:y|entre|compar\w*|sum\w*) /)
    .flatMap((segment) => {
      const subject = segment
        .split(' ')
        .filter(
          (word) =>
            hasContentWord(word) &&
            !ENDS.has(word) &&
            !/^(?:\d+|dos|tres|cuatro|cinco|suman?|sumam\w+|cuant\w+|llev\w+|compr\w+|quiero|diferencia|compar\w+|entre|serian?|junt\w+|tema|cual|pag\w+|hojas|precios?|capitulos?|formatos?|temas?|libros?)$/.test(
              word,
            ),
        )
        .join(' ');
      if (!subject || subject.split(' ').length > 3 || OF_THE_SHOP.test(subject)) return [];
      const best = [...new Set([...known, ...engine.entries])]
        .map((product) => ({product, share: shareOf(subject, product, true)}))
        .filter(({share}) => share === 1)
        .sort((a, b) => b.share - a.share);
      const [first, second] = best;
      return first && (!second || first.share > second.share || known.includes(first.product))
        ? [first.product]
        : [];
    });
}

interface Named {
  readonly plain: string;
  readonly title: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}
const NAMED = new WeakMap<Product, Named>();

/** What a product is called, read once: thousands are asked of a message. */
function nameOf(product: Product): Named {
  const known = NAMED.get(product);
  if (known) return known;
  const termsOf = (text: string) => new Set(wordsOf(text).map(({term}) => term));
  const named = {
    plain: ` ${plain(product.title)} `,
    title: termsOf(product.title),
    tags: termsOf(product.tags.join(' ')),
  };
  NAMED.set(product, named);
  return named;
}

/** How much of a subject's words the title has, or its tags. */
function shareOf(subject: string, product: Product, isOfTitle = false): number {
  const {title, tags, plain: name} = nameOf(product);
  const asked = wordsOf(subject);
  const count = asked.filter(
    ({term, text}) =>
      // 'Correr' has the stem of 'core'.
      (title.has(term) &&
        (text.length < 6 || name.includes(` ${plain(text).slice(0, BEGINNING)}`))) ||
      (!isOfTitle && tags.has(term)),
  ).length;
  return asked.length > 0 ? count / asked.length : 0;
}

/**
 * What is meant together. By number: what was told one by one since the last list, the list, both, or what was chosen,
 * whichever has so many; without a number the latest of these that are several. Empty where none fits.
 */
export function togetherOf(
  count: number,
  state: DialogueState,
  catalogue: Catalogue,
): readonly Product[] {
  const {list, since, chosen, named} = state;
  const outside = since.filter((each) => !list.includes(each));
  const both = [...list, ...outside];
  const isOf = (some: readonly string[]) => (count === 0 ? some.length > 1 : some.length === count);
  const isChosen = chosen.length > 1 && since.length === 0;
  const of = (...groups: readonly (readonly string[])[]) =>
    productsOf(catalogue, groups.find(isOf) ?? []);
  if (count === 0)
    return of(
      isChosen ? chosen : [],
      since.length > 1 ? since : [],
      outside.length === 0 ? list : [],
      both,
      list,
    );
  return of(
    isChosen ? chosen : [],
    since.length > count ? since.slice(0, count) : since,
    outside.length === 0 ? list : [],
    both,
    named.slice(0, count),
    [...new Set([...both, ...named])].slice(0, count),
    chosen,
  );
}

/** To whom a book may be sold, which says nothing of what it contains. */
const FOR_SELLERS =
  /^(?:es un contenido|ideal|perfecto|puedes ofrecer|llega directo|pensado para vender)/iu;

/** So many letters tell a longer word. */
const BEGINNING = 4;

const NUMBER =
  /\b(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|cien|noventa|ochenta)\b/;

/** What a product says with a number of a thing: '80 ideas', 'treinta días de práctica'; null where it says none. */
export function numbersOf({title, texts}: Product, subject: string): string | null {
  const {contents, about} = texts();
  const asked = plain(subject).split(' ').filter(hasContentWord);
  const sentences = [title, ...about.flatMap((line) => line.split(/(?<=[.;])\s/u)), ...contents];
  const found = sentences.find((line) => {
    const words = plain(line).split(' ');
    return words.some(
      (word, at) =>
        NUMBER.test(word) &&
        words
          .slice(at + 1, at + 4)
          .some((next) =>
            asked.some((each) => next.slice(0, BEGINNING) === each.slice(0, BEGINNING)),
          ),
    );
  });
  return found?.replace(/\.$/, '') ?? null;
}

interface Line {
  readonly line: string;
  /** It has half of the subject in the same words. */
  readonly isSure: boolean;
  /** 0 for what is no chapter. */
  readonly chapter: number;
}

/** The lines of a product that say most of a subject, the nearest first, in the same words or in others that mean it. */
export function linesOf(product: Product, subject: string, catalogue: Catalogue): readonly Line[] {
  const alternatives = subject.split(/ o /).filter(hasContentWord);
  const all = alternatives.flatMap((each) => scoredLines(product, each, catalogue));
  const sure = all.filter(({isSure}) => isSure);
  return [...new Map((sure.length > 0 ? sure : all).map((each) => [each.line, each])).values()];
}

function scoredLines(
  {title, audience, texts}: Product,
  subject: string,
  {engine}: Catalogue,
): readonly Line[] {
  const {contents, about, extras} = texts();
  const words = wordsOf(subject).map(({term, text, sound}) => ({
    term,
    written: plain(text).slice(0, BEGINNING),
    isLong: text.length > 5,
    lacks: lackingTerm({term, text, sound}),
    weight: isCommonWord(term) ? 0.6 : 1,
    alike: engine.termsOf(text).filter((each) => each !== term),
  }));
  const all = words.reduce((sum, {weight}) => sum + weight, 0);
  // What the first and the last product of the shop both include, all do.
  const [first, last] = [engine.entries[0], engine.entries.at(-1)].map(
    (each) => each?.texts().extras,
  );
  const own = extras.filter((line) => !first?.includes(line) || !last?.includes(line));
  // '52 citas' says how many.
  const counts = /^\d/.test(title) ? [title] : [];
  const scored = [...counts, ...contents, ...own, ...about, audience]
    .filter((line) => !FOR_SELLERS.test(line))
    .map((line) => {
      const terms = new Set(engine.termsOf(line));
      const beginnings = new Set(
        plain(line)
          .split(' ')
          .map((word) => word.slice(0, BEGINNING)),
      );
      const count = words.reduce((sum, {term, weight, alike, written, isLong}) => {
        // 'Correr' has the stem of 'core', and 'corrieron' another.
        const isWritten = beginnings.has(written);
        if (terms.has(term) && (isWritten || !isLong)) return sum + weight;
        if (isWritten && isLong) return sum + weight * 0.4;
        if (alike.some((each) => terms.has(each))) return sum + weight / 2;
        // 'Alergias' and 'alérgenos', 'súper' and 'supermercado'.
        const root = term.length < 7 ? term : term.slice(0, -2);
        const isAkin = root.length > 4 && [...terms].some((each) => each.startsWith(root));
        return isAkin ? sum + weight * (root === term ? 0.6 : 0.4) : sum;
      }, 0);
      // 'Sin pescado' is not said by a line about fish.
      const isAgainst = words.some(
        ({term, lacks}) => lacks !== null && !terms.has(term) && terms.has(lacks),
      );
      // A chapter says it more plainly than the description.
      const plainer = contents.includes(line) ? 1.2 : 1;
      return {
        ...{line, count: isAgainst ? 0 : count * plainer},
        isExact: words.some(
          ({term, written, isLong}) => terms.has(term) && (!isLong || beginnings.has(written)),
        ),
      };
    })
    .sort((one, two) => two.count - one.count);
  const most = scored[0]?.count ?? 0;
  return scored
    .filter(({isExact, count}) => count >= most * 0.7 && count >= all * (isExact ? 0.25 : 0.4))
    .slice(0, 3)
    .map(({line, count, isExact}) => ({
      line: line.replace(/\.$/, ''),
      isSure: isExact && count >= all / 2,
      chapter: contents.indexOf(line) + 1,
    }));
}

/** What every product has: its page says it of itself. */
const OWN_FACT =
  /adentro|dentro|agotad|\bla compra\b|\btodo\b|bono|extra|word|pdf|editable|capitulos?$|(?:los|sus|que|cuantos) (?:capitulos|temas)|pagina|portada|version|idioma|oferta|descuento|(?:trae|incluye)n? (?:el|la) del?\b/;
const SAYS =
  'traen?|incluyen?|hablan?|dicen?|ensenan?|explican?|mencionan?|cubren?|contienen?|tienen?|tocan?|vienen?(?: con)?|ven?|hay|aborda|tratan?|sirven? (?:para|con)|ayudan? (?:a|con)';
const ABOUT =
  '(?: (?:de|del|sobre|acerca|algo|algun\\w?|alguna|a|al|como|con|para|tambien|usar|opciones|mas|cosas?|el tema|un|capitulo|que))*';
const CONTENT = [
  new RegExp(`\\b(?:${SAYS})\\b${ABOUT} (.+?)(?: entonces)?$`),
  /\bcapitulos? (?:de|del|sobre|para|que \w+ de) (.+?)(?: (?:tiene|trae|hay|incluye))?$/,
  /\b(?:en que|en cual|que) (?:capitulo|leccion|semana|parte)(?: \w+){0,3}? (?:se )?(?:hablan?|ven?|trata|ensena|dicen?|explican?|toca)(?: (?:de|del|sobre))? (.+)$/,
];
const HOW_MANY =
  /\bcuant[oa]s (?!capitulos|paginas|pags?\b|hojas|archivos|versiones|lecciones|libros|ebooks|veces|dolares|pesos)(\w+)/;

/** Of what it is asked whether a product says it; null where every product has it. */
export function subjectIn(words: string): string | null {
  const [, counted = ''] = HOW_MANY.exec(words) ?? [];
  if (hasContentWord(counted)) return counted;
  if (/\bcuanto (?:dura|tiempo)\b/.test(words)) return 'dias semanas minutos horas';
  const [, asked = ''] =
    /^(?:y )?(?:que|cuales|como) (?:se )?(.+?) (?:segun|en) (?:el|ese|este) (?:libro|ebook)/.exec(
      words,
    ) ?? [];
  if (hasContentWord(asked)) return asked;
  if (OWN_FACT.test(words) || /\bde que trata/.test(words)) return null;
  const [said = ''] = CONTENT.flatMap((pattern) => pattern.exec(words)?.[1] ?? []);
  const subject = said
    .replace(/\b(?:algun\w*|contenidos?|cosas?|material|informacion)\b/g, ' ')
    .replace(/^.*\b(?:sobre|acerca de) /, '');
  return hasContentWord(subject) && !/^cuant|\bes[oa]s\b|\b(?:los|las) (?:dos|tres)\b/.test(subject)
    ? subject
    : null;
}

/** Whether no word of a text is Spanish or the shop's. */
export function isGibberish(text: string, vocabulary: ReadonlySet<string>): boolean {
  return (
    text.length < 40 &&
    text.split(' ').every((word) => !isCommonWord(termOf(word)) && !vocabulary.has(termOf(word)))
  );
}
