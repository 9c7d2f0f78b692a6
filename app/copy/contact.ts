import type {RequestKind} from '~/domain/contact/consumer-request';
import type {FormFailure} from '~/domain/support/form';
import type {NotifyTopic} from '~/domain/contact/contact-forms';

/** Texts about the seller. */
export const seller = {
  sells: 'Vende',
  taxId: 'Identificación fiscal',
  address: 'Domicilio',
  email: 'Correo',
  hours: 'Atención',
  unnamed: 'Todavía no publicamos los datos de quien vende. Espera a verlos aquí antes de comprar.',
} as const;

/** Texts of `/contacto`; its form's are the help form's. */
export const contact = {
  heading: 'Contacto',
  intro: 'Antes o después de comprar, aquí estamos.',
  sellerTitle: 'Quién vende',
  rightsTitle: 'Tus derechos',
  rightsText: 'Cancela una compra o presenta una queja, sin cuenta.',
  rightsLink: 'Arrepentimiento y quejas',
  metaTitle: 'Contacto',
  metaDescription:
    'Escríbenos antes o después de comprar, y conoce quién vende: nombre, identificación fiscal, domicilio, correo y horario.',
} as const;

/** Texts of `/arrepentimiento`. */
export const withdrawal = {
  heading: 'Arrepentimiento y quejas',
  intro:
    'Cancela una compra o presenta una queja, sin cuenta. Llena el formulario y guarda tu número.',
  kindLegend: '¿Qué necesitas?',
  kinds: {
    arrepentimiento: {
      label: 'Me arrepentí de una compra',
      text: 'Quiero cancelarla y que me devuelvan el dinero.',
    },
    queja: {
      label: 'Presentar una queja',
      text: 'Algo salió mal con un producto o con la atención.',
    },
    reclamo: {
      label: 'Libro de Reclamaciones (Perú)',
      text: 'Para compras en Perú: pide documento y domicilio.',
    },
  } satisfies Record<RequestKind, {label: string; text: string}>,
  name: 'Nombre completo',
  email: 'Correo',
  order: 'Número de pedido',
  orderHint:
    'Está en el correo de tu compra. Obligatorio para arrepentirte; opcional para lo demás.',
  document: 'Documento de identidad',
  address: 'Domicilio',
  identityHint: 'El documento y el domicilio solo se piden en el Libro de Reclamaciones.',
  detail: 'Cuéntanos qué pasó y qué necesitas',
  trap: 'Deja este campo vacío',
  privacy: 'Usamos estos datos solo para atender tu solicitud.',
  send: 'Enviar solicitud',
  sending: 'Enviando…',
  errorTitle: 'Revisa el formulario',
  failedTitle: 'No pudimos guardar tu solicitud',
  doneTitle: 'Recibimos tu solicitud',
  number: 'Número',
  date: 'Fecha',
  answerBy: 'Te respondemos hasta el',
  to: 'Respuesta a',
  keep: 'No pudimos enviarte el comprobante por correo. Guarda este número: hazle una captura o envíate el comprobante. Si nos escribes, menciónalo.',
  mailed: 'Te enviamos el comprobante por correo. Si no lo ves, revisa tu carpeta de spam.',
  mailMe: 'Enviarme el comprobante',
  mailSubject: (number: string) => `Comprobante de mi solicitud ${number}`,
  again: 'Enviar otra solicitud',
  /** Shown if no account backend can store the form. */
  offTitle: 'El formulario no está disponible',
  offText: 'Escríbenos tu solicitud por correo, con tu nombre y tu número de pedido:',
  lawTitle: 'Lo que dice la ley',
  law: 'El plazo y los casos dependen de tu país; los nuestros están en la política de reembolsos. También puedes acudir a la autoridad de consumo de tu país.',
  metaTitle: 'Arrepentimiento y quejas',
  metaDescription:
    'Botón de arrepentimiento, quejas y Libro de Reclamaciones: sin cuenta, con número y plazo de respuesta.',
} as const;

/** Why a request was not taken. */
export const withdrawalErrors: Readonly<Partial<Record<FormFailure, string>>> = {
  'missing-kind': 'Elige qué necesitas',
  'missing-fields': 'Por favor completa los campos obligatorios',
  'missing-identity': 'El Libro de Reclamaciones pide tu documento y tu domicilio',
  'invalid-email': 'Email inválido',
  'too-long': 'Un campo es demasiado largo',
  'too-many': 'Recibimos muchas solicitudes seguidas. Espera unos minutos o escríbenos por correo.',
  'not-sent': 'Por favor intenta nuevamente.',
};

const NOTIFY_WORDS: ReadonlyMap<string, string> = new Map<NotifyTopic, string>([
  ['videos-plr', 'cuando lleguen los videos PLR'],
  ['micro-saas-plr', 'cuando lleguen los Micro SaaS'],
]);

/** Texts of the form that takes an e-mail to be told something. */
export const notify = {
  heading: 'Te avisamos',
  action: 'Avísame',
  sending: 'Guardando…',
  isTopic: (subject: string): boolean => NOTIFY_WORDS.has(subject),
  /**
   * @param subject a topic, or the handle of a product.
   * @param title of the product; null while nobody can say it.
   */
  what: (subject: string, title: string | null): string =>
    NOTIFY_WORDS.get(subject) ??
    `cuando ${title === null ? 'este producto' : `«${title}»`} vuelva a estar a la venta`,
  anything: 'cuando esté a la venta',
  intro: (what: string) => `Deja tu correo y te escribimos una sola vez, ${what}.`,
  email: 'Correo',
  consent: 'Acepto que guarden mi correo para enviarme este aviso.',
  trap: 'Deja este campo vacío',
  doneTitle: 'Anotado',
  done: 'Te escribimos una sola vez. Si cambias de idea, escríbenos y borramos tu correo.',
  failedTitle: 'No pudimos anotarlo',
  back: 'Explorar ebooks',
  onSaleTitle: (title: string) => `«${title}» ya está a la venta`,
  onSale: 'Ya puedes comprarlo.',
  seeProduct: 'Ver el producto',
  metaTitle: (what: string) => `Avísame ${what}`,
  metaDescription: (what: string) => `Deja tu correo y te avisamos una sola vez, ${what}.`,
} as const;

/** Why an e-mail was not kept. */
export const notifyErrors: Readonly<Partial<Record<FormFailure, string>>> = {
  'invalid-email': 'Email inválido',
  'no-consent': 'Marca la casilla para que guardemos tu correo.',
  'no-subject': 'No encontramos ese producto. Vuelve a su página y pide ahí tu aviso.',
  'too-many': 'Espera unos minutos e inténtalo de nuevo.',
  'not-sent': 'Por favor intenta nuevamente.',
};
