/** What SofIA says of products: each sentence from what the shop itself knows of them. */
import type {PriceWish} from '~/domain/search/price-phrase';
import type {WishedOrder} from '~/domain/search/product-wish';

const WISHES = {cheap: 'barato', cheapest: 'lo más barato', dearest: 'lo más caro'} as const;

/** What is listed, and of what subject where one was named. */
const ordered = (most: string) => (topic: string) =>
  topic ? `${most} de lo que tenemos sobre «${topic}»:` : `${most} de la tienda:`;

const AND = new Intl.ListFormat('es', {type: 'conjunction'});

export const advice = {
  recommend: (topic: string, without: string, order: string) =>
    `Esto es lo que mejor encaja con «${topic}»${without ? `, sin lo que trata de «${without}»` : ''}${order}:`,
  recommendAll: 'Esto es lo que encaja con lo que pides:',
  fromCheapest: ', del más barato al más caro',
  fromDearest: ', del más caro al más barato',
  atMost: 'Te muestro tres; los demás están en la tienda.',
  ageUnknown: 'La edad exacta no la sé de cada libro: mira para quién es en su página.',
  ordered: {
    'best-selling': ordered('Lo más vendido, en orden,'),
    newest: ordered('Lo más nuevo, en orden,'),
    longest: ordered('Los de más páginas, en orden,'),
    shortest: ordered('Los de menos páginas, en orden,'),
  } satisfies Record<WishedOrder, (topic: string) => string>,
  none: (topic: string, niches: string) =>
    `No encontré en la tienda un producto sobre «${topic}». Vendemos ebooks PLR de ${niches}. Prueba con otra palabra, o escribe a una persona del equipo.`,
  ofNeed: 'Por lo que me cuentas, esto es lo más cercano que tenemos:',
  partly: 'No sé si trata todo lo que me cuentas; lo más cercano que tenemos es esto:',
  noneOf: (topics: readonly string[]) =>
    `Sobre ${AND.format(topics.map((topic) => `«${topic}»`))} no encontré nada.`,
  nothingAtPrice: (limit: string) => `No tenemos productos ${limit}.`,
  noneAtPrice: (topic: string, limit: string) =>
    `No encontré productos sobre «${topic}» ${limit}. Lo más cercano, a otro precio:`,
  upTo: (price: string) => `hasta ${price}`,
  from: (price: string) => `desde ${price}`,
  between: (min: string, max: string) => `entre ${min} y ${max}`,
  otherCurrency: (code: string) =>
    `Los precios están en ${currencyName(code)}; no sé el tipo de cambio, así que no busqué por ese monto.`,
  eurosAsDollars: (code: string) =>
    `Los precios están en ${currencyName(code)}; tomé tu número como si fuera en esa moneda, sin convertirlo.`,
  noCourses: 'Son ebooks, no cursos.',
  noCourseOn: (topic: string) =>
    `Vendemos ebooks, no cursos, y sobre «${topic}» no encontré ninguno. Los únicos cursos son los del IA CLUB.`,
  whichIsWhich: (pairs: readonly {title: string; part: string}[]) =>
    `Van por separado: ${AND.format(pairs.map(({title, part}) => `«${title}» es sobre «${part}»`))}.`,
  price: (title: string, price: string) => `«${title}» cuesta ${price}. Es un pago único.`,
  priceRange: (least: string, most: string) =>
    `Cada producto tiene su precio, en su tarjeta y en su página: hoy van de ${least} a ${most}. Es un pago único. Dime cuál te interesa y te digo el suyo.`,
  sellBy: 'Su licencia dice cómo puedes venderlo: está en su página y en «Licencia».',
  reduced: 'Ahora está en oferta.',
  soldOut: 'En este momento está agotado.',
  available: (title: string) => `Sí, «${title}» está disponible.`,
  unavailable: (title: string) => `«${title}» está agotado en este momento.`,
  notify: 'En su página, con «Avísame», dejas tu correo y te escribimos cuando vuelva.',
  pages: (title: string, pages: number) => `«${title}» tiene ${pages} páginas.`,
  noPages: (title: string) => `No tengo el número de páginas de «${title}».`,
  formats: (title: string, formats: string) => `«${title}» viene en ${formats}.`,
  otherFormats: (formats: string) => `Otra versión, a otro precio, trae ${formats}.`,
  allFormats: (counts: readonly (readonly [string, number])[]) =>
    `Depende del producto y de su versión. En la tienda hay: ${counts.map(([format, count]) => `${format} (${count})`).join(', ')}. El de cada uno está en la pestaña «Incluye» de su página.`,
  lacksFormats: (formats: readonly string[]) =>
    `Entre sus formatos no figura ${new Intl.ListFormat('es', {type: 'disjunction'}).format(formats)}.`,
  noFormats: (title: string) =>
    `No tengo los formatos de «${title}»: míralos en la pestaña «Incluye» de su página.`,
  contents: (title: string, chapters: string) =>
    `«${title}» trata, entre otros temas: ${chapters}.`,
  about: (chapters: string) => `Trata, entre otros temas: ${chapters}.`,
  noContents: (title: string) => `No tengo el contenido de «${title}»: míralo en su página.`,
  audience: (title: string, audience: string) => `«${title}» está pensado para: ${audience}.`,
  noAudience: (title: string) => `No tengo para quién está pensado «${title}».`,
  judge: 'Con eso puedes ver si es para ti; yo no puedo asegurártelo.',
  version: (title: string, version: string) => `De «${title}», la versión ${version}.`,
  versions: (title: string, versions: string) =>
    `«${title}» se vende en estas versiones: ${versions}.`,
  versionIncludes: (items: string) => `Incluye: ${items}.`,
  versionAdds: (most: string, least: string, items: string) =>
    `«${most}» trae, además de lo de «${least}»: ${items}.`,
  withFormats: (formats: string) => `en ${formats}`,
  soldOutVersion: ' (agotada)',
  noSuchVersion: 'No hay una versión en ese formato.',
  oneVersion: (title: string, price: string, formats: string) =>
    `«${title}» se vende en una sola versión: cuesta ${price}${formats ? ` y viene en ${formats}` : ''}.`,
  whichVersions:
    'Eso depende del producto: algunos tienen varias versiones, cada una con su precio. Dime cuál te interesa y te digo las suyas.',
  similar: (title: string) => `Lo más cercano a «${title}» en la tienda:`,
  noneSimilar: (title: string) => `No encontré otro así, cercano a «${title}».`,
  reducedOnes: (topic: string) =>
    `Tienen ahora el precio rebajado${topic ? `, sobre «${topic}»` : ''}:`,
  noneReduced: (topic: string) =>
    topic
      ? `Sobre «${topic}» no hay ahora productos con el precio rebajado.`
      : 'Ahora no hay productos con el precio rebajado.',
  sum: (topic: string, total: string) =>
    `Estos${topic ? ` sobre «${topic}»` : ''} suman ${total}, a su precio de hoy:`,
  together: (titles: readonly string[], total: string) =>
    `${AND.format(titles.map((title) => `«${title}»`))} suman ${total} a su precio de hoy, sin el descuento del combo.`,
  comboOf: (count: number, percent: number) =>
    `Un combo de ${count} descuenta ${percent}%: se arma en la página de un producto, con los relacionados que ella muestra y mientras corre su tiempo. No sé si estos entran juntos; el total exacto lo ves antes de pagar.`,
  noCombo: 'Ahora no conozco descuentos por llevar varios; el total exacto lo ves antes de pagar.',
  sideBySide: (
    facts: readonly {
      readonly title: string;
      readonly price: string;
      readonly pages: number | null;
    }[],
  ) =>
    `Para comparar: ${facts
      .map(
        ({title, price, pages}) =>
          `«${title}» cuesta ${price}${pages ? ` y tiene ${pages} páginas` : ''}`,
      )
      .join(
        '; ',
      )}. Cuál te conviene depende de para quién es: dime tu público y te digo cuál encaja.`,
  noSum: (count: number, topic: string) =>
    `No encontré ${count} productos${topic ? ` sobre «${topic}»` : ''} que sumen eso: ni los más baratos.`,
  ofBrought: (title: string) => `De «${title}»:`,
  brings: (item: string, listed: string) => `Sí, incluye «${item}»: ${listed}.`,
  bringsSome: (item: string, count: number, all: number) =>
    `Depende del producto: «${item}» figura en lo que incluyen ${count} de ${all}. Lo dice la pestaña «Incluye» de cada página; dime cuál te interesa y lo miro.`,
  bringsChapter: (item: string, chapter: string) =>
    `«${item}» es un tema de su contenido: ${chapter}.`,
  bringsNear: (item: string, listed: string) =>
    `«${item}» no figura así en lo que incluye; lo más parecido es: ${listed}.`,
  bringsNot: (item: string) => `«${item}» no figura en lo que incluye.`,
  noneFor: (people: string) => `Ninguno es especialmente para «${people}»; sobre el tema hay esto.`,
  onlyFor: (topic: string, people: string) =>
    `Ninguno es a la vez sobre «${topic}» y para «${people}»; para ese público hay esto.`,
  noIdea: (niches: string) =>
    `Para recomendarte necesito un tema: uno que conozcas o que le interese a tu público. Tenemos ${niches}. ¿Cuál te llama la atención?`,
  compare: 'Te los comparo con lo que sé de cada uno:',
  currency: (code: string) =>
    `Los precios de la tienda están en ${currencyName(code)}. No sé el tipo de cambio; el total exacto lo ves antes de pagar.`,
  cheapest: 'Estos son los de menor precio:',
  dearest: 'Estos son los de mayor precio:',
  titled: 'Esto es lo que tenemos con ese título:',
  includes: (title: string, items: string) =>
    `«${title}» incluye: ${items}. Lo que trae cada versión está en la pestaña «Incluye» de su página.`,
  noIncludes: (title: string) =>
    `No tengo lo que incluye «${title}»: míralo en la pestaña «Incluye» de su página.`,
  cart: (titles: string) => `En tu carrito tienes: ${titles}. Puedes verlo y pagar en el carrito.`,
  cartTotal: (titles: string, total: string) =>
    `En tu carrito tienes: ${titles}. En total son ${total}, con los descuentos que muestra ahora. El total definitivo lo ves antes de pagar.`,
  emptyCart: 'Tu carrito está vacío.',
  reasonAudience: (audience: string) => `Para: ${audience}`,
  facts: (parts: readonly string[]) => parts.join(' · '),
  pageCount: (pages: number) => `${pages} páginas`,
  which: '¿De qué producto me hablas? Escríbeme su nombre y te digo.',
  thisOne: 'Este es:',
  notSoMany: 'No te mostré tantos. Escríbeme el nombre del que te interesa.',
  more: 'Otras opciones:',
  noMore: 'No encontré más opciones de eso. Dime otro tema, o escribe a una persona del equipo.',
  cheaper: 'Más baratos que los que viste:',
  noCheaper: 'De eso no encontré nada más barato que lo que ya viste.',
  /** What the shop's search understands as the same wish. */
  query: (topic: string, {min, max, wish}: PriceWish) =>
    [
      topic,
      ...(min !== null && max !== null
        ? [`entre ${min} y ${max}`]
        : max !== null
          ? [`menos de ${max}`]
          : min !== null
            ? [`más de ${min}`]
            : []),
      ...(wish ? [WISHES[wish]] : []),
    ]
      .join(' ')
      .trim(),
} as const;

function currencyName(code: string): string {
  return code === 'USD' ? 'dólares estadounidenses (USD)' : code;
}
