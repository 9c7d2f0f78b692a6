/** Facts of products, computed from the catalogue: of one, of some beside each other, of all. */
import {amountText} from '../_shared/common/cents.ts';
import type {Order, Query} from '../_shared/search/query.ts';
import {hasContentWord} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {OFFERS} from './shop.generated.ts';
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
const moneyOf = (price: Product['price']): string =>
  amountText(Number(price.amount), price.currencyCode);
export const money = ({price}: Product): string => moneyOf(price);

/** For whom it is, in its operator's words. */
export function reasonFor({audience}: Product): string {
  return audience ? `Para: ${audience.charAt(0).toLowerCase()}${audience.slice(1)}.` : '';
}

/** What is known of every product of one, in a sentence: it answers most of what is asked of it. */
export function card(product: Product): string {
  const {title, pages, audience, formats, available, texts} = product;
  const {versions, was, contents} = texts();
  const before = was ? ` (antes ${moneyOf(was)})` : '';
  const from = versions.length > 1 ? ` en su versión más económica (hay ${versions.length})` : '';
  const facts = [
    `cuesta ${money(product)}${before}${from}, en un pago único`,
    pages
      ? `tiene ${pages} páginas${contents.length > 0 ? ` y ${contents.length} capítulos` : ''}`
      : '',
    formats.length > 0
      ? `viene en ${list(formats)}${formats.includes('Word') ? ' (el de Word es el editable)' : ''}`
      : '',
    audience ? `es para ${audience.charAt(0).toLowerCase()}${audience.slice(1)}` : '',
  ].filter(Boolean);
  return `${available ? '' : `Ahora ${goneText(product)}. `}«${title}» ${facts.join('; ')}.`;
}

/** What may be asked of a product beside its card, in the order in which it is looked for. */
const FACTS: readonly (readonly [
  id: string,
  when: RegExp,
  say: (product: Product, asked: string) => string | null,
])[] = [
  [
    'comprar',
    /\b(?:(?:me|nos) (?:l[oa]s? )?llevo|l[oa]s? compro|l[oa] quiero)\b|comprar|agreg\w+|carrito/,
    (product, asked) =>
      /cuanto|precio/.test(asked)
        ? null
        : product.available
          ? `Toca «Agregar» en la tarjeta de «${product.title}» y luego «Finalizar Compra» en el carrito: no necesitas cuenta. Cuesta ${money(product)}.`
          : card(product),
  ],
  [
    'versiones',
    /version\w*|edicion\w*|color\w*|\btamanos?\b(?!.*\b(?:archivo|pdf|word))/,
    ({title, formats, texts}) => {
      const {versions} = texts();
      return versions.length > 0
        ? `«${title}» tiene ${versions.length} versiones: ${versionPrices(versions)}.`
        : `«${title}» se vende en una sola versión, con ${list(formats)}.`;
    },
  ],
  [
    'peso',
    /\b(?:pesan?(?! mas en)|peso de(?:l| los)? (?:archivos?|pdf|word)|megas?|megabytes?|mb|tamano|ocupan?)\b/,
    ({title, formats, texts}) => {
      const {sizes = []} = texts();
      const files = formats.flatMap((format, at) => (sizes[at] ? `${format}, ${sizes[at]}` : []));
      return files.length > 0
        ? `Los archivos de «${title}» pesan: ${list(files)}.`
        : `Cuánto pesan los archivos de «${title}» (${list(formats)}) se ve en su página, en «Incluye», y al descargarlos.`;
    },
  ],
  [
    'actualizado',
    /\bactualiz\w+|\b(?:de cuando|de que (?:fecha|ano)) es\b/,
    ({title, texts}) => {
      const day = texts().updatedOn;
      return day
        ? `El contenido de «${title}» se actualizó el ${dayText(day)}.`
        : `Cuándo se actualizó «${title}», si se sabe, lo dice su página.`;
    },
  ],
  [
    'oferta',
    /\b(?:oferta|descuento|descuentan|rebaj\w+|promo\w*|ahorr(?:o|as?|aria|amos)|porcentaje)\b|(?:cuanto|que) (?:le |lo )?(?:baja|bajan|bajo|bajaron|quitan)\b|\bantes\b(?: \w+){0,3} (?:cuanto|costaba|valia|estaba|era)|(?:cuanto|precio)(?: \w+){0,3} antes|precio (?:anterior|original|normal)/,
    offerText,
  ],
  [
    'capitulos',
    /capitulos?|lecciones|indice|temario|\btemas\b|contenido|(?:que|todo lo que) trae adentro/,
    (product, asked) => chapterText(product, asked) ?? chaptersOf(product),
  ],
  [
    'incluye',
    /incluye\w*|\btrae\w*|viene con|bono\w*|extras?\b|(?:que|todo lo que|exactamente) (?:me )?(?:dan|llega|mandan|entregan|recibo)|(?:me|que) (?:llega|mandan|dan|entregan)|plantilla|pagina de (?:venta|ventas)|que archivos/,
    ({title, texts}, asked) => {
      const {extras, about} = texts();
      return extras.length > 0 && !/\bcuant[oa]s\b/.test(asked)
        ? `${about[0] ?? ''} La compra de «${title}» incluye: ${extras.join('; ')}.`.trim()
        : null;
    },
  ],
  [
    'idioma',
    /idioma|espanol|ingles/,
    ({title}) => `«${title}» está en español; la licencia te permite traducirlo.`,
  ],
  [
    'ficha',
    /cuanto (?:cuesta|costaba|vale|valia|sale|salia|es|era|estaba|esta|seria|cobran|me sale)|\bcuanto$|precio|que (?:cuesta|vale)|\bcosto\b(?! de)|a como|how much|cuestan?$|^(?:y )?(?:ese |este |esa |el \w+ )?cuanto(?: es)?$|paginas?|hojas|(?:que tan|es muy|es) (?:larg|extens|cort)|extension|largo|cuanto mide|para (?:que )?quien|a quien|publico|edad|\d (?:meses|anos)|cuantos (?:meses|anos)|(?:sirve\w*|es|seria) (?:bueno |util )?(?:para|a|desde)\b|les? sirve\w*|para principiantes|dirigid\w|puede leer|formatos?|editable|\b(?:word|pdf|canva|epub|kindle)\b|disponible|agotad|stock|quedan|todavia|^ya (?:esta|hay|volvio|llego)\b/,
    (product, asked) =>
      /\b(?:canva|epub|kindle|mobi)\b/.test(asked)
        ? `${card(product)} Con «Tu versión» obtienes además un EPUB.`
        : card(product),
  ],
  [
    'trata',
    /de que (?:trata|va|habla|es)|que (?:es|ensena|aprend\w+|dice|cubre)|resum\w+|cuentame|hablame|descri\w+|mas (?:informacion|detalles|datos)|detalles|sobre (?:ese|este|el)|trata|interesa|ver (?:ese|este|el)|para que sirve/,
    (product) => `${product.texts().about[0] ?? ''} ${card(product)}`.trim(),
  ],
];

