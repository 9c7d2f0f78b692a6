/**
 * The licence (docs/product.md 1.2): each answer begins with the licence's own sentence on what was asked,
 * and adds those that stand nearest, so that no half of the truth is told alone.
 */
import type {Passage} from './passage.ts';
import {HELP} from './help.ts';
import {LICENCE as TERMS, RIGHTS, UNSTATED} from './shop.generated.ts';

/** What `licence-question.ts` recognises; these answers must never come out any other way. */
export const RESALE_OF_RIGHTS_ID = 'revender-derechos';
export const SALE_ID = 'vender';
export const MASTER_RIGHTS_ID = 'plr-y-mrr';
export const DURATION_ID = 'duracion';
export const COURSE_RIGHTS_ID = 'licencia-cursos';
export const AFFILIATES_ID = 'afiliados';
export const SHARING_ID = 'compartir';
export const SOURCE_FILES_ID = 'editables';
export const GIVING_ID = 'regalar';
export const BUNDLE_ID = 'paquete';
export const MEMBERSHIP_ID = 'membresia';
export const PRINT_ID = 'imprimir';
export const FORMATS_ID = 'adaptar';
export const AUTHORSHIP_ID = 'autoria';
export const EDITING_ID = 'editar';
export const BRAND_ID = 'marca';
export const TRANSLATION_ID = 'traducir';
export const REFUND_RIGHTS_ID = 'licencia-y-reembolso';
export const SAME_LICENCE_ID = 'misma-licencia';
const EARNINGS_ID = 'ganancias';
/** Some of the FAQ's. */
export const BUYERS_RESALE_ID = 'reventa';
export const EXCLUSIVITY_ID = 'exclusividad';
export const SELLING_PLACES_ID = 'donde-vender';

/** Of each right its sentence, then those of its neighbours. */
function right(
  id: string,
  sentences: readonly (keyof typeof RIGHTS)[],
  cues: readonly string[],
): Passage {
  return {id, kind: 'fact', answer: sentences.map((name) => RIGHTS[name]), cues};
}

