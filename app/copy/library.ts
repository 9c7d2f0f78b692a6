import type {FirstStep} from '~/domain/library/first-steps';
import type {
  DownloadFailure,
  OwnReview,
  PurchaseState,
  ReviewFailure,
} from '~/domain/library/library';

/** Texts of 'Mis productos' (docs/product.md 18). */
export const library = {
  heading: 'Mis productos',
  metaDescription: 'Tus compras en Reventa PLR: archivos, licencias y recibos.',
  intro: 'Todo lo que compraste, listo para descargar.',
  /** Where the items of 'Incluye' that are no files are. */
  community: 'Grupo de soporte y videolecciones',
  count: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  loading: 'Buscando tus productos…',
  withoutScript: 'Para ver tus productos activa JavaScript en tu navegador.',
  failed: 'No pudimos leer tus productos',
  failedText: 'Revisa tu conexión e inténtalo de nuevo. Tus compras siguen guardadas.',
  retry: 'Reintentar',
  off: 'Mis productos no está disponible',
  offText: 'Escríbenos desde Contacto y te enviamos tus archivos.',
  empty: 'Aún no hay compras aquí',
  emptyText: (email: string) =>
    `No hay compras con ${email}. Si pagaste con otro correo, pide el enlace abajo.`,
  explore: 'Explorar productos',
  way: 'Después de pagar te enviamos un correo con un enlace que abre esta página, sin contraseña.',
  signedOutText: '¿Tienes contraseña?',
  signIn: 'Iniciar sesión',
  byNumber: '¿No te llega? Busca con tu número de pedido',
  order: 'Pedido',
  bought: 'Comprado el',
  licence: 'Licencia PLR',
  certificate: 'Ver certificado',
  receipt: 'Recibo',
  files: 'Archivos',
  filesOf: (title: string) => `Archivos de ${title}`,
  noFiles: 'Estamos preparando tus archivos. Vuelve en unos minutos.',
  download: 'Descargar',
  downloading: 'Preparando…',
  downloadOf: (file: string, title: string) => `Descargar ${file} de ${title}`,
  newer: (version: number) => `Versión ${version} disponible`,
  formats: {
    pdf: 'Ebook en PDF',
    docx: 'Documento editable (Word)',
    html: 'Página de venta (HTML)',
  } as Readonly<Record<string, string>>,
  steps: 'Tus primeros pasos',
  stepLabels: {
    download: 'Descargar los archivos',
    brand: 'Hacer mi versión',
    rules: 'Ver dónde venderlo',
    price: 'Calcular cuánto me queda',
    dossier: 'Descargar mi expediente',
  } satisfies Record<FirstStep, string>,
  stepsDone: (done: number, count: number) => `${done} de ${count} hechos`,
  stepDone: 'Hecho:',
  stepOf: (title: string) => ` de ${title}`,
  states: {
    active: '',
    refunded: 'Reembolsado',
    cancelled: 'Cancelado',
    revoked: 'Sin acceso',
  } satisfies Record<PurchaseState, string>,
  endedText: {
    refunded: 'Se reembolsó: sus archivos y su certificado ya no están activos.',
    cancelled: 'El pedido se canceló: sus archivos y su certificado ya no están activos.',
    revoked: 'Ya no tienes acceso a este producto. Escríbenos si crees que es un error.',
  } satisfies Record<Exclude<PurchaseState, 'active'>, string>,
  downloadErrors: {
    'signed-out': 'Tu sesión terminó. Entra otra vez y vuelve a descargar.',
    ended: 'Este producto ya no está en Mis productos.',
    expired:
      'Pasó un día desde tu pago. Pide tu acceso por correo y descárgalo desde Mis productos.',
    missing: 'Estamos preparando ese archivo. Vuelve en unos minutos.',
    'too-many': 'Ya bajaste este archivo muchas veces hoy. Mañana puedes seguir.',
    storage: 'Tu archivo está a salvo. Espera un minuto y descárgalo otra vez.',
    unavailable: 'No pudimos preparar la descarga. Revisa tu conexión e inténtalo de nuevo.',
  } satisfies Record<DownloadFailure, string>,
  downloadFailed: 'No se pudo descargar',
  zip: 'Descargar todo (.zip)',
  zipOf: (title: string) => `Descargar todos los archivos de ${title} en un ZIP`,
  zipAll: (products: number) => `Descargar los ${products} productos (.zip)`,
  zipping: (percent: number) => `Preparando ZIP… ${percent}%`,
  zipCancel: 'Cancelar',
  zipReady: 'Tu ZIP está listo',
  zipReadyText: 'Si tu navegador no lo guardó solo, búscalo en tus descargas.',
  zipFailed: (file: string) => `No se pudo agregar ${file} al ZIP`,
  missing: '¿Falta una compra?',
  missingText: 'Quizá la pagaste con otro correo.',
} as const;

