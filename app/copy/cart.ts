import type {RefusalReason} from '~/domain/checkout/checkout-answer';
import type {Reason} from '~/domain/checkout/checkout-difference';
import type {Adjustment, DropReason} from '~/domain/checkout/hand-off';
import {offerPercent} from '~/domain/offers/offers';
import {formatPrice} from '~/domain/money/money';

/** Texts of the cart page and of the hand-off to the checkout. */
export const cart = {
  metaTitle: 'Carrito de compras',
  metaDescription: 'Revisa los productos digitales de tu carrito y termina tu compra.',
  heading: 'Carrito de Compras',
  back: 'Volver',
  loading: 'Cargando tu carrito…',
  needsScript: 'Tu carrito se guarda en este navegador. Activa JavaScript para verlo y pagar.',
  list: 'Productos en tu carrito',
  summary: 'Resumen de la compra',
  digitalProducts: (count: number) =>
    count === 1 ? '1 producto digital' : `${count} productos digitales`,
  subtotal: 'Subtotal',
  saved: 'Ahorras',
  total: 'Total',
  adjustment: ({kind, title}: Adjustment) =>
    kind === 'charge' ? 'Otros cargos' : (title ?? 'Descuento'),
  unitPrice: 'Precio unitario',
  checkout: 'Finalizar Compra',
  processing: 'Procesando...',
  continueShopping: 'Continuar Comprando',
  empty: 'Tu carrito está vacío',
  emptyText: 'Agrega tu primer ebook: pagas una vez y lo vendes con tu marca.',
  suggested: 'Empieza con uno de estos',
  explore: 'Explorar Productos',
  /** The page's heading above paid files, with the ways on below them. */
  thanks: 'Gracias. Tu pago está confirmado.',
  library: 'Ir a Mis productos',
  keepShopping: 'Seguir comprando',
  quantity: 'Cantidad',
  quantityOf: (title: string) => `Cantidad de ${title}`,
  increase: (title: string) => `Agregar una licencia de ${title}`,
  decrease: (title: string) => `Quitar una licencia de ${title}`,
  /** Follows the number, for screen readers. */
  units: (quantity: number) => (quantity === 1 ? 'licencia' : 'licencias'),
  remove: 'Quitar',
  removeOf: (title: string) => `Quitar ${title} del carrito`,
  removed: 'Producto quitado del carrito',
  undo: 'Deshacer',
  severalLicences:
    'Con una licencia vendes a todos tus clientes. Agrega otra solo si es para otra persona o negocio.',
  percentOff: (percent: number) => `-${percent}% OFF`,
  offerEndsIn: 'La oferta termina en',
  offersEnded: (lines: number) =>
    lines === 1
      ? 'Terminó la oferta de un producto: el total ya no la incluye.'
      : `Terminó la oferta de ${lines} productos: el total ya no la incluye.`,
  offerEnded: 'Oferta terminada',
  specialOffer: 'Oferta especial',
  originalPrice: 'Precio original',
  moreTime: 'Necesito más tiempo para las ofertas',
  reassurance: ['Pago en una página cifrada', 'Archivos listos al pagar', 'Pago único'],
} as const;

/** Texts about a running hand-off. */
export const checkout = {
  preparing: 'Preparando tu pago…',
  droppedTitle: 'Todavía no abrimos el pago',
  openedTitle: 'Esperando tu pago',
  openedText: 'Termínalo en la otra pestaña.',
  goBack: 'Volver al pago',
  againWhen: '¿Cerraste la otra pestaña?',
  again: 'Finalizar Compra de nuevo',
  openedFiles: 'Cuando pagues, vuelve aquí: tus archivos aparecen en esta página.',
  blockedTitle: 'Tu pago está listo',
  blockedText: 'Tu navegador no abrió la pestaña. Ábrela aquí:',
  openLink: 'Abrir el pago',
  failedTitle: 'No pudimos iniciar el pago',
  failedText: 'Tu carrito sigue aquí. Inténtalo de nuevo en unos momentos.',
} as const;

/** Why a checkout that was being prepared is not used. */
export const checkoutDropped: Readonly<Record<DropReason, string>> = {
  'cart-changed':
    'Tu carrito cambió mientras lo preparábamos. Revísalo y toca otra vez «Finalizar Compra».',
  paid: 'Ya pagaste lo que abriste antes y lo quitamos de tu carrito. Para comprar el resto, toca otra vez «Finalizar Compra».',
  unchecked:
    'No pudimos comprobar si ya pagaste. Si te llegó el correo de tu compra, ya está pagada. Si no, sigue en la pestaña del pago o toca otra vez «Finalizar Compra».',
  interrupted: 'La página se cerró antes de abrir el pago. No se cobró nada: inténtalo de nuevo.',
};

const refusals: Readonly<Record<string, string>> = {
  rejected: 'Quita los productos que ya no están disponibles e inténtalo de nuevo.',
  empty: 'Tu carrito está vacío.',
  'too-large': 'Tu carrito tiene demasiados productos distintos. Divide tu compra en dos.',
  'too-many':
    'Hiciste muchos intentos seguidos. Tu carrito sigue aquí: espera un minuto e inténtalo de nuevo.',
  'too-many-lines': 'Tu carrito tiene demasiados productos distintos. Divide tu compra en dos.',
};