/** What is asked of each fact, so that it can be asked of another product: 'y el segundo?'. */
export const ASKED_AGAIN: Readonly<Record<string, string>> = {
  ...{peso: 'cuanto pesa', actualizado: 'actualizado', oferta: 'oferta', ficha: 'precio'},
  ...{capitulos: 'capitulos', incluye: 'incluye'},
};

/** Whether a message asks a fact that every product has, beside what its topic says. */
export function factIn(words: string): string | null {
  if (
    /(?:capitulo|leccion)(?: numero)? \d|(?:primer|segund|tercer|cuart|quint|ultim)[oa]? (?:capitulo|leccion)/.test(
      words,
    )
  )
    return 'capitulo';
  return FACTS.find(([, when]) => when.test(words))?.[0] ?? null;
}

/** What a message asks of one product, clause by clause; null when it asks nothing that the catalogue knows. */
export function productFact(product: Product, message: string): string | null {
  const options = optionsIn(product, message);
  if (options.length > 0) return optionText(product, options);
  // 'El de hablar en público': a word of the title asks nothing.
  const own = new Set(plainText(product.title).split(/[^a-z0-9]+/));
  const asked = message
    .split(' ')
    .filter((word) => word.length < 4 || !own.has(word))
    .join(' ');
  const isOfChapters = /capitulo|leccion/.test(asked);
  const said = asked.split(/ (?:y|e) /).flatMap((clause) => {
    const chapter = isOfChapters && !/cuant/.test(clause) ? chapterText(product, clause) : null;
    return chapter ?? oneFact(product, clause, message) ?? [];
  });
  if (said.length === 0) said.push(...(oneFact(product, message) ?? []));
  return said.length > 0 ? [...new Set(said)].slice(0, 3).join(' ') : null;
}

function oneFact(product: Product, asked: string, message = asked): readonly [string] | null {
  for (const [id, when, say] of FACTS) {
    const said = when.test(asked) ? say(product, id === 'oferta' ? message : asked) : null;
    if (said) return [said];
  }
  return null;
}

