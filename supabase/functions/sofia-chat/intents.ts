/**
 * What SofIA answers about the shop, by intent. Which intent a message has, `classifier.ts` says; what no shop assistant may
 * answer has patterns as well, read on folded text, so that none is missed. Answers are computed from the shop's own data,
 * and say yes or no first.
 */
import {
  FAQ,
  LICENCE,
  MIN_PASSWORD_LENGTH,
  OFFERS,
  POLICY_DAYS,
  RIGHTS,
  UNSTATED,
} from './shop.generated.ts';
import {
  CERTIFICATE,
  CONTACT,
  COURSES_CARD,
  DELIVERY,
  PAYMENT,
  PERSON,
  REFUNDS,
  TOOL,
} from './cards.ts';
import {
  delivers,
  isNotOfSelling,
  isOfOwnMoney,
  rulesNamed,
  usesOf,
  whereToSell,
} from './platforms.ts';
import {isOfSellers, OWN_GUARDS} from './own-health.ts';
import {REFUND} from './refund.ts';
import {list} from './words.ts';

export interface Intent {
  readonly id: string;
  /** Computed from the folded message, at a moment in epoch milliseconds. */
  readonly answer: string | ((message: string, now: number) => string);
  /** Offers a person of the team. */
  readonly person?: boolean;
}

type Answers = Readonly<Record<string, Intent['answer']>>;

export interface Guard extends Intent {
  readonly when: RegExp;
  /** What the text must have beside it, wherever. */
  readonly also?: RegExp;
  readonly not?: RegExp;
}

/** The first guard whose pattern a folded text has, from the beginning of a word on. */
export function guardOf(text: string): Guard | null {
  return (
    GUARDS.find(
      ({when, also, not}) => when.test(text) && (also?.test(text) ?? true) && !not?.test(text),
    ) ?? null
  );
}

/** Whether a guard that is like a folded text is ruled out by what else the text says. */
export function isExcepted(id: string, text: string): boolean {
  return (
    (id === 'salud' && isOfSellers(text)) ||
    PATTERNS.some((guard) => guard.id === id && guard.not?.test(text))
  );
}

/** Whether an intent cannot be meant: no platform to sell at, or no payment to this shop. */
export function isRuledOut(id: string, text: string): boolean {
  if (/^(?:donde-vender|varias-plataformas|expediente)$/.test(id) && !/expediente/.test(text))
    return isNotOfSelling(text);
  if (id === 'entrega') return delivers(text);
  return /^(?:pago|pago-local|cuotas)$/.test(id) && isOfOwnMoney(text);
}

export function intentById(id: string | null): Intent | null {
  return BY_ID.get(id ?? '') ?? null;
}

export function answerOf({answer}: Intent, text: string, now: number): string {
  return typeof answer === 'string' ? answer : answer(text, now);
}

type RightId = keyof typeof RIGHTS;
const LEAD = {yes: 'Sí. ', condition: 'Sí, con una condición. ', no: 'No. '} as const;

/** A longer message asks more than its pattern has understood, so a yes might answer something else. */
const MOST_WORDS_FOR_A_YES = 9;

/** Asks more than yes or no. */
const OPEN_QUESTION =
  /^(?:y |pero |entonces )*(?:a |de |en |con )?(?:cuant\w+|como|que|cual(?:es)?|donde|cuando|quien|por que)\b/;

/** Answers with the licence's sentences about these rights; a short question gets the first one's verdict first. */
function right(first: RightId, ...more: readonly RightId[]): (message: string) => string {
  const sentences = [first, ...more].map((id) => RIGHTS[id].sentence).join(' ');
  const lead = sentences.startsWith('No ') ? '' : LEAD[RIGHTS[first].verdict];
  return (message) =>
    message.split(' ').length <= MOST_WORDS_FOR_A_YES && !OPEN_QUESTION.test(message)
      ? lead + sentences
      : sentences;
}

const COMBO = OFFERS.combo.map(
  ({companions, percent}) => `${percent}% al llevar ${companions + 1} productos`,
);
const EARN =
  'Nadie puede prometerte una cifra: lo que ganes depende de tu trabajo, de tu precio y de tu público. Las cifras de la tienda son ejemplos.';
const CONSUMER =
  'El plazo y los casos dependen de la ley de tu país, y siempre puedes acudir a su autoridad de consumo; los nuestros están en «Arrepentimiento y quejas», y qué ley rige la compra, en los «Términos», al pie de cada página. ';

/** What the licence says where the law is asked of selling a book. */
function ofLaw(message: string): string {
  if (!/vend|libros?\b|ebooks?|\bplr\b|licencia|\bautor/.test(message)) return '';
  const isOfOthers = /otr[oa]s?\b|mism[oa]s?\b|alguien|copi|denunci|igual/.test(message);
  const uses = usesOf(message);
  const rights: readonly RightId[] = isOfOthers
    ? ['exclusividad', 'autoria']
    : uses.length > 0
      ? uses
      : ['vender', 'marca', 'autoria'];
  return `Nuestra licencia dice: ${rights.map((id) => RIGHTS[id].sentence).join(' ')} `;
}

/** Whoever wants may take it. */
export const OPEN_DOWNLOAD =
  /\bcualquiera (?:l[oa]s? )?(?:baj|descarg)|(?:baj|descarg)\w*(?: \w+){0,2} (?:cualquiera|quien quiera|todo el mundo)|\b(?:sub|public|cuelg|colg)\w*(?: \w+){0,3} (?:gratis|libre)\b/;
/** Guards after which somebody is cared for, and nothing is sold. */
export const DISTRESS = /^(?:crisis|violencia|malestar)$/;
const EMERGENCY =
  'Esto puede ser una emergencia: llama ahora al número de emergencias de tu país o ve a urgencias, y haz lo que te indiquen por teléfono. No esperes una respuesta de este chat.';

