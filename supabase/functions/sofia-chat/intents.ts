/**
 * What SofIA answers about the shop, by intent. The first intent whose pattern the message has is its answer, so the
 * specific ones stand before the general ones. Patterns are read on folded text; answers are computed from the shop's own
 * data, and say yes or no first.
 */
import {
  COURSES,
  FAQ,
  LICENCE,
  MIN_PASSWORD_LENGTH,
  OFFERS,
  POLICY_DAYS,
  RIGHTS,
  UNSTATED,
} from './shop.generated.ts';
import {MAX_DOWNLOADS_A_DAY} from '../_shared/common/library-columns.ts';
import {COUNTRY, whereToSell} from './platforms.ts';
import {list} from './words.ts';

export interface Intent {
  readonly id: string;
  readonly when: RegExp;
  readonly not?: RegExp;
  /** Computed from the folded message, at a moment in epoch milliseconds. */
  readonly answer: string | ((message: string, now: number) => string);
  /** Offers a person of the team. */
  readonly person?: true;
}

/** Patterns that begin with a word: 'usar' is not in 'busco'. */
function atWords(intents: readonly Intent[]): readonly Intent[] {
  return intents.map((intent) => ({
    ...intent,
    when: new RegExp(`(?<![a-z0-9])(?:${intent.when.source})`),
  }));
}

export function first(intents: readonly Intent[], text: string): Intent | null {
  return intents.find(({when, not}) => when.test(text) && !not?.test(text)) ?? null;
}

export function answerOf({answer}: Intent, text: string, now: number): string {
  return typeof answer === 'string' ? answer : answer(text, now);
}

type RightId = keyof typeof RIGHTS;
const LEAD = {yes: 'Sí. ', condition: 'Sí, con una condición. ', no: 'No. '} as const;

/** A longer message asks more than its pattern has understood, so a yes might answer something else. */
const MOST_WORDS_FOR_A_YES = 9;

/** Answers with the licence's sentences about these rights; a short question gets the first one's verdict first. */
function right(first: RightId, ...more: readonly RightId[]): (message: string) => string {
  const sentences = [first, ...more].map((id) => RIGHTS[id].sentence).join(' ');
  const lead = sentences.startsWith('No ') ? '' : LEAD[RIGHTS[first].verdict];
  return (message) =>
    message.split(' ').length <= MOST_WORDS_FOR_A_YES ? lead + sentences : sentences;
}
const faq = (id: string): string => FAQ.find((item) => item.id === id)?.answer.join('\n\n') ?? '';

export const PERSON =
  'Toca el botón de abajo y le llega esta conversación a una persona del equipo; nada se envía hasta que tú lo envíes.';
const COMBO = OFFERS.combo.map(
  ({companions, percent}) => `${percent}% al llevar ${companions + 1} productos`,
);
const MOST = Math.max(...OFFERS.combo.map(({percent}) => percent));
export const REFUND = `Si un archivo no abre, está incompleto o no corresponde a su descripción, tienes ${POLICY_DAYS.faulty} días desde tu compra para decirlo: se corrige o se te devuelve lo que pagaste. Si cambias de opinión y no has descargado los archivos, tienes ${POLICY_DAYS.regret} días corridos. Una vez descargados, solo cuando la ley de tu país lo permite.`;
const REFUND_HOW = `La solicitud se presenta sin cuenta en «Arrepentimiento y quejas», y el dinero vuelve en ${POLICY_DAYS.repaid} días hábiles como máximo desde que se acepta.`;
const EARN =
  'Nadie puede prometerte una cifra: lo que ganes depende de tu trabajo, de tu precio y de tu público. Las cifras de la tienda son ejemplos.';
const PAY =
  'Con tarjeta (Visa, Mastercard o American Express) o PayPal. En la página de pago ves los medios que hay en tu país y el total antes de pagar.';

const course = (pattern: RegExp) => COURSES.filter(({title}) => pattern.test(title));
const coursePrices = COURSES.map(
  ({title, price, currency, available}) =>
    `${title}, ${price} ${currency}${available ? '' : ' (próximamente)'}`,
);

/** 'Puedo', 'se puede', 'me dejan', 'está permitido'. */
const MAY =
  '(?:pued\\w*|podr\\w*|pods?|se vale|permit\\w*|dejan?|licito|legal|quiero|quisiera|autoriz\\w*|derecho a|pasa algo si|hay problema si|tengo que)';
const may = (what: string) =>
  `${MAY}.*(?:${what})|(?:${what}).*(?:se puede|pued\\w+|permit\\w+|esta bien)`;
const BUYERS =
  '(?:mis? client\\w*|clientes? finales?|(?:mis? |el |la |los |las |quien |quienes |al? que )+(?:me )?comprador\\w*|(?:quien|quienes|el que|la que|los que|persona que|el q|la q|persona q) (?:me )?(?:lo )?compr\\w*|otros? vendedor\\w*|otras? tiendas?|otros? emprendedor\\w*|terceros?|alumn\\w+)';

/** What is taken by prescription: by its kind, by the endings of its name, or as what a doctor gave. */
const MEDICINE =
  '(?:medicament\\w*|medicinas?(?! (?:natural|alternativa|ancestral|china|tradicional))|medicacion|pastillas?|pildoras?|tratamientos?|insulina|warfarina|litio|anticoagulant\\w*|anticonceptiv\\w*|antidepresiv\\w*|ansiolitic\\w*|antibiotic\\w*|corticoid\\w*|quimio\\w*|vacunas?|paracetamol|aspirina|jarabe|\\w{2,}(?:pam|zolam|sartan|prazol|pril|statina|olol|xetina|tralina|profeno|cilina|micina|xacin[ao]|formina|tiroxina|semida|dipino|triptilina|gabalina|glutida)|l[oa]s? que (?:me|le|nos) (?:recet|mand|indic|dio|dieron)\\w*)';
const CHANGE =
  '(?:dej(?:o|a|e|ar|arl[oa]s?|aria|amos|ando)|suspend\\w+|par(?:o|ar)|quit\\w+|baj(?:o|ar\\w*|arle)|cambi(?:o|ar\\w*)|reempla\\w+|sustitu\\w+|mezcl\\w+|combin\\w+|junto (?:con|a)|en (?:vez|lugar) de|aument\\w+|salt\\w+|dosis|tom(?:o|a|ar\\w*|aba|ando|amos)|recet(?:o|aron|ad[oa]))';
const CONDITION =
  '(?:diabet\\w*|hipertens\\w*|presion alta|embaraz\\w*|lactan\\w*|amamant\\w*|cancer|lupus|epilep\\w*|marcapasos|anorexi\\w*|bulimi\\w*|gastritis|ulceras?|colitis|asma\\w*|tiroides|hipotiroid\\w*|celiac\\w*|artritis|hernias?|cardiac\\w*|insuficiencia|alergi\\w*|(?:problemas?|enfermedad|mal|falla|dolor)(?: \\w+){0,2} (?:corazon|rinon\\w*|higado|pulmon\\w*|columna|presion))';
/** Words of a message about health, for the product's page. */
export const HEALTH_WORDS = new RegExp(
  `\\b(?:${CONDITION}|${MEDICINE}|bebes?|ninos?|enferm\\w+)`,
  'g',
);
const HEALTH =
  'No podemos darte consejos de salud: eso lo decide tu médico (de un bebé, su pediatra), y no dejes ni cambies un tratamiento por algo que leas. Los ebooks son informativos y no diagnostican ni curan. Si es urgente, llama a emergencias de tu país.';

const EMERGENCY =
  'Esto puede ser una emergencia: llama ahora al número de emergencias de tu país o ve a urgencias, y haz lo que te indiquen por teléfono. No esperes una respuesta de este chat.';

/** What is said of the courses; of one of them where it is named. */
function coursesAnswer(message: string): string {
  if (/pense|crei/.test(message))
    return 'Entiendo la confusión: los productos son ebooks en PDF y Word. Solo traen videolecciones que muestran cómo instalar la página de ventas; los cursos están aparte, en «IA CLUB».';
  const named = /lovable|vibe/.test(message)
    ? course(/LOVABLE/)
    : /auto ?page/.test(message)
      ? course(/AUTO/)
      : [];
  if (named[0]) {
    const {title, price, currency, available, description} = named[0];
    return `${title} cuesta ${price} ${currency}. ${available ? 'Ya está disponible' : 'Aún no está a la venta: es prelanzamiento y todavía no hay fecha'}. ${description} Está en «IA CLUB».`;
  }
  const lead = /lo mismo|diferencia/.test(message)
    ? 'No: un curso y un ebook se compran aparte. '
    : '';
  return `${lead}En «IA CLUB» hay dos cursos: ${list(coursePrices)}; allí está el enlace para inscribirte. De los temas de los ebooks no hay cursos en video.`;
}