/** The chapters of a product by name. */
export function chaptersOf({title, pages, texts}: Product): string {
  const {contents} = texts();
  return contents.length > 0
    ? `«${title}» tiene ${contents.length} capítulos${pages ? ` en ${pages} páginas` : ''}: ${contents.join('; ')}.`
    : `«${title}» no publica su índice.`;
}

const goneText = ({title}: Product) =>
  `«${title}» está agotado: deja tu correo en «Avísame», en su página, y te escribimos cuando vuelva`;

type Versions = ReturnType<Product['texts']>['versions'];
const versionPrices = (some: Versions) =>
  list(some.map((each) => `${each.title} ($${Number(each.price.amount).toFixed(2)})`));

function optionText({title, texts}: Product, options: readonly string[]): string {
  const {versions} = texts();
  const fitting = versions.filter(({title: own}) =>
    options.every((option) => partsOfVersion(own).includes(option)),
  );
  return fitting.length > 0
    ? `Sí: «${title}» existe en ${versionPrices(fitting)}.`
    : `Esa combinación de «${title}» no existe. Hay ${versionPrices(versions)}.`;
}

/** Cents that a reduction takes off; 0 without one. */
export function savingOf({price, texts}: Product): number {
  const {was} = texts();
  return was ? Math.round((Number(was.amount) - Number(price.amount)) * 100) : 0;
}

function offerText(product: Product, asked: string): string {
  const {title, offer, price, texts} = product;
  const {was} = texts();
  if (!offer)
    return `«${title}» no está en oferta: cuesta ${money(product)}. En su página puedes armar un combo con descuento.`;
  const ends = /hasta|cuando|\bdura\b|termina|vence/.test(asked)
    ? ' Hasta cuándo, si tiene fin, lo dice su página junto al precio.'
    : '';
  const saving = savingOf(product);
  const saved = was
    ? `${money(product)} en vez de ${moneyOf(was)}; ahorras ${amountText(saving / 100, price.currencyCode)}, un ${Math.round(saving / Number(was.amount))}%`
    : `${money(product)}; el precio anterior se ve tachado en su página`;
  return `«${title}» está en oferta: ${saved}.${ends}`;
}

const ORDINALS = 'primer segund tercer cuart quint sext septim octav noven decim'.split(' ');

/** 'El capítulo 5', 'el último capítulo', of which the number is; null where none is asked for. */
function chapterText({title, texts}: Product, asked: string): string | null {
  const {contents} = texts();
  const [, number, word] =
    /(?:capitulo|leccion)(?: numero)? (\d{1,2})\b|\b(primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|ultim)[oa]?(?: capitulo| leccion|$)/.exec(
      asked,
    ) ?? [];
  if (!number && !word) return null;
  const place = number
    ? Number(number)
    : word === 'ultim'
      ? contents.length
      : ORDINALS.indexOf(word ?? '') + 1;
  const chapter = contents[place - 1];
  return chapter
    ? `El capítulo ${place} de «${title}» es «${chapter}».`
    : `«${title}» tiene ${contents.length} capítulos; no hay un ${place}.`;
}

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';

/** '2026-05-03' as 'el 3 de mayo de 2026' is said. */
function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)} de ${MONTHS.split(' ')[Number(month) - 1]} de ${year}`;
}

const BY: Readonly<Record<Order, (product: Product) => number>> = {
  cheapest: amount,
  dearest: (product) => -amount(product),
  'best-selling': ({rank}) => rank,
  newest: ({createdAt}) => -Date.parse(createdAt),
  longest: ({pages}) => -(pages ?? 0),
  shortest: ({pages}) => pages ?? Infinity,
};

export function ordered(products: readonly Product[], order: Order): readonly Product[] {
  return [...products].sort((a, b) => BY[order](a) - BY[order](b));
}

/** Which is the cheapest, the longest and so on, with all that tie. */
export function superlative(
  products: readonly Product[],
  order: Order,
): {readonly text: string; readonly best: readonly Product[]} {
  const least = Math.min(...products.map(BY[order]));
  const best = products.filter((product) => BY[order](product) === least);
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
  const percent = OFFERS.combo.find(({companions}) => companions === products.length - 1)?.percent;
  const combo = percent
    ? `Si el combo de su página los junta (${percent}% al llevar ${products.length}), serían ${amountText(Math.round(sum * (100 - percent)) / 100, code)}.`
    : 'Con el combo de su página el total puede bajar.';
  return `Suman ${amountText(sum, code)}: ${list(products.map((product) => `«${product.title}» ${money(product)}`))}. ${combo}`;
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