const ANSWERS: Answers = {
  'tu-version': `${TOOL} ${RIGHTS.marca.sentence}`,
  'pedir-reembolso': `${REFUNDS} Una persona revisa tu caso.`,
  reembolsos: `Hay reembolso en estos casos. ${REFUNDS}`,
  pago: PAYMENT,
  'pago-local': `Está sin confirmar: pregunta antes. Lo seguro: ${PAYMENT.charAt(0).toLowerCase()}${PAYMENT.slice(1)}`,
  ofertas: `Los descuentos se aplican solos: no hay cupones ni códigos. El combo, en la página de cada producto, da ${list(COMBO)} durante ${OFFERS.comboMinutes} minutos, y vuelve ${OFFERS.comboRestartHours} horas después. En el carrito puede aparecer otro producto con ${OFFERS.crossSellPercent}% de descuento durante ${OFFERS.crossSellSeconds} segundos. Al terminar vuelve el precio normal, y el total que ves en la página de pago es el que se cobra. Los ebooks se venden uno por uno; si quieres muchos, pregúntale a una persona del equipo.`,
  entrega: DELIVERY,
  certificado: CERTIFICATE,
  titular: `A nombre del titular que escribes al crear el certificado: tu nombre o el de tu marca. ${RIGHTS.compartir.sentence}`,
  persona: CONTACT,
  'ia-club': COURSES_CARD,
  'que-recibo':
    'Con cada compra recibes el ebook en PDF, con su portada, y el archivo editable en Word (según la versión), el certificado de licencia PLR, una plantilla de página de venta en HTML con videolecciones para instalarla y el grupo de soporte. Con «Tu versión» haces además otra portada, un EPUB e imágenes con tu marca.',
  portada: `Cada ebook viene con su portada. ${RIGHTS.editar.sentence} Con «Tu versión» haces otra con tu marca y tus colores, sin saber de diseño.`,
  videolecciones:
    'Las videolecciones son para ti: muestran cómo instalar y publicar la página de venta que viene con tu compra. No son un curso para revender.',
  exclusividad: `${RIGHTS.exclusividad.sentence} Lo que compras es una licencia de uso, no la propiedad del contenido. Por eso conviene personalizarlo: título, portada y tu experiencia.`,
  videos: `Los videos y audios PLR todavía no están a la venta y aún no hay fecha: en su página puedes dejar tu correo en «Avísame». Por ahora hay ebooks. ${RIGHTS.adaptar.sentence}`,
  actualizaciones:
    'Lo publicado no promete actualizaciones ni dice cada cuánto las hay. Cuándo se actualizó cada ebook, si se sabe, lo dice su página, y tu compra queda en «Mis productos». Para una respuesta firme, pregúntale a una persona del equipo.',
  'cuanto-me-queda':
    'Eso lo calculas en «¿Cuánto me queda?», en el menú: con tu precio, lo que pagaste, las comisiones, el plan mensual, el cobro con tarjeta, los impuestos y la publicidad ves lo que te queda por venta y con cuántas recuperas tu compra. La tarifa que trae puesta es la de Stripe en Estados Unidos: pon la tuya. Qué impuestos te tocan, consúltalo con tu contador. Si sale negativo, con ese precio y esos gastos pierdes en cada venta. No promete ventas.',
  expediente:
    'Con el expediente de reventa de tu compra, en «Mis productos»: un enlace y un ZIP con tu certificado, el código de cada archivo, la licencia en español, inglés y portugués y una carta para la plataforma. Quien lo recibe puede comprobarlo sin conexión.',
  'registrar-version':
    'En la página de tu certificado, en «Expediente de reventa»: eliges el archivo de tu versión y el navegador registra su código único; el archivo no sale de tu dispositivo. Prueba qué archivo tenías y cuándo, no te da derechos sobre el texto original.',
  'logo-falla':
    'Prueba con un logo PNG o JPEG grande, de menos de 5 MB; uno en SVG nunca se pixela. Si se queda cargando, recarga la página o usa otro navegador. Los archivos del libro pueden pesar hasta 80 MB cada uno. Si sigue igual, una persona te ayuda con el botón de abajo.',
  promesas:
    'No lo aconsejamos: un título, una experiencia o un resultado que no tienes engaña a tus compradores, y puede costarte la cuenta o una denuncia. Firma con tu nombre y di lo que el libro contiene; los ebooks son informativos y no garantizan resultados.',
  isbn: 'Los productos no indican un ISBN. Si una plataforma te lo pide para tu versión, lo solicitas tú en la agencia de tu país, o usas el que la plataforma dé.',
  // Something went wrong: a case for a person, with what helps at once.
  'cobro-doble': `Lamento el susto. Lo revisa una persona con tu número de pedido, o con tu correo, la fecha y el importe. Si el pago no se completó, tu banco te dice si el cargo está retenido o cobrado. ${PERSON}`,
  'no-llega':
    'Tu compra está en «Mis productos»: ábrela con el enlace del correo de tu compra o entrando a tu cuenta. Si el correo no llega, mira en spam o promociones, o pide allí un enlace nuevo con tu número de pedido y la dirección con la que pagaste. Si no lo consigues, una persona lo resuelve.',
  'dos-correos': `Cada compra está con el correo con el que se pagó: entra con ese, o en «Mis productos» pide un enlace con ese correo y tu número de pedido. Para pasar tus compras a otro correo: ${PERSON.charAt(0).toLowerCase()}${PERSON.slice(1)}`,
  'correo-equivocado':
    'Escribe en «Contacto» con la dirección correcta y tu número de pedido: lo corrige una persona, porque desde el chat no puedo cambiarlo.',
  'problema-archivo': `Vuelve a descargarlo desde «Mis productos»; si el enlace venció, pide allí uno nuevo. El Word se ve mejor en una computadora, con Word o Google Docs, y el PDF se ve igual en todas partes. Si no abre, está incompleto o no corresponde a su descripción, una persona lo corrige o te devuelve lo que pagaste: tienes ${POLICY_DAYS.faulty} días desde la compra. Escríbele con tu número de pedido.`,
  'pagina-falla':
    'Recarga la página o prueba con otro navegador; tu carrito se guarda en este. Luego «Agregar», el carrito y «Finalizar Compra»; no necesitas cuenta. Si sigue igual, dile a una persona qué dispositivo y navegador usas: toca el botón de abajo y le llega esta conversación.',
  'pago-falla':
    'Si el carrito no avanza, recarga la página o prueba con otro navegador; luego pulsa «Finalizar Compra». Si lo que falla es el pago, prueba con otra tarjeta o con PayPal, y revisa que tu banco permita compras internacionales. Si no se completó, no se te cobra; si el cargo aparece y el pedido no, escríbele a una persona.',
  'curso-problema': `Los cursos de «IA CLUB» se toman en la plataforma donde te inscribes, y allí se ve tu avance: pregúntale primero a su soporte. ${PERSON}`,
  'pedido-ayuda': `¿Qué pasó con tu pedido? Dime si no te llegó, si te cobraron de más, si un archivo no abre o si quieres devolverlo, y te digo el siguiente paso. ${PERSON}`,
  carrito:
    'Toca «Agregar» en la página del producto; el carrito está arriba en cada página, con «Finalizar Compra», y se guarda en el navegador donde lo armaste. Para sacar un producto, ábrelo y toca «Quitar». Desde el chat no puedo verlo ni agregar nada. Los que marcaste con el corazón siguen en «Favoritos».',
  // Money back
  'sin-garantia-de-ventas': `Que un producto no se venda como esperabas no da derecho a reembolso, y nadie puede garantizarte ventas. Para tus primeras ventas está el grupo de soporte de la comunidad. ${REFUND}`,
  // Buying and paying
  'requisitos-para-vender':
    'Eso lo deciden cada plataforma y tu país: edad mínima, documentos e inscripción tributaria cambian. Nuestra licencia no te pide tener una empresa. Míralo en la ayuda de la plataforma y con un contador de tu país; las que leímos están en «Dónde venderlo». Si eres menor de edad, que compre tu mamá, tu papá o quien te cuida, con su tarjeta y su correo.',
  'varias-plataformas': `Sí: la licencia no te limita a una. ${RIGHTS.marketplace.sentence} Antes mira si alguna te pide exclusividad.`,
  'otros-paises': `La licencia no limita los países en los que vendes, y no hace falta otra por cada uno. ${RIGHTS.vender.sentence} Los impuestos de tus ventas dependen de cada país.`,
  factura:
    'Cada compra tiene un recibo que imprimes desde «Mis productos»; no es una factura fiscal. Si necesitas factura con tus datos, pídela a una persona del equipo: depende de tu país.',
  gratis:
    'Los productos no son gratis, pero puedes ver antes lo que compras: en la página de cada uno está su índice y, donde hay páginas de muestra, «Hojear» las abre sin pagar.',
  editables: right('editables'),
  contrasena: (message) =>
    /codigo/.test(message)
      ? 'Pide uno nuevo y usa el último que te llegue: los anteriores dejan de servir. Revisa que el correo sea el mismo con el que pagaste. Si sigue sin funcionar, una persona lo revisa con tu número de pedido.'
      : 'Entra en «Acceder» y pulsa «¿Olvidaste tu contraseña?»: te llega un enlace para elegir otra. También puedes abrir tus compras en «Mis productos» con el enlace de tu correo, sin contraseña.',
  'borrar-cuenta': `Pídelo en «Contacto» o al correo de la política de privacidad, al pie de cada página: responden en ${POLICY_DAYS.privacy} días hábiles como máximo. Tus datos (nombre, correo, país y lo que compras) se usan para entregarte tus compras y atenderte; los de tu tarjeta no llegan a la tienda. Lo que la ley fiscal obliga a guardar de una venta se conserva. Desde el chat no puedo borrarlos.`,
  'privacidad-del-chat':
    'Lo que escribes aquí se usa para responderte; la conversación queda en tu navegador mientras la pestaña siga abierta, y solo llega a una persona si tú la envías. No escribas datos de tu tarjeta.',
  discrecion:
    'No llega nada a tu casa: es digital. Quien vea tu correo, tu estado de cuenta o tu dispositivo puede ver la compra, así que usa un correo y un dispositivo que solo tú abras. Qué nombre sale en el cargo lo decide quien procesa el pago: pregúntale antes a una persona del equipo.',
  'correo-y-publicidad':
    'Tu correo se usa para entregarte lo que compras y atenderte; la política de privacidad, al pie de cada página, lo dice completo. Para que dejen de escribirte o borren tus datos, pídelo en «Contacto».',
  cuenta: `No necesitas cuenta para comprar. Con ella tus favoritos y compras te siguen en todos tus dispositivos: entra en «Acceder», elige «Registrarse» y escribe tu correo y una contraseña de al menos ${MIN_PASSWORD_LENGTH} caracteres. Es gratis.`,
  'donde-esta':
    'Tus archivos, tu certificado y el expediente de reventa están en «Mis productos»: abre tu compra con el enlace de tu correo o desde tu cuenta.',
  conviene:
    'Te conviene si tu público busca ese tema y le vas a poner tu marca; si no, mejor uno más barato o de otro tema. Antes de pagar mira su índice y hojea unas páginas.',
  favoritos:
    'Toca el corazón de un producto para guardarlo y vuelve a tocarlo para quitarlo. Los encuentras en «Favoritos».',
  'como-comprar':
    'Abre el producto, pulsa «Agregar», ve al carrito y pulsa «Finalizar Compra». No necesitas cuenta. Cuando se confirma el pago te llega por correo el enlace de descarga.',
  // Trust and people
  'licencia-donde':
    'La licencia completa está en «Licencia», al pie de cada página. Tu certificado, que trae tu compra, la deja por escrito con tu nombre y un número que cualquiera puede comprobar.',
  'estado-de-cuenta':
    'Qué nombre aparece en tu estado de cuenta lo decide quien procesa el pago, tu banco o PayPal: aquí no lo tenemos publicado. Si te importa la discreción, pregúntale antes a una persona del equipo.',
  reclamaciones:
    'Sí: el Libro de Reclamaciones de Perú está en «Arrepentimiento y quejas», al pie de cada página. No necesitas cuenta; pide tu documento y tu domicilio, y te da un número que conviene guardar.',
  comparador:
    'Sí: marca de dos a cuatro productos con el corazón y ábrelos en «Favoritos»; desde allí los comparas lado a lado. O dime aquí cuáles y te digo en qué se diferencian.',
  soporte:
    'Sí. Tu compra incluye el grupo de soporte de la comunidad, para dudas de archivos, licencia y primeras ventas. El enlace «Únete a nuestra comunidad» está al pie de cada página.',
  confianza:
    'Sí puedes comprobarlo antes: lee una muestra gratis con «Hojear», paga con PayPal o tarjeta en una página cifrada y, si un archivo falla, pide que lo corrijan o te devuelvan lo pagado. Quién vende está en «Contacto».',
  'quien-escribe':
    'La tienda no publica quién redactó cada texto. Están en español y listos para editar. Para juzgar la calidad, abre «Hojear» en la página de cada uno y lee su índice y unas páginas.',
  // Rights
  duracion: `${UNSTATED.duracion} Descarga y guarda tus archivos y tu certificado; para tener una respuesta firme, pregunta antes a una persona del equipo.`,
  'version-de-la-licencia':
    'Para tu compra vale la versión de la licencia del día en que compraste, aunque después cambie: tu certificado la nombra.',
  'plr-y-mrr': `PLR son derechos de marca privada: editas, pones tu marca y vendes a clientes finales. MRR son derechos maestros de reventa: quien compra también revende. Aquí es PLR. ${RIGHTS['revender-derechos'].sentence}`,
  afiliados: right('afiliados', 'compartir'),
  compartir: right('compartir'),
  'revender-derechos': right('revender-derechos', 'reventa'),
  reventa: right('reventa', 'vender', 'revender-derechos'),
  'afiliados-tienda': `La tienda no paga por recomendarla ni publica un programa de afiliados; para vender estos productos, cada persona o negocio necesita su propia licencia, que viene con su compra. Con ella sí: ${RIGHTS.afiliados.sentence}`,
  ganancias: `No nos quedamos con nada de tus ventas. ${RIGHTS.ganancias.sentence}`,
  membresia: right('membresia'),
  paquete: right('paquete', 'editar'),
  regalar: (message) =>
    OPEN_DOWNLOAD.test(message)
      ? `Para descarga libre, no. ${RIGHTS.regalar.sentence}`
      : right('regalar', 'editables')(message),
  adaptar: right('adaptar'),
  imprimir: right('imprimir'),
  autoria: (message) =>
    /registr|indautor|copyright|derechos? de autor/.test(message)
      ? `No puedes registrar como obra tuya el texto original. ${RIGHTS.autoria.sentence}`
      : right('autoria', 'marca')(message),
  traducir: right('traducir'),
  'licencia-personal':
    'Con la licencia de uso personal lees y usas el producto tú: no se puede vender, publicar ni entregar a otros. Cuál trae cada producto lo dice su página, junto a «Licencia».',
  'uso-propio':
    'Sí, también puedes leerlo y usarlo tú: nada te obliga a venderlo. ' + RIGHTS.vender.sentence,
  'donde-vender': whereToSell,
  'cuanto-editar':
    'La licencia no pide un mínimo de cambios. Algunas plataformas piden personalizar el contenido PLR sin decir cuánto, y otras no lo aceptan aunque lo edites: pregunta antes a la plataforma.',
  editar: (message) =>
    `${right('editar', 'marca')(message)} El archivo cómodo de editar es el de Word.`,
  marca: right('marca', 'editar'),
  'ia-entrenar':
    'Sin confirmar: la licencia no habla de entrenar una inteligencia artificial. Pregunta antes a una persona del equipo.',
  'precio-libre': `${RIGHTS.vender.sentence} La licencia no fija mínimo ni máximo. ${RIGHTS.ganancias.sentence}`,
  vender: (message) =>
    /\blimite\b/.test(message)
      ? `No hay un límite de copias. ${RIGHTS.vender.sentence} ${RIGHTS.ganancias.sentence} ${RIGHTS['revender-derechos'].sentence}`
      : `${right('vender', 'ganancias', 'revender-derechos')(message)} No hay un límite de copias.`,
  derechos: `Con la ${LICENCE.name} puedes editar, firmar, traducir, imprimir, convertir en curso o audio, armar paquetes y vender a clientes finales sin límite de copias, y te quedas con el 100%. ${RIGHTS['revender-derechos'].sentence} ${RIGHTS.editables.sentence} ${RIGHTS.compartir.sentence} El texto completo está en «Licencia».`,
  // Earning
  funciona: `${EARN} Lo seguro es que te quedas con el 100% de lo que vendas y pagas una sola vez.`,
  impuestos:
    'Los impuestos de tus ventas dependen de tu país: consúltalo con tu contador. En la tienda, el total con lo que corresponda lo ves antes de pagar.',
  empezar:
    'Elige un tema que conozcas o que le interese a tu público, compra un ebook, ponle tu marca en Word y publícalo con la plantilla de página de venta que viene incluida; las videolecciones te llevan paso a paso. ¿Sobre qué tema sabes o publicas? Con eso te recomiendo uno.',
  // What is sold
  'micro-saas':
    'Los Micro SaaS son micro apps web hechas con IA para vender con tu marca. Todavía no están a la venta ni hay fecha: en su página puedes dejar tu correo en «Avísame».',
  aviso:
    'En la página de un producto agotado está «Avísame»: dejas tu correo y te escribimos una sola vez, cuando vuelva. Todavía no hay fecha.',
  'productos-inteligentes': FAQ['productos-inteligentes'],
  'editar-mega-pack': FAQ['editar-mega-pack'],
  'que-es-plr': FAQ['que-es-plr'],
  'por-que-comprar': FAQ['por-que-comprar'],
  'otros-mas-baratos': (message) =>
    `${/\bmism|igual/.test(message) ? `${RIGHTS.exclusividad.sentence} ` : ''}Puede que en otra parte pagues menos; mira qué licencia te dan. Aquí cada compra trae su licencia PLR por escrito, un certificado a tu nombre que cualquiera puede comprobar, el Word editable y a quién reclamar si un archivo falla. Antes de pagar puedes hojear una muestra.`,
  'ayuda-para-vender':
    'Habla del problema de tu lector y de lo que el libro trae: sus capítulos te dan los temas. Muestra unas páginas, di para quién es y no prometas resultados, kilos ni ingresos: eso cuida tu cuenta, aunque nadie puede asegurarte lo que decida una plataforma.',
  'que-es-reventa-plr': FAQ['que-es-reventa-plr'],
  'creador-de-paginas': FAQ['creador-de-paginas'],
  'canva-licencia': `Los productos vienen en PDF y Word, no en Canva. Qué puedes vender con imágenes o plantillas de Canva lo dice la licencia de Canva, que no hemos leído: míralo en su ayuda. De nuestros productos: ${RIGHTS.editar.sentence} ${RIGHTS.editables.sentence}`,
  formato:
    'Vienen en PDF (la versión terminada) y en Word (la editable), según el producto y su versión. El PDF se abre en cualquier celular o computadora; el Word se edita mejor en una computadora, con Word, Google Docs o un programa parecido. No vienen en EPUB, MOBI, Canva, Excel ni audio: con «Tu versión» obtienes un EPUB, y el Word lo puedes importar en Canva, aunque el diseño puede moverse. De Kindle en concreto no dice nada la tienda.',
  idioma:
    'Los productos están en español. La licencia te permite traducirlos y vender tu traducción.',
  buscar:
    'Toca la lupa («Buscar») y escribe un tema, un público o un precio. O dímelo aquí y te muestro opciones.',
};

