/** Texts of the combo offer on the product page. */
import {COMBO_PERCENTS} from '~/domain/limits';
import type {ComboFeedback} from '~/domain/offers/combo';

const EXPIRED =
  'La oferta del 30% de descuento ha expirado. Los productos se agregan a precio regular.';

/** The most that a combo with so many companions takes off. */
function most(companions: number): string {
  return `${COMBO_PERCENTS[Math.min(companions, COMBO_PERCENTS.length - 1)] ?? 0}%`;
}

export const combo = {
  heading: (companions: number) => `Arma tu combo y ahorra hasta ${most(companions)}`,
  text: 'Cada producto que sumas baja el precio de todo el combo.',
  headingOver: 'Arma tu combo',
  textOver: 'Agrega varios productos de una vez, a precio regular.',
  products: 'Productos del combo',
  locked: 'Este producto',
  inCart: 'En tu carrito',
  endsIn: 'La oferta termina en',
  over: 'Oferta terminada',
  off: (percent: number) => `${percent}% de descuento`,
  noDiscount: 'Sin descuento',
  regular: 'Suma regular',
  total: 'Total del combo',
  add: (count: number) => (count === 1 ? 'Agregar 1 producto' : `Agregar ${count} productos`),
  reject: 'No quiero esta oferta',
  alreadyThere: 'Lo que ya está en tu carrito no se agrega otra vez.',
  toastAdded: 'Productos agregados al carrito',
  toastAddedText: (count: number, percent: number) => {
    const products = count === 1 ? '1 producto' : `${count} productos`;
    return percent > 0 ? `${products} (-${percent}%)` : products;
  },
  toastThere: 'Productos ya en el carrito',
  toastThereText: 'Todos los productos seleccionados ya están en tu carrito',
  toastSoldOut: 'Productos agotados',
  toastSoldOutText: 'Por ahora ninguno de los productos seleccionados está a la venta.',
} as const;

export const comboFeedback: Readonly<Record<ComboFeedback, string>> = {
  'congrats-10': '¡Buen comienzo! Ya tienes 10% de descuento en tu combo.',
  'congrats-20': '¡Muy bien! Tu combo ya tiene 20% de descuento.',
  'congrats-30': '¡Felicidades! Tienes el descuento más alto: 30% en todo el combo.',
  'only-20': 'Ahora tu combo tiene solo 20% de descuento.',
  'only-10': 'Ahora tu combo tiene solo 10% de descuento.',
  'normal-price': 'Sin otros productos, este se agrega a precio normal.',
  expired: EXPIRED,
};

/** Read out by screen readers, once each. */
export const comboAnnouncements = {
  running: (companions: number) =>
    `Oferta por tiempo limitado: un combo con hasta ${most(companions)} de descuento.`,
  'last-minute': 'Queda menos de un minuto de la oferta del combo.',
  over: EXPIRED,
} as const;
