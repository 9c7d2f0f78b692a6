/** What the cart says of changed prices, of offers, and of a checkout that asks another amount. */
import type {Reason} from '~/domain/cart/checkout-difference';
import {formatPrice} from '~/domain/text/format-price';

export const lineNotes = {
  priceChanged: (from: string, to: string) => `El precio cambió de ${from} a ${to}`,
  gone: 'Ya no está disponible',
  soldOut: 'Agotado',
  notCounted: 'No se incluye en el total.',
  offerRefused: 'La oferta no se pudo aplicar. Este es el precio que cobra la tienda.',
  shopSale: 'La tienda mantiene su precio rebajado. Este es el precio que cobra.',
  notIncluded: (count: number) =>
    count === 1
      ? '1 producto no está disponible y no se incluye en el total.'
      : `${count} productos no están disponibles y no se incluyen en el total.`,
  nothingToBuy: 'Ninguno de estos productos está disponible ahora.',
  pricesUnchecked: 'No pudimos comprobar los precios de hoy. Verás el total exacto antes de pagar.',
} as const;

export const crossSell = {
  heading: 'Una oferta solo para ti',
  text: 'Súmalo a mitad de precio.',
  badge: '-50%',
  before: 'Precio original',
  price: 'Precio con oferta',
  endsIn: 'Termina en',
  accept: 'Agregar con 50% de descuento',
  accepted: '¡Oferta agregada al carrito con 50% de descuento!',
  expired: 'Oferta Expirada',
  expiredText: 'Esta oferta ha expirado. Vuelve en 24 horas para nuevas ofertas.',
} as const;

/** Read out by screen readers, once each. */
export const offerAnnouncements = {
  crossSellOpen: (title: string) =>
    `Oferta por un minuto: ${title} con 50% de descuento. La encuentras después de tus productos.`,
  lineLastMinute: 'Queda menos de un minuto de una oferta de tu carrito.',
  lineEnded: 'Terminó una oferta de tu carrito. El total está actualizado.',
} as const;

export const difference = {
  title: 'El total del pago es distinto',
  text: (shown: string, asked: string) => `Aquí viste ${shown}, y la tienda te pedirá ${asked}.`,
  asksOnly: (asked: string) => `La tienda te pedirá ${asked}.`,
  sameAmount: 'El total es el mismo, pero algo cambió en tu pedido.',
  why: 'Qué cambió',
  unexplained: 'La tienda suma o descuenta algo que tu carrito no conoce, como un impuesto.',
  goOn: (asked: string) => `Continuar y pagar ${asked}`,
  goBack: 'Volver al carrito',
} as const;

/** One reason for another amount, as a sentence after the product's title. */
export function differenceReason(reason: Reason): string {
  switch (reason.kind) {
    case 'sold-out':
      return 'se agotó y no se incluye en el pago.';
    case 'fewer':
      return reason.quantity === 1
        ? 'solo queda 1 unidad.'
        : `solo quedan ${reason.quantity} unidades.`;
    case 'price-changed':
      return `el precio cambió de ${formatPrice(reason.from)} a ${formatPrice(reason.to)}.`;
    case 'offer-ended':
      return 'su oferta terminó y vuelve al precio regular.';
    case 'offer-refused':
      return 'la tienda no pudo aplicar su oferta y cobra el precio regular.';
    case 'shop-sale':
      return 'la tienda mantiene su precio rebajado.';
    case 'shop-discount':
      return 'la tienda aplica un descuento mayor.';
  }
}
