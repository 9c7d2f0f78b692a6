/** Which products a message means: by place, by a word of the title, by what the talk was about. */
import {hasContentWord, lackingTerm, termOf, wordsOf} from '../_shared/search/words.ts';
import {isCommonWord} from '../_shared/search/common-words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import type {DialogueState} from './state.ts';
import {plain} from './words.ts';

/** 'Ese', 'lo mismo'. */
export const REFERENCE =
  /\b(?:es[eao](?! (?:no|tampoco)\b)|est[eao](?! (?:rebajad\w|disponible|agotad\w|mas|menos|en|todo|muy|bien|mal|listo|lista|esperando|perdid\w)\b)|aquel|el mismo|lo mismo|del que|su|sus)\b(?! (?:correo|tienda|pagina|mes|semana|mismos?|tarde|caso|edad|tema|tipo|precio))/;
/** 'Los dos'. */
export const PAIR =
  /\b(?:l[oa]s (?:dos|2)|ambos|ambas|l[oa]s (?:tres|3)|es[oa]s(?: (?:dos|tres))?|juntos|todo (?:junto|eso)|cuanto es todo|todos ellos)\b/;

const WORD_ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint'];
export const CALLED =
  /(?<!no )\b(?:el|la|del|al|ese|este|esa) (?:libro |ebook |guia |cuaderno |recetario |oferta |precio |descuento )?(?:de(?: la| los| las| el)?|del|sobre|para) (?!(?:arriba|abajo|todos?|menos|mas|mayor|mejor|antes|ahora|ayer)\b)(\w+(?: \w+){0,4}?)(?= (?:con (?:el|la)|contra|sirve|funciona|va|esta|son|por (?:el|la|un\w*|otr\w)|que|cuant\w*|cuest\w*|sale|trae|incluye|viene|tiene|para|es|cuando|esta|habla|dice|explica|ensena|menciona|toca|dura|pesa|necesita|cual|era|no|o|y|la|el|lo|me|entonces|ya)\b|$)/g;
/** 'La diferencia entre keto y ayuno.' */
const BETWEEN =
  /\b(?:entre|compara\w*) (?:(?:el|la) )?(?:de )?(\w{4,}(?: \w+)?) (?:y|o|vs|con) (?:(?:el|la) )?(?:de )?(\w{4,}(?: \w+)?)$/;
/** 'El keto trae lista': a product by a word of its title, where something is asked of it. */
const CALLED_FIRST =
  /^(?:y )?(?:el|la) (\w{4,}) (?:tra|inclu|tien|cuest|vale|habl|sirv|vien|dice|ense|expl)\w*/;
/** 'El keto', 'el natural': a product by a word of its title, among those that were shown. */
const CALLED_PLAINLY =
  /\b(?:el|la|del|al|con) (?!(?:del?|que|mas|otr\w|libros?|ebook|primer\w*|segund\w|tercer\w*|ultim\w|mism\w|pdf|word|correo|precio|total|archivo)\b)(\w{4,})/g;
/** 'El de la oferta', 'el del pago': a thing of the shop, and no product's topic. */
const OF_THE_SHOP =
  /^(?:mis?|combos?|descuentos?|ofertas?|promo\w*|cupon\w*|carrito|pagos?|tarjeta|licencia|certificado|correo|mail|logo|marca|portada|cuenta|compra|pedido|reloj|boton|pagina|tienda|link|enlace|curso|descarga|archivo|reclamaci(?:on|one)|queja)s?\b/;
/** Of a title's words, as many as make a name of it. */
const HALF = 0.5;

export const productsOf = ({byHandle}: Catalogue, handles: readonly string[]): Product[] =>
  handles.flatMap((handle) => byHandle.get(handle) ?? []);

