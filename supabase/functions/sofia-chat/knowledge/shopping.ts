/** How the shop works: looking, paying, offers, accounts and help. */
import type {Passage} from './passage.ts';
import {COURSES, MIN_PASSWORD_LENGTH, NICHES, OFFERS} from './shop.generated.ts';

/** How to reach people, said whenever SofIA cannot help. */
export const HELP =
  'Puedes preguntar en nuestra comunidad (el enlace «Únete a nuestra comunidad» está al pie de cada página) o revisar las Preguntas Frecuentes.';

const fact = (id: string, answer: readonly string[], cues: readonly string[]): Passage => ({
  id,
  kind: 'fact',
  answer,
  cues,
});

const [one, two, three] = OFFERS.comboPercents;

export const SHOPPING: readonly Passage[] = [
  fact(
    'categorias',
    [
      `Tenemos ebooks PLR en ${NICHES.length} categorías: ${NICHES.map(({name}) => name).join(', ')}.`,
      'Las ves todas en «VER CATEGORÍAS», en el menú, o en la página Categorías.',
    ],
    [
      'qué categorías tienen',
      'qué temas o nichos hay',
      'qué tipos de ebooks venden',
      'muéstrame el catálogo de productos',
      'qué productos tienen disponibles',
      'de qué tratan los libros',
    ],
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
    ],
  ),
  fact(
    'pago',
    [
      'Es un pago único, sin suscripción. En el carrito pulsa «Finalizar Compra»: se abre una página de pago segura, donde ves los medios de pago disponibles y el total antes de pagar.',
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
      `En la página de un producto puedes armar un combo: ${one}%, ${two}% o ${three}% de descuento al llevarlo con 1, 2 o 3 productos relacionados. La oferta dura ${OFFERS.comboMinutes} minutos y vuelve ${OFFERS.comboRestartHours} horas después de vencer.`,
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
    'cuenta',
    [
      `Para crear tu cuenta entra en «Acceder», elige «Registrarse» y escribe tu correo y una contraseña de al menos ${MIN_PASSWORD_LENGTH} caracteres. Es gratis.`,
      'No necesitas cuenta para comprar; con ella, tus favoritos te siguen en todos tus dispositivos.',
    ],
    [
      'cómo creo una cuenta',
      'cómo me registro',
      'necesito una cuenta para comprar',
      'cómo inicio sesión',
      'para qué sirve registrarse',
      'no puedo entrar a mi cuenta',
    ],
  ),
  fact(
    'contrasena',
    [
      'Entra en «Acceder» y pulsa «¿Olvidaste tu contraseña?». Te enviamos un correo con un enlace para elegir una nueva. Si no lo ves, revisa spam o promociones.',
    ],
    [
      'olvidé mi contraseña',
      'cómo recupero mi clave',
      'quiero cambiar mi contraseña',
      'perdí mi password',
    ],
  ),
  fact(
    'favoritos',
    [
      'Toca el corazón de un producto para guardarlo en tu lista de deseos y vuelve a tocarlo para quitarlo. La encuentras en «Favoritos». Si inicias sesión, te sigue en todos tus dispositivos.',
    ],
    [
      'cómo guardo o agrego un producto a favoritos',
      'dónde está mi lista de deseos',
      'para qué es el corazón',
      'cómo quito algo de favoritos',
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
      'No hay envíos físicos: todos los productos son digitales y los descargas por internet, estés en el país que estés.',
    ],
    [
      'hacen envíos a mi país',
      'cuánto cuesta el envío a domicilio',
      'venden en méxico colombia argentina chile perú españa',
      'es un libro físico impreso',
    ],
  ),
  fact(
    'contacto',
    [
      'Para hablar con una persona, únete a nuestra comunidad con el enlace que está al pie de cada página: allí está el grupo de soporte. Después de comprar, la página de agradecimiento tiene además un formulario de ayuda.',
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
    'reembolsos',
    [
      'No tengo esa información: no sé de reembolsos, devoluciones, garantías, facturas ni impuestos, y no quiero inventarla.',
      HELP,
    ],
    [
      'hacen reembolsos',
      'puedo devolver un producto',
      'me devuelven el dinero si no me gusta',
      'tienen garantía',
      'me dan factura',
      'tengo que pagar impuestos por vender',
      'puedo cancelar mi compra',
    ],
  ),
];
