/** Texts of '¿Cuánto me queda?'. */
export const calculator = {
  path: '/cuanto-me-queda',
  heading: '¿Cuánto me queda?',
  metaTitle: '¿Cuánto me queda? Calcula lo que ganas o pierdes por venta',
  metaDescription:
    'Pon tu precio, la comisión de la plataforma, el cobro, los impuestos y la publicidad: ve qué te queda por venta, al centavo.',
  intro:
    'Pon tu precio y tus costos, y mira cuánto te queda de cada venta. Es una cuenta, no una promesa de ventas.',
  currency: 'Montos en USD. Cambia el ejemplo por tu precio.',
  groups: {
    price: 'Tu precio',
    platform: 'La plataforma',
    payment: 'El cobro',
    other: 'Otros gastos',
  },
  fields: {
    precio: 'Precio de venta ($)',
    plataforma: 'Dónde vendes',
    comision: 'Comisión (%)',
    fija: 'Cargo fijo por venta ($)',
    mensual: 'Plan mensual ($)',
    cobro: 'Cobro con tarjeta (%)',
    cobrofijo: 'Cargo fijo por cobro ($)',
    impuesto: 'Impuestos (%)',
    anuncios: 'Publicidad por venta ($)',
    anunciosmes: 'Publicidad al mes ($)',
    costo: 'Lo que pagaste por el producto ($)',
  },
  other: 'Otra plataforma',
  taxHint: 'Dependen de tu país: consúltalos con quien lleva tu contabilidad.',
  emptyHint: 'Lo que dejes vacío cuenta como 0.',
  fee: {
    read: (date: string) => `Tarifa consultada el ${date}.`,
    source: 'Fuente',
    sourceOf: (platform: string) => `de la tarifa de ${platform}`,
    unknown: (platform: string) => `Busca la tarifa de ${platform} en su página y escríbela aquí.`,
    stale: (platform: string) =>
      `Leímos la tarifa de ${platform} hace más de 90 días. Búscala en su página y escríbela aquí.`,
    ownFigures: 'Escribe lo que cobra la plataforma que usas.',
    tooHigh: (limit: string) =>
      `Esta tarifa es para precios de hasta ${limit}. Busca en su página la del tuyo.`,
    ask: 'Ir a su página',
    askOf: (platform: string) => `de ${platform}`,
    paymentUnknown: 'Si el cobro va aparte de la comisión, escríbelo.',
    unconfirmedRule: 'Pregunta antes si acepta PLR.',
  },
  submit: 'Calcular',
  invalid: 'Revisa estos datos',
  invalidText: 'Lo demás sigue como lo escribiste.',
  result: 'Tu ganancia',
  waiting: 'Escribe tu precio y la comisión, y verás cuánto te queda.',
  example: 'Ejemplo: un ebook que vendes a $10',
  unreadable: 'Corrige el dato marcado y verás la cuenta.',
  remains: 'Te quedan',
  loses: 'Pierdes',
  even: 'No te queda nada',
  perSale: 'por venta',
  seeResult: 'Ver la cuenta',
  lines: {
    price: 'Precio',
    fee: 'Comisión de la plataforma',
    payment: 'Cobro',
    tax: 'Impuestos',
    ad: 'Publicidad',
    remaining: 'Te queda',
    loss: 'Pierdes',
  },
  recover: (sales: string, cost: string, monthly: string | null) =>
    monthly
      ? `Con ${sales} en el primer mes recuperas los ${cost} de tu compra y los ${monthly} de gastos fijos.`
      : `Con ${sales} recuperas los ${cost} de tu compra.`,
  monthly: (sales: string, cost: string) =>
    `Cada mes necesitas ${sales} para pagar tus gastos fijos de ${cost}.`,
  neverRecover: 'Con estos números no recuperas tus gastos.',
  sales: (count: number) => (count === 1 ? '1 venta' : `${count} ventas`),
  nextTitle: 'Qué puedes hacer',
  raise: (price: string) =>
    `Sube el precio: desde ${price} ya no pierdes. O baja un gasto, o compara otra plataforma.`,
  raiseSome: 'Sube un poco el precio o baja un gasto.',
  impossible:
    'Los porcentajes se llevan casi todo el precio. Revisa la comisión, el cobro y los impuestos.',
  rounding: 'Redondeamos cada porcentaje al centavo.',
  rules: 'Antes de publicar, mira si la plataforma acepta PLR:',
} as const;
