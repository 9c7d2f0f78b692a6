/**
 * The 12 questions of the FAQ (docs/product.md 2.12); what they say of rights is the licence's (1.2). The FAQ screen,
 * the chat and the structured data read this one list. Ids are addresses (`/faq#derechos`): once
 * published they do not change. After a change run `npx tsx scripts/build-chat-knowledge.ts` for the chat's copy.
 */

import {ruling} from './licence';

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
}

export const faq: readonly FaqItem[] = [
  {
    id: 'que-es-reventa-plr',
    question: '¿Qué es Reventa PLR?',
    answer: [
      'Reventa PLR es una tienda en español de productos digitales listos para revender en toda Latinoamérica. Hoy encuentras ebooks editables en 11 nichos; pronto, videos y Micro SaaS (micro apps creadas con IA).',
      'Pagas una sola vez, sin suscripción, y descargas archivos verificados con licencia PLR.',
    ],
  },
  {
    id: 'que-es-plr',
    question: '¿Qué significa PLR?',
    answer: [
      'PLR son las siglas de Private Label Rights, derechos de marca privada. Es una licencia: compras un producto digital ya creado y puedes editarlo, ponerle tu marca, traducirlo y venderlo a tus clientes finales.',
      'Piensa en una prenda sin etiqueta: alguien ya la confeccionó y tú le coses la tuya. Lo que no puedes vender son los derechos mismos.',
    ],
  },
  {
    id: 'productos-inteligentes',
    question: '¿Qué diferencia hay entre los productos inteligentes y los productos PLR?',
    answer: ['Ninguna: «productos inteligentes» es otro nombre de los productos PLR.'],
  },
  {
    id: 'por-que-comprar',
    question: '¿Por qué comprar productos PLR en lugar de crearlos desde cero?',
    answer: [
      'Porque escribir y diseñar un producto digital toma semanas. Aquí lo recibes terminado y dedicas tu tiempo a lo que te diferencia: tu marca, tu oferta y tus clientes.',
      'Cuánto ganes depende de tu trabajo, tu precio y tu público.',
    ],
  },
  {
    id: 'exclusividad',
    question: '¿Los productos son exclusivos?',
    answer: [
      `No. ${ruling('exclusividad')}`,
      'Por eso vale la pena personalizarlo: cambia el título y la portada, agrega tu experiencia, únelo con otros materiales y preséntalo con tu voz. Tu versión sí será única.',
    ],
  },
  {
    id: 'derechos',
    question: '¿Qué derechos obtengo con mi compra?',
    answer: [
      [ruling('editar'), ruling('marca'), ruling('traducir'), ruling('adaptar')].join(' '),
      [ruling('vender'), ruling('ganancias'), ruling('afiliados')].join(' '),
      [ruling('revender-derechos'), ruling('editables'), ruling('compartir')].join(' '),
      'Con tu compra recibes un certificado de licencia PLR que lo deja por escrito. La licencia completa está en «Licencia», al pie de cada página.',
    ],
  },
  {
    id: 'donde-vender',
    question: '¿Dónde puedo vender los productos?',
    answer: [
      'Hay tres caminos: un marketplace de cursos, una gran tienda en línea o tu propio checkout, con tu página de venta y tus redes sociales. Puedes combinarlos.',
      ruling('marketplace'),
      'Antes de publicar, mira en «Dónde venderlo», en la página de la licencia, qué plataformas aceptan PLR.',
    ],
  },
  {
    id: 'reventa',
    question: '¿Mis clientes pueden revender el producto que les vendo?',
    answer: [
      `No. ${ruling('reventa')}`,
      'Lo que sí puedes es trabajar con afiliados: ellos promocionan y venden en tu nombre, y tú les pagas la comisión que acuerden.',
    ],
  },
  {
    id: 'editar-mega-pack',
    question: '¿Puedo editar los productos del mega pack?',
    answer: [
      `Sí. Cada producto del mega pack tiene la misma licencia PLR que por separado. ${ruling('paquete')}`,
    ],
  },
  {
    id: 'entrega',
    question: '¿Cómo recibo mi compra?',
    answer: [
      'Al instante y por correo. Cuando se confirma tu pago, tus archivos aparecen en la tienda, en el mismo navegador en que compraste. También te enviamos un enlace a Mis productos, con los archivos y tu certificado de licencia PLR.',
      'Escribe bien tu correo al pagar. Si no ves el mensaje, revisa tu carpeta de spam.',
    ],
  },
  {
    id: 'soporte',
    question: '¿Tengo soporte después de comprar?',
    answer: [
      'Sí. Tu compra incluye el grupo de soporte de nuestra comunidad, para dudas sobre tus archivos, tu licencia y tus primeras ventas: «Únete a nuestra comunidad», al pie de cada página.',
      'Si prefieres el correo, escríbenos desde «Contacto».',
    ],
  },
  {
    id: 'creador-de-paginas',
    question: '¿Qué creador de páginas debo usar para vender?',
    answer: [
      'El que prefieras, siempre que te permita usar tu propio HTML. Con tu compra recibes una plantilla HTML de página de venta y lecciones en video para editarla y publicarla.',
      'Si vendes en un marketplace de cursos, puedes empezar con la página que te da la propia plataforma y usar la plantilla más adelante.',
    ],
  },
];

/** The questions of a shop without a community link: support is asked for by the contact form. */
export const faqWithoutCommunity: readonly FaqItem[] = faq.map((item) =>
  item.id === 'soporte'
    ? {
        ...item,
        answer: [
          'Sí. Resolvemos tus dudas sobre tus archivos, tu licencia y tus primeros pasos para vender.',
          'Escríbenos desde «Contacto», al pie de cada página.',
        ],
      }
    : item,
);
