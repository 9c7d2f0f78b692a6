/** Facts of products, computed from the catalogue: of one, of some beside each other, of all. */
import {amountText} from '../_shared/common/cents.ts';
import type {Order, Query} from '../_shared/search/query.ts';
import {hasContentWord} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {list} from './words.ts';

export interface Suggestion {
  /** The provider's; the specification's own id is the handle's number. */
  readonly productId: string;
  readonly handle: string;
  readonly name: string;
  readonly image: string | null;
  readonly price: {readonly amount: string; readonly currencyCode: string};
  readonly reason: string;
}

export function toSuggestion(
  {id, handle, title, image, price}: Product,
  reason: string,
): Suggestion {
  return {productId: id, handle, name: title, image, price, reason};
}

const amount = ({price}: Product) => Number(price.amount);
export const money = ({price}: Product): string =>
  amountText(Number(price.amount), price.currencyCode);

/** For whom it is, in its operator's words. */
export function reasonFor({audience}: Product): string {
  return audience ? `Para: ${audience.charAt(0).toLowerCase()}${audience.slice(1)}.` : '';
}

/** What a message asks of one product, at most two facts; null when it asks nothing that the catalogue knows. */
export function productFact(product: Product, message: string): string | null {
  // 'El de hablar en público': a word of the title asks nothing.
  const own = new Set(plainText(product.title).split(/[^a-z0-9]+/));
  const asked = message
    .split(' ')
    .filter((word) => word.length < 4 || !own.has(word))
    .join(' ');
  const first = oneFact(product, asked);
  const [, rest] =
    / (?:y|e)(?: de)?(?: a)? ((?:cuant|en que|que precio|precio|paginas|capitulos|hojas|si |viene|esta|trae).*)$/.exec(
      asked,
    ) ?? [];
  const second = rest && first ? oneFact(product, rest) : null;
  if (!first || !second || second === first) return first ?? oneFact(product, message);
  const before = oneFact(product, asked.slice(0, asked.length - rest!.length));
  return before && before !== second ? `${before} ${second}` : first;
}

