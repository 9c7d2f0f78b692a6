/** The licence (docs/product.md 1.2), where the FAQ's answer does not begin with what was asked. */
import type {Passage} from './passage.ts';
import {HELP} from './help.ts';

/** What `licence-question.ts` recognises; these answers must never come out any other way. */
export const RESALE_OF_RIGHTS_ID = 'revender-derechos';
export const SALE_ID = 'vender';
export const MASTER_RIGHTS_ID = 'plr-y-mrr';
export const DURATION_ID = 'duracion';
export const COURSE_RIGHTS_ID = 'licencia-cursos';
export const AFFILIATES_ID = 'afiliados';
/** Two of the FAQ's. */
export const BUYERS_RESALE_ID = 'reventa';
export const EXCLUSIVITY_ID = 'exclusividad';

export const LICENCE: readonly Passage[] = [
  {
    id: RESALE_OF_RIGHTS_ID,
    kind: 'fact',
    answer: [
      'No puedes revender los derechos ni pasarle tu licencia a otra persona: la licencia no incluye derechos maestros de reventa (MRR) y no puedes ofrecer el producto como PLR para que otros lo revendan.',
      'Lo que sí puedes es editarlo, ponerle tu marca y vender el producto terminado a clientes finales. El 100% de esas ganancias es tuyo.',
    ],
    cues: [
      'puedo revender los derechos',
      'puedo vender la licencia PLR a otra persona',
      'incluye MRR master resale rights',
      'puedo revenderlo como PLR',
      'puedo transferir o ceder los derechos de reventa',
      'puedo sublicenciar el producto',
      'puedo revender el paquete con derechos',
    ],
  },
  {
    id: SALE_ID,
    kind: 'fact',
    answer: [
      'Puedes vender el producto terminado a clientes finales, con tu nombre y al precio que decidas, y quedarte con el 100% de las ganancias.',
      'Lo que no puedes es revender los derechos (ni como PLR ni como MRR), y tus clientes no pueden revender lo que te compran.',
    ],
    cues: [
      'puedo venderlo',
      'lo puedo vender yo con mi nombre',
      'puedo revender el producto',
      'se puede vender el ebook',
    ],
  },
  {
    id: MASTER_RIGHTS_ID,
    kind: 'fact',
    answer: [
      'PLR significa Private Label Rights, derechos de marca privada: puedes editar el producto, ponerle tu marca y venderlo a clientes finales. MRR significa Master Resale Rights, derechos maestros de reventa.',
      'Nuestra licencia es PLR y no incluye MRR: no puedes revender los derechos ni ofrecer el producto para que otros lo revendan.',
    ],
    cues: ['qué diferencia hay entre PLR y MRR', 'qué significa MRR'],
  },
  {
    id: DURATION_ID,
    kind: 'fact',
    answer: [
      'No tengo esa información: los términos publicados no dicen cuánto dura la licencia ni el acceso a los archivos, y no quiero inventarlo.',
      HELP,
    ],
    cues: ['cuánto dura la licencia', 'la licencia vence o caduca'],
  },
  {
    id: COURSE_RIGHTS_ID,
    kind: 'fact',
    answer: [
      'No tengo esa información: los términos publicados son los de los productos PLR de la tienda y no dicen si los cursos del IA CLUB se pueden vender.',
      HELP,
    ],
    cues: ['puedo vender los cursos del IA CLUB', 'los cursos tienen licencia PLR'],
  },
  {
    id: 'derechos-de-autor',
    kind: 'fact',
    answer: [
      'No tengo esa información: los términos publicados no hablan de registrar derechos de autor ni de la propiedad intelectual de los productos.',
      HELP,
    ],
    cues: [
      'puedo registrar derechos de autor',
      'copyright propiedad intelectual',
      'los derechos de autor son míos',
    ],
  },
  {
    id: 'regalar',
    kind: 'fact',
    answer: [
      'No tengo esa información: los términos publicados hablan de vender el producto a clientes finales, no de regalarlo. Tu licencia no la puedes pasar a nadie.',
      HELP,
    ],
    cues: [
      'puedo regalar el ebook',
      'puedo darlo gratis como bono',
      'puedo usarlo de imán para mi lista',
    ],
  },
  {
    id: AFFILIATES_ID,
    kind: 'fact',
    answer: [
      'Puedes trabajar con afiliados: ellos promocionan y venden tu producto en tu nombre, y tú les pagas la comisión que acuerden.',
      'Ellos no reciben derechos sobre el producto ni lo revenden por su cuenta: la licencia sigue siendo solo tuya.',
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
      'Con tu compra recibes un certificado de licencia PLR que deja por escrito lo que puedes hacer. Lo descargas en el área de productos, junto con tus archivos.',
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
      'El 100% de lo que vendas es tuyo: no cobramos comisión por tus ventas. La cifra semanal que muestra la página de inicio es una referencia, no una garantía: cuánto ganas depende de tu trabajo, de tu precio y de tu público; nadie puede garantizarte ventas.',
    ],
    cues: [
      'cuánto dinero puedo ganar',
      'cobran comisión por mis ventas',
      'me quedo con todas las ganancias',
      'garantizan ingresos o ventas en dólares',
      'cuánto se gana por semana',
      'puedo hacerme rico con esto',
      'la página dice que gano por semana',
      'me aseguran que voy a vender',
      'cuánto dinero voy a sacar el primer mes',
    ],
  },
];