/** What a person of the team is offered with. */
const WITH_PERSON: ReadonlySet<string> = new Set(
  'logo-falla cobro-doble no-llega dos-correos correo-equivocado problema-archivo pagina-falla pago-falla curso-problema pedido-ayuda pedir-reembolso factura pago-local borrar-cuenta estado-de-cuenta persona actualizaciones duracion ia-entrenar acusacion enojo'.split(
    ' ',
  ),
);

function intentsOf(answers: Answers): readonly Intent[] {
  return Object.entries(answers).map(([id, answer]) => ({
    id,
    answer,
    person: WITH_PERSON.has(id),
  }));
}

const SMALL_TALK: Answers = {
  saludo:
    '¡Hola! Dime un tema, un público o un presupuesto, o pregúntame por la licencia o la compra.',
  gracias: '¡Con gusto! Si te queda otra duda, aquí estamos.',
  personal:
    'De eso no tengo: soy un programa. Lo mío son los ebooks; dime un tema, un público o un presupuesto.',
  despedida: '¡Hasta pronto! Tu conversación queda en este chat mientras la pestaña siga abierta.',
  resuelto: '¡Qué bueno! Si algo más falla o te queda una duda, aquí estamos.',
  mirando: 'Mira con calma. Si quieres ideas, dime un tema, para quién es o tu presupuesto.',
  luego:
    'Claro, piénsalo con calma: los favoritos y el carrito quedan guardados en este navegador.',
  vale: 'Perfecto. ¿Te muestro algo más o tienes otra duda?',
  disculpa:
    'No pasa nada, gracias por decírmelo. ¿En qué quedamos: seguimos con lo tuyo o busco algo?',
  acusacion: (message, now) =>
    `Lamento que lo sientas así. Cuéntame qué pasó: ¿un cobro, una compra que no llegó o un archivo que falla? Con eso te digo el siguiente paso. ${PERSON}${rulesNamed(message, now)}`,
  enojo: `Perdón por no haber ayudado. Dímelo con otras palabras o pasa con el equipo. ${PERSON}`,
  'quien-eres':
    'Soy SofIA, una asistente automática, no una persona. Recomiendo ebooks de la tienda y respondo sobre licencia, pagos y entregas; lo que no sepamos aquí te lo responde el equipo.',
};