/** Why the hand-off was refused (the action's code), in words that help the shopper. */
export function checkoutRefusal(reason: string): string {
  return Object.hasOwn(refusals, reason) ? (refusals[reason] ?? '') : checkout.failedText;
}

/** Texts about changed prices and lines that cannot be bought. */
export const lineNotes = {
  priceChanged: (from: string, to: string) => `El precio cambió de ${from} a ${to}`,
  gone: 'Ya no está disponible',
  soldOut: 'Agotado',
  notCounted: 'No se incluye en el total.',
  offerRefused: 'Sin la oferta, este es el precio que pagas.',
  shopSale: 'Ya tiene un precio rebajado: ese es el que pagas.',
  adopted: (amount: string) => `Pagas ${amount} por este producto.`,
  notIncluded: (count: number) =>
    count === 1
      ? '1 producto no está disponible y no se incluye en el total.'
      : `${count} productos no están disponibles y no se incluyen en el total.`,
  nothingToBuy: 'Ninguno de estos productos está disponible ahora.',
  pricesUnchecked: 'No pudimos comprobar los precios de hoy. Verás el total exacto antes de pagar.',
} as const;

const CROSS_SELL_PERCENT = offerPercent('cross-sell');

/** Texts of the cross-sell of the cart page. */
export const crossSell = {
  heading: 'Llévate también',
  headingForAll: 'Una oferta para tu carrito',
  text:
    CROSS_SELL_PERCENT === 50
      ? 'Agrégalo a mitad de precio.'
      : `Agrégalo con ${CROSS_SELL_PERCENT}% de descuento.`,
  before: 'Precio original',
  price: 'Precio con oferta',
  endsIn: 'Termina en',
  accept: `Agregar con ${CROSS_SELL_PERCENT}% de descuento`,
  accepted: `¡Oferta agregada al carrito con ${CROSS_SELL_PERCENT}% de descuento!`,
  expired: 'Oferta Expirada',
  expiredText: 'Esta oferta ha expirado. Vuelve en 24 horas para nuevas ofertas.',
} as const;

/** Read out by screen readers, once each. */
export const offerAnnouncements = {
  crossSellOpen: (title: string, forAMinute: boolean) =>
    `${forAMinute ? 'Oferta por un minuto' : 'Oferta por tiempo limitado'}: ${title} con ${CROSS_SELL_PERCENT}% de descuento. Está debajo de tus productos.`,
  lineLastMinute: 'Queda menos de un minuto de una oferta de tu carrito.',
  lineEnded: 'Terminó una oferta de tu carrito. El total está actualizado.',
} as const;

/** Texts of the notice that the checkout asks for another amount. */
export const difference = {
  title: 'El total cambió',
  text: (shown: string, asked: string) => `Viste ${shown}. Ahora pagarás ${asked}.`,
  asksOnly: (asked: string) => `Pagarás ${asked}.`,
  sameAmount: 'El total es el mismo, pero cambió algo de tu compra.',
  why: 'Qué cambió',
  unexplained: 'Puede ser un impuesto o un descuento que se aplica al pagar.',
  adjustment: ({kind, title, amount}: Adjustment) => {
    const price = formatPrice(amount);
    if (kind === 'charge') return `Se suma ${price}.`;
    return title ? `Se descuenta ${price} por «${title}».` : `Se descuenta ${price}.`;
  },
  goOn: (asked: string) => `Continuar y pagar ${asked}`,
  goBack: 'Volver al carrito',
  close: 'Cerrar aviso',
} as const;

/** The end of the sentence that an offer was refused. */
const refusalReasons: Readonly<Record<RefusalReason, string>> = {
  'no-code': '',
  'not-found': ': ya terminó',
  inactive: ': ya terminó',
  'used-up': ': ya se agotó',
  'not-for-you': ': es solo para algunas personas',
  'not-for-these': ': no incluye estos productos',
  unknown: '',
};

/** The reasons for another amount, as one sentence after the product's title and a colon. */
export function differenceReasons(reasons: readonly Reason[]): string {
  return `${reasons.map(differenceReason).join('; ')}.`;
}

function differenceReason(reason: Reason): string {
  switch (reason.kind) {
    case 'sold-out':
      return 'se agotó y no se incluye en el pago';
    case 'fewer':
      return reason.quantity === 1
        ? 'solo queda 1 licencia'
        : `solo quedan ${reason.quantity} licencias`;
    case 'more':
      return `se incluyen ${reason.quantity} licencias`;
    case 'price-changed':
      return `el precio cambió de ${formatPrice(reason.from)} a ${formatPrice(reason.to)}`;
    case 'offer-ended':
      return 'su oferta terminó y vuelve al precio regular';
    case 'offer-refused':
      return `su oferta no se pudo aplicar y vuelve al precio regular${refusalReasons[reason.why ?? 'unknown']}`;
    case 'shop-sale':
      return 'ya tiene un precio rebajado';
    case 'shop-discount':
      return `tiene un descuento mayor y cuesta ${formatPrice(reason.amount)}`;
    case 'adjusted':
      return `cuesta ${formatPrice(reason.amount)}`;
  }
}
