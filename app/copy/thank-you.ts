import type {FormFailure} from '~/domain/support/form';

const BRAND = {
  icon: 'rocket',
  title: 'Ponles tu marca',
  text: 'Portada, archivos y página de venta con tu nombre.',
  to: '/tu-version',
} as const;
const RULES = {
  icon: 'badge-check',
  title: 'Elige dónde venderlos',
  text: 'Qué plataformas aceptan PLR y cuáles no.',
  to: '/licencia#donde-venderlo',
} as const;
const PRICE = {
  icon: 'wallet',
  title: 'Ponles precio',
  text: 'Calcula cuánto te queda de cada venta.',
  to: '/cuanto-me-queda',
} as const;

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
  awaiting: 'Recibimos tu pedido',
  orderLabel: 'Número de pedido',
  email:
    'Te enviamos un correo con los detalles de tu pedido y el acceso a tus productos digitales. Si no lo ves, revisa tu carpeta de spam.',
  steps: {
    title: '¿Qué sigue?',
    /** The files are on the same page. */
    withFiles: [BRAND, RULES, PRICE],
    byMail: [
      {
        icon: 'download',
        title: 'Descarga tus archivos',
        text: 'El enlace está en tu correo y también en Mis productos.',
        to: '/mis-productos',
      },
      BRAND,
      PRICE,
    ],
  },
  upsell: {
    title: 'Oferta Especial Solo Para Ti',
    course: 'Crea landing pages con IA',
    text: 'Aprende a crear con IA la página de venta de lo que acabas de comprar.',
    price: (amount: number) => `$${amount} USD`,
    action: 'Ver el curso',
  },
  help: {
    title: '¿Necesitas ayuda?',
    text: 'Te respondemos por correo.',
    name: 'Nombre',
    email: 'Email',
    message: 'Mensaje',
    trap: 'Deja este campo vacío',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sentTitle: '¡Mensaje enviado!',
    sentText: 'Nos pondremos en contacto contigo pronto.',
    direct: 'O escribe a',
    errorTitle: 'Revisa el formulario',
    failedTitle: 'Error al enviar el mensaje',
  },
  backHome: 'Volver al Inicio',
} as const;

/** Why the help form's message was not sent. */
export const contactErrors: Readonly<Partial<Record<FormFailure, string>>> = {
  'missing-fields': 'Por favor completa todos los campos',
  'invalid-email': 'Email inválido',
  'too-long': 'Tu nombre o tu mensaje es demasiado largo',
  'too-many': 'Enviaste varios mensajes seguidos. Espera unos minutos e inténtalo de nuevo.',
  'not-sent': 'Por favor intenta nuevamente.',
};

/** What becomes of the cart after an order. */
export const paidNotice = {
  taken: 'Quitamos de tu carrito lo que pagaste',
  ready: 'Tus archivos están listos',
  ordered: 'Quitamos de tu carrito lo que pediste',
  seeOrder: 'Abrir mi pedido',
  line: (title: string, quantity: number) => (quantity === 1 ? title : `${title} × ${quantity}`),
  kept: (titles: readonly string[]) =>
    `En tu carrito queda lo que llevas en otro pago abierto: ${titles.join(', ')}.`,
  payableAgain: (titles: readonly string[]) =>
    `Ojo: tienes otra página de pago abierta con ${titles.join(', ')}. Ciérrala para no pagar dos veces.`,
  undo: 'Deshacer',
  undone: 'Tus productos volvieron al carrito',
  question: (choices: number) =>
    choices === 1 ? '¿Ya terminaste este pago?' : '¿Cuál de estos pagos terminaste?',
  questionText: 'Mientras tanto, tu carrito sigue igual.',
  choice: (amount: string | null, units: number) => {
    const products = units === 1 ? '1 producto' : `${units} productos`;
    return amount ? `Pagué ${amount} (${products})` : `Pagué ${products}`;
  },
  none: 'Todavía no pagué',
} as const;