/** 'El segundo', 'el último', 'los dos primeros'. */
export function pointedAt(words: string, listed: readonly Product[]): readonly Product[] {
  if (/\b(el|la|del|al|de) ultim[oa]\b(?! libro| ebook| precio)/.test(words))
    return listed.slice(-1);
  const [, count] = /\b(dos|tres) primer[oa]s\b|\bprimer[oa]s (dos|tres)\b/.exec(words) ?? [];
  if (count || /primer[oa]s (dos|tres)/.test(words))
    return listed.slice(0, /tres/.test(words) ? 3 : 2);
  return ordinalsIn(words).flatMap((place) => listed[place] ?? []);
}

function ordinalsIn(words: string): number[] {
  const found = [
    ...words.matchAll(/(?<!\b(?:un|una|en|mi|su) )\b(primer|segund|tercer|cuart|quint)[oa]?s?\b/g),
  ].map(([, word = '']) => WORD_ORDINALS.indexOf(word));
  const number = /\b(?:numero|opcion|el|la) (\d)\b/.exec(words)?.[1];
  return found.length > 0 ? found : number ? [Number(number) - 1] : [];
}

/**
 * 'El de gatos', 'el keto': among the list, what was shown, and what the last search found, the one that is called so; of
 * the whole catalogue only where a fact is asked.
 */
export function calledIn(
  words: string,
  state: DialogueState,
  catalogue: Catalogue,
): readonly Product[] {
  const {engine} = catalogue;
  const listed = productsOf(catalogue, state.list);
  const seen = productsOf(catalogue, state.seen);
  const foundBy = (text: string) =>
    state.query
      ? engine.search({...state.query, text, without: ''}, false).hits.map(({entry}) => entry)
      : [];
  const one = (subject: string): Product | null => {
    if (!hasContentWord(subject) || OF_THE_SHOP.test(subject)) return null;
    const isLong = wordsOf(subject).length > 1;
    const exact = engine.entries.filter((each) => nameOf(each).plain.includes(` ${subject} `));
    const {hits} = engine.search(subject, false);
    // Of some that are as near, the one that says the word itself.
    const alike = hits.filter(({coverage}) => coverage >= hits[0]!.coverage - 0.05).slice(0, 4);
    const beginnings = subject.split(' ').map((word) => ` ${word.slice(0, BEGINNING)}`);
    const sayings = ({entry}: (typeof hits)[number]) => {
      const {contents, about} = entry.texts();
      const own = plain(['', entry.title, entry.audience, ...about, ...contents].join(' '));
      return beginnings.filter((each) => ` ${own}`.includes(each)).length;
    };
    const [best] = [...alike].sort((a, b) => sayings(b) - sayings(a));
    return (
      (isLong ? byTitle(subject, engine.entries, 1.2) : null) ??
      byTitle(subject, listed, 1.2) ??
      byTitle(subject, seen, 1.2) ??
      byTitle(subject, listed, HALF) ??
      byTitle(subject, seen, HALF) ??
      (exact.length === 1 ? exact[0]! : null) ??
      byTitle(subject, engine.entries, 1.2) ??
      byTitle(subject, foundBy(state.query?.text ?? ''), HALF) ??
      byTitle(subject, foundBy(`${state.query?.text} ${subject}`).slice(0, 5), HALF) ??
      (best && best.coverage >= 0.6 ? best.entry : null)
    );
  };
  const known = [...new Set([...listed, ...seen])];
  const byPrice = [...words.matchAll(/\b(?:el|la|los) de (\d{1,2}) (\d{2})\b/g)].flatMap(
    ([, units, cents]) =>
      known.find(({price}) => Number(price.amount) === Number(`${units}.${cents}`)) ?? [],
  );
  const between = BETWEEN.exec(words)?.slice(1) ?? [];
  // 'Y el otro de gatos': the next of that topic.
  const [, ofOther = ''] = /\b(?:el|la) otr[oa] (?:de|del|sobre|para) (\w{3,})/.exec(words) ?? [];
  const nearest = ofOther ? (byTitle(ofOther, listed, HALF) ?? one(ofOther)) : null;
  const wasSaid = ofOther !== '' && new RegExp(`\\b(?:el|la) de ${ofOther}\\b`).test(words);
  const alreadySaid =
    wasSaid && nearest ? [nearest] : productsOf(catalogue, state.named.slice(0, 1));
  const others = ofOther
    ? engine
        .search(ofOther, false)
        .hits.filter(({entry, coverage}) => coverage >= 0.9 && !alreadySaid.includes(entry))
    : [];
  const byOther = others[0] ? [...(wasSaid ? alreadySaid : []), others[0].entry] : [];
  // 'El que no lleva azúcar', 'el sin horno': of what was looked for, the one that is called so.
  const [, lacked = ''] =
    /\b(?:el|la) (?:que es |que )?(?:sin|no (?:lleva|usa|tiene|necesita)) (\w{4,})/.exec(words) ??
    [];
  const lacking = lacked
    ? [...new Set([...known, ...foundBy(state.query?.text ?? '')])].filter((each) =>
        nameOf(each).plain.includes(` sin ${lacked} `),
      )
    : [];
  if (lacking[0]) return lacking.slice(0, 1);
  const byOf = [
    ...byPrice,
    ...byOther,
    ...between.flatMap((subject) => one(subject) ?? []),
    ...[...words.matchAll(CALLED)].flatMap(([, subject = '']) => one(subject) ?? []),
  ];
  if (byOf.length > 0) return [...new Set(byOf)];
  const pairs = wordPairs(words).flatMap((pair) => {
    const named = engine.entries.filter((each) =>
      pair.every((word) => nameOf(each).plain.includes(` ${word} `)),
    );
    return named.length === 1 ? named : [];
  });
  if (pairs.length > 0) return [...new Set(pairs)];
  const [, first = ''] = CALLED_FIRST.exec(words) ?? [];
  const titled = first ? byTitle(first, engine.entries, 1) : null;
  if (titled) return [titled];
  const plainly = [...words.matchAll(CALLED_PLAINLY)].flatMap(
    ([, subject = '']) => byTitle(subject, known, 1) ?? [],
  );
  return [...new Set(plainly)];
}