function oneFact(product: Product, asked: string): string | null {
  const {title, pages, audience, formats, offer, available, texts} = product;
  const name = `«${title}»`;
  const {contents, about, extras, versions} = texts();
  const has = (pattern: RegExp) => pattern.test(asked);
  const gone = `${name} está agotado: deja tu correo en «Avísame», en su página, y te escribimos cuando vuelva`;
  const versionPrices = (some: typeof versions) =>
    list(some.map((each) => `${each.title} ($${Number(each.price.amount).toFixed(2)})`));
  const options = optionsIn(product, asked);
  if (options.length > 0) {
    const fitting = versions.filter(({title: own}) =>
      options.every((option) => partsOfVersion(own).includes(option)),
    );
    return fitting.length > 0
      ? `Sí: ${name} existe en ${versionPrices(fitting)}.`
      : `Esa combinación de ${name} no existe. Hay ${versionPrices(versions)}.`;
  }
  if (
    has(
      /\b(?:(?:me|nos) (?:l[oa]s? )?llevo|l[oa]s? compro|l[oa] quiero)\b|comprar|agreg\w+|carrito/,
    ) &&
    !has(/cuanto|precio/)
  )
    return `${available ? `Toca «Agregar» en la tarjeta de ${name} y luego «Finalizar Compra» en el carrito` : gone}. Cuesta ${money(product)}.`;
  if (has(/version\w*|edicion\w*|color\w*|tamanos?/)) {
    return versions.length > 0
      ? `${name} tiene ${versions.length} versiones: ${versionPrices(versions)}.`
      : `${name} se vende en una sola versión, con ${list(formats)}.`;
  }
  if (
    has(
      /(cuanto|precio)( \w+){0,3} antes|antes( \w+){0,2} (costaba|valia|estaba)|precio (anterior|original)/,
    )
  )
    return offer
      ? `${name} cuesta ahora ${money(product)}; el precio anterior se ve tachado en su página.`
      : `${name} cuesta ${money(product)} y no está rebajado.`;
  if (has(/(en )?(oferta|descuento|rebaj\w+|promo\w*)/))
    return offer
      ? `Sí, ${name} está en oferta: ${money(product)}.${has(/hasta cuando|cuando (termina|acaba|vence)|\bdura\b/) ? ' Hasta cuándo, si tiene fin, lo dice su página junto al precio.' : ''}`
      : `No, ${name} no está en oferta: cuesta ${money(product)}. En su página puedes armar un combo con descuento.`;
  if (
    has(
      /cuanto (cuesta|costaba|vale|valia|sale|salia|es|era|estaba|esta|seria|cobran|me sale)|\bcuanto$|precio|que (cuesta|vale)|\bcosto\b(?! de)|a como|how much|cuestan?$|^(?:y )?(?:ese |este |esa |el \w+ )?cuanto(?: es)?$/,
    )
  ) {
    return `${name} cuesta ${money(product)}${versions.length > 1 ? ` en su versión más económica (hay ${versions.length})` : ''}, en un pago único.${available ? '' : ` Ahora ${gone}.`}`;
  }
  if (has(/me (llega|mandan|dan|entregan)|(que|todo lo que) recibo|que trae adentro/))
    return `${name} incluye: ${extras.join('; ')}.${contents.length > 0 ? ` Sus capítulos: ${contents.join('; ')}.` : ''}`;
  if (has(/paginas?|hojas|(que tan|es muy|es) (larg|extens|cort)|extension|largo/))
    return pages
      ? `${name} tiene ${pages} páginas${contents.length > 0 ? ` y ${contents.length} capítulos` : ''}.`
      : `${name} no dice cuántas páginas tiene.`;
  if (has(/capitulos?|indice|temario|que temas|contenido/))
    return contents.length > 0
      ? `${name} tiene ${contents.length} capítulos: ${contents.join('; ')}.`
      : `${name} no publica su índice.`;
  if (
    has(
      /para quien|a quien|publico|edad|\d (meses|anos)|cuantos (meses|anos)|(sirve\w*|es|seria) (bueno |util )?(para|a|desde)\b|les? sirve\w*|para principiantes|dirigid\w|puede leer/,
    )
  )
    return audience
      ? `${name} es para ${audience.charAt(0).toLowerCase()}${audience.slice(1)}. ${/meses|bebe/.test(asked) ? 'De un bebé decide su pediatra.' : 'Puedes usarlo tú, o venderlo con tu marca.'}`
      : `La ficha de ${name} no dice para quién es.`;
  if (
    has(
      /(es|son|viene\w*|esta|trae\w*|incluye\w*|hay|tiene\w*|en)( \w+){0,2} (editable|word|pdf|canva|epub|formato\w*)|que formato|formatos?|editable|canva/,
    )
  ) {
    const wanted = /(word|pdf|canva|epub|powerpoint|excel)/.exec(asked)?.[1];
    const yes = wanted && formats.some((format) => format.toLowerCase() === wanted);
    const lead = wanted
      ? yes
        ? 'Sí. '
        : 'No. '
      : /editable/.test(asked) && formats.includes('Word')
        ? 'Sí. '
        : '';
    return `${lead}${name} viene en ${list(formats)}${formats.includes('Word') ? '; el de Word es el editable' : ''}.`;
  }
  if (has(/incluye\w*|trae\w*|viene con|bono\w*|extras?|que me dan|plantilla|que recibo/))
    return extras.length > 0 ? `${name} incluye: ${extras.join('; ')}.` : null;
  if (has(/idioma|espanol|ingles/))
    return `${name} está en español; la licencia te permite traducirlo.`;
  if (has(/disponible|agotad|stock|quedan|^ya (?:esta|hay|volvio|llego)\b/))
    return available ? `Sí, ${name} está disponible y se descarga al pagar.` : `No: ${gone}.`;
  if (
    has(
      /de que (trata|va|habla|es)|que (es|ensena|aprend\w+|dice|cubre)|resum\w+|cuentame|hablame|descri\w+|mas (informacion|detalles|datos)|detalles|sobre (ese|este|el)|trata|interesa|ver (ese|este|el)/,
    )
  ) {
    return `${about[0] ?? title} ${pages ? `Tiene ${pages} páginas y cuesta` : 'Cuesta'} ${money(product)}.${available ? '' : ` Ahora ${gone}.`}`;
  }
  return null;
}