export const INTENTS: readonly Intent[] = atWords([
  {
    id: 'cuanto-me-queda',
    when: /cuanto( \w+){0,2} (me )?(queda\w*|sobra\w*)|calculadora|donde (veo|calculo|saco) cuanto|cuant[oa]s( \w+){0,3} (vender|vendo)( \w+){0,3} recuper\w+|(precio|cuanto)( \w+){0,6} (no perder|recuper\w+)|cuantas (ventas|copias)/,
    not: /queda\w*( \w+){0,3} (tiempo|oferta|stock|disponible)/,
    answer: (message) =>
      (/negativ|en rojo|pierd/.test(message)
        ? 'Si te sale negativo, no es un error: con ese precio y esos gastos pierdes en cada venta. '
        : '') +
      'Eso lo calculas en «¿Cuánto me queda?»: con tu precio, las comisiones, los impuestos y la publicidad ves lo que te queda por venta y con cuántas recuperas tu compra. No promete ventas, y también muestra las pérdidas.',
  },
  {
    id: 'expediente',
    when: /expediente|(con que|como)( \w+){0,3} (demuestr|compr(?:ueb|ob)|prueb|acredit)\w*( \w+){0,3}$|(piden|pide|pidan) (papeles|documentos)|(demostr|demuestr|prob|prueb|acredit)\w*( \w+){0,6} (es mio|compre|licencia|derechos?)/,
    not: /antes de (comprar|pagar)|gratis/,
    answer:
      'Con el expediente de reventa de tu compra, en «Mis productos»: un enlace y un ZIP con tu certificado, el código de cada archivo, la licencia en español, inglés y portugués y una carta para la plataforma. Quien lo recibe puede comprobarlo sin conexión.',
  },
  {
    id: 'registrar-version',
    when: /registr\w+( \w+){0,4} version|version( \w+){0,3} registr\w+/,
    answer:
      'En la página de tu certificado, en «Expediente de reventa»: eliges el archivo de tu versión y el navegador registra su código único; el archivo no sale de tu dispositivo. Prueba qué archivo tenías y cuándo, no te da derechos sobre el texto original.',
  },
  {
    id: 'logo-falla',
    when: /(logo|imagen|tu version|herramienta)( \w+){0,6} (no (me |se |lo |la )*(agarra|toma|acepta|sube|carga|deja|sale|aparece|lee|funciona|reconoce)|(se )?queda\w* (cargando|pensando|trabad\w)|error|falla|(se )?(ve|sale)( \w+)? (pixelad|borros|mal|feo)\w*)|(tamano|medidas?|pixeles)( \w+){0,4} logo|no (me |se )*(agarra|toma|acepta|sube|carga|deja|sale|aparece|lee|reconoce)\w*( \w+){0,4} (logo|herramienta)/,
    answer:
      'Prueba con un logo PNG o JPEG grande, de menos de 5 MB; uno en SVG nunca se pixela. Si se queda cargando, recarga la página o usa otro navegador. Los archivos del libro pueden pesar hasta 80 MB cada uno. Si sigue igual, una persona te ayuda con el botón de abajo.',
    person: true,
  },
  {
    id: 'tu-version-privada',
    when: /archivos se los (quedan|guardan)|se quedan( \w+)? (mis|los) archivos|(herramienta|tu version|editor)( \w+){0,6} (queda\w*|guarda\w*|sub\w+|comparte\w*|roba\w*|privad\w|segur\w)|(mis|los) archivos( \w+){0,3} (queda|sub|guard)\w*( \w+){0,3} (internet|nube|servidor)|(sub\w+|ven|guardan)( \w+){0,3} (mis|los) archivos( \w+){0,4} (version|servidor|nube|internet)/,
    answer:
      'No: «Tu versión» trabaja en tu dispositivo. Tus archivos y tu marca no salen de él, y nosotros no los vemos.',
  },
  {
    id: 'tu-version',
    when: /^(y )?(hay|tienen|existe)( \w+)? herramienta|(esa|esta|la) herramienta( \w+){0,3} (entrega|da|hace|trae|incluye)|(no se|sin saber)( \w+)? disen\w+|(herramienta|como|donde|pasos|ayud\w+)( \w+){0,6} (pon\w+|agreg\w+|camb\w+)( \w+){0,3} ((mi|el|su) (marca|logo|portada)|la portada)|tu version|(camb\w+|otro|nuevo)( \w+){0,2} logo (despues|luego|manana|mas adelante)|(despues|luego|manana|mas adelante)( \w+){0,2} cambi\w+( \w+){0,2} (logo|marca|nombre)/,
    answer:
      'Con «Tu versión», desde tu compra en «Mis productos» o con un libro de muestra: escribes tu marca, tus colores y tus datos, y obtienes portadas, el PDF, el Word, un EPUB, una página de ventas e imágenes para redes. Todo ocurre en tu dispositivo, y puedes repetirlo cuando cambies de logo o de colores.',
  },
  {
    id: 'promesas',
    when: /(decir|digo|pon\w+|anunciar|promet\w+|publicidad)( \w+){0,10} (garantiz\w+|cura\w*|sana\w*|\d+ (kilos|anos de experiencia))|no soy (medic|nutri|psico|doctor|abogad|coach|expert)\w*|hacerme pasar|(pon\w+|dec\w+|digo)( \w+){0,2} que soy( \w+){1,8} no (lo )?(soy|sea|tengo)|(anuncio|publicidad|descripcion)( \w+){0,3} que( \w+){0,2} (baj|cur|san|elimin|adelgaz)\w+|invent\w+( \w+){0,3} (experiencia|titulos?|testimonios?)/,
    not: /busco|tienen|tienes|recomiend|(un|algun) (libro|ebook|guia)/,
    answer:
      'No lo aconsejamos: un título, una experiencia o un resultado que no tienes engaña a tus compradores, y puede costarte la cuenta o una denuncia. Firma con tu nombre y di lo que el libro contiene; los ebooks son informativos y no garantizan resultados.',
  },
  {
    id: 'isbn',
    when: /\bisbn\b/,
    answer:
      'Los productos no indican un ISBN. Si una plataforma te lo pide para tu versión, lo solicitas tú en la agencia de tu país, o usas el que la plataforma dé.',
  },
  // Something went wrong: a case for a person, with what helps at once.
  {
    id: 'cobro-doble',
    when: /(cobr\w+|cargo|pagu?e|compr\w+)( \w+){0,4} (dos veces|doble|2 veces|duplicad|de mas\b)|doble cobro|cargo (doble|duplicad|no reconocid|que no)|no reconozco (el|un|ese) (cargo|cobro)|(cancelad|rechazad|fall|no (paso|pas|complet|aprob))\w*( \w+){0,6} (descont|cobr|cargo|debit|retuv)\w*|(me|nos) (descont|debit)(aron|o|ado)\b|(cobr|cargo|debit|descont)\w*( \w+){0,6} (cancelad|rechazad|no aparece|sin pedido)\w*/,
    answer: `Lamento el susto. Lo revisa una persona con tu número de pedido, o con tu correo, la fecha y el importe. Si el pago no se completó, tu banco te dice si el cargo está retenido o cobrado. ${PERSON}`,
    person: true,
  },
  {
    id: 'no-llega',
    when: /((no|nunca|tampoco|aun no|todavia no) (me )?(ha |a )?(lleg\w+|recib\w+|mandaron|enviaron|dieron))(?!.*cupon)|(no|nunca|aun no|todavia no) (me )?(encuentro|veo|aparece\w*)( \w+){0,6} (correo|mail|email|enlace|link|archivo\w*|compra|pedido|descarga|lo que compre)|(ya )?pagu?e( \w+){0,5} y (no|nada|sigo)|(perdi|borre|elimine|no encuentro)( \w+){0,3} (correo|mail|enlace|link|compra|archivo\w*|descarga)|(volver a|otra vez|de nuevo) (descarg|baj)\w*|descargar(lo|los)? (otra vez|de nuevo)|(donde|perdi)( \w+){0,4} (mis (libros|ebooks|compras|archivos|productos)|lo que compre)|mis (libros|ebooks|archivos|productos) comprad\w+/,
    not: /compr\w+ (antes|primero)|corazon|favorit|carrito|codigo/,
    answer:
      'Tu compra está en «Mis productos»: ábrela con el enlace del correo de tu compra o entrando a tu cuenta. Si el correo no llega, mira en spam o promociones, o pide allí un enlace nuevo con tu número de pedido y la dirección con la que pagaste. Si no lo consigues, una persona lo resuelve.',
    person: true,
  },
  {
    id: 'descargas',
    when: /(cuantas|varias|muchas) veces( \w+){0,4} (descarg|baj)\w*|limite( \w+){0,3} descarg\w*|descarg\w*( \w+){0,3} (limite|limitad\w+|ilimitad\w+)/,
    answer: `Cada archivo se descarga hasta ${MAX_DOWNLOADS_A_DAY} veces al día desde «Mis productos». ${UNSTATED.duracion} Guarda una copia.`,
  },
  {
    id: 'dos-correos',
    when: /\b(otro|otra|distint[oa]|diferente|dos|equivocad[oa])( \w+){0,2} (correos?|mails?|emails?|cuentas?)\b.*\b(compr\w+|bibliotec\w+|productos|libros|sale|aparece\w*)|(juntar|unir|unific\w+|pas\w+|fusion\w+|mover)( \w+){0,5} (una sola|otra|misma|mi) cuenta|\bgmail\b.*\b(hotmail|outlook|yahoo)\b|\b(hotmail|outlook|yahoo)\b.*\bgmail\b/,
    answer: `Cada compra está con el correo con el que se pagó: entra con ese, o en «Mis productos» pide un enlace con ese correo y tu número de pedido. Para pasar tus compras a otro correo: ${PERSON.charAt(0).toLowerCase()}${PERSON.slice(1)}`,
    person: true,
  },
  {
    id: 'correo-equivocado',
    not: /entrar|ingresar|acceder|sesion/,
    when: /(mal|equivo\w+|error\w*|otro)( \w+){0,4} (correo|mail|email|direccion)|(correo|mail|email)( \w+){0,4} (ya no|no) (uso|tengo|existe|funciona)|(correo|mail|email)( \w+){0,4} (mal|equivocad\w|incorrect\w|otro|no existe)|cambiar (de |mi |el )?(correo|mail|email)/,
    answer:
      'Escribe en «Contacto» con la dirección correcta y tu número de pedido: lo corrige una persona, porque desde el chat no puedo cambiarlo.',
    person: true,
  },
  {
    id: 'problema-archivo',
    when: /(se (me )?(abre|ve|ven|abren)|(pdf|word|archivo|libro|letra|tabla|imagen)\w*( \w+){0,3} sale)( \w+){0,3} (corrid|movid|mal|desconfigur|cortad|borros|raro|desorden)|(pdf|word|archivo|libro|ebook)( \w+){0,6} (errata\w*|errores|faltas? de ortografia)|(pdf|word)( \w+){0,2} (si|no)$|(le |me )?falt\w+( \w+){0,3} (paginas|hojas|capitulos|partes|la mitad)|(viene|vino|llego|esta|baj\w+)( \w+){0,2} (incomplet|cortad|vaci|dañad|danad)\w|compre( \w+){0,3} no (me )?(abre|funciona|sirve|carga|descarga)|(archivo|pdf|word|descarga|enlace|link|libro|ebook|zip)\w*( \w+){0,8} (no (me |se |lo )?(abre|abren|funciona\w*|sirve\w*|carga\w*|descarga\w*)|danad\w|corrupt\w|incomplet\w|roto|vaci\w|vencid\w|caduc\w|expir\w)|no (puedo|pude|me deja|logro) (abrir|descargar|bajar)|(vencio|caduco|expiro)( \w+){0,2} (enlace|link)/,
    answer: (message) =>
      /(abre|ve|ven|abren|sale)( \w+){0,3} (corrid|movid|mal|desconfigur|cortad|borros|raro|desorden)|word( \w+){0,2} no( |$)|wps/.test(
        message,
      )
        ? 'El Word se ve mejor en una computadora, con Word o Google Docs: en el celular algunos programas mueven el diseño. El PDF se ve igual en todas partes. Si también falla allí, descárgalo otra vez desde «Mis productos» o pásalo a una persona: lo corrige o te devuelve lo que pagaste.'
        : `Vuelve a descargarlo desde «Mis productos»; si el enlace venció, pide allí uno nuevo. Si sigue sin abrir, una persona lo corrige o te devuelve lo que pagaste: tienes ${POLICY_DAYS.faulty} días desde la compra.`,
    person: true,
  },
  {
    id: 'pagina-falla',
    when: /no (me )?(deja|puedo|permite)( \w+){0,2} (agregar|anadir|poner|meter)|(pagina|sitio|tienda|boton|carrito)( \w+){0,4} (no (me )?(carga|abre|funciona|responde|avanza|deja)|se (me )?(cae|cuelga|traba|congela|queda))/,
    not: /de ventas|\bmi (pagina|tienda|sitio)/,
    answer:
      'Recarga la página o prueba con otro navegador; tu carrito se guarda en este. Luego «Agregar», el carrito y «Finalizar Compra»; no necesitas cuenta. Si sigue igual, dile a una persona qué dispositivo y navegador usas: toca el botón de abajo y le llega esta conversación.',
    person: true,
  },
  {
    id: 'pago-falla',
    when: /no me deja (avanzar|pagar|finalizar|comprar|seguir)|carrito( \w+){0,3} no (avanza|funciona|carga|abre|deja)|(tarjeta|pago|compra)( \w+){0,4} (rechaz\w+|declin\w+|no pas\w+|fall\w+|no (me )?(funciona|acepta|deja))|(rechaz\w+|no (me )?(acepta|deja|puedo) (el |la |mi )?(pag|tarjeta|comprar|finalizar))|error (al|en el) pag/,
    not: /publicidad|anuncios?|\bads\b/,
    answer:
      'Si el carrito no avanza, recarga la página o prueba con otro navegador; luego pulsa «Finalizar Compra». Si lo que falla es el pago, prueba con otra tarjeta o con PayPal, y revisa que tu banco permita compras internacionales. Si no se completó, no se te cobra; si el cargo aparece y el pedido no, escríbele a una persona.',
    person: true,
  },
  {
    id: 'curso-problema',
    when: /\bcursos?\b( \w+){0,10} (no (me )?(deja|carga|abre|avanza|funciona)|error|leccion\w*|clave|acceso)/,
    answer: `Los cursos de «IA CLUB» se toman en la plataforma donde te inscribes, y allí se ve tu avance: pregúntale primero a su soporte. ${PERSON}`,
    person: true,
  },
  {
    id: 'pedido-ayuda',
    when: /(ayud\w+|problema|duda|consulta|inconveniente|asunto)( \w+){0,2} (mi|un|el|con) (ultim\w+ )?(pedido|compra|orden)$/,
    answer: `¿Qué pasó con tu pedido? Dime si no te llegó, si te cobraron de más, si un archivo no abre o si quieres devolverlo, y te digo el siguiente paso. ${PERSON}`,
    person: true,
  },
  {
    id: 'carrito',
    when: /(sac\w+|quit\w+|elimin\w+|borr\w+|vaci\w+)( \w+){0,4} (del|el|mi) carrito|carrito( \w+){0,3} (vaci\w|borr\w+|perdi\w*|desaparec\w+)|(quedo|sigue|esta|hay)( \w+){0,3} en (mi|el) carrito/,
    answer: (message) =>
      /\bse (me )?\w+|vacio$|perdi/.test(message)
        ? 'El carrito se guarda en el navegador donde lo armaste: ábrelo allí, en el mismo dispositivo. Si ya no está, agrega los productos otra vez; los que marcaste con el corazón siguen en «Favoritos».'
        : /quedo|sigue|esta|hay/.test(message)
          ? 'Lo que agregas está en el carrito, arriba en cada página. Desde el chat no puedo verlo ni agregar nada: toca «Agregar» en el producto.'
          : 'Abre el carrito y toca «Quitar» en ese producto.',
  },
  // Money back
  {
    id: 'sin-garantia-de-ventas',
    when: /(llevo|van|hace)( \w+){0,5} no (he )?vend\w+|no (he )?vend\w+ (ni un\w*|nada)\b|(si )?no (vendo|vendi|he vendido|gano|gane|logro vender|consigo|se vende|recupero)( \w+){0,6}.*(devuel\w+|reembols\w+|devol\w+|regres\w+|garanti\w+)|(devuel\w+|reembols\w+|regres\w+).*(no (vendo|gano|vende))/,
    answer: `Que un producto no se venda como esperabas no da derecho a reembolso, y nadie puede garantizarte ventas. Para tus primeras ventas está el grupo de soporte de la comunidad. ${REFUND}`,
  },
  {
    id: 'pedir-reembolso',
    when: /devuelv(an)?(me|anme)|devuelvan|(quiero|quisiera|necesito|pido|exijo|solicito|solicitar|como (pido|hago|solicito|tramito)|donde (pido|solicito|hago))( \w+){0,4} (reembols\w+|devol\w+|mi dinero|mi plata|mi lana|cancel\w+|que me devuelv\w+)|arrepent\w+|ya no (lo|la|los) quiero|compr\w+( \w+){0,2} (por error|sin querer)/,
    answer: `Puedes pedirlo en «Arrepentimiento y quejas», sin cuenta, con tu número de pedido y tu correo. ${REFUND} Una persona revisa tu caso.`,
    person: true,
  },
  {
    id: 'cambio',
    when: /me l[oa]s? cambi\w+|compr\w+( \w+){0,6} (pero|y) (era|queria) (el|la|otr[oa])\b|(cambi\w+|canje\w+)( \w+){0,3} (por|con) (otr[oa]|(el|la) de(l| la)?\b)|(hacen|hay|aceptan|permiten) cambios/,
    answer: `Lo publicado habla de corregir o devolver, no de cambiar un producto por otro. ${REFUND} Si ninguno es tu caso, pregúntale a una persona.`,
    person: true,
  },
  {
    id: 'reembolsos',
    when: /(no )?(me|nos) (devuelv|regres|reintegr)\w+|reembols\w*|reenbols\w*|rembols\w*|devoluci\w*|(devuel\w+|devolver\w*|regres\w+|retorn\w+)( \w+){0,4} (dinero|plata|lana|compra|producto|libro|ebook|lo que pague|pago)|(lo|la|los|las) (devuelvo|regreso|puedo devolver)|devolverl[oa]|devuelven (la diferencia|algo)|refund|money back|dinero de vuelta|(tiene|tienen|hay|dan|cuanta|que) garantia|garantia (de|tiene)|cancelar (mi|la|una) (compra|pedido)|(si|y si) no (me|le|les) (gusta|sirve|convence)/,
    answer: `Hay reembolso en estos casos. ${REFUND} ${REFUND_HOW}`,
  },
  // Buying and paying
  {
    id: 'requisitos-para-vender',
    when: /(menor de edad|tengo 1[0-7] anos|1[0-7] anos|persona (natural|fisica)|(no tengo|sin|necesito|hace falta|piden|ocupo|tengo que tener|debo tener)( \w+){0,3} (ruc|rfc|cuit|nit|rut|empresa|negocio registrado|registro mercantil|monotributo)\b)(?!.*factur)/,
    not: /(libros?|ebooks?|guias?|algo) (de|sobre|para)|\bhij[oa]s?\b|\bsobrin|factur|explic|como si/,
    answer: (message) =>
      /\bcompr/.test(message)
        ? 'Si eres menor de edad, que compre tu mamá, tu papá o quien te cuida, con su tarjeta y su correo. Para vender, cada plataforma fija su edad mínima.'
        : 'Eso lo deciden cada plataforma y tu país: edad mínima, documentos e inscripción tributaria cambian. Nuestra licencia no te pide tener una empresa. Míralo en la ayuda de la plataforma y con un contador de tu país; las que leímos están en «Dónde venderlo».',
  },
  {
    id: 'varias-plataformas',
    when: /(mismo|misma|ebook|libro|vend\w+|public\w+)( \w+){0,6} (varias|dos|tres|distintas|diferentes|todas las|mas de una) (plataformas?|tiendas|paginas|marketplaces|partes|lados)|en (varias|todas las|dos|distintas|diferentes) (plataformas|marketplaces|paginas)/,
    not: /client\w+ pued/,
    answer: `Sí: la licencia no te limita a una. ${RIGHTS.marketplace.sentence} Antes mira si alguna te pide exclusividad.`,
  },
  {
    id: 'otros-paises',
    when: new RegExp(
      `vend\\w+ (?:en|a) (?:${COUNTRY.source})\\w*(?: \\w+)? (?:y|o)\\b|vend\\w+ (?:desde|a (?:clientes?|gente|personas) (?:en|de) (?:${COUNTRY.source})|al exterior|en el extranjero|fuera)|vend\\w+(?: \\w+){0,4} (?:(?:varios|otros|dos|distintos|todos los|cualquier) pais\\w*|(?:${COUNTRY.source})(?: \\w+)? y (?:en )?(?:${COUNTRY.source}))`,
    ),
    answer: `La licencia no limita los países en los que vendes, y no hace falta otra por cada uno. ${RIGHTS.vender.sentence} Los impuestos de tus ventas dependen de cada país.`,
  },
  {
    id: 'factura',
    not: /mis client|(client|comprador)\w*( \w+){0,3} factura|por lo que vend/,
    when: /(?<!(?:dar|hacer|emitir) )(?:factura\w*|boleta)|cfdi|\brfc\b|\bruc\b|\bcuit\b|\bnit\b|comprobante|recibo (de|fiscal)|invoice/,
    answer:
      'Cada compra tiene un recibo que imprimes desde «Mis productos»; no es una factura fiscal. Si necesitas factura con tus datos, pídela a una persona del equipo: depende de tu país.',
    person: true,
  },
  {
    id: 'cuotas',
    when: /cuotas|meses sin intereses|\bmsi\b|a plazos|mensualidades|pagar en partes|diferir|fiado|financia/,
    answer:
      'La tienda cobra un solo pago, sin suscripción. Si tu tarjeta o PayPal ofrece cuotas, se eligen con ellos en la página de pago.',
  },
  {
    id: 'moneda',
    when: /(en )?que moneda|pesos (mexicanos|argentinos|colombianos|chilenos)|(cobran|precios?|pag\w+)( \w+){0,3} (en )?(dolares|pesos|soles|euros|usd|moneda local)|tipo de cambio|son dolares/,
    not: /(menos|mas|hasta) (de )?\d/,
    answer:
      'Los precios están en dólares (USD). Tu banco o PayPal hace el cambio a tu moneda, y el total lo ves antes de pagar.',
  },
  {
    id: 'pago-local',
    when: /(sin|no tengo) tarjeta|oxxo|spei|\bpix\b|\bpse\b|nequi|daviplata|yape|plin|mercado ?pago|efectivo|transferencia|deposito|webpay|rapipago|pago facil|western union|\bzelle\b|(acept\w+|pag\w+|recib\w+|cobr\w+)( \w+){0,4} (bitcoin|cripto\w*|usdt|binance|ethereum)|(bitcoin|cripto\w*|usdt|binance)( \w+){0,3} (acept\w+|pag\w+)/,
    not: /inver|libro|ebook|busco|aprend|algo (de|sobre)|payoneer|\b(saco|sacar|retir\w+|cobrar|descuentan?)\b|link de pago|mis (ventas|client)/,
    answer: `Está sin confirmar: pregunta antes. Lo seguro es tarjeta (Visa, Mastercard o American Express) o PayPal. Los demás medios de tu país, si los hay, los ves en la página de pago antes de pagar.`,
    person: true,
  },
  {
    id: 'pago-seguro',
    when: /(es |seria )?segur\w( \w+){0,3} (pagar|comprar|poner|dar|meter)|(pagar|comprar|compra|pago|tarjeta)( \w+){0,4} segur\w|roban|clonar|datos de (mi|la) tarjeta/,
    answer:
      'Sí. Pagas en una página cifrada del proveedor de pagos; la tienda nunca ve los datos de tu tarjeta.',
  },
  {
    id: 'suscripcion',
    when: /suscripci\w*|mensualidad|(cargo|cobro|costo|cuota) mensual|(cada|todos los) mes(es)?|pago (unico|mensual)|renov\w+|membresia (de la tienda|mensual)|cobran? (mensual|cada)/,
    not: /regal|su mensualidad|pued\w+.*membresia|mi membresia|(para|donde) vend/,
    answer:
      'No hay suscripción: pagas una sola vez por cada producto y los archivos son tuyos bajo la licencia.',
  },
  {
    id: 'pago',
    when: /(como|con que|de que (forma|manera)|formas?|metodos?|medios?|opciones|maneras?|donde|puedo)( \w+){0,4} pag(o|ar|as|ue|arlo|arlos|amos|an|os)\b|aceptan( \w+){0,3} (tarjeta|paypal|visa|mastercard|amex|american express|credito|debito|pago)|paypal|tarjeta de (credito|debito)|payment/,
    answer: `${PAY} Es un pago único, sin suscripción.`,
  },
  {
    id: 'precio-cambio',
    when: /(carrito|ayer|anoche|antes|hoy|total)( \w+){0,9} (mas car[oa]|subio|otro precio|cambio (el|de) precio)|(subio|cambio)( \w+){0,2} precio/,
    not: /cual|alguno|hay algo/,
    answer:
      'Los descuentos del combo y del carrito duran unos minutos; al terminar vuelve el precio normal, y el carrito lo dice. El total que ves en la página de pago es el que se cobra.',
  },
  {
    id: 'cupon',
    when: /cupon\w*|codigo (de )?(descuento|promo\w*)|promo ?code|coupon/,
    answer: `No, la tienda no publica cupones ni códigos: los descuentos se aplican solos. El combo da ${list(COMBO)}.`,
  },
  {
    id: 'ofertas',
    when: /(como|que|cuanto|hasta cuanto|cuando|cuales)( (es|son|hay|tienen|dan|hacen|funciona\w*|sirve|lo|del?|el|los|un|para|este|ese|mucho|dura)){0,4} (combos?|descuento\w*|oferta\w*|promocion(es)?|rebaja\w*)\b|(hay|tienen|hacen|dan|existe|algun)( \w+){0,3} (descuento\w*|oferta\w*|promo\w*|rebaja\w*)|descuento (por|si)|(si )?(llevo|compro)( \w+){0,2} (varios|mas de un|dos|tres|cuatro|[2-9]|10)( (libros|ebooks|productos|juntos|me)|$)|(hacen|hacer|hagan|dan|dar)( \w+){0,2} (precio|rebaja)|por (volumen|cantidad|mayoreo)|mayoreo|el combo|(dura|vence|termina)( \w+){0,3} oferta|oferta( \w+){0,3} (dura|vence|termina|expir)|cuenta regresiva|black friday/,
    not: /libros? en oferta|cuales estan en oferta|(libros?|ebooks?|productos?) (con|en) (oferta|descuento)/,
    answer: `Sí. El combo, en la página de cada producto, da ${list(COMBO)} durante ${OFFERS.comboMinutes} minutos, y vuelve ${OFFERS.comboRestartHours} horas después. El máximo es ${MOST}%. En el carrito puede aparecer otro producto con ${OFFERS.crossSellPercent}% de descuento durante ${OFFERS.crossSellSeconds} segundos. Se aplican solos, sin código.`,
  },
  {
    id: 'gratis',
    when: /(hay|tienen|dan|regalan|algo|alguno|libros?|ebooks?|muestra\w*|prueba)( \w+){0,3} gratis|gratuit\w|muestra\w*|prueba gratis|ver(lo)? antes de (comprar|pagar)|ver( \w+){0,3} por dentro|(leer|revisar|ver)(lo)?( \w+){0,4} antes de (comprar|pagar)|hojear|vista previa|preview|leer (un poco|algo|una parte)|free sample|demo\b/,
    not: /pued\w+( \w+){0,3} (regalar|dar|ofrecer)|regalarlo|me dejen|a cambio|\bpon(er|go|erl[oa])\b|public/,
    answer:
      'Los productos no son gratis, pero puedes ver antes lo que compras: en la página de cada uno está su índice y, donde hay páginas de muestra, «Hojear» las abre sin pagar.',
  },
  {
    id: 'entrega',
    when: /(como|cuando|donde|en cuanto tiempo|cuanto (tarda|demora))( \w+){0,4} (recib\w+|lleg\w+|entreg\w+|descarg\w+|envian?|mandan?|bajo|accedo)|entrega (inmediata|es)|\b(lleg(a|an|ara|ue)|demora|tarda|entregan)\b( \w+){0,3} (antes|hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|rapido|enseguida)|descarga inmediata|descarg\w+ (mis|los) (archivos|libros)|(lo|los|me lo) (mandan|envian) (por|al)( correo| mail| whatsapp)?|que pasa (despues|luego) (de|que) (pag|compr)|despues de (pagar|comprar)/,
    answer: (message) =>
      (/whats/.test(message) ? 'Por WhatsApp no: llega por correo. ' : '') +
      'Al instante: cuando se confirma tu pago te llega por correo el enlace a «Mis productos», donde descargas los archivos y tu certificado. Si no lo ves en unos minutos, mira en spam o promociones.',
  },
  {
    id: 'editables',
    when: /(entreg\w+|d[ao]r\w*|doy|damos|mand\w+|envi\w+|pas\w+|vender\w*|inclu\w+|compart\w+)( \w+){0,6} (editables?|word|fuente|docx|plantilla)( \w+){0,6}|archivos? (editables?|fuente|word)( \w+){0,3} (client|comprador)/,
    not: /que (trae|viene|incluye)|en que|traen|vienen|formato|me (l[oa]s? )?(dan|entregan|mandan|envian|pasan)|incluyen?/,
    answer: right('editables'),
  },
  {
    id: 'envio',
    when: new RegExp(
      `(?:vivo|estoy|soy) (?:en|de) (?:${COUNTRY.source})(?: \\w+){0,3} (?:compr|pued)` +
        '|' +
        /paqueteria|envi\w+( \w+){0,4} (a|pais|domicilio|fisic\w|casa)|(libro|ebook|producto|version|mand\w+|envi\w+|lleg\w+|viene|hay|tienen)\w*( \w+){0,2} (fisic\w|impres\w)|en papel|a domicilio|(a|hasta) mi casa|tapa (dura|blanda)|(venden|funciona|sirve|compr\w+|disponible)( \w+){0,3} (en|desde|para) (mexico|colombia|argentina|chile|peru|espana|ecuador|bolivia|venezuela|guatemala|uruguay|paraguay|panama|costa rica|honduras|nicaragua|salvador|republica dominicana|puerto rico|estados unidos|usa|mi pais|otro pais|cualquier pais|europa|brasil|latinoamerica)/
          .source,
    ),
    not: /imprimir|reclam|queja|devol|reembols/,
    answer:
      'No se envía nada impreso. Todo es digital: compras y descargas desde cualquier país, sin envío ni costo extra. ' +
      RIGHTS.imprimir.sentence,
  },
  {
    id: 'contrasena',
    when: /contrasena|clave|password|no (puedo |me deja |logro )?(entr|ingres|acced|inici)\w+( \w+){0,3}|codigo( \w+){0,5} (invalid\w|incorrect\w|no (sirve|funciona|llega)|venc\w+|expir\w+)|no( me)? llega el codigo|no me acuerdo( \w+){0,3} (contra|clave)|olvid\w+/,
    not: /negoci|olvid[ae]lo|olvida (todo|eso)/,
    answer: (message) =>
      /codigo/.test(message)
        ? 'Pide uno nuevo y usa el último que te llegue: los anteriores dejan de servir. Revisa que el correo sea el mismo con el que pagaste. Si sigue sin funcionar, una persona lo revisa con tu número de pedido.'
        : 'Entra en «Acceder» y pulsa «¿Olvidaste tu contraseña?»: te llega un enlace para elegir otra. También puedes abrir tus compras en «Mis productos» con el enlace de tu correo, sin contraseña.',
  },
  {
    id: 'borrar-cuenta',
    when: /(borr\w+|elimin\w+|desactiv\w+|cerrar|dar de baja)( \w+){0,4} (cuenta|datos|informacion)|que (los|lo|me) (borren|eliminen)|(que|cuales) datos( \w+){0,3} (guardan|tienen|piden|usan)|(mis )?datos (personales|mios)|privacidad|venden mis datos|que (hacen|datos)( \w+){0,3} datos/,
    answer: `Pídelo en «Contacto» o al correo de la política de privacidad, al pie de cada página: responden en ${POLICY_DAYS.privacy} días hábiles como máximo. Tus datos (nombre, correo, país y lo que compras) se usan para entregarte tus compras y atenderte; los de tu tarjeta no llegan a la tienda. Desde el chat no puedo borrarlos.`,
    person: true,
  },
  {
    id: 'privacidad-del-chat',
    when: /lo que (escribo|digo|pongo)( \w+){0,3} (quien|lee|ve|guarda)\w*|(guardan?s?|graban?s?|leen?|ve[ns]?|comparten?)( \w+){0,3} (lo que( \w+){0,2} (digo|escribo|hablamos|pongo)|est[ae] (chat|conversacion)|(mis|los) mensajes)|est[ae] (chat|conversacion)( \w+){0,3} (guarda|privad|graba|publica)\w*/,
    answer:
      'Lo que escribes aquí se usa para responderte; la conversación queda en tu navegador mientras la pestaña siga abierta, y solo llega a una persona si tú la envías. No escribas datos de tu tarjeta.',
  },
  {
    id: 'correo-y-publicidad',
    when: /(hacen|usan|pasa)( \w+){0,3} (con )?mi (correo|mail|email|informacion)|llenen de (publicidad|correos|spam)|\bspam\b|darme de baja|desuscrib\w+|dejar de recibir/,
    not: /(mire|revis\w+|busqu\w+|ya)( \w+){0,4} spam|lleg\w+/,
    answer:
      'Tu correo se usa para entregarte lo que compras y atenderte; la política de privacidad, al pie de cada página, lo dice completo. Para que dejen de escribirte o borren tus datos, pídelo en «Contacto».',
  },
  {
    id: 'cuenta',
    when: /(crear|abrir|hacer|tener|necesito|ocupo|hace falta|obligatori\w|sin)( \w+){0,3} (cuenta|usuario|registr\w+)|registrar(me|se)|(como )?me registro|iniciar? sesion|para que sirve( \w+){0,3} cuenta|como (entro|ingreso|accedo)/,
    answer: `No necesitas cuenta para comprar. Con ella tus favoritos y compras te siguen en todos tus dispositivos: entra en «Acceder», elige «Registrarse» y escribe tu correo y una contraseña de al menos ${MIN_PASSWORD_LENGTH} caracteres. Es gratis.`,
  },
  {
    id: 'donde-esta',
    when: /^(y )?(de )?donde (lo|la|los|se|me)? ?(saco|consigo|encuentro|descargo|bajo|obtengo)( eso| esto| el expediente)?( si ya (lo |la )?compre)?$/,
    answer:
      'Tus archivos, tu certificado y el expediente de reventa están en «Mis productos»: abre tu compra con el enlace de tu correo o desde tu cuenta.',
  },
  {
    id: 'plazo-de-respuesta',
    when: /(en )?(cuanto|cuando)( \w+){0,3} (respond|contest)\w*|(cuant\w+|que)( \w+){0,3} (dias?|tiempo|horas?|tarda\w*|demora\w*)( \w+){0,4} (respond|contest|atend)\w*/,
    answer: `Lo publicado no fija en cuántos días se contesta un mensaje. Si es una devolución, el dinero vuelve en ${POLICY_DAYS.repaid} días hábiles como máximo desde que se acepta.`,
  },
  {
    id: 'conviene',
    when: /(que|como)( \w+)? harias( \w+){0,3}$|^(y )?(entonces )?(no )?(me|te) conviene\w*( \w+)?$|^(no )?vale la pena( \w+)?$/,
    answer:
      'Te conviene si tu público busca ese tema y le vas a poner tu marca; si no, mejor uno más barato o de otro tema. Antes de pagar mira su índice y hojea unas páginas.',
  },
  {
    id: 'favoritos',
    when: /favorit\w+(?! es\b)|lista de deseos|wishlist|(el|de) corazon\w*|corazoncito|guardar? (un |el |este )?(producto|libro|ebook)( para|$)/,
    answer:
      'Toca el corazón de un producto para guardarlo y vuelve a tocarlo para quitarlo. Los encuentras en «Favoritos».',
  },
  {
    id: 'certificado',
    when: /certificad\w*|compr(obar|uebo)( \w+){0,3} licencia|demostrar( \w+){0,4} (licencia|derech)|prueba de (mi )?(licencia|compra)|verific\w+( \w+){0,3} (licencia|certific)|constancia/,
    answer: (message) =>
      `${/perd\w+|otra vez|volver|de nuevo/.test(message) ? 'Puedes volver a bajarlo. Cada' : 'Sí: cada'} compra trae un certificado de licencia PLR con tu nombre y un número. Lo descargas en «Mis productos», y cualquiera puede comprobarlo en la página «Certificado» con su número o su archivo.${/cambi|correg|otro nombre|nombre de (mi|otra|el|la)\b|no es mi nombre|negocio|mal escrit|equivocad|nombre mal|mal (el|mi) nombre/.test(message) ? ' Para corregir el nombre, escríbele a una persona en «Contacto».' : ''}`,
  },
  {
    id: 'como-comprar',
    when: /(como|donde|pasos|que hago|ayud\w+)( \w+){0,4} (compr(?!ob|ueb)\w+|adquir\w+|pedido|orden(o|ar)|agreg\w+|pedirlo|consigo)|(agreg\w+|anad\w+|pon\w*|mete\w*)( \w+){0,4} carrito|(el|mi|donde esta el) carrito|^ ?(quiero|deseo|me gustaria) comprar(lo|la)? ?$|how (do|can|to) (i )?buy|lo compro|me lo llevo|finalizar compra|carrito/,
    not: /descuento|mas barat|vend/,
    answer:
      'Abre el producto, pulsa «Agregar», ve al carrito y pulsa «Finalizar Compra». No necesitas cuenta. Cuando se confirma el pago te llega por correo el enlace de descarga.',
  },
  // Trust and people
  {
    id: 'licencia-donde',
    when: /donde( \w+){0,2} (dice|esta|leo|veo|sale|aparece)( \w+){0,4} (licencia|escrito|contrato)|licencia( \w+){0,2} donde|por escrito/,
    not: /garanti|asegur|promet/,
    answer:
      'La licencia completa está en «Licencia», al pie de cada página. Tu certificado, que trae tu compra, la deja por escrito con tu nombre y un número que cualquiera puede comprobar.',
  },
  {
    id: 'estado-de-cuenta',
    when: /estado de cuenta|(aparece|sale|dice)( \w+){0,6} (resumen|extracto|movimientos) (de la tarjeta|del banco)?/,
    answer:
      'Qué nombre aparece en tu estado de cuenta lo decide quien procesa el pago, tu banco o PayPal: aquí no lo tenemos publicado. Si te importa la discreción, pregúntale antes a una persona del equipo.',
    person: true,
  },
  {
    id: 'persona',
    when: /(pas[ae]\w*|conect\w+|comunic\w+|deriv\w+|quiero|necesito)( \w+){0,3} (una persona|un humano|con alguien|un asesor|una asesora|un agente|un operador|alguien real)|(hablar|comunic\w+|contact\w+|escrib\w+|llam\w+|atien\w+|atenc\w+)( \w+){0,4} (persona|humano|alguien|ustedes|asesor\w*|agente|equipo|soporte|encargad\w|cliente)|whats?app|wasap|(tu|algun|hay|tienen|cual es (el|su)|dame (el|un|su)) telefono|telefono( \w+){0,3} (tienda|contacto|ustedes|dueno|soporte|atencion)|numero (de|para)( \w+){0,2} (contacto|llamar)|(a )?donde( (les|los|te))? (escribo|llamo|contacto|reclamo|me quejo)|(como|quiero|quisiera|puedo)( (los|les|lo))? (contact\w+|reclam\w+|quej\w+|escribirles)|servicio al cliente|correo (de )?(contacto|soporte)|tienen (correo|mail|email)|una queja|reclamo|libro de reclamaciones|donde (escribo|reclamo|mando)|asesor\w? human|atencion al cliente|contacto/,
    not: /vend\w+|negocio|ebook|en el telefono|mi telefono|libro de (ventas|atenc)|(clientes|mi) por whatsapp|publicar|grupo/,
    answer: `Por ahora atendemos por correo, en «Contacto». ${PERSON} Para quejas y arrepentimiento está «Arrepentimiento y quejas».`,
    person: true,
  },
  {
    id: 'horario',
    when: /(que|en que|cual es (el|su)) horario|horario de atencion|(atienden|contestan|responden|trabajan|abren)( \w+){0,4} (sabado|domingo|feriado|fin(es)? de semana|noche|dia|hora|24|siempre)\w*/,
    answer: `El horario de atención está en «Contacto», y la compra y la descarga funcionan siempre. ${PERSON}`,
    person: true,
  },
  {
    id: 'soporte',
    when: /(me |nos )(ensenan?|explican|guian|capacitan|ayudan)( \w+){0,3} (vend|public|us|instal|hac|subir|armar)\w*|(?<!mi )comunidad(?! de)|grupo (de )?(soporte|whatsapp|telegram|facebook|apoyo|skool)|soporte|ayuda (despues|luego)|me (ayudan|acompanan)|quien me ayuda|acompanamiento|mentoria/,
    answer:
      'Sí. Tu compra incluye el grupo de soporte de la comunidad, para dudas de archivos, licencia y primeras ventas. El enlace «Únete a nuestra comunidad» está al pie de cada página.',
  },
  {
    id: 'confianza',
    when: /(?<!una )estafa|confiable|confianza (en|de)|fraude|es real|opinion\w*|rese[nñ]a\w*|testimonio\w*|referencias|son de fiar|legit\w*|puedo confiar|scam|cuantos (clientes|han comprado)|experiencias/,
    not: /cliente.*libro|autoestima/,
    answer:
      'Sí puedes comprobarlo antes: lee una muestra gratis con «Hojear», paga con PayPal o tarjeta en una página cifrada y, si un archivo falla, pide que lo corrijan o te devuelvan lo pagado. Quién vende está en «Contacto».',
  },
  {
    id: 'vendedor',
    when: /(quien|quienes)( \w+){0,3} (dueno|vende|esta detras|atras|administra|son ustedes|son|fundo)|razon social|domicilio fiscal|donde (estan|se ubican|quedan)( ustedes| ubicad\w+)?|empresa (legal|registrada|de donde)|de que pais son|oficinas?\b.*(ustedes|tienen)/,
    answer:
      'Lo que la tienda publica de quien vende (nombre, domicilio, correo y horario) está en «Contacto».',
  },
  {
    id: 'quien-escribe',
    when: /(quien|quienes)( \w+){0,3} (escrib\w+|hizo|hace|hicieron|autor\w*|redact\w+|cre\w+)( \w+){0,4}|autor (de|del)|(hech\w+|escrit\w+|gener\w+|cread\w+)( \w+){0,3} (con |por )?(ia\b|inteligencia|chat ?gpt|ai\b)|son (originales|de calidad)|calidad|plagio|copiad\w+/,
    not: /pued\w+.*(poner|firm|registr)|yo (el )?autor/,
    answer:
      'La tienda no publica quién redactó cada texto. Están en español y listos para editar. Para juzgar la calidad, abre «Hojear» en la página de cada uno y lee su índice y unas páginas.',
  },
  {
    id: 'ia-club',
    when: /(ia club|club de ia|lovable|vibecode|auto ?page)/,
    not: /revend|licencia|\bvend/,
    answer: (message) => coursesAnswer(message),
  },
  // Rights
  {
    id: 'duracion',
    when: /(cierr\w+|desaparec\w+|quiebr\w+)( \w+){0,3} (tienda|pagina|empresa|ustedes|negocio)|(tienda|pagina|ustedes)( \w+){0,3} (cierr\w+|desaparec\w+|quiebr\w+)|(por |hasta )?(cuanto tiempo|cuando)( \w+){0,3} (usar|derechos|acceso|descargar)|fecha de vencimiento|pierdo (los|el|mis) (derechos|acceso)|(cuanto|hasta cuando)( \w+){0,3} (dura|vence|caduca)( \w+){0,4}|(licencia|acceso|derechos|archivos)( \w+){0,4} (vence\w*|caduc\w*|expir\w*|de por vida|para siempre|vitalici\w*|dura\w*)|de por vida|vitalici|para siempre/,
    not: /oferta|combo|curso|amor|pareja/,
    answer: `${UNSTATED.duracion} Descarga y guarda tus archivos y tu certificado; para tener una respuesta firme, pregunta antes a una persona del equipo.`,
    person: true,
  },
  {
    id: 'version-de-la-licencia',
    when: /(si|cuando) (la |las |los )?(cambi\w+|actualiz\w+|modific\w+)( \w+){0,6} (afecta|licencia|terminos|condiciones|reglas|pierdo)|(licencia|terminos|condiciones)( \w+){0,3} (cambi|actualiz)\w*/,
    answer:
      'Para tu compra vale la versión de la licencia del día en que compraste, aunque después cambie: tu certificado la nombra.',
  },
  {
    id: 'plr-y-mrr',
    when: /(diferencia|distint\w+|es lo mismo|comparad\w|versus|\bvs\b)( \w+){0,5} (mrr|master|reventa)|que (es|significa)( \w+){0,2} (mrr|master resale)/,
    answer: `PLR son derechos de marca privada: editas, pones tu marca y vendes a clientes finales. MRR son derechos maestros de reventa: quien compra también revende. Aquí es PLR. ${RIGHTS['revender-derechos'].sentence}`,
  },
  {
    id: 'afiliados',
    when: /afiliad\w+|comisionistas?|vend\w*( \w+){0,4} a comision|vendedores? (a comision|por mi)|vend\w+ por mi|(le|les) (doy|pago)( \w+){0,2} comision|(otr\w+|alguien|persona\w*)( \w+){0,4} (vend\w+|promo\w+|promocion\w+)( \w+){0,4} (por mi|comision|mi nombre)|pag\w+ (una )?comision/,
    not: /cobran( \w+){0,3} comision|ustedes|sin pagar/,
    answer: right('afiliados', 'compartir'),
  },
  {
    id: 'titular',
    when: /a nombre de quien|quien( \w+){0,2} (de |como |el )titular/,
    answer: `A nombre del titular que escribes al crear el certificado: tu nombre o el de tu marca. ${RIGHTS.compartir.sentence}`,
  },
  {
    id: 'compartir',
    when: /(misma|una sola|nuestra) (compra|licencia)|compra podemos (usar|vender)|(d[ao]r\w*|pas\w+|ced\w+|prest\w+|transfer\w+)( \w+){0,3} (licencia|lisencia)( \w+){0,3} (a|con|para) (mi|un|una|otr\w+|el|la)|me l[oa]s? (pas\w+|dio|dieron|prest\w+|compart\w+)( \w+){0,8} vend\w+|heredar|transferir|(jefe|agencia|empresa|compania|patron|cliente)( \w+){0,12} licencia|licencia( \w+){0,8} (jefe|agencia|empresa|compania|patron|de ellos)|compart\w+( \w+){0,5} (licencia|archivo\w*|compra|socio|amig\w+|hermana|pareja|equipo|persona)|(soci[oa]|amig[oa]|herman[oa]|espos[oa])( \w+){0,9} (usar|vender|vendemos|licencias?|mismo|misma)|cada (cliente|socio|negocio|persona)( \w+){0,8} (vend\w+|licencia|compr\w+)|compr\w+ (\d|dos|tres|varias|otra) veces|cuantas licencias|varias personas|dos personas|prestar\w*|(una|la misma) licencia( \w+){0,3} (dos|varios|para)|dos negocios|varios negocios/,
    answer: right('compartir'),
  },
  {
    id: 'revender-derechos',
    when: /(revend\w+|vend\w+|ced\w+|transfer\w+|pas\w+|ofre\w+|sublicenc\w+|traspas\w+|heredar)( \w+){0,5} (derechos|licencia|plr|mrr|master)|\bmrr\b|master resale|derechos? (de reventa|maestros?)|sublicenci\w+|como plr|con plr|(revend\w+|vend\w+)( \w+){0,6} (otros? (vendedor\w*|emprendedor\w*|revendedor\w*)|otras? tiendas?|para que (lo|los|las|ellos|ellas|otros|otras)( tambien| ellos| ellas)* (lo )?(vend|revend|comerci)\w+)|para que (ella|el|ellos|ellas|mi \w+)( \w+){0,2} (l[oa]s? )?(vend|revend)\w+|(que|para que) otr[oa]s (lo |los )?(revend|vend|comerci)\w+/,
    not: /comision|afiliad|a mi nombre|por mi\b|cursos? (de|del) (las?|ia|paginas|club)\b/,
    answer: right('revender-derechos', 'reventa'),
  },
  {
    id: 'reventa',
    when: new RegExp(
      `(?:${BUYERS}).*(?:revend|vend|vuelv\\w+ a|comercializ|distribu|lo suba|los mismos derechos|ponerlo a la venta|editar|su marca)|(?:ellos|ellas|alguien|ese alguien|cada comprador|otra persona|el tambien|ella tambien).*(?:(?:re|a )?vend\\w*|comercializ\\w*)|mismos derechos que yo`,
    ),
    not: /factura|boleta|\biva\b|impuesto|(vende|tiene|compra)n?( \w+){0,2} (el|lo) mismo|lo mismo|alguien( ya)?( h?a)? (prob|vend)|cual(es)? les? (vend|ofre|recom|sirv)|mism[oa]s? (libro|ebook|producto)|comision|afiliad|por mi\b|consig|captar|atraer|busc|me vendes|quiero vender(les)? a (mis|client)|para vender/,
    answer: right('reventa', 'vender', 'revender-derechos'),
  },
  {
    id: 'afiliados-tienda',
    when: /(programa|sistema) de afiliad\w+|(pagan|dan|ganar|gano|hay)( \w+){0,3} comision( \w+){0,3} (recomend|referi|por)|afiliar(me|se)|ser afiliad|referidos/,
    answer: `Por ahora la tienda no paga por recomendarla. ${RIGHTS.afiliados.sentence}`,
  },
  {
    id: 'ganancias',
    when: /(cobran?|quitan?|se quedan?|piden?|descuentan?)( \w+){0,5} (comision|porcentaje|ganancia\w*|parte|regalias|de lo que vend\w*)|(me quedo|queda)( \w+){0,6} (todo|toda|100|plata|dinero|ventas)|100 ?%?( \w+){0,3} ganancia|comision( \w+){0,3} (por|de) (mis|las|cada) venta|regalias|royalt|(les|te|debo|hay que)( \w+){0,2} pag\w+( \w+){0,3} (por cada|porcentaje)/,
    answer: right('ganancias'),
  },
  {
    id: 'exclusividad',
    when: /exclusiv\w*|(otr[oa]s?|alguien)( \w+){0,3} (vende|tiene|compra)n?( \w+){0,2} (el|lo) mismo|nadie mas( \w+){0,4} (vend|tien)\w*|(otr\w+|alguien|mas gente|cuant\w+)( \w+){0,5} (mism\w+|igual\w*)( \w+){0,3}|(soy|sere) (el|la) unic\w|unic\w (dueno|vendedor)|lo (tienen|compran) otros|dejan? de vender\w*( \w+){0,4} (demas|otros|otras|mas)|(solo|unicamente) (a|para) mi\b/,
    not: /mismos derechos/,
    answer: (message) =>
      `${right('exclusividad')(message)} Por eso conviene personalizarlo: título, portada y tu experiencia.`,
  },
  {
    id: 'paquete-tienda',
    when: /(venden|tienen|tienes|hay|existe|ofrecen|cuanto( \w+){0,3})( \w+){0,4} (paquetes?|mega ?packs?|packs?|bundle|coleccion|lotes?|todos los (libros|ebooks)|todo el catalogo)\b/,
    not: /pued\w+|de paquete|\bmi\b/,
    answer: `Hoy los ebooks se venden uno por uno, cada uno con su licencia. Para llevar varios está el combo, en la página de cada producto: ${list(COMBO)}. Si quieres muchos, pregúntale a una persona del equipo.`,
    person: true,
  },
  {
    id: 'membresia',
    when: /membresia|suscriptores de pago|mi (club|comunidad) de pago|\bclub\b( de| privado)|patreon|skool/,
    not: /ia club|club de ia/,
    answer: right('membresia'),
  },
  {
    id: 'paquete',
    when: /paquetes?\b|bundle|(met\w+|pon\w+|arm\w+|hac\w+|vend\w+|junt\w+)( \w+){0,4} (combo|pack)|(combo|pack) (de|con) \d+|combinar( \w+){0,3} (libros|ebooks|varios)|(unir|juntar|mezclar|dividir|partir|separar)( \w+){0,5} (libros?|ebooks?|productos?|capitulos?|varios|otros)|(juntar|unir|mezclar|combinar)(los|lo)|usar (solo )?(una parte|partes|un capitulo|capitulos)|por (capitulos|partes|separado)|capitulos? (sueltos?|por separado)/,
    not: /trae|precio|cuesta|completo/,
    answer: right('paquete', 'editar'),
  },
  {
    id: 'regalar',
    when: /(?<!quier\w )(donar\w*|donacion)|(regal\w+|obsequi\w+|dar\w*|ofrec\w+|us\w+|pon\w+|publi\w+)( \w+){0,5} (gratis|bono|bonus|lead ?magnet|iman|registro|suscri\w+|lista)|regala\w*|(colg|sub|dej|pon|publi)\w*( \w+){0,8} (cualquiera|todo el mundo)|(baj|descarg)\w*( \w+){0,2} (cualquiera|todo el mundo)|descarga libre|enlace abierto|lead ?magnet|iman de|de bono|como bono|subirlo gratis|publicar(lo)? gratis/,
    not: /^(quiero|quisiera|busco|necesito) regalar(le)? (un|una|algo)\b(?! a)|novi|espos|amig|mama|papa|cumplean|navidad|aniversario|maestra|hijo|ideas|libro para regalar|algo para/,
    answer: right('regalar', 'editables'),
  },
  {
    id: 'adaptar',
    when: /(convert\w+|transform\w+|pas\w+|hac\w+|adapt\w+|volver\w*|grab\w+|us\w+|arm\w+|cre\w+|sac\w+)( \w+){0,7} (curso|audio\w*|video\w*|podcast|taller|webinar|articulos?|blog|posts?|clase\w*|infografia\w*|mp3|reels|youtube)|audiolibro|en audio|otro formato|app\b( con| a partir)/,
    not: /(venden|tienen|hay|busco|(quiero|necesito)(?! (hacer|convert|grab|volver|pasar|usar|dar|armar|crear|sacar)))( \w+){0,3} (curso|video|audio)|(libro|ebook)s? (en|de) (curso|video|audio)|crear (un|mi) curso|como (crear|hacer|grabar)|ideas/,
    answer: right('adaptar'),
  },
  {
    id: 'imprimir',
    when: /fotocopi\w+|sac\w+ copias|engargol\w+|anillad\w+|imprim\w+|impreso|en papel|libro fisico|encuadern|print/,
    answer: right('imprimir'),
  },
  {
    id: 'autoria',
    when: /(autor\w*|firm\w+|decir( \w+){0,2} yo( \w+){0,2} (escrib\w+|hice)|copyright|derechos? de autor|registr\w+ (el|la|un|como|mi|a mi nombre)|isbn|propiedad intelectual|lo escribi yo|indautor|mi nombre)/,
    not: /quien|pag\w+ con|significado|numerolog|vend\w+.*(hotmart|amazon|en)|registrar(me|se)/,
    answer: (message) =>
      /registr|indautor|copyright|derechos? de autor/.test(message)
        ? `No puedes registrar como obra tuya el texto original. ${RIGHTS.autoria.sentence}`
        : right('autoria', 'marca')(message),
  },
  {
    id: 'traducir',
    when: /traduc\w+|traducci\w+|(en|al) (ingles|portugues|frances)( \w+){0,4} vender|(pas\w+|pon\w+)( \w+)? (a|al|en) (ingles|portugues|frances|otro idioma)|otros? idiomas?/,
    answer: right('traducir'),
  },
  {
    id: 'licencia-personal',
    when: /licencia (de )?(uso )?personal/,
    answer:
      'Con la licencia de uso personal lees y usas el producto tú: no se puede vender, publicar ni entregar a otros. Cuál trae cada producto lo dice su página, junto a «Licencia».',
  },
  {
    id: 'uso-propio',
    when: /para mi( \w+){0,4} (no|sin|nada mas|nomas|solamente)( \w+)? ?(para )?(vender)?|no (es |lo quiero )?para vender|(usar|leer|quedar|guardar)\w*( \w+){0,4} (para mi|en mi casa|en su casa|yo mism[oa]|sin vender|uso (propio|personal))|(solo|solamente|nomas) (para|es para) (vender|revender)|(uso|consumo) (propio|personal)|(obligad[oa] a|tengo que|hay que) (re)?vender(l[oa]s?)?( si o si| a fuerza| por obligacion|$)/,
    not: /\bcurso|licencia de uso|negocio|tienda|client|mi (mama|papa|hij|perr|gat|espos|novi)/,
    answer:
      'Sí, también puedes leerlo y usarlo tú: nada te obliga a venderlo. ' + RIGHTS.vender.sentence,
  },
  {
    id: 'donde-vender',
    when: /(vend\w+|subir\w*|public\w+|ofrec\w+|pon\w+|distribu\w+|lista\w*|sirve|acept\w+|permit\w+)( \w+){0,8} (marketplace|pagina|web|tienda|internet|linea|plataforma\w*|redes)|(donde|en que (plataforma|pagina|sitio)s?|por donde|en donde)( \w+){0,5} (vend\w+|public\w+|ofrec\w+|subo)/,
    not: /^(?!.*(donde|pued)).*(libro|ebook|guia|algo|aprender|como vender)/,
    answer: whereToSell,
  },
  {
    id: 'cuanto-editar',
    when: /(cuanto|que tanto)( \w+){0,4} (edit|cambi|modific)\w*/,
    not: /cuesta|cobra/,
    answer:
      'La licencia no pide un mínimo de cambios. Algunas plataformas piden personalizar el contenido PLR sin decir cuánto, y otras no lo aceptan aunque lo edites: pregunta antes a la plataforma.',
  },
  {
    id: 'editar',
    when: new RegExp(
      `${may('edit|modific|cambi(?:ar|o)|personaliz|recort|agreg|quit|corregi|ampli|reescrib|alter')}|son editables|(es|viene|vienen|se) editables?|editarlo|modificarlo|personalizarlo`,
    ),
    not: /carrito|cuenta|correo|contrase|moneda|opinion|idea|habito|vida|devol|reembols|marca|logo|titulo|nombre/,
    answer: (message) =>
      `${right('editar', 'marca')(message)} El archivo cómodo de editar es el de Word.`,
  },
  {
    id: 'marca',
    when: /(pon\w+|agreg\w+|us\w+|llev\w+|vend\w+|cambi\w+|con)( \w+){0,5} (mi |su |tu |el |la )?(marca|logo|titulo|nombre|portada)( mi[oa]|$| )|marca (propia|blanca)|rebrand|brandear/,
    not: /significado|numero|curso|ideas|contenido|libro (de|sobre)|ebook (de|sobre)|amazon|hotmart/,
    answer: right('marca', 'editar'),
  },
  {
    id: 'cursos-licencia',
    when: /(vend\w+|revend\w+|licencia|derechos)( \w+){0,5} (curso\w*|ia club|auto ?page|lovable)|(curso\w*|ia club)( \w+){0,12} (plr|licencia|revend)/,
    not: /videolecci/,
    answer: (message) =>
      `${/cuanto|precio|cuales|que cursos/.test(message) ? `${coursesAnswer('')} ` : ''}${UNSTATED.cursos} Pregunta antes a una persona del equipo.`,
    person: true,
  },
  {
    id: 'ia-entrenar',
    when: /entren\w+( \w+){0,5} (ia\b|inteligencia|modelo|chatbot|gpt)|(subir|meter|cargar)\w*( \w+){0,4} (chat ?gpt|ia\b)/,
    answer:
      'Sin confirmar: la licencia no habla de entrenar una inteligencia artificial. Pregunta antes a una persona del equipo.',
    person: true,
  },
  {
    id: 'precio-libre',
    when: /(precio|cuanto)( \w+){0,4} (vend\w+|cobr\w+|pong\w+|pon\w+|quiera|yo)|al precio que|precio minimo|(lo |los )?(vendo|vender|pongo|doy) a (\d|un dolar|muy barato)|a como (lo )?(vendo|puedo)|cuanto (le )?(cobro|cobrar)|en cuanto lo vendo/,
    not: /gan\w+|aprender|libro|ebook|servicio/,
    answer: `${RIGHTS.vender.sentence} La licencia no fija mínimo ni máximo. ${RIGHTS.ganancias.sentence}`,
  },
  {
    id: 'vender',
    when: /(despues|luego|mas adelante|cambio de idea)( \w+){0,5} (lo |los )vend\w+|(lo |los |la )?(pued\w+|podr\w+|se puede|es legal)( \w+){0,4} (re)?vend\w+|(re)?venderl[oa]s?|derecho a vender/,
    not: /aprend|ensen|como vend|libro|ideas para|a mamas|a padres|ideas|algo de/,
    answer: right('vender', 'ganancias', 'revender-derechos'),
  },
  {
    id: 'derechos',
    when: /(que|cuales)( \w+){0,4} (derechos|permite|permiso\w*|licencia|puedo hacer|no puedo hacer)|la licencia|tipo de licencia|condiciones|terminos|que derechos|uso comercial|lisencia|licencia/,
    answer: `Con la ${LICENCE.name} editas, pones tu marca, traduces y vendes a clientes finales, y te quedas con el 100%. ${RIGHTS['revender-derechos'].sentence} ${RIGHTS.editables.sentence} El texto completo está en «Licencia».`,
  },
  // Earning
  {
    id: 'funciona',
    when: /rentable|funciona( de verdad| realmente)|vale la pena|\baseguran?\b/,
    not: /libro|ebook|guia de|algo (sobre|de|para)|aprender/,
    answer: `${EARN} Lo seguro es que te quedas con el 100% de lo que vendas y pagas una sola vez.`,
  },
  {
    id: 'impuestos',
    when: /impuesto\w*|(dar(les?)?|hacer(les?)?|emitir(les?)?) (boleta|factura)|\biva\b|declarar|hacienda|\bsat\b|\bsunat\b|\bafip\b|tributar|monotributo|darme de alta/,
    not: /(libros?|ebooks?|guias?) (de|sobre)/,
    answer:
      'Los impuestos de tus ventas dependen de tu país: consúltalo con tu contador. En la tienda, el total con lo que corresponda lo ves antes de pagar.',
  },
  {
    id: 'empezar',
    when: /que (tema|nicho|rubro)( \w+){0,2} (conviene|elijo|escojo|recomiendas|vende mas)|(como|por donde|que (necesito|ocupo|hago))( \w+){0,4} (empiez\w+|empezar|comenz\w+|inici\w+|arranc\w+)|(nunca|jamas|no) (he vendido|vendi|se vender|tengo (experiencia|idea)|se nada)|soy (nuev\w|principiante)( en (esto|plr|las ventas))?$|primeros pasos|tengo que saber|hace falta (saber|experiencia)|sin experiencia|paso a paso|que hago (con|despues)/,
    not: /ni un[oa]|estafa|devuelv|libro|ebook|correr|yoga|meditar|inver|guitarra|tejer|cocin|algo (de|sobre|para)/,
    answer:
      'Elige un tema que conozcas o que le interese a tu público, compra un ebook, ponle tu marca en Word y publícalo con la plantilla de página de ventas que viene incluida; las videolecciones te llevan paso a paso. ¿Sobre qué tema sabes o publicas? Con eso te recomiendo uno.',
  },
  // What is sold
  {
    id: 'videolecciones',
    when: /videolecci\w+|lecciones en video/,
    answer:
      'Las videolecciones son para ti: muestran cómo instalar y publicar la página de ventas que viene con tu compra. No son un curso para revender.',
  },
  {
    id: 'ia-club',
    when: /ia club|club de ia|lovable|vibecode|auto ?page|(que|cuanto|precio|hay|tienen|cuales)( \w+){0,4} cursos?|(pense|creia|crei)( \w+){0,4} curso|cursos? (de ia|de inteligencia|disponibles)|curso de la (pagina|tienda)/,
    answer: (message) => coursesAnswer(message),
  },
  {
    id: 'videos',
    when: /videos? plr|(venden|tienen|hay|cuando|salieron)( \w+){0,3} (videos?|videocursos?)(?! de ventas)|salieron los videos|en videos? (no )?(tienen|hay|venden)/,
    answer:
      'Los videos PLR todavía no están a la venta y aún no hay fecha. En su página puedes dejar tu correo en «Avísame». Por ahora hay ebooks.',
  },
  {
    id: 'micro-saas',
    when: /^(y )?(las |los |que hay de las )?(apps?|aplicaciones|saas)( ya estan| cuando)?$|micro ?saas|micro (web )?apps?|microapps?|(venden|tienen|hay)( \w+){0,3} (apps?|aplicaciones|software|programas)/,
    answer:
      'Los Micro SaaS son micro apps web hechas con IA para vender con tu marca. Todavía no están a la venta ni hay fecha: en su página puedes dejar tu correo en «Avísame».',
  },
  {
    id: 'aviso',
    when: /avis\w+( \w+){0,5} (cuando|vuelva|disponible|salga)|cuando (vuelve|regresa|sale|habra)|notific\w+|(esta|estan|producto|libro|ebook)( \w+){0,2} agotad\w/,
    not: /cuales|que (libros|ebooks)|lista/,
    answer:
      'En la página de un producto agotado está «Avísame»: dejas tu correo y te escribimos una sola vez, cuando vuelva. Todavía no hay fecha.',
  },
  {
    id: 'productos-inteligentes',
    when: /productos? inteligentes?|smart products?/,
    answer: faq('productos-inteligentes'),
  },
  {id: 'editar-mega-pack', when: /mega ?pack/, answer: faq('editar-mega-pack')},
  {
    id: 'que-es-plr',
    when: /(que|q|k)( \w+){0,3} (es|son|significa\w*|quiere decir|signific)( \w+){0,4} (plr|private label)|\bplr\b( que| significa| es)|private label|explic\w+( \w+){0,4} plr|^ ?plr ?$|what is plr/,
    not: /libro|ebook|reventa plr/,
    answer: faq('que-es-plr'),
  },
  {
    id: 'por-que-comprar',
    when: /por ?que( \w+){0,3} (compr\w+|convien\w+)|(ventaja\w*|beneficio\w*|conviene)( \w+){0,6} (comprar|hech\w|crear|plr)|en (vez|lugar) de (crear|hacer|escribir)|no es mejor (crear|escribir|hacer)/,
    answer: faq('por-que-comprar'),
  },
  {
    id: 'otros-mas-baratos',
    when: /(packs?|paquetes?|miles|\d+ (mil )?(ebooks|libros))( \w+){0,14} (por ?que|para que)( \w+){0,3} (pag|compr)\w+|(competidor\w*|competencia|otro vendedor|alguien|otra persona)( \w+){0,8} (barat\w+|a (\d+|un|dos|tres)|por menos)|para que (les|te) compro|(mas barato|gratis)( \w+){0,3} (en|por) (facebook|internet|otr\w+|telegram|mercado)|(otra|otras) (tienda|pagina)s?( \w+){0,4} (barat|mas por menos)/,
    answer:
      'Puede que en otra parte pagues menos; mira qué licencia te dan. Aquí cada compra trae su licencia PLR por escrito, un certificado a tu nombre que cualquiera puede comprobar, el Word editable y a quién reclamar si un archivo falla. Antes de pagar puedes hojear una muestra.',
  },
  {
    id: 'ayuda-para-vender',
    when: /que( le)? (digo|pongo|escribo|publico)( \w+){0,4} (video|anuncio|post|publicacion|historia|descripcion|reel|redes)|como (lo |la )?(anuncio|promociono|publicito)|(quien|quienes)( \w+){0,4} compr\w+$|a quien (se lo |le |lo )?(vendo|ofrezco)|(sin que me|me van a|me pueden) (bloque|banea|suspend|cierr|cerr)\w+/,
    answer:
      'Habla del problema de tu lector y de lo que el libro trae: sus capítulos te dan los temas. Muestra unas páginas, di para quién es y no prometas resultados, kilos ni ingresos: eso cuida tu cuenta, aunque nadie puede asegurarte lo que decida una plataforma.',
  },
  {
    id: 'que-es-reventa-plr',
    when: /como (funciona|es)( lo de| esto de| eso de)? (vender|revender|esto|este negocio|reventa)|(que|de que)( \w+){0,4} (tienda|pagina|sitio|reventa plr|negocio|empresa|venden|ofrecen|hacen ustedes|trata esto|se trata|va esto)|que es esto|a que se dedican|quienes son|what is this/,
    not: /libro|ebook|categoria|temas|acepta|permite/,
    answer: faq('que-es-reventa-plr'),
  },
  {
    id: 'portada',
    when: /(trae\w*|vien\w+|incluy\w+|incluid\w+|tiene\w*|con|hago|quien)( \w+){0,4} (portadas?|tapas?|caratulas?)\b/,
    not: /cambi|pong|pon(er|go)|mi (logo|marca)|pued\w+/,
    answer:
      'Sí: cada ebook viene con su portada, y puedes cambiarla. Con «Tu versión» haces otra con tu marca y tus colores, sin saber de diseño; también puedes editar la del Word.',
  },
  {
    id: 'que-recibo',
    when: /que( \w+){0,4} (recibo|incluye\w*|viene\w*|trae\w*|me dan|llevo)( \w+){0,4}|que me (entregan|mandan|dan)|incluid\w|bonos|extras/,
    not: /\b(ese|este|esa|esta|segundo|primero|tercero|ultimo)\b/,
    answer:
      'Con cada compra recibes el ebook en PDF, el archivo editable en Word (según la versión), el certificado de licencia PLR, una plantilla de página de ventas en HTML, videolecciones para instalarla y acceso al grupo de soporte. Muchos traen además imágenes, correos o publicaciones: lo dice «Incluye» en la página de cada uno.',
  },
  {
    id: 'creador-de-paginas',
    when: /no (tengo|se hacer)( \w+){0,2} (pagina|sitio|web)\b|(creador|constructor|programa|herramienta|plataforma)( \w+){0,4} (pagina|web|landing)|pagina de ventas|landing|plantilla\w*( \w+){0,4} (venta|html|pagina)|wordpress|wix|elementor|systeme|html/,
    not: /auto ?page|texto|escrib|libro|copy/,
    answer: faq('creador-de-paginas'),
  },
  {
    id: 'canva-licencia',
    when: /canva( \w+){0,8} (pro|fotos?|imagen\w*|elementos?|licencia|legal|plantillas?)\b|(fotos?|imagen\w*|elementos?|licencia)( \w+){0,3} canva/,
    answer: `Qué puedes vender con imágenes o plantillas de Canva lo dice la licencia de Canva, que no hemos leído: míralo en su ayuda. De nuestros productos: ${RIGHTS.editar.sentence} ${RIGHTS.editables.sentence}`,
  },
  {
    id: 'formato',
    when: /^(y |o )?(en |para )?(epub|mobi|kindle)$|\bepub\b|(en|al|mi|para)( el| un| mi)? kindle|(en )?que formato\w*|formato\w*( \w+){0,4} (vienen|son|trae\w*|archivo\w*|tienen)|(son|vienen|es|viene|estan|trae\w*|tienen|hay|mandan|envian|dan|entregan)( \w+){0,3} (en )?(word|pdf|canva|epub|mobi|powerpoint|docx)|(que|con que) programa|google docs|canva|(abr\w+|edit\w+|leer|lee|ver)( \w+){0,3} (celu\w*|cel|movil|android|iphone|mac|ipad|tablet|telefono|compu\w*)|no tengo( \w+)? word|sin office|(celu\w*|cel|telefono|samsung|android|iphone|tablet)( \w+){0,4} (abr|lee)\w*|no se como (abr|le)\w+|kindle|funciona en (mac|windows|celular)/,
    not: /\b(ese|este|esa|segundo|primero|tercero)\b/,
    answer: (message) => {
      const [other] = /epub|mobi|kindle|powerpoint|canva|excel|audio\w*/.exec(message) ?? [];
      const lead = /kindle|epub|mobi/.test(message)
        ? 'No vienen en EPUB ni MOBI; con «Tu versión» obtienes un EPUB de tu libro. Vienen'
        : other
          ? 'No. Vienen'
          : /word|pdf|abr\w+|leer|ver\b/.test(message)
            ? 'Sí. Vienen'
            : 'Vienen';
      return `${lead} en PDF (la versión terminada) y en Word (la editable), según el producto y su versión. El Word lo editas en Word, Google Docs o un programa parecido.${other === 'canva' ? ' En Canva puedes importarlo, aunque el diseño puede moverse.' : ''}`;
    },
  },
  {
    id: 'idioma',
    when: /(que|otro|algun) idioma|en (ingles|portugues|espanol|frances)|idiomas?|english|portugues/,
    not: /aprender|curso|clases/,
    answer:
      'Los productos están en español. La licencia te permite traducirlos y vender tu traducción.',
  },
  {
    id: 'buscar',
    when: /(como|donde)( \w+){0,3} (busc\w+|encuentr\w+|filtr\w+|veo (todo|el catalogo|los libros))|buscador|no encuentro (el|un|ningun) (libro|producto|ebook)/,
    answer:
      'Toca la lupa («Buscar») y escribe un tema, un público o un precio. O dímelo aquí y te muestro opciones.',
  },
]);

