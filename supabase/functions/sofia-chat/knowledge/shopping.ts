/** How the shop works: looking, paying, offers and help. */
import {HELP} from './help.ts';
import {fact, type Passage} from './passage.ts';
import {COURSES, NICHES, OFFERS, POLICY_DAYS} from './shop.generated.ts';

/** '10%, 20% o 30%' for 1, 2 or 3 products beside the one. */
const PERCENTS = anyOf(OFFERS.combo.map(({percent}) => `${percent}%`));
const COMPANIONS = anyOf(OFFERS.combo.map(({companions}) => String(companions)));
const EBOOK_COUNT = NICHES.flatMap(({ebooks}) => ebooks).length;

/** The refund policy's own rule. */
const REFUND_RULE = `Según la política de reembolsos: si un archivo no abre, está incompleto o no corresponde a su descripción, tienes ${POLICY_DAYS.faulty} días desde tu compra para decirlo; se corrige o se te devuelve lo que pagaste. Si cambias de opinión y no has descargado los archivos, tienes ${POLICY_DAYS.regret} días corridos. Una vez descargados, solo cuando la ley de tu país lo permite. El dinero vuelve en ${POLICY_DAYS.repaid} días hábiles como máximo desde que se acepta la solicitud.`;

export const SHOPPING: readonly Passage[] = [
  fact(
    'categorias',
    [
      `Tenemos ${EBOOK_COUNT} ebooks PLR en ${NICHES.length} categorías: ${NICHES.map(({name}) => name).join(', ')}.`,
      'Las ves todas en «VER CATEGORÍAS», en el menú, o en la página Categorías.',
    ],
    [
      'qué categorías tienen',
      'qué temas o nichos hay',
      'qué tipos de ebooks venden',
      'muéstrame el catálogo de productos',
      'qué productos tienen disponibles',
      'de qué tratan los libros',
      'cuántos productos tienen en total',
      'cuántos ebooks hay en la tienda',
      'cuántos ebooks',
      'ebooks',
    ],
  ),
  fact(
    'elegir',
    [
      'No tengo información sobre cuál es el mejor para ti ni cuál venderás más, así que no te digo un favorito.',
      'Elige un tema que conozcas y que le interese a tu público: mira las secciones en «VER CATEGORÍAS» o escribe una palabra en la lupa («Buscar»).',
    ],
    [
      'cuál es el mejor ebook para empezar',
      'cuál me recomiendas',
      'cuál se vende más',
      'cuál elijo si soy principiante',
      'los más vendidos o populares',
    ],
  ),
  fact(
    'cursos',
    [
      `No vendemos cursos en video sobre los temas de los ebooks. Los cursos que hay son los del IA CLUB: ${COURSES.map(({title}) => title).join(' y ')}. Los videos PLR todavía no están a la venta.`,
      'Las lecciones en video que vienen con tu compra enseñan a montar la página de ventas.',
    ],
    ['cursos en video', 'venden cursos', 'dan clases o talleres', 'tienen cursos de cocina'],
  ),
  fact(
    'videos',
    [
      'Los videos PLR todavía no están a la venta: llegarán pronto. Por ahora puedes elegir entre los ebooks de la tienda.',
    ],
    ['venden videos PLR', 'hay productos en video', 'cuándo salen los videos'],
  ),
  fact(
    'micro-saas',
    [
      'Los Micro SaaS son micro apps web creadas con IA para vender con tu marca. Todavía no están a la venta: llegarán pronto.',
    ],
    [
      'qué es un micro saas',
      'venden micro saas',
      'venden aplicaciones o apps',
      'software de marca blanca',
    ],
  ),
  fact(
    'ia-club',
    [
      `En el IA CLUB encuentras estos cursos: ${COURSES.map(
        ({title, price, currency, available}) =>
          `${title} (${price} ${currency}${available ? '' : ', próximamente'})`,
      ).join(' y ')}.`,
      ...COURSES.map(({title, description}) => `${title}: ${description}`),
    ],
    [
      'qué es el IA club',
      'qué cursos tienen',
      'cuánto cuesta auto page ia',
      'precio del curso lovable vibecode',
      'hay cursos de inteligencia artificial',
      'cuándo sale lovable vibecode',
    ],
  ),
  fact(
    'precios',
    [
      'El precio de cada producto está en su página y en su tarjeta. Como puede cambiar, no te lo digo de memoria: búscalo por su nombre y lo verás al día.',
      'Es un pago único, sin suscripción.',
    ],
    [
      'cuánto cuesta un ebook',
      'qué precio tienen los productos',
      'cuánto vale',
      'es muy caro',
      'lista de precios',
      'hay productos gratis',
      'cuánto sale un ebook',
      'dame el precio exacto',
      'cuánto cuesta el mega pack',
      'vi que un ebook costaba',
    ],
  ),
  fact(
    'pago',
    [
      'Es un pago único, sin suscripción. En el carrito pulsa «Finalizar Compra»: se abre una página de pago segura, donde ves los medios de pago disponibles y el total antes de pagar. Aquí no tengo la lista de esos medios, que depende de tu país, y no puedo asegurarte ninguno por su nombre.',
    ],
    [
      'cómo puedo pagar',
      'qué métodos o formas de pago aceptan',
      'aceptan tarjeta de crédito paypal transferencia efectivo',
      'es seguro pagar aquí',
      'es una suscripción mensual',
      'tengo que pagar cada mes',
      'en qué moneda se paga',
      'puedo pagar en cuotas',
    ],
  ),
  fact(
    'como-comprar',
    [
      'Abre el producto que te guste, pulsa «Agregar», ve al carrito y pulsa «Finalizar Compra». No necesitas cuenta para comprar.',
      'Cuando se confirma el pago te llega por correo el enlace de descarga.',
    ],
    [
      'cómo compro un producto',
      'cuáles son los pasos para comprar',
      'cómo hago un pedido',
      'cómo agrego al carrito',
      'quiero comprar un ebook',
      'dónde veo mi carrito',
    ],
  ),
  fact(
    'ofertas',
    [
      `En la página de un producto puedes armar un combo: ${PERCENTS} de descuento al llevarlo con ${COMPANIONS} productos relacionados. La oferta dura ${OFFERS.comboMinutes} minutos y vuelve ${OFFERS.comboRestartHours} horas después de vencer.`,
      `En el carrito puede aparecer además un producto con ${OFFERS.crossSellPercent}% de descuento durante ${OFFERS.crossSellSeconds} segundos. Siempre ves el total antes de pagar.`,
    ],
    [
      'tienen descuentos u ofertas',
      'hay alguna promoción',
      'cómo funciona el combo',
      'tienen cupón o código de descuento',
      'cuánto dura la oferta',
      'se venció mi oferta',
      'si compro varios hay rebaja',
    ],
  ),
  fact(
    'buscar',
    [
      'Pulsa la lupa («Buscar») y escribe una palabra del título o del tema: la lista se filtra mientras escribes.',
    ],
    ['cómo busco un producto', 'dónde está el buscador', 'no encuentro el producto'],
  ),
  fact(
    'formato',
    [
      'Los ebooks son editables y sus archivos están verificados. El formato exacto depende del producto: míralo en la pestaña «Incluye» de su página.',
    ],
    [
      'en qué formato vienen los archivos',
      'son word pdf o canva',
      'los ebooks son editables',
      'con qué programa se editan',
      'cuántas páginas tiene el ebook',
    ],
  ),
  fact(
    'dispositivos',
    [
      'Los ebooks son archivos que descargas desde el navegador, en el celular o en la computadora, y abres con el programa que tengas para su formato. El de cada producto está en la pestaña «Incluye» de su página.',
    ],
    [
      'puedo descargarlo en el celular',
      'funciona en mac o windows',
      'se abre en google docs',
      'qué programa necesito para abrirlo',
    ],
  ),
  fact(
    'problema-archivo',
    [
      'Si un archivo no abre o el enlace de descarga no funciona, pide ayuda en el grupo de soporte de la comunidad: «Únete a nuestra comunidad». También puedes escribir a una persona en «Contacto».',
      'El enlace al área de productos está en el correo que recibiste al confirmarse tu pago.',
    ],
    [
      'el archivo no abre',
      'un archivo está dañado o corrupto',
      'el enlace de descarga no funciona',
      'no puedo descargar',
      'perdí mis archivos y quiero descargarlos de nuevo',
    ],
  ),
  fact(
    'quien-escribe',
    [
      'No tengo esa información: la tienda no publica quién escribió cada texto ni con qué herramientas.',
      HELP,
    ],
    [
      'quién escribió los libros',
      'quién es el autor de los ebooks',
      'los textos están hechos con inteligencia artificial',
      'los ebooks los hizo chatgpt',
    ],
  ),
  fact(
    'idioma',
    ['Los productos están en español. La licencia te permite traducirlos a otros idiomas.'],
    [
      'en qué idioma están los ebooks',
      'los ebooks están en español o en inglés',
      'tienen productos en portugués',
    ],
  ),
  fact(
    'envio',
    [
      'No hay envíos físicos: todos los productos son digitales y los descargas por internet, estés en el país que estés. El enlace de descarga te llega por correo.',
    ],
    [
      'hacen envíos a mi país',
      'cuánto cuesta el envío a domicilio',
      'venden en méxico colombia argentina chile perú españa',
      'es un libro físico impreso',
      'viene impreso en papel',
      'me lo envían a domicilio',
    ],
  ),
  fact(
    'contacto',
    [
      'Para hablar con una persona, escríbele en «Contacto», antes o después de comprar. También hay un grupo de soporte en la comunidad: «Únete a nuestra comunidad».',
    ],
    [
      'cómo los contacto',
      'quiero hablar con una persona',
      'puedo hablar con alguien',
      'tienen correo teléfono o whatsapp',
      'tengo un problema y quiero hacer un reclamo',
      'atención al cliente',
    ],
  ),
  fact(
    'confianza',
    [
      'No tengo esa información: no puedo juzgar la tienda por ti ni conozco opiniones de clientes.',
      'Esto es lo que sí sé: el pago se hace en una página de pago segura, los archivos están verificados, recibes un certificado de licencia y hay una comunidad en la que puedes preguntar antes de comprar.',
    ],
    [
      'esto es una estafa',
      'son confiables',
      'es confiable la tienda',
      'hay opiniones de clientes',
      'cuántos clientes tienen',
    ],
  ),
  fact(
    'factura',
    [
      'No tengo esa información: no sé si se emiten facturas en tu país. En «Mis productos» cada compra tiene un recibo que se puede imprimir; no es una factura.',
      HELP,
    ],
    [
      'me dan factura',
      'emiten boleta',
      'necesito factura con rfc o ruc',
      'comprobante de mi compra',
    ],
  ),
  fact(
    'reembolsos',
    [
      `${REFUND_RULE} Si procede en tu caso no lo decido yo: lo ve una persona, por la política de reembolsos, al pie de cada página.`,
      'La solicitud se presenta sin cuenta en «Arrepentimiento y quejas».',
    ],
    [
      'hacen reembolsos',
      'puedo devolver un producto',
      'me devuelven el dinero si no me gusta',
      'quiero mi dinero de vuelta',
      'tienen garantía',
      'puedo cancelar mi compra',
      'cuántos días tengo para pedir reembolso',
    ],
  ),
  fact(
    'impuestos',
    [
      'No tengo esa información: de los impuestos y trámites de tus ventas no sé, dependen de tu país. Pregúntale a quien lleva tus cuentas.',
      HELP,
    ],
    ['tengo que pagar impuestos por vender', 'debo declarar lo que vendo'],
  ),
  fact(
    'sin-garantia-de-ventas',
    [
      `Nadie puede garantizarte ventas ni ingresos, y no se devuelve el dinero porque un producto no se vendió como esperabas. ${REFUND_RULE}`,
      'La solicitud se presenta sin cuenta en «Arrepentimiento y quejas».',
    ],
    ['si no gano me devuelven el dinero', 'si no vendo nada me reembolsan'],
  ),
  fact(
    'programa-de-afiliados',
    [
      'No sé de comisiones de la tienda por recomendarla: eso te lo contesta una persona. Puedes tener afiliados que vendan tu producto en tu nombre a cambio de una comisión; ellos no reciben derechos sobre él.',
      HELP,
    ],
    ['ofrecen programa de afiliados', 'pagan comisión por recomendarlos'],
  ),
];

function anyOf(choices: readonly string[]): string {
  return new Intl.ListFormat('es', {type: 'disjunction'}).format(choices);
}
