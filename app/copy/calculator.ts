/** Texts of '¿Cuánto me queda?'. */
export const calculator = {
  path: '/cuanto-me-queda',
  heading: '¿Cuánto me queda?',
  metaTitle: '¿Cuánto me queda? Calcula lo que ganas o pierdes por venta',
  metaDescription:
    'Pon tu precio, la comisión de la plataforma, el cobro, los impuestos y la publicidad: ve qué te queda por venta, al centavo.',
  intro:
    'Pon tu precio y tus costos, y ve qué te queda de cada venta. Es una cuenta, no una promesa: nadie sabe cuánto vas a vender.',
  currency: 'Empieza con un ejemplo: cambia el precio por el tuyo. Todos los montos en USD.',
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
  taxHint:
    'Los impuestos dependen de tu país y de tu caso: consúltalos con quien lleva tu contabilidad.',
  emptyHint: 'Los campos vacíos cuentan como 0.',
  fee: {
    read: (date: string) => `Tarifa consultada el ${date}.`,
    source: 'Fuente',
    sourceOf: (platform: string) => `de la tarifa de ${platform}`,
    unknown: (platform: string) =>
      `Tarifa de ${platform} sin confirmar. Búscala en su página y escríbela aquí.`,
    stale: (platform: string) =>
      `Leímos la tarifa de ${platform} hace más de 90 días, así que está sin confirmar. Búscala en su página y escríbela aquí.`,
    ownFigures: 'Escribe lo que cobra la plataforma que usas.',
    tooHigh: (limit: string) =>
      `La tarifa que leímos vale hasta ${limit} y tu precio es más alto: revisa la comisión en su página.`,
    ask: 'Ir a su página',
    askOf: (platform: string) => `de ${platform}`,
    paymentUnknown: 'No leímos si la comisión incluye el cobro. Si va aparte, escríbelo.',
    unconfirmedRule: 'Si acepta PLR está sin confirmar: pregunta antes.',
  },
  submit: 'Calcular',
  invalid: 'Revisa estos datos',
  invalidText: 'Lo demás sigue como lo escribiste.',
  result: 'Tu ganancia por venta',
  waiting: 'Escribe tu precio y la comisión, y verás cuánto te queda.',
  example: 'Ejemplo: un ebook que vendes a $10',
  unreadable: 'Hay un dato que no podemos leer. Corrígelo y la cuenta vuelve.',
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
      ? `Con ${sales} en el primer mes recuperas los ${cost} de tu compra y pagas los ${monthly} de gastos fijos de ese mes.`
      : `Con ${sales} recuperas los ${cost} de tu compra.`,
  monthly: (sales: string, cost: string) =>
    `Cada mes necesitas ${sales} para pagar tus gastos fijos de ${cost}.`,
  neverRecover: 'Así ninguna cantidad de ventas recupera tus gastos.',
  sales: (count: number) => (count === 1 ? '1 venta' : `${count} ventas`),
  nextTitle: 'Qué puedes hacer',
  raise: (price: string) =>
    `Sube el precio: desde ${price} ya no pierdes. O baja un gasto, o compara otra plataforma.`,
  raiseSome: 'Sube un poco el precio o baja un gasto.',
  impossible:
    'Tus porcentajes se llevan casi todo el precio, así que subirlo no basta. Revisa la comisión, el cobro y los impuestos.',
  rounding: 'Cada porcentaje se redondea al centavo más cercano; el medio centavo, hacia arriba.',
  rules: 'Antes de publicar, mira si la plataforma acepta PLR:',
} as const;