/** Small talk; only where the whole message is that. */
export const TALK: readonly Intent[] = atWords([
  {
    id: 'saludo',
    when: /^((hola|holi\w*|hey|ola|hello|hi|saludos|que tal|buen\w* (dias?|tardes?|noches?)|como (estas?|te va|andas)|todo bien|que onda|alo)( |$))+$/,
    answer:
      '¡Hola! Dime un tema, un público o un presupuesto, o pregúntame por la licencia o la compra.',
  },
  {
    id: 'gracias',
    when: /^(muchas |mil |ok |vale |perfecto |listo |super )*(gracias|grax|thanks|thank you|muy amable|te agradezco|(que )?dios \w+ (bendiga|pague)|bendiciones)( .{0,25})?$/,
    answer: '¡Con gusto! Si te queda otra duda, aquí estamos.',
  },
  {
    id: 'personal',
    when: /(^| )(tu|tus|vos|ti|te)( \w+){0,5} (equipo|futbol|color|comida|pelicula|musica|signo|cumpleanos|novi\w|famili\w|gusta|gustan)( \w+){0,3}$|cuantos anos tienes|donde vives|tienes (novi\w|hij\w+|sentimientos)|eres (feliz|soltera|casada)/,
    not: /libro|ebook|tema|que te gustaria|te gustan? (mas )?los/,
    answer:
      'De eso no tengo: soy un programa. Lo mío son los ebooks; dime un tema, un público o un presupuesto.',
  },
  {
    id: 'despedida',
    when: /^(adios|chao|chau|bye|hasta luego|nos vemos|hasta pronto|es todo|eso es todo|nada mas|no gracias|no por ahora|ya no)( .{0,20})?$/,
    answer: '¡Hasta pronto! Tu conversación queda en este chat mientras la pestaña siga abierta.',
  },
  {
    id: 'resuelto',
    when: /^(?:ah |ay |uy |no |ok )*(?:ya (?:(?:lo|la|los|me|se|esta|quedo) )*(?:encontr(?:e|ado)|llego|resol\w+|arregl\w+|solucion\w+|pude|funciono|aparecio|abrio)|lo (?:encontre|resolvi|arregle|solucione))(?: \w+){0,7}$/,
    not: /\bno (?:lo |la |me |se )|\bpero\b|\bmal\b|danad|otro|cuando|\b(?:que|cual|como|donde)\b/,
    answer: '¡Qué bueno! Si algo más falla o te queda una duda, aquí estamos.',
  },
  {
    id: 'mirando',
    when: /^(?:nada |no |gracias )*(?:solo |solamente |nomas |nada mas )?(?:estoy )?(?:mirando|viendo|curioseando|chismeando)(?: \w+){0,2}$/,
    answer: 'Mira con calma. Si quieres ideas, dime un tema, para quién es o tu presupuesto.',
  },
  {
    id: 'luego',
    when: /^(?:(?:barbaro|listo|ok|bueno|perfecto|gracias|buenisimo|genial|dale|ya) )*(?:(?:lo|la|me lo) (?:pienso|voy a pensar|pensare|consulto|veo)|dejame (?:pensar\w*|ver\w*|consultar\w*)|(?:despues|luego|mas tarde|manana) (?:vuelvo|regreso|te escribo|lo veo|compro)|(?:vuelvo|regreso) (?:despues|luego|mas tarde|manana))(?: \w+){0,5}$/,
    not: /\bpero\b/,
    answer:
      'Claro, piénsalo con calma: los favoritos y el carrito quedan guardados en este navegador.',
  },
  {
    id: 'vale',
    when: /^(ok|okay|okey|vale|bien|perfecto|entiendo|ah ok|ya|listo|excelente|genial|super|de acuerdo|claro|mmm+|aja|ya veo|buenisimo|que bien|interesante)$/,
    answer: 'Perfecto. ¿Te muestro algo más o tienes otra duda?',
  },
  {
    id: 'disculpa',
    when: /^(perdon\w*|disculp\w+|lo siento)( \w+){0,10} (estafa\w*|enojad\w|molest[oaeé]\b|insult\w+|grit\w+|por lo (de|que)|mal trato|me pase)/,
    answer:
      'No pasa nada, gracias por decírmelo. ¿En qué quedamos: seguimos con lo tuyo o busco algo?',
  },
  {
    id: 'acusacion',
    when: /\b(estafadores|estafador|rateros?|ladron\w*|sinverguenzas?|chorros|tramposos?|mentirosos?|pura estafa|(me|nos) (estafaron|robaron|enganaron|vieron la cara))\b/,
    not: /ya me|una vez|antes|otr[oa]|confiable|segur|cobr|devuelv|no (me )?(lleg|abr)|plataforma|paypal|hotmart|amazon|etsy|mercado|(libros?|ebooks?|guias?|algo) (de|sobre|para)/,
    answer: `Lamento que lo sientas así. Cuéntame qué pasó: ¿un cobro, una compra que no llegó o un archivo que falla? Con eso te digo el siguiente paso. ${PERSON}`,
    person: true,
  },
  {
    id: 'enojo',
    when: /\b(inutil|idiota|estupid\w|tont\w|no sirves|basura|mierda|pendej\w|porqueria|pesim\w|mal servicio|no me (ayudas|entiendes|entendiste)|no entendiste|eso no (era|es lo que)|no respondes|no es lo que pregunte)\b/,
    answer: `Perdón por no haber ayudado. Dímelo con otras palabras o pasa con el equipo. ${PERSON}`,
    person: true,
  },
  {
    id: 'quien-eres',
    when: /\b(eres|hablo con|sos|usted es|es usted)( \w+){0,3} (persona|humana?|robot|bot|real|ia\b|maquina|automatic\w)|quien eres|como te llamas|que (puedes|sabes) hacer|en que (me )?(ayudas|puedes ayudar)/,
    answer:
      'Soy SofIA, una asistente automática, no una persona. Recomiendo ebooks de la tienda y respondo sobre licencia, pagos y entregas; lo que no sepamos aquí te lo responde el equipo.',
  },
]);

