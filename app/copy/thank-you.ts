import type {FormFailure} from '~/domain/support/form';

/** Texts of the thank-you page and its help form. */
export const thankYou = {
  metaTitle: 'Gracias por tu compra',
  metaDescription: 'Confirmación de tu compra en Reventa PLR.',
  defaultName: 'Cliente',
  /** Shown when the address names no order. */
  defaultOrder: 'RP-0000',
  /** Shown after a purchase if the URL does not name the order. */
  orderInMail: 'está en tu correo',
  heading: (name: string) => `¡Gracias, ${name}!`,
  confirmed: 'Tu compra ha sido confirmada exitosamente',
  awaiting: 'Esperamos tu pago',
  orderLabel: 'Número de pedido',
  email:
    'Te enviaremos un correo con los detalles de tu pedido y el acceso a tus productos digitales. Si no lo ves en unos minutos, revisa tu carpeta de spam.',
  steps: {
    title: '¿Qué sigue?',
    items: [
      {icon: 'mail', title: 'Abre tu correo', text: 'Ahí está el enlace a Mis productos.'},
      {
        icon: 'download',
        title: 'Descarga tus archivos',
        text: 'Guárdalos donde los tengas a mano.',
      },
      {icon: 'rocket', title: 'Ponles tu marca y vende', text: 'El 100% de lo que ganes es tuyo.'},
    ],
  },
  upsell: {
    title: 'Oferta Especial Solo Para Ti',
    course: 'Crea landing pages con IA',
    text: 'Aprende paso a paso a construir páginas de venta con inteligencia artificial para los productos que acabas de comprar.',
    price: (amount: number) => `$${amount} USD`,
    action: 'Ver el curso',
  },
  help: {
    title: '¿Necesitas ayuda?',
    text: 'Escríbenos y te respondemos por correo.',
    name: 'Nombre',
    email: 'Email',
    message: 'Mensaje',
    trap: 'Deja este campo vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sentTitle: '¡Mensaje enviado!',
    sentText: 'Nos pondremos en contacto contigo pronto.',
    direct: 'O escríbenos directo a',
    errorTitle: 'Revisa el formulario',
    failedTitle: 'Error al enviar el mensaje',
  },
  backHome: 'Volver al Inicio',
} as const;

/** What becomes of the cart after an order. */
export const paidNotice = {
  taken: 'Quitamos de tu carrito lo que pagaste',
  ready: 'Tus archivos están listos',
  ordered: 'Quitamos de tu carrito lo que pediste',
  seeOrder: 'Abrir mi pedido',
  line: (title: string, quantity: number) => (quantity === 1 ? title : `${title} × ${quantity}`),
  kept: (titles: readonly string[]) =>
    `Dejamos en tu carrito lo que solo llevabas en otro pago abierto: ${titles.join(', ')}.`,
  payableAgain: (titles: readonly string[]) =>
    `Ojo: tienes otra página de pago abierta con ${titles.join(', ')}. Ciérrala para no pagar dos veces.`,
  undo: 'Deshacer',
  undone: 'Tus productos volvieron al carrito',
  question: (choices: number) =>
    choices === 1 ? '¿Ya terminaste este pago?' : '¿Cuál de estos pagos terminaste?',
  questionText: 'Tu carrito sigue igual hasta que nos lo digas.',
  choice: (amount: string | null, units: number) => {
    const products = units === 1 ? '1 producto' : `${units} productos`;
    return amount ? `Pagué ${amount} (${products})` : `Pagué ${products}`;
  },
  none: 'Todavía no pagué',
} as const;

/** Why the help form's message was not sent. */
export const contactErrors: Readonly<Partial<Record<FormFailure, string>>> = {
  'missing-fields': 'Por favor completa todos los campos',
  'invalid-email': 'Email inválido',
  'too-long': 'Tu nombre o tu mensaje es demasiado largo',
  'too-many': 'Enviaste varios mensajes seguidos. Espera unos minutos e inténtalo de nuevo.',
  'not-sent': 'Por favor intenta nuevamente.',
};
