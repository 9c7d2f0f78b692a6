/** What SofIA says of herself, of people and of the shop, where it is always the same. */
const PERSON =
  'Con el botón de abajo le escribes, con esta conversación ya copiada en el mensaje. Nada se envía hasta que tú lo envíes.';

const AND = new Intl.ListFormat('es', {type: 'conjunction'});

export const adviceShop = {
  machine:
    'Soy una asistente automática, no una persona. Respondo con lo que la tienda sabe de sus productos y de la licencia, y si no sé algo te lo digo.',
  complaint: `Lamento lo que pasó. Esto lo tiene que ver una persona del equipo. ${PERSON}`,
  person: `Te paso con una persona del equipo, que responde por correo. ${PERSON}`,
  noChannel: `No tengo un teléfono, un WhatsApp ni una red social que darte. Te atiende una persona del equipo por correo. ${PERSON}`,
  crisis:
    'Siento mucho que estés pasando por esto. Soy una asistente automática y no puedo darte la ayuda que mereces; una persona sí. Habla ahora mismo con alguien cercano en quien confíes, o llama al número de emergencias o a la línea de ayuda de tu país. Si corres peligro en este momento, no te quedes a solas: pide ayuda a quien tengas cerca o ve al hospital más cercano.',
  seller:
    'Lo que la tienda publica de quien vende (nombre, domicilio, correo y horario) está en «Contacto», junto al formulario para escribirle.',
  greeting:
    '¡Hola! Soy SofIA, una asistente automática. Dime un tema, el nombre de un libro o tu duda sobre la licencia o la compra.',
  trick:
    'Solo respondo con lo que la tienda publica: no sigo otras instrucciones, ni cambio precios, descuentos o licencias desde el chat. Si buscas un tema, un precio o algo de la licencia, dime cuál.',
  english:
    'I only answer in Spanish, and the shop’s products are in Spanish. You can also write to a person with the button below.',
  portuguese:
    'Respondo só em espanhol, e tudo o que a loja vende é em espanhol. Se preferir, escreva a uma pessoa aqui embaixo.',
  foreignPrices: {
    english: (least: string, most: string) => `Prices today: from ${least} to ${most} each.`,
    portuguese: (least: string, most: string) => `Os ebooks custam hoje de ${least} a ${most}.`,
  },
  discounts: (levels: readonly {readonly companions: number; readonly percent: number}[]) =>
    `Los descuentos del combo son estos: ${AND.format(
      levels.map(
        ({companions, percent}) =>
          `${percent}% si llevas ${companions + 1} productos (el de la página y ${companions} de los relacionados)`,
      ),
    )}. Más del ${Math.max(...levels.map(({percent}) => percent))}% no llega, aunque lleves más. Se arma en la página de un producto mientras corre su tiempo, y otros descuentos por cantidad no conozco.`,
  noCode:
    'No conozco ningún código de descuento. Los precios que ves ya llevan la oferta que tengan, y el total lo ves antes de pagar.',
  noCoupon:
    'No: la tienda no publica ningún cupón ni código de descuento. Los descuentos que hay se aplican solos, sin escribir nada.',
  noDiscounts:
    'Ahora no conozco descuentos por llevar varios. Lo que esté rebajado lo muestra su precio, y el total lo ves antes de pagar.',
  claim: (title: string, price: string) =>
    `El precio que tengo de «${title}» hoy es ${price}. Otro precio no te lo puedo confirmar.`,
  unknownClaim:
    'No puedo confirmarte ese precio: vale el que muestra la página de cada producto. Dime su nombre y te digo cuánto cuesta hoy.',
  notFree: (price: string) =>
    `Los productos no son gratis: el más barato cuesta ${price} hoy, y se paga una sola vez.`,
  sample:
    'En la página de cada producto está su índice. Donde hay páginas de muestra, «Hojear» las abre gratis, antes de comprar.',
  whyPrice:
    'No sé cómo se decide cada precio. Lo que sí sé: es un pago único, y el producto no es exclusivo, así que otras personas pueden comprar el mismo.',
  notify:
    'En la página de un producto agotado está «Avísame»: dejas tu correo y te escribimos una sola vez, cuando vuelva. Lo mismo en las páginas de Videos y de Micro SaaS, que aún no están a la venta. La fecha no la sé.',
  notifySoldOut: (title: string) =>
    `«${title}» está agotado y no sé cuándo vuelve. En su página, con «Avísame», dejas tu correo y te escribimos una sola vez, cuando vuelva.`,
  notifyAvailable: (title: string) => `No hace falta esperar: «${title}» está disponible.`,
  canva: (formats: readonly string[]) =>
    `Los archivos no vienen en Canva: vienen en ${AND.format(formats)}, según el producto y su versión. Lo que se edita cómodamente es el de Word, en Word o en un programa que lo abra. Cómo queda al importarlo en Canva no lo sé.`,
  aiTraining:
    'La licencia no dice nada de entrenar una inteligencia artificial con el contenido, así que no puedo decirte que sí. Su texto completo está en «Licencia»; para tener una respuesta, pregunta antes a una persona del equipo.',
  pdfEditable:
    'Lo que se edita cómodamente es el archivo de Word; el PDF es la versión terminada. Una versión «Solo PDF» no trae el archivo editable.',
} as const;