const BETWEEN_NAMES =
  /[,:;?¿]|\s(?:y|e|o|con|contra|vs\.?|m[aá]s|entre|frente)(?=\s)|(?<!\p{L})(?:y|o|compara\p{L}*|diferencia|entre|suma\p{L}*)(?=\s)/iu;

/** 'Cristales, tarot y luna llena': products each named by a word or two of its title. */
export function enumerated(part: string, state: DialogueState, catalogue: Catalogue): Product[] {
  const {engine} = catalogue;
  const known = productsOf(catalogue, [...new Set([...state.list, ...state.seen])]);
  const found = part.split(BETWEEN_NAMES).flatMap((segment) => {
    const subject = plain(segment)
      .replace(
        / (?:juntos|total|cuanto(?: (?:es|son|seria|cuesta))?|cual(?: .*)?|me alcanza.*)$/,
        '',
      )
      .replace(
        /^(?:(?:y|el|la|los|las|libros?|ebooks?|de|del|guia|quiero|llevo|lleva|si|compro|cuanto|suman?|son|es|serian?|que) )+/,
        '',
      );
    if (
      !hasContentWord(subject) ||
      OF_THE_SHOP.test(subject) ||
      subject.split(' ').length > 7 ||
      /\b(?:me|te|se|lo|cuanto|como|para|dos|tres|amb[oa]s)\b/.test(subject)
    )
      return [];
    return byTitle(subject, known, 1.2) ?? byTitle(subject, engine.entries, 1.2) ?? [];
  });
  return [...new Set(found)];
}

