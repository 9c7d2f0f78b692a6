import type {ComboFeedback} from '~/domain/offers/combo';
import {COMBO_LEVELS, offerPercent, OFFERS} from '~/domain/offers/offers';

/** Texts of the combo offer on the product page. */
export const combo = {
  heading: (percent: number) => `Arma tu combo y ahorra hasta ${percent}%`,
  text: 'Cada producto que agregas baja el precio de todo el combo.',
  headingOver: 'Arma tu combo',
  textOver: 'Agrega varios productos de una vez, a precio regular.',
  products: 'Productos del combo',
  locked: 'Este producto',
  inCart: 'Ya en tu carrito',
  endsIn: 'La oferta termina en',
  off: (percent: number) => `${percent}% de descuento`,
  noDiscount: 'Sin descuento',
  regular: 'Por separado',
  total: 'Total del combo',
  gain: 'Por agregar',
  allThere: 'Todo lo que elegiste ya está en tu carrito.',
  add: (count: number) => (count === 1 ? 'Agregar 1 producto' : `Agregar ${count} productos`),
  reject: 'No, gracias',
  moreTime: 'Necesito más tiempo',
  alreadyThere: 'Lo que ya está en tu carrito no se agrega ni se cobra otra vez.',
  toastAdded: 'Productos agregados al carrito',
  toastAddedText: (count: number, percent: number) => {
    const products = count === 1 ? '1 producto' : `${count} productos`;
    return percent > 0 ? `${products} (-${percent}%)` : products;
  },
  toastThere: 'Productos ya en el carrito',
  toastThereText: 'Todos los productos seleccionados ya están en tu carrito',
  toastSoldOut: 'Productos agotados',
  toastSoldOutText: 'Ninguno está a la venta por ahora.',
} as const;

const BEST = offerPercent(COMBO_LEVELS.at(-1) ?? null);

/** Feedback when a shopper has ticked one more companion. */
const raised = {
  first: (percent: number) => `¡Buen comienzo! ${percent}% de descuento en tu combo.`,
  next: (percent: number) => `¡Muy bien! ${percent}% de descuento en tu combo.`,
  best: (percent: number) => `¡Felicidades! ${percent}% en tu combo, el descuento más alto.`,
  crossSell: () => '',
};

/** The answer to a change of the combo. */
export function comboFeedbackText(feedback: ComboFeedback): string {
  switch (feedback.kind) {
    case 'raised': {
      const {copyKey, percent} = OFFERS[feedback.level];
      return raised[copyKey](percent);
    }
    case 'lowered':
      return `Tu combo queda con ${offerPercent(feedback.level)}% de descuento.`;
    case 'normal-price':
      return 'Sin otros productos, este se agrega a precio normal.';
    case 'expired':
      return `La oferta del ${BEST}% de descuento ha expirado. Los productos se agregan a precio regular.`;
    case 'declined':
      return 'Sin la oferta, los productos se agregan a precio regular.';
  }
}

/** The row of the hang tag that leads to the combo. */
export const comboStrip = {
  active: 'Combo con descuento',
  over: 'Combo a precio regular',
  /** Shown if there has been no offer. */
  none: 'Arma tu combo',
  link: 'Ver combo',
} as const;

/** Read out by screen readers, once each. */
export const comboAnnouncements = {
  running: (percent: number) =>
    `Oferta por tiempo limitado: un combo con hasta ${percent}% de descuento.`,
  'last-minute': 'Queda menos de un minuto de la oferta del combo.',
  /** Empty: the combo itself announces its end. */
  over: '',
} as const;