/** Which is the cheapest, the longest and so on, with all that tie. */
export function superlative(
  products: readonly Product[],
  order: Order,
): {readonly text: string; readonly best: readonly Product[]} {
  const by: Readonly<Record<Order, (product: Product) => number>> = {
    cheapest: amount,
    dearest: (product) => -amount(product),
    'best-selling': ({rank}) => rank,
    newest: ({createdAt}) => -Date.parse(createdAt),
    longest: ({pages}) => -(pages ?? 0),
    shortest: ({pages}) => pages ?? Infinity,
  };
  const least = Math.min(...products.map(by[order]));
  const best = products.filter((product) => by[order](product) === least);
  const [first] = best;
  if (!first) return {text: '', best};
  const what = {
    cheapest: ['el más barato', 'los más baratos'],
    dearest: ['el más caro', 'los más caros'],
    'best-selling': ['el que más se vende', 'los que más se venden'],
    newest: ['el más nuevo', 'los más nuevos'],
    longest: ['el más extenso', 'los más extensos'],
    shortest: ['el más breve', 'los más breves'],
  }[order][best.length > 1 ? 1 : 0];
  const measure = /est$/.test(order) && first.pages && /^(long|short)/.test(order);
  return {
    text: `${list(best.map(({title}) => `«${title}»`))} ${best.length > 1 ? `son ${what}, iguales` : `es ${what}`}: ${measure ? `${first.pages} páginas, ${money(first)}` : money(first)}.`,
    best,
  };
}

/** Whether the first is dearer, cheaper, longer or shorter than the second, as a message says. */
export function confirm(words: string, one: Product, other: Product): string | null {
  const said = /mas (car|costos|barat|economic|larg|extens|complet|cort|breve)/.exec(words)?.[1];
  if (!said) return null;
  const isPrice = /car|cost|barat|econ/.test(said);
  const value = isPrice ? amount : ({pages}: Product) => pages ?? 0;
  const more = /car|cost|larg|exten|compl/.test(said) ? 1 : -1;
  const show = (product: Product) =>
    `«${product.title}» ${isPrice ? `cuesta ${money(product)}` : `tiene ${product.pages ?? 'sin dato de'} páginas`}`;
  return `${(value(one) - value(other)) * more > 0 ? 'Sí' : 'No'}: ${show(one)} y ${show(other)}.`;
}

const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();

const partsOfVersion = (title: string): readonly string[] => title.split('/').map(plainText);

const COLOURS: Readonly<Record<string, string>> = {
  azul: 'indigo',
  verde: 'bosque',
  naranja: 'terracota',
  rojo: 'terracota',
};

/** Of a message, the options by which the versions of a product differ. */
export function optionsIn({texts}: Product, words: string): readonly string[] {
  const known = new Set(texts().versions.flatMap(({title}) => partsOfVersion(title)));
  const said = ` ${words.replace(/\b(?:azul|verde|naranja|rojo)\b/g, (word) => COLOURS[word] ?? word)} `;
  // 'A4' is a part of 'A4 y A5'.
  const isSaid = (option: string) =>
    said.includes(` ${option} `) ||
    option.split(' y ').some((part) => /^a\d$/.test(part) && said.includes(` ${part} `));
  const exact = [...known].filter((option) => said.includes(` ${option} `));
  const found = exact.length > 0 ? exact : [...known].filter(isSaid);
  if (found.length > 0 && known.has('todos') && /\b(?:con todo|completo|todos los)\b/.test(said))
    found.push('todos');
  return [...new Set(found)].filter((option) => option !== 'todos' || found.length > 1);
}

