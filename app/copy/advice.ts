/** What SofIA says of products: each sentence from what the shop itself knows of them. */
import type {PriceWish} from '~/domain/search/price-phrase';

const WISHES = {cheap: 'barato', cheapest: 'lo más barato', dearest: 'lo más caro'} as const;

export const advice = {
  recommend: (topic: string) => `Esto es lo que mejor encaja con «${topic}»:`,
  recommendAll: 'Esto es lo que encaja con lo que pides:',
  none: (topic: string) =>
    `No encontré en la tienda un producto sobre «${topic}». Prueba con otra palabra, o escribe a una persona del equipo.`,
  noneAtPrice: (topic: string, limit: string) =>
    `No encontré productos sobre «${topic}» ${limit}. Lo más cercano, a otro precio:`,
  upTo: (price: string) => `hasta ${price}`,
  from: (price: string) => `desde ${price}`,
  price: (title: string, price: string) => `«${title}» cuesta ${price}. Es un pago único.`,
  reduced: 'Ahora está en oferta.',
  soldOut: 'En este momento está agotado.',
  available: (title: string) => `Sí, «${title}» está disponible.`,
  unavailable: (title: string) => `«${title}» está agotado en este momento.`,
  pages: (title: string, pages: number) => `«${title}» tiene ${pages} páginas.`,
  noPages: (title: string) => `No tengo el número de páginas de «${title}».`,
  formats: (title: string, formats: string) => `«${title}» viene en ${formats}.`,
  otherFormats: (formats: string) => `Otra versión, a otro precio, trae ${formats}.`,
  noFormats: (title: string) =>
    `No tengo los formatos de «${title}»: míralos en la pestaña «Incluye» de su página.`,
  contents: (title: string, chapters: string) =>
    `«${title}» trata, entre otros temas: ${chapters}.`,
  noContents: (title: string) => `No tengo el contenido de «${title}»: míralo en su página.`,
  audience: (title: string, audience: string) => `«${title}» está pensado para: ${audience}.`,
  noAudience: (title: string) => `No tengo para quién está pensado «${title}».`,
  compare: 'Te los comparo con lo que sé de cada uno:',
  currency: (code: string) =>
    `Los precios de la tienda están en ${code === 'USD' ? 'dólares estadounidenses (USD)' : code}. El total exacto lo ves antes de pagar.`,
  cheapest: 'Estos son los de menor precio:',
  dearest: 'Estos son los de mayor precio:',
  titled: 'Esto es lo que tenemos con ese título:',
  includes: (title: string, items: string) =>
    `«${title}» incluye: ${items}. Lo que trae cada versión está en la pestaña «Incluye» de su página.`,
  noIncludes: (title: string) =>
    `No tengo lo que incluye «${title}»: míralo en la pestaña «Incluye» de su página.`,
  machine:
    'Soy una asistente automática, no una persona. Respondo con lo que la tienda sabe de sus productos y de la licencia, y si no sé algo te lo digo.',
  person:
    'Lamento lo que pasó. Esto lo tiene que ver una persona: con el botón de abajo puedes escribirle, con esta conversación ya copiada en el mensaje. Nada se envía hasta que tú lo envíes.',
  cart: (titles: string) => `En tu carrito tienes: ${titles}. Puedes verlo y pagar en el carrito.`,
  emptyCart: 'Tu carrito está vacío.',
  reasonAudience: (audience: string) => `Para: ${audience}`,
  facts: (parts: readonly string[]) => parts.join(' · '),
  pageCount: (pages: number) => `${pages} páginas`,
  which: '¿De qué producto me hablas? Escríbeme su nombre y te digo.',
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