/** 'Huerto urbano', 'diario de gratitud': two telling words that stand together. */
function wordPairs(words: string): readonly (readonly string[])[] {
  const all = words
    .split(' ')
    .filter((word) => !/^(?:de|del|la|el|los|las|en|a|y|para|con)$/.test(word));
  return all.flatMap((word, at) => {
    const next = all[at + 1] ?? '';
    const isTelling = [word, next].every((each) => each.length > 3 && hasContentWord(each));
    return isTelling ? [[word, next]] : [];
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

/** The one product of which title and tags have the most of a subject's words; null where two have as many. */
function byTitle(subject: string, pool: readonly Product[], least: number): Product | null {
  const asked = wordsOf(subject);
  const terms = [...new Set(asked.map(({term}) => term))];
  const scored = pool
    .map((product) => {
      const {title: own, tags, plain: name} = nameOf(product);
      // 'Correr' has the stem of 'core'.
      const title = new Set(
        asked.flatMap(({term, text}) =>
          own.has(term) && (text.length < 6 || name.includes(` ${plain(text).slice(0, BEGINNING)}`))
            ? [term]
            : [],
        ),
      );
      const count =
        terms.filter((term) => title.has(term)).length * 1.2 +
        terms.filter((term) => !title.has(term) && tags.has(term)).length;
      return {product, share: count / terms.length};
    })
    .filter(({share}) => share >= least)
    .sort((a, b) => b.share - a.share);
  const [best, next] = scored;
  return best && (!next || best.share > next.share) ? best.product : null;
}

/** To whom a book may be sold, which says nothing of what it contains. */
export const FOR_SELLERS =
  /^(?:es un contenido|ideal|perfecto|puedes ofrecer|llega directo|pensado para vender)/iu;

/** So many letters tell a longer word. */
const BEGINNING = 4;

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
  'traen?|incluyen?|hablan?|dicen?|ensenan?|explican?|mencionan?|cubren?|contienen?|tienen?|tocan?|vienen? con|ven?|hay|aborda';
const ABOUT =
  '(?: (?:de|del|sobre|acerca|algo|algun\\w?|alguna|a|al|como|con|para|tambien|usar|opciones|mas|cosas?|el tema|un|capitulo|que))*';
const CONTENT = [
  new RegExp(`\\b(?:${SAYS})\\b${ABOUT} (.+?)(?: entonces)?$`),
  /\bcapitulos? (?:de|del|sobre|para|que \w+ de) (.+?)(?: (?:tiene|trae|hay|incluye))?$/,
  /\b(?:en que|que) (?:capitulo|leccion|semana|parte)(?: \w+){0,3}? (?:se )?(?:hablan?|ven?|trata|ensena|dicen?|explican?|toca)(?: (?:de|del|sobre))? (.+)$/,
];
const COUNTED =
  /\bcuant[oa]s (?!capitulos|paginas|hojas|archivos|versiones|lecciones)(\w+) (?:tra|tien|incluy|vien|dura)\w*/;

/** Of what it is asked whether a product says it; null where every product has it. */
export function subjectIn(words: string): string | null {
  const [counted] = COUNTED.exec(words)?.slice(1) ?? [];
  if (counted && hasContentWord(counted)) return counted;
  if (OWN_FACT.test(words)) return null;
  const [said = ''] = CONTENT.flatMap((pattern) => pattern.exec(words)?.[1] ?? []);
  const subject = said
    .replace(/\b(?:algun\w*|contenidos?|cosas?|material|informacion)\b/g, ' ')
    .replace(/^.*\b(?:sobre|acerca de) /, '');
  return hasContentWord(subject) && !/^cuant/.test(subject) ? subject : null;
}

/** Whether no word of a text is Spanish or the shop's. */
export function isGibberish(text: string, vocabulary: ReadonlySet<string>): boolean {
  return (
    text.length < 40 &&
    text.split(' ').every((word) => !isCommonWord(termOf(word)) && !vocabulary.has(termOf(word)))
  );
}