/** Some products beside each other, by what differs. */
export function compare(products: readonly Product[], heading = 'Elige por tu público:'): string {
  const rows = products.map((product) => {
    const {title, pages, audience, texts} = product;
    const {contents} = texts();
    const facts = [
      money(product),
      pages ? `${pages} páginas` : '',
      contents.length > 0 ? `${contents.length} capítulos` : '',
      audience ? `para ${audience.charAt(0).toLowerCase()}${audience.slice(1)}` : '',
    ];
    return `• «${title}»: ${facts.filter(Boolean).join(', ')}.`;
  });
  return `${heading}\n${rows.join('\n')}`;
}

export function total(products: readonly Product[]): string {
  const sum = products.reduce((all, product) => all + Math.round(amount(product) * 100), 0) / 100;
  const code = products[0]?.price.currencyCode ?? 'USD';
  return `Suman ${amountText(sum, code)}: ${list(products.map((product) => `«${product.title}» ${money(product)}`))}. Con el combo de su página el total puede bajar.`;
}

/** What a message asks of the catalogue as a whole, or of one niche; null for anything else. */
export function catalogueFact(
  words: string,
  query: Query,
  {engine, collections}: Catalogue,
): {readonly text: string; readonly products: readonly Product[]} | null {
  const all = engine.entries;
  const counts = (handle: string) =>
    all.filter(({collections: own}) => own.includes(handle)).length;
  const topic = query.text
    .replace(
      /en total|productos?|disponibles?|cat[aá]logo|agotad\p{L}+|categor[ií]as?|nichos?|rubros|secciones|precios?|lista|rango/giu,
      ' ',
    )
    .trim();
  if (/agotad/.test(words)) {
    const gone = all.filter(({available}) => !available);
    const text =
      gone.length > 0
        ? `Está agotado ${list(gone.slice(0, 5).map(({title}) => `«${title}»`))}. En su página puedes dejar tu correo en «Avísame».`
        : 'Ninguno: todo el catálogo está disponible.';
    return {text, products: gone};
  }
  const isCount = /\bcuant[oa]s\b|numero de/.test(words);
  if (hasContentWord(topic)) {
    if (!isCount) return null;
    const plainTopic = plainText(topic);
    const collection = collections.find(
      ({name}) => plainText(name).split(' ')[0] === plainTopic.split(' ')[0],
    );
    const kind = all.filter(
      ({productType}) => plainTopic.replace(/s$/, '') === plainText(productType).split(' ')[0],
    );
    const found = collection
      ? all.filter(({collections: own}) => own.includes(collection.handle))
      : kind.length > 0
        ? kind
        : engine.search(topic, false).hits.map(({entry}) => entry);
    const where = collection
      ? ` en ${collection.name}`
      : kind.length > 0
        ? ` de ese tipo`
        : ' sobre eso';
    return found.length > 0 ? {text: `Hay ${found.length} ebooks${where}.`, products: found} : null;
  }
  if (isCount && (query.offer || query.max !== null))
    return {
      text: `Hay ${engine.search({...query, text: ''}, false).hits.length} ebooks que cumplen eso.`,
      products: [],
    };
  if (/\bcuanto\b|cuest|preci|costo|car[oa]s|how much/.test(words)) {
    const sorted = all.map(amount).sort((a, b) => a - b);
    const code = all[0]?.price.currencyCode ?? 'USD';
    return {
      text: `Los ebooks cuestan de ${amountText(sorted[0] ?? 0, code)} a ${amountText(sorted.at(-1) ?? 0, code)} cada uno, en un pago único. Dime cuál y te doy su precio de hoy.`,
      products: [],
    };
  }
  const lines = collections
    .filter(
      ({handle, broad}) =>
        broad || all.every(({collections: own}) => !own.includes(handle) || own[0] === handle),
    )
    .filter(({handle}) => counts(handle) > 0)
    .map(({handle, name}) => `${name} (${counts(handle)})`);
  return {
    text: `Hay ${all.length} ebooks en ${lines.length} temas: ${list(lines)}. ¿Cuál te interesa?`,
    products: [],
  };
}
