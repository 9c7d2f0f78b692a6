/** The order, as soon as it is known. */
export const orderNotice = {
  wait: 'Confirmando tu pedido…',
  waitText: 'Tus archivos quedan listos en unos segundos.',
  ready: 'Tus productos están listos',
  awaiting: 'Esperamos tu pago',
  awaitingText: (order: string) =>
    `Tu pedido ${order} queda listo en cuanto llegue tu pago. Págalo con las instrucciones del correo que recibiste al terminar el pedido. Si es en efectivo o por transferencia puede tardar hasta tres días hábiles; te avisamos por correo y no hace falta comprar otra vez.`,
  cancelled: 'Este pedido se canceló',
  refunded: 'Este pedido se reembolsó',
  line: (title: string, variant: string, quantity: number) =>
    `${title}${variant && ` (${variant})`}${quantity === 1 ? '' : ` × ${quantity}`}`,
  lineRefunded: 'Reembolsado',
  total: 'Total',
  mailed: (email: string) =>
    `También te enviamos a ${email} un enlace que abre Mis productos, sin contraseña. Puedes pedir otro cuando quieras.`,
  library: 'Ir a Mis productos',
  late: 'Tu pedido tarda un poco más',
  lateText: 'Te enviamos un correo con el enlace a tus productos. Si no llega, ábrelos en',
} as const;
