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

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a product is about, its price and how long it is. */
export function described(product: Product): string {
  const {title, pages, available, texts} = product;
  const gone = available ? '' : `Ahora ${goneText(product)}. `;
  return `${gone}${texts().about[0] ?? ''} «${title}»: ${priceOf(product)}${pages ? `, ${pages} páginas` : ''}.`.trim();
}

function priceOf(product: Product): string {
  const {versions, was} = product.texts();
  return `${money(product)}${was ? ` (antes ${moneyOf(was)})` : ''}${versions.length > 1 ? ` en su versión más económica (hay ${versions.length})` : ''}`;
}

/** What may be asked of every product, with the sentence that answers it; the first that fits is meant most. */
const FACTS: readonly (readonly [
  id: string,
  when: RegExp,
  say: (product: Product, asked: string) => string,
])[] = [
  [
    'versiones',
    /version\w*|edicion\w*|\bcolor(?:es)?\b|\btamanos?\b(?!.*\b(?:archivo|pdf|word|letra))/,
    ({title, formats, texts}) => {
      const {versions} = texts();
      return versions.length > 0
        ? `«${title}» tiene ${versions.length} versiones: ${versionPrices(versions)}.`
        : `«${title}» se vende en una sola versión, con ${list(formats)}.`;
    },
  ],
  [
    'titulo',
    /como se llama|\bque titulo|cual es (?:el|su) (?:nombre|titulo)/,
    ({title}) => `Se llama «${title}».`,
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
    /\bactualiz\w+|\bde (?:cuando|que (?:fecha|ano)) es\b|\bes de (?:que|este) ano\b|\bque tan (?:nuevo|reciente)/,
    ({title, texts}) => {
      const day = texts().updatedOn;
      return day
        ? `El contenido de «${title}» se actualizó el ${dayText(day)}.`
        : `Cuándo se actualizó «${title}», si se sabe, lo dice su página.`;
    },
  ],
  [
    'resenas',
    /\bresenas?\b|\bopinion\w*|\bestrellas?\b|\bcalificaci\w+|\bvaloraci\w+|\bcomentarios\b|\bpuntuaci\w+/,
    ({title}) =>
      `No tenemos reseñas de «${title}» que mostrarte aquí: si las hay, están en su página. Antes de comprar puedes hojear unas páginas.`,
  ],
  [
    'oferta',
    /\b(?:ofertas?|descuentos?|descuentan|rebaj\w+|promo\w*|porcentaje)\b|\bcuanto (?:me )?ahorr\w+|(?:cuanto|que) (?:le |lo )?(?:baja|bajan|bajo|bajaron|quitan)\b|\bantes\b(?: \w+){0,3} (?:cuanto|costaba|valia|estaba|era)|(?:cuanto|precio|costaba|valia|barato|caro)(?: \w+){0,3} antes\b|precio (?:anterior|original|normal)|\bcostaba\b/,
    offerText,
  ],
  [
    'capitulo',
    /(?:capitulo|leccion)(?: numero)? \d|(?:primer|segund|tercer|cuart|quint|ultim)[oa]? (?:capitulo|leccion)/,
    (product, asked) => chapterText(product, asked) ?? chaptersOf(product),
  ],
  [
    'capitulos',
    /capitulos?|lecciones|indice|temario|(?:que|los|sus|cuantos) temas\b|contenido|(?:que|todo lo que) trae adentro/,
    (product, asked) => {
      const {title, texts} = product;
      const {contents} = texts();
      return /cuant/.test(asked) && contents.length > 0
        ? `«${title}» tiene ${contents.length} capítulos.`
        : chaptersOf(product);
    },
  ],
  [
    'paginas',
    /pagina(?! (?:de|web))s?|\bpags?\b|\bhojas\b|(?:que tan|es muy|es) (?:larg|extens|cort|gord|grues)|extension|cuanto mide/,
    ({title, pages, texts}) => {
      const {length} = texts().contents;
      return pages
        ? `«${title}» tiene ${pages} páginas${length > 0 ? ` y ${length} capítulos` : ''}.`
        : `La página de «${title}» no dice cuántas páginas tiene.`;
    },
  ],
  [
    'publico',
    /para (?:que )?quien(?:es)?\b|tipo de (?:persona|gente|lector)\w*|a quien|publico|\bedad(?:es)?\b|desde (?:que|los) |\d (?:meses|anos)|cuantos (?:meses|anos)|(?:es|seria|sirve|vale) (?:apto |bueno |util |tambien )?(?:para|pa|a|desde)\b|(?:l[ae]s?|me|nos) sirve\w*|principiantes|dirigid\w|puede leer|\bniveles?\b|dificil|\bfacil\b/,
    ({title, audience}) =>
      audience
        ? `«${title}» es para ${lower(audience)}.`
        : `La página de «${title}» no dice para quién es.`,
  ],
  [
    'formato',
    /formatos?|editable|\b(?:word|pdf|canva|epub|kindle|mobi|digital)\b|\bque archivos\b/,
    ({title, formats}, asked) =>
      `«${title}» viene en ${list(formats)}${formats.includes('Word') ? ' (el de Word es el editable)' : ''}.${/\b(?:canva|epub|kindle|mobi)\b/.test(asked) ? ' Con «Tu versión» obtienes además un EPUB.' : ''}`,
  ],
  [
    'incluye',
    /incluye\w*|\btrae\w*|viene con|bono\w*|extras?\b|mockup|(?:que|todo lo que|exactamente) (?:me )?(?:dan|llega|mandan|entregan|recibo)|plantilla|pagina de ventas?/,
    ({title, texts}) => `La compra de «${title}» incluye: ${texts().extras.join('; ')}.`,
  ],
  [
    'idioma',
    /idioma|espanol|ingles/,
    ({title}) => `«${title}» está en español; la licencia te permite traducirlo.`,
  ],
  [
    'precio',
    /cuanto (?:cuesta|vale|sale|salia|es\b|era|estaba|esta|seria|cobran|me sale|piden)|\bcuanto$|^(?:y )?cuanto\b(?! (?:dura|tiempo|tarda))|preci\w+|que (?:cuesta|vale)|\bcosto\b(?! de)|\ba (?:como|cuanto)\b|how much|cuestan?$/,
    (product) =>
      `${product.available ? '' : `Ahora ${goneText(product)}. `}«${product.title}» cuesta ${priceOf(product)}, en un pago único.`,
  ],
  [
    'disponible',
    /disponible|agotad|stock|todavia|^ya (?:esta|hay|volvio|llego)\b|quedan\b/,
    (product) =>
      product.available
        ? `Sí, «${product.title}» está disponible: ${money(product)}.`
        : `Ahora ${goneText(product)}.`,
  ],
  [
    'comprar',
    /\b(?:(?:me|nos) (?:l[oa]s? )?llevo|l[oa]s? compro|l[oa] quiero|comprarl[oa]s?|(?:como|donde|quiero) (?:l[oa] )?compr\w+|l[oa] puedo comprar|agreg\w+|carrito)\b|^comprar/,
    (product) =>
      product.available
        ? `Toca «Agregar» en la tarjeta de «${product.title}» y luego «Finalizar Compra» en el carrito: no necesitas cuenta. Cuesta ${money(product)}.`
        : `Ahora ${goneText(product)}.`,
  ],
  [
    'trata',
    /de que (?:trata|va|habla|es)|que (?:es|ensena|aprend\w+|dice|cubre)|resum\w+|cuentame|hablame|descri\w+|mas (?:informacion|detalles|datos)|detalles|sobre (?:ese|este|el)|trata|interesa|\bver (?:ese|este|el)|para que sirve/,
    described,
  ],
];
/** One of the rest: where something else is asked, it is not meant. */
const BESIDE = /^(?:trata|comprar|incluye|publico)$/;
/** As many are answered of one message. */
const MOST_FACTS = 3;