/** The files of an order for the browser that paid it. */
export const paidFiles = {
  title: 'Tus archivos están listos',
  purchase: 'Tu compra',
  order: (names: readonly string[]) => `Pedido ${names.join(', ')}`,
  loading: 'Buscando tus archivos…',
  mailed: (email: string) => `También te enviamos el enlace a ${email}.`,
  until: (moment: string, now: number) =>
    `Tienes ${untilText(new Date(moment), new Date(now))} para descargarlos aquí. Después, en Mis productos.`,
  failed: 'No pudimos leer tus archivos',
  failedText: 'Revisa tu conexión e inténtalo de nuevo. Tu compra está guardada.',
  waiting: 'Esperamos tu pago',
  waitingText: 'Tus archivos aparecen aquí en cuanto llegue. Si ya pagaste, tarda unos segundos.',
  lookAgain: 'Comprobar otra vez',
  cancelled: 'Este pedido se canceló',
  contact: 'Escribirnos',
  expired: 'Abre tus archivos con tu correo',
  expiredText: 'Pasó un día desde tu pago. Te enviamos un enlace que los abre.',
  sendAccess: 'Enviarme mi acceso',
  certificate: 'Mi certificado de licencia',
} as const;

/** The buyer's own review of a purchase. */
export const reviewForm = {
  write: 'Escribir una reseña',
  change: 'Cambiar mi reseña',
  of: (title: string) => ` de ${title}`,
  states: {
    waiting: 'Reseña enviada. La revisamos antes de publicarla.',
    published: 'Tu reseña está publicada.',
    refused: 'Tu reseña no se publicó. Puedes cambiarla y enviarla otra vez.',
  } satisfies Record<OwnReview['state'], string>,
  stars: '¿Cuántas estrellas le das?',
  star: (count: number) => (count === 1 ? '1 estrella' : `${count} estrellas`),
  text: 'Tu reseña (opcional)',
  showName: 'Mostrar mi nombre',
  unnamed: 'Sin tu nombre, la reseña dice «Compra verificada».',
  name: 'Nombre que se publica',
  send: 'Enviar reseña',
  sending: 'Enviando…',
  failed: 'No pudimos enviar tu reseña',
  failures: {
    ended: 'Esta compra ya no está activa, así que no se puede reseñar.',
    'too-many': 'La cambiaste muchas veces. Espera una hora y envíala otra vez.',
    failed: 'Revisa tu conexión e inténtalo de nuevo. Lo que escribiste sigue aquí.',
  } satisfies Record<ReviewFailure, string>,
} as const;

/** 'hasta hoy a las 2:05 p. m.', or mañana, in the reader's own time. */
function untilText(moment: Date, today: Date): string {
  const hour = moment.getHours() % 12 || 12;
  const time = `${hour}:${String(moment.getMinutes()).padStart(2, '0')}\u00a0${moment.getHours() < 12 ? 'a' : 'p'}.\u00a0m.`;
  const day = moment.toDateString() === today.toDateString() ? 'hoy' : 'mañana';
  return `hasta ${day} a ${hour === 1 ? 'la' : 'las'} ${time}`;
}

/** Texts of the form 'No encuentro mi compra'. */
export const findPurchaseCopy = {
  title: 'No encuentro mi compra',
  text: 'Con tu número de pedido y el correo del pago encontramos tu compra.',
  order: 'Número de pedido',
  email: 'Correo de la compra',
  send: 'Enviarme el enlace',
  sending: 'Enviando…',
  invalid: 'Escribe el número de pedido y un correo válido.',
  asked: 'Revisa tu correo',
  askedText:
    'Si hay una compra con esos datos, te llega un enlace en unos minutos. Si no lo ves, revisa tu carpeta de spam.',
  failed: 'No pudimos enviarlo',
  failedText: 'Revisa tu conexión e inténtalo de nuevo.',
  tooMany: 'Espera unos minutos antes de pedir otro enlace.',
} as const;

/** Texts of a receipt. */
export const receipt = {
  heading: 'Recibo',
  metaDescription: 'Recibo de una compra en Reventa PLR.',
  of: (order: string) => `Recibo del pedido ${order}`,
  seller: 'Reventa PLR',
  buyer: 'Correo de la compra',
  date: 'Fecha',
  order: 'Pedido',
  product: 'Producto',
  quantity: 'Cantidad',
  amount: 'Importe',
  total: 'Total pagado',
  refunded: 'Reembolsado',
  note: 'Comprobante de compra de productos digitales. No es factura.',
  print: 'Imprimir o guardar en PDF',
  back: 'Volver a Mis productos',
  unknown: 'No encontramos ese recibo',
  unknownText: 'Entra con el correo de la compra y ábrelo desde Mis productos.',
} as const;

/** The order, as soon as it is known. */
export const orderNotice = {
  wait: 'Confirmando tu pedido…',
  waitText: 'Tus archivos quedan listos en unos segundos.',
  ready: 'Tus productos están listos',
  awaiting: 'Esperamos tu pago',
  awaitingText: (order: string) =>
    `Paga tu pedido ${order} con las instrucciones de tu correo. En efectivo o por transferencia puede tardar hasta tres días hábiles. Te avisamos por correo: no hace falta comprar otra vez.`,
  cancelled: 'Este pedido se canceló',
  refunded: 'Este pedido se reembolsó',
  line: (title: string, variant: string, quantity: number) =>
    `${title}${variant && ` (${variant})`}${quantity === 1 ? '' : ` × ${quantity}`}`,
  lineRefunded: 'Reembolsado',
  total: 'Total',
  mailed: (email: string) => `También te enviamos el enlace a ${email}.`,
  library: 'Ir a Mis productos',
  late: 'Tu pedido tarda un poco más',
  lateText: 'Te enviamos un correo con el enlace a tus productos. Si no llega, ábrelos en',
} as const;