export const LICENCE: readonly Passage[] = [
  right(
    RESALE_OF_RIGHTS_ID,
    ['revender-derechos', 'compartir', 'vender', 'ganancias'],
    [
      'puedo revender los derechos',
      'puedo vender la licencia PLR a otra persona',
      'incluye MRR master resale rights',
      'puedo revenderlo como PLR',
      'puedo transferir o ceder los derechos de reventa',
      'puedo sublicenciar el producto',
      'puedo revender el paquete con derechos',
    ],
  ),
  right(
    SALE_ID,
    ['vender', 'ganancias', 'revender-derechos', 'reventa'],
    [
      'puedo venderlo',
      'lo puedo vender yo con mi nombre',
      'puedo revender el producto',
      'se puede vender el ebook',
      'puedo venderlo al precio que quiera',
    ],
  ),
  {
    id: MASTER_RIGHTS_ID,
    kind: 'fact',
    answer: [
      'PLR significa Private Label Rights, derechos de marca privada. MRR significa Master Resale Rights, derechos maestros de reventa.',
      RIGHTS.vender,
      RIGHTS['revender-derechos'],
    ],
    cues: ['qué diferencia hay entre PLR y MRR', 'qué significa MRR'],
  },
  {
    id: DURATION_ID,
    kind: 'fact',
    answer: [`No tengo esa información. ${UNSTATED.duracion}`, HELP],
    cues: ['cuánto dura la licencia', 'la licencia vence o caduca'],
  },
  {
    id: COURSE_RIGHTS_ID,
    kind: 'fact',
    answer: [`No tengo esa información. ${UNSTATED.cursos}`, HELP],
    cues: ['puedo vender los cursos del IA CLUB', 'los cursos tienen licencia PLR'],
  },
  right(
    AUTHORSHIP_ID,
    ['autoria', 'marca', 'exclusividad'],
    [
      'puedo registrar derechos de autor',
      'copyright propiedad intelectual',
      'los derechos de autor son míos',
      'puedo poner mi nombre como autor',
      'puedo decir que lo escribí yo',
      'quién es el autor legal',
    ],
  ),
  right(
    GIVING_ID,
    ['regalar', 'editables', 'compartir'],
    [
      'puedo regalar el ebook',
      'puedo darlo gratis como bono',
      'puedo usarlo de imán para mi lista',
      'puedo ofrecerlo gratis a mis suscriptores',
      'puedo usarlo de lead magnet',
    ],
  ),
  right(
    AFFILIATES_ID,
    ['afiliados', 'compartir'],
    [
      'puedo tener afiliados',
      'pueden otros vender por mí a comisión',
      'puedo contratar vendedores que lo promocionen',
      'pagar comisión a otras personas para que vendan',
      'programa de afiliados comisiones',
    ],
  ),
  right(
    SHARING_ID,
    ['compartir', 'revender-derechos'],
    [
      'puedo compartir mi licencia con mi socio',
      'puede usar mi licencia otro negocio',
      'necesito una licencia para cada negocio',
      'puedo prestarle los archivos a un amigo',
    ],
  ),
  right(
    SOURCE_FILES_ID,
    ['editables', 'vender'],
    [
      'puedo entregar el archivo editable a mi cliente',
      'puedo darle el word a quien me compra',
      'le puedo vender el archivo de word',
    ],
  ),
  right(
    BUNDLE_ID,
    ['paquete', 'vender', 'revender-derechos'],
    [
      'puedo dividir el pack y vender los ebooks por separado',
      'puedo unir varios ebooks en un paquete',
      'puedo armar un combo con mis productos',
      'puedo mezclarlo con otro material mío',
    ],
  ),
  right(
    MEMBERSHIP_ID,
    ['membresia', 'editables'],
    [
      'puedo ponerlo en una membresía',
      'puedo usarlo en mi club de suscriptores',
      'puedo subirlo a mi comunidad de pago',
      'sirve para una suscripción mensual mía',
    ],
  ),
  right(
    PRINT_ID,
    ['imprimir', 'vender'],
    [
      'puedo imprimirlo y venderlo en papel',
      'puedo hacer un libro físico con el ebook',
      'puedo venderlo impreso',
    ],
  ),
  right(
    FORMATS_ID,
    ['adaptar', 'editar'],
    [
      'puedo convertirlo en audiolibro',
      'puedo hacer un curso con el ebook',
      'puedo grabar videos con el contenido',
      'puedo usarlo en mi blog como artículos',
    ],
  ),
  right(
    EDITING_ID,
    ['editar', 'marca', 'traducir'],
    [
      'puedo editar el ebook y cambiar la portada',
      'puedo modificar el contenido',
      'puedo cambiar los textos y quitar el autor',
      'puedo agregar o quitar capítulos',
    ],
  ),
  right(
    BRAND_ID,
    ['marca', 'editar', 'vender'],
    ['puedo ponerle mi nombre y mi marca', 'puedo ponerle mi logo', 'puedo cambiarle el título'],
  ),
  right(
    TRANSLATION_ID,
    ['traducir', 'editar'],
    ['puedo traducirlo a otro idioma', 'puedo venderlo en inglés'],
  ),
  {
    id: REFUND_RIGHTS_ID,
    kind: 'fact',
    answer: [
      'El derecho sobre un producto termina cuando se reembolsa entero o se cancela su compra: su certificado pasa a decir «Revocado» y sus archivos ya no se descargan.',
      'Si procede un reembolso, lo dice la política de reembolsos. Se pide sin cuenta en «Arrepentimiento y quejas».',
    ],
    cues: [
      'me quitan la licencia si pido reembolso',
      'si me devuelven el dinero puedo seguir vendiendo',
      'pierdo los derechos si cancelo la compra',
    ],
  },
  {
    id: SAME_LICENCE_ID,
    kind: 'fact',
    answer: [
      'La licencia es del producto, no de la versión: entre sus versiones cambian los archivos y los bonos, y también da igual si lo compras en oferta o en un combo. Cuál licencia tiene un producto lo dice su página.',
      RIGHTS.vender,
      RIGHTS['revender-derechos'],
    ],
    cues: [
      'la versión premium tiene los mismos derechos',
      'cambia la licencia según la versión',
      'la licencia del paquete completo es distinta',
    ],
  },
  {
    id: 'certificado',
    kind: 'fact',
    answer: [
      `Con tu compra recibes un certificado de licencia PLR que deja por escrito lo que puedes hacer. Lo descargas en el área de productos, junto con tus archivos. La versión vigente es la ${TERMS.version}; su texto completo está en «Licencia», al pie de cada página.`,
    ],
    cues: [
      'dan certificado de licencia',
      'cómo demuestro o compruebo que tengo la licencia',
      'recibo un comprobante de los derechos',
      'dónde está mi certificado PLR',
      'dónde leo la licencia completa',
      'qué versión de la licencia es',
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
    id: EARNINGS_ID,
    kind: 'fact',
    answer: [RIGHTS.ganancias],
    cues: [
      'cobran comisión por mis ventas',
      'me quedo con todas las ganancias',
      'qué porcentaje de mis ventas se quedan ustedes',
    ],
  },
  {
    id: 'ingresos',
    kind: 'fact',
    answer: [
      `No podemos prometerte ingresos: nadie puede garantizarte ventas. La cifra semanal que muestra la página de inicio es una referencia, no una garantía: cuánto ganas depende de tu trabajo, de tu precio y de tu público. ${RIGHTS.ganancias}`,
    ],
    cues: [
      'cuánto dinero puedo ganar',
      'garantizan ingresos o ventas en dólares',
      'cuánto se gana por semana',
      'puedo hacerme rico con esto',
      'la página dice que gano por semana',
      'me aseguran que voy a vender',
      'cuánto dinero voy a sacar el primer mes',
    ],
  },
];