/** Before anything else: what no shop assistant may answer. */
const GUARD_PATTERNS: readonly Guard[] = [
  {
    id: 'vender-tras-reembolso',
    when: /(reembols|devuelv|devolvi|devoluc|regres\w+ (el|mi) dinero)\w*.*(segu\w+|sigo|puedo|podre|se puede)( \w+){0,4} (vend|us)\w*|(segu\w+|sigo|puedo)( \w+){0,4} (vend|us)\w*.*(reembols|devuelv|devolvi|devoluc)/,
    not: /no (lo )?puedo vend|si no (lo )?(puedo )?vend/,
    answer:
      'Con el reembolso termina tu licencia: el certificado y su expediente pasan a «Revocado», y ya no puedes vender el producto.',
  },
  {
    id: 'crisis',
    when: /suicid\w*|matarme|quitarme la vida|no quiero (seguir )?(vivir|viviendo)|quiero morir\w*|morirme|hacerme dano|lastimarme|\bcortarme|ya no (quiero|puedo) (vivir|mas con la vida)|acabar con mi vida|autolesi\w+|mejor (estar )?muert\w|kill myself|no (le )?(veo|encuentro|tiene)( \w+){0,2} sentido( a| en)?( la| mi)? ?(vida|nada|todo|seguir)|(ya )?nada( \w+)? tiene sentido|ya no quiero seguir|nadie me (va a )?(extran\w+|necesit\w+)|me (quiere matar|amenaza de muerte)|mejor si (ya )?no (despiert|despert|estuvier|existier|estoy)\w*|no (me )?(quiero|quisiera|gustaria)( \w+)? despertar\w*|no despertar (mas|manana|nunca)|(estarian?|estaran?|estan?|vivirian?) mejor sin mi|no aguanto mas (la vida|vivir)/,
    not: /morir(me)? de (risa|hambre|pena|ganas)|ya no quiero seguir (buscando|con (el|la|esta) (compra|pedido|suscripcion))|(libros?|ebooks?|guias?) (de|sobre|para)/,
    answer:
      'Siento mucho que estés pasando por esto. Soy una asistente automática y no puedo darte la ayuda que mereces; una persona sí. Habla ahora mismo con alguien de confianza, o llama al número de emergencias o a la línea de ayuda de tu país. Si corres peligro en este momento, busca a quien tengas cerca o ve al hospital más cercano.',
  },
  {
    id: 'malestar',
    when: /(ando|estoy|me siento|sigo)( \w+){0,2} (mal|triste|deprimid[oa]|vaci[oa]|sol[oa]|destrozad[oa]|agotad[oa])\b.*(llor\w+|no (duermo|puedo dormir|como|me levanto)|todo el dia|todos los dias)|(lloro|llorando) (todo|todos|a cada|por todo)|no paro de llorar|no tengo ganas de (nada|vivir|levantarme)|todo me sale mal|no puedo mas con (todo|mi vida|esto)|ataques? de panico( \w+){0,4} (ahora|todos|cada)/,
    not: /(?<!no )para (mis|vender|personas|gente)|(libros?|ebooks?|guias?) (de|sobre|para)|bebe|mi (hij|perr|gat)/,
    answer:
      'Siento que estés pasando por esto. Cuéntaselo hoy a alguien de confianza; un psicólogo o un médico te ayuda más que un libro. Si en algún momento sientes que corres peligro, llama al número de emergencias o a la línea de ayuda de tu país.',
  },
  {
    id: 'violencia',
    when: /(marido|espos[oa]|pareja|novi[oa]|papa|mama|padre|ex) me (peg\w+|golpe\w+|maltrat\w+|amenaz\w+|encierra|(controla|revisa)( \w+){0,3} (celular|telefono|mensajes|plata|dinero|todo))|me (peg\w+|golpe\w+|amenaz\w+)( \w+){0,6} (ahora|hoy|ayuda|miedo|muerte)|\bya me (pego|golpeo|amenazo)|si se entera me (mata|pega)|(marido|espos[oa]|pareja|novi[oa]|\bex\b)( \w+){0,5} me (revisa|controla|vigila|encierra|grita|empuja|insulta|humilla|prohibe)/,
    not: /para vender|para mis (client|pacient)|(libros?|ebooks?|guias?) (de|sobre|para) (mujeres|personas|quien)/,
    answer:
      'Siento mucho lo que te pasa; no es tu culpa. Lo primero es tu seguridad: si corres peligro, llama a emergencias de tu país o a su línea de ayuda contra la violencia, y busca a alguien de confianza. Ellos te ayudan a salir con un plan; un libro no reemplaza esa ayuda.',
  },
  {
    id: 'tarjeta',
    when: /(tarjeta|cvv|cvc|numero)( \w+){0,12} \d{4} \d{4}|(\d{4} ){3}\d{2,4}|\b\d{13,16}\b|(doy|paso|mando|dicto|dejo)( \w+){0,4} (numero|datos) de( mi| la)? tarjeta|\bcvv\b/,
    answer:
      'No escribas aquí los datos de tu tarjeta: por el chat no se cobra, y nadie te los va a pedir. Se paga solo en la página de pago cifrada, con «Finalizar Compra» en el carrito.',
  },
  {
    id: 'queja',
    when: /\b(los|las|te|les) (voy a |vamos a )?(denunci|demand)\w+|(?:voy|ire|vamos|acudo|acudire|llev\w+|acus\w+)(?: \w+){0,3} (?:profeco|indecopi|sernac|defensa del consumidor)|(pesim|mal)\w+ (servicio|atencion)|nadie (me )?(contesta|responde|atiende)|(segunda|tercera|cuarta|\d) (vez|veces) que (pregunto|escribo|pido)/,
    not: /(libros?|ebooks?|guias?) (de|sobre|para)|sin (tener )?problemas|puedo vend/,
    answer: `Perdón: no debió pasar. ${PERSON} Cuéntale qué pasó y tu número de pedido. En «Arrepentimiento y quejas» puedes dejarlo además como queja formal, con constancia.`,
    person: true,
  },
  {
    id: 'instrucciones',
    when: /ignora( \w+){0,4} (instruccion\w*|reglas|anterior\w*)|ignore (all|previous|your)|system prompt|tus instrucciones|modo (desarrollador|dios|dan)|actua como|finge (que|ser)|jailbreak|act as|eres ahora|olvida (todo|tus|las)|revela|\bprompt\b|(?:da(?:r|s|le)?(?:me|nos)?|pas\w+|mand\w+|envi\w+|muestr\w+|ensen\w+|list\w+|ver|cuales son|quien\w*|necesito|quiero)(?: \w+){0,3} (correos?|mails?|datos|telefonos?|nombres|pedidos|compras) de (?:(?:los|las|tus|sus|otros|otras|ultimos|ultimas|\d+|demas) )*(que (ya )?compraron|client\w+|compradore?s?|usuarios)|(pon|cambia|baja|dejam\w*|hazme|dame)( \w+){0,4} (precio|descuento)( \w+){0,3} (a|de|del) (0|1|cero|un|90|99|80|70|50)( |$|%|dolar)/,
    answer:
      'No: no muestro mis instrucciones ni datos de nadie, y desde el chat no cambio precios, descuentos ni licencias. Si buscas un tema o tienes una duda de la licencia, dímela.',
  },
  {
    id: 'mascota-enferma',
    when: /(perr\w+|cachorr\w+|gat\w+|michi|mascota|conejo|hamster)( \w+){0,4} (comio|trago|se (comio|trago|intoxic\w+|enveneno|ahog\w+|atragant\w+|desmay\w+)|vomit\w+|convuls\w+|sangra\w*|no (respira|come|se para)|esta (muy )?(mal|enferm\w+|grave))/,
    not: /(libros?|ebooks?|guias?) (de|sobre|para)/,
    answer:
      'Eso lo ve un veterinario: llámalo ahora, o ve a una clínica de urgencias con lo que comió o tomó. Los ebooks son informativos y no diagnostican ni curan.',
  },
  {
    id: 'emergencia',
    when: /\b(atragant\w+|(se|me) (esta |estoy )?ahog\w+|(no|apenas|casi no) (puede |puedo )?respira\w*|respira(ndo)?( \w+){0,2} (mal|raro|feo|dificil|dificultad)|(raro|mal|dificultad|cuesta)( \w+){0,2} respira\w*|falta (el|de) aire|convulsion\w*|desmay\w+|inconsciente|no (reacciona|despierta)|perdi\w* el conocimiento|hemorragia|(sangr\w+)( \w+){0,10} (embaraz\w*|semanas|mucho|no para)|(embaraz\w*|semanas)( \w+){0,10} (sangr\w+|no (se mueve|siento al bebe)|rompi\w* (la )?fuente)|(duele|dolor|opresion|aprieta|oprime|punzada)( \w+){0,4} (pecho|corazon)|brazo( \w+){0,3} (dormido|adormecido)|media cara|(no|mueve) (puede |puedo )?(hablar|mover)( \w+){0,4} (lado|brazo|cara)|infarto|se trago (un|una|unos|unas|el|la|algo|dos|tres)|(se |me )?(tomo|trago|tome|bebio|ingirio|comio)( \w+){0,5} (cloro|lavandina|lejia|detergente|veneno|raticida|insecticida|thinner|gasolina|pilas?|frasco|blister|todas las pastillas|muchas pastillas)|(se|me) (intoxic\w+|enveneno|envenene|quemo|queme|electrocut\w+)|sobredosis|(hinch\w+)( \w+){0,4} (cara|lengua|garganta|labios)|(cara|lengua|garganta|labios)( \w+){0,3} hinch\w+|fiebre( \w+){0,4} (39|4[0-2])|(39|4[0-2])( \w+){0,4} fiebre|(se )?(cayo|golpeo)( \w+){0,5} cabeza)\b/,
    not: /\b(libros?|ebooks?|guias?|cursos?|algo|capitulos?) (de|sobre|para|que|del)\b|para vender|\b(pagina|tarjeta|archivo|pdf|word)\b|(recien )?(sali|salio|paso|tuve|tuvo)( \w+){0,3} (hace|ano|anos|mes|meses)/,
    answer: EMERGENCY,
  },
  // Whoever feels it now is not asking for a book, though a book is named.
  {
    id: 'emergencia',
    when: /\b(?:siento|tengo|me (?:duele|aprieta|oprime|falta|cuesta))( \w+){0,4} (?:pecho|corazon|respirar|(?:el )?aire)\b/,
    not: /para vender|\bbusco\b|\bbult|\bbolit|hace (?:un |\d+ )?an[oi]|mal de amor|roto/,
    answer: EMERGENCY,
  },
  {
    id: 'dinero',
    when: /(met|pong|pon|dej|inviert)\w*( \w+){0,3} (cripto\w*|plazo fijo|bitcoin|acciones|la bolsa|cetes|forex)|(en que|donde|conviene|deberia|debo|me recomiendas|es buen\w (momento|idea))( \w+){0,4} (invert\w+|invierto|meter mi dinero|poner mi dinero|compr\w+ (acciones|bitcoin|cripto\w*|dolares)|prestamo|endeud\w+|hipotec\w+|credito)|(compr(o|ar|amos)|vend(o|er)|invierto en|subira|bajara|va a (subir|bajar))( \w+){0,2} (bitcoin|cripto\w*|acciones|dolar\b|ethereum|bolsa)|\b(que|cual|cuales) (accion(es)?|cripto\w*|monedas?|fondos?|bonos?|etfs?)( \w+){0,4} (compr\w+|inviert\w+|invert\w+|conviene\w*|sub\w+)|(pedir|saco|sacar|tomar) un (prestamo|credito)|(prestamo|credito)( \w+){0,8} (conviene|buena idea|deberia|vale la pena)|(dejo|dejar|renuncio|renunciar)( \w+){0,3} (trabajo|empleo)( \w+){0,6} (esto|plr|vivir|revender)|(met|pong)\w+( \w+){0,5} (ahorros|(mi|mis|el|la|los) (dinero|plata|dolares))(( \w+){0,3}$|( \w+){0,3} (cripto\w*|bolsa|acciones|bitcoin|plazo fijo))|garanti\w+( \w+){0,6} (recuper\w+|ganar|gan\w+|ingres\w+|vend\w+|dinero)|(donde|en que)( \w+){0,3} (po(n|dr)\w+|met\w+|invert\w+)( \w+){0,3} (ahorros|dinero|plata|lana|pisto)|me (aseguras|prometes|garantizas)(?!.*\bno me\b)|(inv(ie|e)rt\w+|pong\w+|pon\w+|met\w+)( \w+){0,6} (duplic\w+|triplic\w+|multiplic\w+|rind\w+|rend\w+|cuanto (saco|recibo|me da))/,
    not: /(libros?|ebooks?|guias?|algo) (de|sobre|para)(?! ustedes)|publicidad|anuncio|mi pagina/,
    answer: `No podemos aconsejarte en qué poner tu dinero ni prometerte ganancias. ${EARN} Para una decisión así, habla con un asesor de tu país; nuestros ebooks de finanzas son informativos.`,
  },
  // Savings, a loan or shares, and what to do with them.
  {
    id: 'dinero',
    when: /(ahorros|ahorrad[oa]s?|jubilacion|liquidacion|finiquito|aguinaldo|indemnizacion|herencia|un (credito|prestamo)|prestamos?|compre acciones|acciones|cripto\w*|bitcoins?|forex|plazo fijo|cetes|la bolsa|mi (casa|carro|auto|sueldo|dinero|plata|lana))\b/,
    also: /\b(met(o|e|er|ere|erl[oa]s?)|pong\w+|pon(er|e|drian?)|inviert\w+|invert\w+|compr[eo]|vend(o|er)|aguanto|conviene|ped(i|ir)|pido|sac(o|ar)|debo|deberia|endeud\w+|apuest\w+|arriesg\w+|duplic\w+|triplic\w+|en que|en cual)\b/,
    not: /(busco|tienen|tienes|hay|algun|quiero|dame|necesito)( \w+){0,3} (libros?|ebooks?|guias?|algo|curso)\b|\bque (libro|ebook|recetario|guia|manual|cuaderno)s?\b|\baprend\w+|\bentend\w+|\bensen\w+/,
    answer: `No podemos aconsejarte en qué poner tu dinero ni prometerte ganancias. ${EARN} Para una decisión así, habla con un asesor de tu país.`,
  },
  {
    id: 'ingresos',
    when: /(promet\w+|asegur(o|a|ar|as|an|e)|garantiz\w+)( \w+){0,6} (gan\w+|recuper\w+|rent\w+|rendim\w+|vend\w+|ventas?|ingres\w+|inversion)|(duplic|triplic|multiplic)\w+( \w+){0,2} (plata|dinero|lana|inversion|ahorros)/,
    not: /no (me |te )?promet|para vender|\bcomo vend/,
    answer: `${EARN} Lo seguro es que te quedas con el 100% de lo que vendas y pagas una sola vez.`,
  },
  {
    id: 'ingresos',
    when: /cuanto( \w+){0,2} gana( \w+){0,3} gente|gan[oa]\w* seguro|seguro (que )?gano|\bse (sacan?|ganan?|hacen?)( \w+){0,3} (mil|dolares|usd|plata|lana)\b|\b(voy a|vas a|puedo|podria|podre|se puede|llego a|alcanzo a) (gan|recuper|factur|vivir de)\w*(?! tiempo)|\b(cuanto|que tanto)( \w+){0,6} (gan(o|a|as|an|ar|are|aria)|factur\w+|ingres\w+|sac(o|a|as|ar|aria))\b(?! (de la|en la) (biblioteca|cuenta))|((?:ha[cgr]|hic|hare|volv|vuelv)\w*)( \w+){0,2} (ric[oa]s?|millonari[oa]s?)|\b(se|ya) (gana|recupera)\w*( \w+){0,3} (dinero|plata|bien|inversion|esto)|\brecuper(o|are|as|an|ar)( \w+){0,4} (inversion|dinero|plata|pague|gaste|invertido)|\b\d+ (a|o|y) \d+ (dolares|usd)? ?(al mes|a la semana|semanales|mensuales|diarios)|\d+ (dolares|usd) (al mes|a la semana|semanales|diarios|mensuales)|(prometeme|asegurame|garantizame|promete) que|cuanto (deja|dejan|rinde)\b|(garantizan?|aseguran?|prometen?)( \w+){0,2} (ventas?|ingresos|ganancias)|\d+ (a|o|y) \d+( \w+){0,2} (por|a la|cada) semana|(gan[ao]n?|sac[ao]n?|hac[eo]n?)( \w+){0,2} \d+( \w+)? (por|al|a la|cada) (dia|semana|mes)|vivir de esto|cuanto( \w+){0,2} (vende|saca|hace)n?( \w+){0,3} (gente|otros|personas?|promedio|normalmente|al mes)|alcanza para vivir/,
    not: /(libros?|ebooks?|guias?|cursos?|algo|capitulos?) (de|del|sobre|para|que)\b|\baprend|cuantas (ventas|copias)|\ba \d+ (dolares|usd)|\bcontrasena|comision|en hotmart(?!.*por semana)|membresia|suscri|cuanto( \w+){0,2} (me )?queda/,
    answer: `${EARN} Lo seguro es que te quedas con el 100% de lo que vendas y pagas una sola vez. Lo que te queda por venta lo calculas en «¿Cuánto me queda?».`,
  },
  {
    id: 'resultados',
    when: /\b(baj(o|ar|are|aria)|pierdo|perder|perdere|adelgaz\w+|sub(o|ir)|aument\w+)( \w+){0,4} (kilos?|kg|libras|peso|tallas?)\b.*\b(segur\w|garanti\w+|de verdad|realmente|en (un|\d+|una) (mes|dias|semana\w*))|(segur\w|garanti\w+|realmente|de verdad)( \w+){0,6} (baj\w+|pierdo|adelgaz\w+|funciona)|cuant[oa]s (kilos|tallas|libras)( \w+){0,3} (baj|pierd)\w*/,
    not: /(pago|pagar|compra|comprar)\b|client\w+|\bvend|(un|algun) (libro|ebook)|busco|algo para/,
    answer:
      'Ningún libro puede garantizarlo: depende de ti, de tu salud y de tu constancia. Los ebooks son informativos; antes de una dieta o un plan exigente, consulta a tu médico o nutricionista.',
  },
  {
    id: 'ley',
    when: /(es (legal|ilegal|delito)|me pueden (demandar|multar|denunciar)|demand\w+|abogad\w+|juicio|denunci\w+|contrato|ley(es)?( \w+){0,3} (mi pais|mexico|colombia|argentina|peru|chile|espana))/,
    not: /(bajo|por|sobre) demanda|(libros?|ebooks?|guias?) (de|sobre|para) |para abogados|soy abogad|\blicencia\b|afiliad|vend\w+ a abogad|quiero (reclamar|quejarme)|plr es legal|legal (vender|revender)|me denunci\w+( \w+)? en \w|\bme (l[oa] )?pid\w+/,
    answer: (message, now) =>
      `No podemos darte consejo legal: depende de tu país y lo resuelve un abogado. ${/consumidor|autoridad|\brige|\baplica|que ley|mas dias|plazo|devol|estaf/.test(message) ? CONSUMER : ''}${ofLaw(message)}Lo que sí dice la licencia, palabra por palabra, está en «Licencia».${rulesNamed(message, now)}`,
    person: true,
  },
];
const PATTERNS: readonly Guard[] = GUARD_PATTERNS.map((guard) => ({
  ...guard,
  when: new RegExp(`(?<![a-z0-9])(?:${guard.when.source})`),
}));
export const GUARDS: readonly Guard[] = [...PATTERNS, ...OWN_GUARDS];

