/** All that the shop says of a matter, in one answer: it fits whichever part of it is asked. */
import {MAX_DOWNLOADS_A_DAY} from '../_shared/common/library-columns.ts';
import {REFUND} from './refund.ts';
import {COURSES, POLICY_DAYS, UNSTATED} from './shop.generated.ts';

export const PERSON =
  'Toca el botón de abajo y le llega esta conversación a una persona del equipo; nada se envía hasta que tú lo envíes.';

export const REFUNDS = `${REFUND} Se pide en «Arrepentimiento y quejas», al pie de cada página, sin cuenta, con tu nombre, tu correo, tu número de pedido y qué pasó; guarda el número de solicitud. El dinero vuelve al mismo medio de pago en ${POLICY_DAYS.repaid} días hábiles como máximo desde que se acepta. No hay cambios de un producto por otro, y con el reembolso termina la licencia de ese producto.`;

export const DELIVERY = `Al instante y por correo: cuando se confirma tu pago te llega el enlace a «Mis productos», donde descargas los archivos y tu certificado. No necesitas cuenta. Todo es digital: no se envía nada impreso ni por WhatsApp, y compras desde cualquier país sin costo de envío. Cada archivo se descarga hasta ${MAX_DOWNLOADS_A_DAY} veces al día, en el dispositivo que quieras; guarda una copia. Si no ves el correo en unos minutos, mira en spam o promociones, o pide en «Mis productos» un enlace nuevo con tu número de pedido.`;

export const PAYMENT =
  'Con tarjeta (Visa, Mastercard o American Express) o PayPal, en un pago único en dólares (USD), sin suscripción ni mensualidad; tu banco o PayPal hace el cambio a tu moneda y, si las ofrece, las cuotas. Otros medios de tu país están sin confirmar: en la página de pago ves los que hay y el total antes de pagar. Esa página es cifrada y del proveedor de pagos: la tienda nunca ve ni guarda los datos de tu tarjeta.';

export const CERTIFICATE =
  'Cada compra trae un certificado de licencia PLR, sin costo. Lleva como titular el nombre que escribas, el tuyo o el de tu marca, y además el producto, la licencia y su versión, la fecha y un número. Lo descargas en «Mis productos», las veces que quieras. Cualquiera comprueba si es auténtico y sigue vigente en la página «Certificado», con su código de comprobación, que está en el certificado, o con su enlace. Para corregir el nombre, escríbele a una persona en «Contacto».';

export const TOOL =
  '«Tu versión» es la herramienta con la que le pones tu marca al libro; viene con tu compra y no se paga aparte. Está en el menú y en tu compra, en «Mis productos», y también con un libro de muestra. Se abre en el navegador, también en el celular: no se instala nada ni hace falta saber de diseño. Lo haces tú, las veces que quieras: escribes tu marca, tus colores y tus datos, subes tu logo (PNG, JPEG o SVG de menos de 5 MB) y obtienes portadas, el PDF, el Word, un EPUB, una página de venta e imágenes para redes. Todo ocurre en tu dispositivo: tus archivos y tu marca no salen de él, y nosotros no los vemos.';

export const CONTACT = `Por ahora atendemos por correo, en «Contacto», donde están el horario y los datos de quien vende (nombre, domicilio y correo). No publicamos un número ni cuentas de redes para atenderte, ni en cuántos días se contesta un mensaje. ${PERSON} Para quejas, arrepentimiento y el Libro de Reclamaciones de Perú está «Arrepentimiento y quejas», sin cuenta.`;

const courses = COURSES.map(
  ({title, price, currency, available, description}) =>
    `• ${title}, ${price} ${currency}, ${available ? 'ya disponible' : 'aún no a la venta: es prelanzamiento y todavía no hay fecha'}. ${description}`,
);
export const COURSES_CARD = `En «IA CLUB» hay dos cursos, que se compran aparte de los ebooks:\n${courses.join('\n')}\nNo hace falta saber programar: describes tu idea y la IA hace la parte técnica. Cada uno tiene un precio, y la tienda no cobra suscripciones. Duración, nivel y cómo inscribirte están en su página, desde «IA CLUB». ${UNSTATED.cursos} Pregunta antes a una persona del equipo.`;
