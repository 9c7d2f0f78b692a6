/** The licence (spec section 1), where the FAQ's answer does not begin with what was asked. */
import type {Passage} from './passage.ts';

/** The answers that must never come out any other way. */
export const RESALE_OF_RIGHTS_ID = 'revender-derechos';
/** One of the FAQ's. */
export const BUYERS_RESALE_ID = 'reventa';

export const LICENCE: readonly Passage[] = [
  {
    id: RESALE_OF_RIGHTS_ID,
    kind: 'fact',
    answer: [
      'No. La licencia no te permite revender los derechos: no incluye derechos maestros de reventa (MRR) y no puedes ofrecer el producto como PLR para que otros lo revendan.',
      'Lo que sí puedes es editarlo, ponerle tu marca y vender el producto terminado a clientes finales. El 100% de esas ganancias es tuyo.',
    ],
    cues: [
      'puedo revender los derechos',
      'puedo vender la licencia PLR a otra persona',
      'tienen derechos maestros de reventa',
      'incluye MRR master resale rights',
      'puedo revenderlo como PLR',
      'puedo transferir o ceder los derechos de reventa',
      'puedo sublicenciar el producto',
      'puedo revender el paquete con derechos',
    ],
  },
  {
    id: 'afiliados',
    kind: 'fact',
    answer: [
      'Sí, puedes trabajar con afiliados: ellos promocionan y venden tu producto en tu nombre, y tú les pagas la comisión que acuerden.',
      'Ellos no reciben derechos sobre el producto: la licencia sigue siendo solo tuya.',
    ],
    cues: [
      'puedo tener afiliados',
      'pueden otros vender por mí a comisión',
      'puedo contratar vendedores que lo promocionen',
      'pagar comisión a otras personas para que vendan',
      'programa de afiliados comisiones',
    ],
  },
  {
    id: 'certificado',
    kind: 'fact',
    answer: [
      'Sí. Con tu compra recibes un certificado de licencia PLR que deja por escrito lo que puedes hacer. Lo descargas en el área de productos, junto con tus archivos.',
    ],
    cues: [
      'dan certificado de licencia',
      'cómo demuestro o compruebo que tengo la licencia',
      'recibo un comprobante de los derechos',
      'dónde está mi certificado PLR',
    ],
  },
  {
    id: 'que-recibo',
    kind: 'fact',
    answer: [
      'Con tu compra recibes por correo un enlace al área de productos con tus archivos, un certificado de licencia PLR, acceso al grupo de soporte, una plantilla HTML de página de ventas y lecciones en video.',
    ],
    cues: [
      'qué recibo con mi compra',
      'qué incluye el producto',
      'qué viene con el ebook',
      'qué bonos o extras incluye',
    ],
  },
  {
    id: 'ganancias',
    kind: 'fact',
    answer: [
      'El 100% de lo que vendas es tuyo: no cobramos comisión por tus ventas. Cuánto ganas depende de tu trabajo, de tu precio y de tu público; nadie puede garantizarte ventas.',
    ],
    cues: [
      'cuánto dinero puedo ganar',
      'cobran comisión por mis ventas',
      'me quedo con todas las ganancias',
      'garantizan ingresos o ventas en dólares',
      'cuánto se gana por semana',
      'puedo hacerme rico con esto',
    ],
  },
];