export const INTENTS = intentsOf(ANSWERS);
/** Small talk. */
export const TALK = intentsOf(SMALL_TALK);
/** What has nothing to do with the shop. */
const OFF_TOPIC: Intent = {
  id: 'fuera',
  answer:
    'De eso no sé: soy la asistente de esta tienda de ebooks. Puedo ayudarte a elegir uno, y con la licencia, el pago, la entrega, tu compra y dónde vender.',
};
const BY_ID: ReadonlyMap<string, Intent> = new Map(
  [OFF_TOPIC, ...GUARDS, ...TALK, ...INTENTS].map((intent) => [intent.id, intent]),
);

/** What the shop keeps saying of itself when nothing else fits. */
export const UNKNOWN = `Para eso no tengo respuesta. Te ayudo a elegir un ebook y con la licencia, el pago, la entrega, tu compra y dónde vender. Si es de tu compra, toca el botón de abajo y le llega esta conversación a una persona.`;
export const OTHER_LANGUAGE = {
  english:
    'I only answer in Spanish, and every product is in Spanish. Write to the team with the button below, or try me in Spanish.',
  portuguese:
    'Respondo só em espanhol, e tudo o que a loja vende é em espanhol. Se preferir, escreva à equipe no botão abaixo.',
  other:
    'Solo respondo en español, y todos los productos están en español. Si prefieres, escríbele a una persona del equipo con el botón de abajo.',
};