/** Before anything else: what no shop assistant may answer. */
export const GUARDS: readonly Intent[] = atWords([
  {
    id: 'vender-tras-reembolso',
    when: /(reembols|devuelv|devolvi|devoluc|regres\w+ (el|mi) dinero)\w*.*(segu\w+|sigo|puedo|podre|se puede)( \w+){0,4} (vend|us)\w*|(segu\w+|sigo|puedo)( \w+){0,4} (vend|us)\w*.*(reembols|devuelv|devolvi|devoluc)/,
    not: /no (lo )?puedo vend|si no (lo )?(puedo )?vend/,
    answer:
      'No: con el reembolso termina tu licencia. El certificado y su expediente pasan a «Revocado», y ya no puedes vender el producto.',
  },
  {
    id: 'crisis',
    when: /suicid\w*|matarme|quitarme la vida|no quiero (seguir )?(vivir|viviendo)|quiero morir\w*|morirme|hacerme dano|lastimarme|\bcortarme|ya no (quiero|puedo) (vivir|mas con la vida)|acabar con mi vida|autolesi\w+|mejor (estar )?muert\w|kill myself|no (le )?(veo|encuentro|tiene)( \w+){0,2} sentido( a| en)?( la| mi)? ?(vida|nada|todo|seguir)|(ya )?nada( \w+)? tiene sentido|ya no quiero seguir|nadie me (va a )?(extran\w+|necesit\w+)|me (quiere matar|amenaza de muerte)|mejor si (ya )?no (despiert|despert|estuvier|existier|estoy)\w*|no (me )?(quiero|quisiera|gustaria)( \w+)? despertar\w*|no despertar (mas|manana|nunca)|(quiero|quisiera|ganas de) desaparecer|(estarian?|estaran?|estan?|vivirian?) mejor sin mi|no aguanto mas (la vida|vivir)/,
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
    when: /(marido|espos[oa]|pareja|novi[oa]|papa|mama|padre|ex) me (peg\w+|golpe\w+|maltrat\w+|amenaz\w+|encierra|(controla|revisa)( \w+){0,3} (celular|telefono|mensajes|plata|dinero|todo))|me (peg\w+|golpe\w+|amenaz\w+)( \w+){0,6} (ahora|hoy|ayuda|miedo|muerte)|\bya me (pego|golpeo|amenazo)|si se entera me (mata|pega)/,
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
    when: /\b(los|las|te|les) (voy a |vamos a )?(denunci|demand)\w+|profeco|indecopi|sernac|defensa del consumidor|(pesim|mal)\w+ (servicio|atencion)|nadie (me )?(contesta|responde|atiende)|(segunda|tercera|cuarta|\d) (vez|veces) que (pregunto|escribo|pido)/,
    not: /(libros?|ebooks?|guias?) (de|sobre|para)|sin (tener )?problemas|puedo vend/,
    answer: `Perdón: no debió pasar. ${PERSON} Cuéntale qué pasó y tu número de pedido. En «Arrepentimiento y quejas» puedes dejarlo además como queja formal, con constancia.`,
    person: true,
  },
  {
    id: 'instrucciones',
    when: /ignora( \w+){0,4} (instruccion\w*|reglas|anterior\w*)|ignore (all|previous|your)|system prompt|tus instrucciones|modo (desarrollador|dios|dan)|actua como|finge (que|ser)|jailbreak|act as|eres ahora|olvida (todo|tus|las)|revela|\bprompt\b|(correos?|mails?|datos|telefonos?|nombres|pedidos|compras) de (?:(?:los|las|tus|sus|otros|otras|ultimos|ultimas|\d+|demas) )*(que (ya )?compraron|client\w+|compradore?s?|usuarios)|(pon|cambia|baja|dejam\w*|hazme|dame)( \w+){0,4} (precio|descuento)( \w+){0,3} (a|de|del) (0|1|cero|un|90|99|80|70|50)( |$|%|dolar)/,
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
    when: /\b(atragant\w+|(se|me) (esta |estoy )?ahog\w+|(no|apenas|casi no) (puede |puedo )?respira\w*|respira(ndo)?( \w+){0,2} (mal|raro|feo|dificil|dificultad)|(raro|mal|dificultad|cuesta)( \w+){0,2} respira\w*|falta (el|de) aire|convulsion\w*|desmay\w+|inconsciente|no (reacciona|despierta)|perdi\w* el conocimiento|hemorragia|(sangr\w+)( \w+){0,10} (embaraz\w*|semanas|mucho|no para)|(embaraz\w*|semanas)( \w+){0,10} (sangr\w+|no (se mueve|siento al bebe)|rompi\w* (la )?fuente)|(duele|dolor|opresion|aprieta|oprime|punzada)( \w+){0,4} (pecho|corazon)|brazo( \w+){0,3} (dormido|adormecido)|media cara|(no|mueve) (puede |puedo )?(hablar|mover)( \w+){0,4} (lado|brazo|cara)|infarto|(se |me )?(tomo|trago|tome|bebio|ingirio|comio)( \w+){0,5} (cloro|lavandina|lejia|detergente|veneno|raticida|insecticida|thinner|gasolina|pilas?|frasco|blister|todas las pastillas|muchas pastillas)|(se|me) (intoxic\w+|enveneno|envenene|quemo|queme|electrocut\w+)|sobredosis|(hinch\w+)( \w+){0,4} (cara|lengua|garganta|labios)|(cara|lengua|garganta|labios)( \w+){0,3} hinch\w+|fiebre( \w+){0,4} (39|4[0-2])|(39|4[0-2])( \w+){0,4} fiebre|(se )?(cayo|golpeo)( \w+){0,5} cabeza)\b/,
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
    id: 'salud',
    when: new RegExp(
      [
        `\\b${CHANGE}(?: \\w+){0,6} ${MEDICINE}`,
        `\\b${MEDICINE}(?: \\w+){0,12} ${CHANGE}\\b`,
        '\\b(?:me tomo|tomarme|tomo)(?: \\w+){0,3} (?:clona\\w*|rivotril|alpra\\w*|valium|pastillas?|de mi (?:hermana|mama|mami|abuela|esposo|tia))',
        '\\b(?:bebe|guagua|wawa|nacido|lactante|meses)\\b(?: \\w+){0,7} (?:puede|pueden|debe|le puedo|puedo darle)(?: \\w+){0,3} (?:com\\w+|tom\\w+|prob\\w+|dar\\w*|beb\\w+)',
        '(?:puedo|debo|puede)(?: \\w+){0,2} (?:dar\\w*|comer|tomar)(?: \\w+){0,6} (?:bebe|guagua|wawa|meses)',
        '(?:le doy|darle|cuant\\w+|que|cual)(?: \\w+){0,3} (?:paracetamol|ibuprofeno|jarabe|aspirina|antibiotico|medicina|medicamento|pastilla|gotas|dosis)',
        '(?:cura|curar\\w*|curo|sana|quita|elimina|revierte|trata|baj[ae]r?|control\\w+|regul\\w+|sirven? para|ayuda (?:con|a))(?: \\w+){0,4} (?:cancer|diabetes|depresion|hipertension|presion|azucar en (?:la )?sangre|glucosa|colesterol|vih|sida|tiroides|lupus|artritis|epilepsia|alzheimer|tumor|enfermedad|covid|esquizofrenia|autismo)',
        `\\b(?:soy|es|tengo|tiene|estoy|esta|padezco|padece|sufro|sufre|con)(?: \\w+){0,4} ${CONDITION}(?: \\w+){0,10} (?:puedo|puede|debo|debe|es (?:seguro|bueno|malo)|(?:me|le) (?:sirve|conviene|hace|va|ayuda|cur\\w+)|ayun\\w+|dieta|ejercicio|hacer)`,
        `(?:puedo|debo|es (?:seguro|peligroso|malo|bueno))(?: \\w+){0,6} (?:${CONDITION}|lactancia|enferm\\w+)`,
        '(?:tengo|tiene|me (?:salio|aparecio|sale)|le (?:salio|aparecio|sale))(?: \\w+){0,3} (?:bult\\w+|bolit\\w+|tumor\\w*|sangre|sangrado|moreton\\w*|ronch\\w+|llagas?|fiebre|vomito\\w*|diarrea)',
        '(?:vomita\\w*|sangra\\w*|fiebre|convuls\\w+|mareos?|desmay\\w+)(?: \\w+){0,6} (?:que (?:hago|puede ser|le doy|tomo)|es (?:normal|grave|malo))',
        '(?:tomo|tomando|toma|medicad[oa]s?|me recetaron|en tratamiento)(?: \\w+){1,4} (?:puedo|puede|me afecta|hay problema|es malo)',
        'que (?:crema|pomada|remedio|gotas|jarabe|suplemento|vitaminas?|te)(?: \\w+){0,3} (?:pongo|doy|tomo|aplico|tomar|dar\\w*)',
        '(?:que|tengo)(?: \\w+){0,2} (?:sintomas?|enfermedad)|diagnostic\\w+|es (?:normal|grave)(?: \\w+){0,4} (?:sangr\\w+|dolor|bulto|fiebre)|dosis|cuantos? (?:mg|miligramos|gotas)',
      ].join('|'),
    ),
    not: /\bque no (?:sean?|lleven?|usen?|tengan?)\b|\banunci|publicidad|toma\w* (te|cafe|agua|clases|un curso|fotos|notas|decisiones)|dejar de tomar (agua|cafe|alcohol|refresco|vino)|vender(le)? a|para vender|revender|libros? (sobre|de|para) (diabet|embaraz)|\b(tarjeta|pagina|archivo|pdf|tienda|carrito)\b/,
    answer: HEALTH,
  },
  // The shopper describes a symptom and does not ask for a book.
  {
    id: 'salud',
    when: new RegExp(
      [
        '\\b(?:me|le) (?:duelen?|arden?|zumban?|hormiguean?|sangran?)\\b(?! que\\b)',
        '\\b(?:veo|ve|miro) (?:borroso|doble|nublado)',
        '\\bse (?:me|le) (?:duermen?|adormecen?|hinchan?|inflaman?|bajo|baja|subio|sube) (?:la|el|los|las) (?:manos?|pies?|brazos?|piernas?|cara|presion|azucar|ojos?)',
        '\\b(?:tengo|tiene|siento|siente|llevo|lleva)(?: \\w+){0,3} (?:mareos?|nauseas|palpitaciones|taquicardia|hormigueos?|vomitos?|comezon|diarrea|corazon (?:acelerado|rapido))',
        '(?<!sin )\\b(?:azucar|presion|glucosa)(?: \\w+)? (?:en|a) \\d{2,3}\\b',
        '\\b(?:sin|no)(?: \\w+)? hac(?:er|e) (?:popo|caca|del bano)',
        '\\bsali(?:o|eron)(?: \\w+){0,2} (?:manchas|ronchas|granos|ampollas|llagas)',
      ].join('|'),
    ),
    not: /\b(?:libros?|ebooks?|guias?|algo|tienen|tienes|hay|busco|recomiend\w+|vend\w+|client\w+|bolsillo|pagina|archivo|pdf)\b/,
    answer: HEALTH,
  },
  // Whether a book suits somebody whose health is at stake.
  {
    id: 'salud',
    when: new RegExp(
      `\\b(?:apt[oa]s?|recomendables?|segur[oa]s?|buen[oa]s?|adecuad[oa]s?|sirv\\w+|servir\\w*|pued[eo]n?|hace (?:mal|dano)|contraindic\\w*|permitid[oa]s?|us\\w+)(?: \\w+){0,5} (?:${CONDITION}|bebes?\\b(?! de \\d)|recien nacid\\w*|enferm[oa]s?)`,
    ),
    not: /\b(?:vend\w+|revend\w+|algo|busco|tienen|tienes|hay|quiero|necesito|regal\w+|client\w+|pacientes|negocio|publico|(?:un|algun|el mejor) (?:libro|ebook|guia)|libros|ebooks|guias|recetas)\b/,
    answer: HEALTH,
  },
  {
    id: 'dinero',
    when: /(met|pong|pon|dej|inviert)\w*( \w+){0,3} (cripto\w*|plazo fijo|bitcoin|acciones|la bolsa|cetes|forex)|(en que|donde|conviene|deberia|debo|me recomiendas|es buen\w (momento|idea))( \w+){0,4} (invert\w+|invierto|meter mi dinero|poner mi dinero|compr\w+ (acciones|bitcoin|cripto\w*|dolares)|prestamo|endeud\w+|hipotec\w+|credito)|(compr(o|ar|amos)|vend(o|er)|invierto en|subira|bajara|va a (subir|bajar))( \w+){0,2} (bitcoin|cripto\w*|acciones|dolar\b|ethereum|bolsa)|\b(que|cual|cuales) (accion(es)?|cripto\w*|monedas?|fondos?|bonos?|etfs?)( \w+){0,4} (compr\w+|inviert\w+|invert\w+|conviene\w*|sub\w+)|(pedir|saco|sacar|tomar) un (prestamo|credito)|(prestamo|credito)( \w+){0,8} (conviene|buena idea|deberia|vale la pena)|(dejo|dejar|renuncio|renunciar)( \w+){0,3} (trabajo|empleo)( \w+){0,6} (esto|plr|vivir|revender)|(met|pong)\w+( \w+){0,5} (ahorros|(mi|mis|el|la|los) (dinero|plata|dolares))(( \w+){0,3}$|( \w+){0,3} (cripto\w*|bolsa|acciones|bitcoin|plazo fijo))|garanti\w+( \w+){0,6} (recuper\w+|ganar|gan\w+|ingres\w+|vend\w+|dinero)|me (aseguras|prometes|garantizas)(?! que no me)|(inv(ie|e)rt\w+|pong\w+|pon\w+|met\w+)( \w+){0,6} (duplic\w+|triplic\w+|multiplic\w+|rind\w+|rend\w+|cuanto (saco|recibo|me da))/,
    not: /libro|ebook|guia (de|sobre)|algo (de|sobre)|publicidad|anuncio|mi pagina/,
    answer: `No podemos aconsejarte en qué poner tu dinero ni prometerte ganancias. ${EARN} Para una decisión así, habla con un asesor de tu país; nuestros ebooks de finanzas son informativos.`,
  },
  {
    id: 'dinero',
    when: /(liquidacion|finiquito|aguinaldo|indemnizacion|jubilacion|ahorros)( \w+){0,14} (conviene|met\w+|invert\w+|deberia)|(ahorros|ahorrad[oa]s?|mi (dinero|plata|lana)|conviene|invert\w+|inviert\w+)( \w+){0,6} (cripto\w*|bitcoin|plazo fijo|acciones|la bolsa)/,
    not: /(libros?|ebooks?|guias?|algo|curso) (de|sobre|para)/,
    answer: `No podemos aconsejarte en qué poner tu dinero ni prometerte ganancias. ${EARN} Para una decisión así, habla con un asesor de tu país.`,
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
    not: /(bajo|por|sobre) demanda|(libros?|ebooks?|guias?) (de|sobre|para) |para abogados|soy abogad|vend\w+ a abogad|quiero (reclamar|quejarme)|plr es legal|legal (vender|revender)/,
    answer:
      'No podemos darte consejo legal: depende de tu país y lo resuelve un abogado. Lo que sí dice la licencia, palabra por palabra, está en «Licencia».',
    person: true,
  },
]);

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