const factsIn = (words: string) => {
  const all = FACTS.filter(([, when]) => when.test(words)).map(([id]) => id);
  const [isChapter, isOffer] = ['capitulo', 'oferta'].map((id) => all.includes(id));
  return all.filter(
    (id) =>
      !(
        BESIDE.test(id) &&
        all.length > 1 &&
        id !== all[0] &&
        !(id === 'publico' && /edad|quien/.test(words))
      ) &&
      !(isChapter && id === 'capitulos') &&
      !(isOffer && id === 'precio'),
  );
};

/** The fact that a message asks, of those that every product has. */
export const factIn = (words: string): string | null => factsIn(words)[0] ?? null;

/** What a message asks of one product, a sentence for each fact; `asked` where the message itself asks none. */
export function productFact(
  product: Product,
  message: string,
  asked: string | null = null,
): string | null {
  const options = optionsIn(product, message);
  if (options.length > 0) return optionText(product, options);
  // 'El de hablar en público': a word of the title asks nothing.
  const own = new Set(plainText(product.title).split(/[^a-z0-9]+/));
  const words = message
    .split(' ')
    .filter((word) => word.length < 4 || !own.has(word))
    .join(' ');
  const all = factsIn(words).slice(0, MOST_FACTS);
  const said = (asked && !all.includes(asked) ? [asked] : all).flatMap(
    (id) => FACTS.find(([each]) => each === id)?.[2](product, words) ?? [],
  );
  return said.length > 0 ? said.join(' ') : null;
}

/** The chapters of a product by name. */
function chaptersOf({title, texts}: Product): string {
  const {contents} = texts();
  return contents.length > 0
    ? `«${title}» tiene ${contents.length} capítulos: ${contents.join('; ')}.`
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
  const [, degree = '', kind = ''] =
    /\b(mas|menos) (car|costos|barat|economic|larg|extens|complet|cort|breve|pagina|hojas|que)/.exec(
      words,
    ) ?? [];
  if (!degree) return null;
  const isPrice =
    /car|cost|barat|econ/.test(kind) || (kind === 'que' && /\b(?:cuesta|vale|sale)/.test(words));
  if (kind === 'que' && !isPrice) return null;
  const value = isPrice ? amount : ({pages}: Product) => pages ?? 0;
  const isLess = /barat|econ|cort|brev/.test(kind) !== (degree === 'menos');
  const more = isLess ? -1 : 1;
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
