/**
 * One pipeline for every message: guards, small talk, the product that the talk is about, the list that was shown, facts of
 * the shop and of the catalogue, and product search last. A message that is none of these is left to a person.
 */
import {centsOf} from '../_shared/common/cents.ts';
import {hasFilters, readQuery, type Order, type Query} from '../_shared/search/query.ts';
import {commonShare, isCommonWord} from '../_shared/search/common-words.ts';
import {isTelling, termOf, wordsOf} from '../_shared/search/words.ts';
import {
  catalogueFact,
  compare,
  confirm,
  optionsIn,
  payback,
  productFact,
  reasonFor,
  superlative,
  total,
  type Suggestion,
  toSuggestion,
} from './products.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {
  GUARDS,
  HEALTH_WORDS,
  INTENTS,
  OTHER_LANGUAGE,
  PERSON,
  TALK,
  UNKNOWN,
  type Intent,
} from './intents.ts';
import {besidesPlatform, PLATFORM_PATTERNS, platformAnswer} from './platforms.ts';
import {RIGHTS} from './shop.generated.ts';
import type {DialogueState} from './state.ts';
import {createCorrector, partsOf, plain} from './words.ts';

export interface Asked {
  readonly message: string;
  readonly state: DialogueState;
  /** Handle of the product whose page is open. */
  readonly open: string | null;
  /** Handles of the cart's products. */
  readonly cart: readonly string[];
}

/** What an answer has beside its text; of the state, what it changes. */
type More = Partial<Omit<Reply, 'state'>> & {readonly state?: Partial<DialogueState>};

export interface Reply {
  readonly response: string;
  /** At most three. */
  readonly products: readonly Suggestion[];
  readonly person: boolean;
  /** What to look for in the shop to see more. */
  readonly query: string | null;
  /** What it was answered from. */
  readonly passages: readonly string[];
  readonly state: DialogueState;
}

/** Something went wrong with an order. */
const CASES = ['cobro-doble', 'no-llega', 'problema-archivo', 'pedir-reembolso'];
/** A case that stays open until something else is asked for. */
const OPEN_CASES = [...CASES, 'pago-falla', 'correo-equivocado', 'contrasena', 'cambio'];
const SHOWN = 3;
const MAX_SEEN = 30;
const WORD_ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint'];

/** What a message begins or ends with and says nothing of what is wanted. */
const OPENING =
  /^(?:(?:uy|ay|ah|oh|eh|m+|ok(?:ay|ey)?|vale|va|dale|ya|bueno|listo|pues|oye|mira|o sea|osea|es que|es q|entonces|ahora s[ií]|ahora|igual|y bueno|ok pero|no,? perd[oó]n|perd[oó]n|disculpa|olv[ií]dalo|cambiando de tema|mejor dime|dime|porfa|por favor|qu[eé] mal|qu[eé] bien|no,? gracias(?=[\s,.]+\p{L})|mientras tanto|otra cosa|buen[oa]s(?: (?:d[ií]as|tardes|noches))?|[hj]?ola|jaj\w*|gracias|pon que)(?![\p{L}])[\s,.!]*)+/iu;
const CLOSING =
  /[\s,]+(?:porfa\w*|por favor|plis|pls|please|gracias|jaj\w*|amig[oa]|weon|wey|che|s[ií] o no|no m[aá]s|de verdad)[\s.!?]*$/iu;
/** Who the shopper is: 'tengo un salón de belleza', 'soy nutrióloga en Guadalajara'. */
const IDENTITY =
  /(?<!\p{L})(?:soy|somos|tengo (?:un|una|mi)|tenemos (?:un|una)|doy (?:clases|talleres|cursos) de|trabajo (?:en|de|como|con)|me dedico a(?: la| los| las)?|atiendo|mi (?:negocio|local|tienda|consultorio|academia|escuela) (?:es|de))\s+(?:(?:un|una|la|el|due[nñ][oa] de)\s+)*(\p{L}[\p{L}\s]{2,40}?)(?=$|[,.;!?]|\s+(?:en|y|que|para|desde|con|hace|pero)(?!\p{L}))/iu;
const NO_IDENTITY =
  /^(?:pregunta|duda|consulta|problema|idea|nuev\w|principiante|compra|pedido|presupuesto|d[oó]lar|robot|persona)/iu;
/** Who asks what is allowed asks for no books. */
const MAY_I =
  /\b(?:pued[eo]n?|podr\w+|permit\w+|es legal|es regalar|tengo que|quier\w+ (?:dar|darle|usar|entregar|publicar|subir))\b/;
/** What hurts is met with a word of sympathy before any book. */
const HARDSHIP =
  /\b(?:me qued(?:e|amos) sin|me (?:despidieron|echaron|corrieron)|perdi (?:a mi|mi (?:trabajo|empleo))|se (?:me )?murio|fallecio|(?:estoy|me siento|ando) (?:muy |tan |bien )?(?:trist|agotad|cansad|deprimid|mal\b|sol[oa]\b|desesperad|angustiad|perdid|vaci)\w*|me (?:dejo|engano|fue infiel)|enferm[oa]\b|se fue a (?:trabajar|vivir)|no (?:me alcanza|llego a fin de mes))/;
const WITHOUT_WORK =
  /\b(?:trabajo|pega|chamba|laburo|empleo|jale|camello|despidieron|echaron|corrieron)\b/;
const FOR_ONESELF =
  /\b(?:para|pa) mi\b(?! (?:negocio|tienda|client\w*|hij\w|salon|consultorio|emprend\w*))/;
const REFERENCE =
  /\b(?:es[eao]|est[eao](?! (?:en|todo|muy|bien|mal|listo|lista|esperando|perdid\w)\b)|aquel|el mismo|lo mismo|del que|su|sus)\b(?! (?:correo|tienda|pagina|mes|semana|mismos?|tarde|caso))/;
const PAIR =
  /\b(?:l[oa]s (?:dos|2)|ambos|ambas|l[oa]s (?:tres|3)|es[oa]s(?: (?:dos|tres))?|juntos)\b/;
const MORE =
  /^(y )?((tienes?|hay|dame|muestra\w*|quiero|ver) )*(algo |alguno )?(mas( opciones| libros| ejemplos)?|otr[oa]s?( opcion\w*| libros?| ideas?)?|diferentes?|los demas|siguientes?|que mas( hay| tienes)?|algun otro)( por favor)?$|otras opciones|mas opciones|algo (diferente|distinto|mas)$|no me (gust\w+|convenc\w+|sirv\w+)( \w+){0,3}$|ningun[oa] (de esos|me)|muestrame mas|ensename mas/;
const DEMAND =
  /\b(busc\w+|quiero|quisiera|necesit\w+|recom\w+|sugier\w+|suger\w+|tien\w+|teneis|hay|vend\w+|algo|algun\w?|libros?|ebooks?|guias?|recetarios?|cuadernos?|muestra\w*|ensena\w*|dame|opciones|regal\w+|interesa\w*|me (gusta|late|encanta)|sobre|para (mi|mis|un|una|el|la|los|las|vender|quien|personas|gente)|aprender|ayud\w+|tema|nicho|looking for|do you have|books?)\b/;
const ASKS =
  /\b(busco|buscaba|buscando|necesito|recom\w+|sugier\w+|quiero|quisiera|dame|muestra\w*|tienes|tienen|hay) (un |una |unos |unas |el |la |los )?(algo|algun\w?|libros?|ebooks?|guias?|recetarios?|recetas|opciones|temas?|ideas|material|contenido)\b|\balgo (?:de|del|sobre|para|con) \w+/;
/** Of a question to a shop they are no topic. */
const SERVICE =
  /(?<!\p{L})(?:cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|qui[eé]n|por|puedo|puede|sale|salen|cuestan?|cuesta|valen?|precio|exacto|venden?|vendes|tienes?|tienen|dame|ver|hay|manejan|ofrecen|total|tantos|cada|uno|una|compr(?:o|a|ar|arlo|arla)|tienda|pagar|pago|saber|quisiera|gustar[ií]a|disponibles?|recomiendan|interesa|mejor|vi|es cierto|cierto|dice|hola|buen[oa]s|gracias|ok|si|otr[oa]s?|opciones|algo|alg[uú]n[oa]?s?|todos?|tambi[eé]n|entonces|sobre|acerca|trata|traten|hable|hablen|t[ií]tulos?|temas?|sub[oe]|aumento|presupuesto|quedo|me ayud\p{L}+)(?!\p{L})/giu;
/** Back to the order that went wrong. */
const RESUMES =
  /\blo (?:mi[oa]|nuestro)\b|\bmi (?:caso|reclamo|problema|asunto)\b|numero de (?:pedido|orden|compra)|\blo del? (?:(?:la|el|las|los|mi) )?(?:correo|mail|pago|cobro|pedido|compra|devolucion|cargo|archivo|link|enlace)\b|\b(?:ya |lo )?quedo\b.*(?:correo|pago|pedido|cobro|compra|lo)|donde (?:les )?(?:escribo|reclamo|mando)|\bbanco\b|cuanto (?:se )?(?:tarda|demora)\w*|ya (?:lo |lo s |me )?(?:mire|revise|busque|intente|probe|hice|escribi|fije)|\b(?:como|de) invitad[oa]|no (?:tengo|tenia|hice) cuenta|no (?:me )?acuerdo|\b(?:tampoco|sigue sin|aun no|todavia no)\b/;
const CASE_STEPS: readonly (readonly [RegExp, string])[] = [
  [
    /numero/,
    'El número de pedido está en el correo de confirmación de tu compra y en «Mis productos». Si no lo tienes, escribe igual: con el correo con el que pagaste, la fecha y el importe, una persona busca tu compra.',
  ],
  [
    /cuenta|invitad/,
    'No hace falta una cuenta: tu compra existe igual. En «Mis productos» pide un enlace con tu número de pedido y el correo con el que pagaste. Si no llega, pásalo a una persona con el botón de abajo.',
  ],
  [
    /banco/,
    'Cuánto tarda lo decide tu banco: pregúntale si el cargo está retenido o ya cobrado, y guarda el comprobante. Nosotros no lo vemos desde el chat; una persona revisa el pedido.',
  ],
  [
    /tard|demor|cuando|plazo/,
    'Lo publicado no fija en cuántos días se contesta un mensaje. Escríbele cuanto antes a una persona con el botón de abajo, con tu número de pedido o tu correo, la fecha y el importe.',
  ],
  [
    /\bquedo\b|resolv|resuelt|arregl|cambiaron|hicieron/,
    'Todavía no: desde el chat no puedo verlo ni cambiarlo. Queda hecho cuando una persona te lo confirma: toca el botón de abajo y envíale esta conversación.',
  ],
  [
    /spam|mire|revise|busque|fije|intente|probe|tampoco|sigue sin|aun no|todavia no/,
    'Entonces pide un enlace nuevo en «Mis productos», con tu número de pedido y el correo con el que pagaste. Si tampoco llega, pásalo a una persona con el botón de abajo.',
  ],
  [
    /escrib|reclam|mand|contact/,
    'Con el botón de abajo: le llega esta conversación a una persona del equipo. Agrega tu número de pedido, o el correo con el que pagaste, la fecha y el importe. También puedes escribir en «Contacto».',
  ],
];
const CASE_AGAIN =
  'Con eso ya puedes enviarlo: toca el botón de abajo y una persona recibe esta conversación. Yo no puedo ver ni cambiar tu pedido desde el chat.';
const YES =
  /^(?:si+|si (?:por favor|quiero|dale|claro)|claro(?: que si)?|dale|bueno|obvio|por favor|de una|ok si)$/;
const NO = /^(?:no+|nop|mejor no|no por ahora|todavia no)$/;
/** Shop facts whose words a question about a platform shares. */
const SHARED_WITH_PLATFORMS =
  /^(?:suscripcion|pago|pago-local|cuenta|factura|precio-libre|funciona|moneda|cuotas|gratis|entrega|conviene|envio|formato|ofertas|requisitos-para-vender)$/;
/** Several at once for one amount: 'qué me armo', 'dos o tres que se complementen'. */
const SELECTION =
  /\b(?:arm[oae]\w*|combo|kit|seleccion|varios|en total|complement\w+|combin\w+|para (?:empezar|arrancar)|(?:dos|tres|[234])(?: o (?:tres|[34]))? (?:libros|guias|ebooks|recetarios)|(?:que|cuantos) (?:me )?(?:compro|llevo|alcanza))\b/;
/** What is done with a selection is no topic. */
const SELECTING =
  /(?<!\p{L})(?:me\s+)?(?:arm\p{L}+|combo|kit|selecci[oó]n|varios|en total|complement\p{L}+|combin\p{L}+|empezar|arrancar|compro|llevo|alcanza|vender|que se|busco|o\s+\d)(?!\p{L})/giu;
/** What is compared says nothing of a reason. */
const COMPARING =
  /cu[aá]l(?:es)?|mejor|recomiendas?|diferencia|compar\p{L}*|entre|elijo|conviene|conven\p{L}*|escojo|prefieres|compro|primer\p{L}*|segund\p{L}*|tercer\p{L}*|dos|tres|oferta|descuento|precio|p[aá]ginas?|hojas|word|pdf|cap[ií]tulos?|versi[oó]n|sirven?|trae|viene|dura|meses|desde/giu;
/** 'Lo llevo', 'quiero ese': what the talk is about is bought. */
const TAKES =
  /\b(?:me )?l[oa]s? (?:llevo|compro|agarro|tomo)\b|\b(?:quiero|me quedo con|elijo|prefiero) (?:es[eao]|est[eao])\b$/;
/** Which of some is the better. */
const COMPARES =
  /diferencia|compar\w*|(cual|que)( \w+){0,6} (recomiendas|mejor|elijo|conviene|escojo|prefieres|compro|dejarias|elegirias|llevarias|comprarias)|(ambos|los dos|entre (el|esos|estos))$/;
/** Whether what the talk is about fits: 'sirve para vender a empleados'. */
const FITS =
  /^(?:y |entonces )?(?:me |le |les )?(?:sirve|servira|funciona|es (?:buen|util|apropiad)\w*) (?:para|a|con|de|en)\b/;
/** The last resort: a fact of the shop by one word of the question. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/devuelv|devolv|reembols/, 'reembolsos'],
  [/\b(?:llega|entrega|envia|mandan|recib)/, 'entrega'],
  [/descarg|\bbaj(?:o|ar)/, 'descargas'],
  [/\b(?:logo|color(?:es)?)\b/, 'tu-version'],
  [/licencia|derechos?|\bvend(?:o|er)/, 'derechos'],
  [/descuent|rebaj/, 'ofertas'],
  [/tarjeta|\bpag(?:o|ar|as)\b/, 'pago'],
  [/\bcuenta\b|sesion|registr/, 'cuenta'],
  [/celular|compu|abrir|\bleer\b/, 'formato'],
  [/regal/, 'regalar'],
];
const WHICH_OF_THEM = '¿Cuál de ellos? Dime «el primero» o su tema, y te cuento.';
const WHICH_TOPIC =
  '¿De qué tema lo buscas, o para quién es? Por ejemplo: cocina, mascotas, finanzas, para mamás primerizas o para regalar. También puedo partir de tu presupuesto.';
/** 'El de la parrilla', 'la guía de velas': a product by its subject, up to what is asked of it. */
const CALLED =
  /(?<!no )\b(?:el|la|del|al|ese|este|esa) (?:libro |ebook |guia |cuaderno |recetario )?(?:de(?: la| los| las| el)?|del|sobre|para) (?!(?:arriba|abajo|todos?)\b)(\w+(?: \w+){0,4}?)(?= (?:con (?:el|la)|contra|que|cuant\w*|cuest\w*|sale|trae|incluye|viene|tiene|para|es|cuando|esta|habla|dice|cual|era|no|o|y|la|el|lo|me|entonces|ya)\b|$)/g;
/** What a product says of a subject: 'trae recetas de pan', 'habla de costos'. */
const CONTENT =
  /\b(?:traen?|incluyen?|hablan?|dicen?|ensenan?|explican?|mencionan?|cubren?|contienen?)\b(?: (?:de|sobre|algo|algun\w?|a|como|con|tambien|usar|opciones))* (.+)$/;
/** 'El keto trae lista': a product by a word of its title, where something is asked of it. */
const CALLED_FIRST =
  /^(?:y )?(?:el|la) (\w{4,}) (?:tra\w+|inclu\w+|tiene|cuesta|vale|habla|sirve|viene|dice|ensena|explica)\b/;
/** What a product's page says of every product. */
const OWN_FACT =
  /adentro|dentro|\btodo\b|plantilla|bono|extra|word|pdf|editable|capitulo|pagina|(?:trae|incluye)n? (?:el|la) del?\b/;
const BEYOND =
  /\b(?:algo|algun\w?|otr[oa]s?|uno?|hay|tienen|tienes)\b(?: \w+){0,4} mas (?:barat|econom|cort|brev|larg|car|accesib)|^(?:y )?mas (?:barat|econom|cort)\w*$/;
/** 'El keto', 'el natural': a product by a word of its title, among those that were shown. */
const CALLED_PLAINLY =
  /\b(?:el|la|del|al) (?!(?:del?|que|mas|otr\w|libros?|ebook|primer\w*|segund\w|tercer\w*|ultim\w|mism\w|pdf|word|correo|precio|total|archivo)\b)(\w{4,})/g;
/** 'Cuál trae más posts', 'ninguno habla de distancia'. */
const WHICH_HAS =
  /\b(?:cual(?:es)?|alguno|ninguno)\b.*?\b(?:traen?|incluyen?|hablan?|vienen? con|dicen?|ensenan?|tocan?)(?: (?:de|sobre|mas|cosas?|para|con))* (.+?)(?: entonces)?$/;
const QUESTION_OF_TOPIC = /\b(?:tienen?|hay|venden?|manejan)\b.*\b(?:de|sobre|para)\b/;
/** Coverage below which a word or two are not what a product is about. */
const THIN = 0.63;
/** Among the most frequent words of Spanish, so many say nothing of a topic. */
const EVERYDAY = 0.16;
/** Where it is to be sold is no topic: 'vender en tiktok un ebook de yoga'. */
const SELLING_THERE =
  /(?:quiero |para )?vender (?:en|por) \p{L}+ (?:(?:un|una|algo|ebooks?|libros?|gu[ií]as?) )+(?:de |sobre )?/giu;
const THANKS = TALK.find(({id}) => id === 'gracias')!;
const MOST_WORDS_OF_A_QUESTION = 9;
const WORDLESS = '¡Aquí estoy! ¿Qué buscas o en qué te ayudo?';
const GIBBERISH =
  'No te entendí bien. ¿Me lo dices con otras palabras? Dime un tema, un público o tu duda de la compra.';
const ASK_A_PERSON = 'Si quieres, pregúntale a una persona del equipo con el botón de abajo.';
const CASE_GOES_ON =
  'Entonces lo revisa una persona con tu número de pedido y el correo con el que pagaste. Cuéntale también eso: toca el botón de abajo y le llega esta conversación.';
const STILL_THERE =
  'Gracias por decírmelo. Aun así, habla hoy con alguien de confianza o con la línea de ayuda de tu país: no tienes que pasar por esto a solas. Si en algún momento sientes que corres peligro, llama a emergencias.';
const ALIKE = /\b(?:parecid[oa]s?|similar(?:es)?|del mismo (?:tema|estilo))\b/;
const RECALLS = /\b(?:me|nos) (?:habias? )?(?:dij|dich|mostr|recomend|ensen|suger|mencion)\w*/;
const QUESTION =
  /^(por ?que|como|cuando|donde|quien|cuanto|que|cual|puedo|se puede|es|son|hacen|dan|si)\b/;
const REFINES =
  /^(y|pero|mejor|tampoco|ahora|solo|que|o|no|sin|menos|mas|algo|algun\w?|uno|una|en|de|con|para)\b/;
const ENGLISH =
  /\b(the|what|how|can|do|you|i|is|are|my|your|please|which|where|does|want|need|have)\b/g;
const PORTUGUESE =
  /\b(voce|vcs?|nao|obrigad\w|quanto custa|livros?|em portugues|tem algum|gostaria|posso vender|como faco|meu|minha|uma)\b/g;

/** @param clock the moment, in epoch milliseconds. */
export function createDialogue(catalogue: Catalogue | null, clock = () => Date.now()) {
  const known = catalogue?.engine;
  const vocabulary = new Set(
    known?.entries.flatMap((entry) =>
      wordsOf(`${entry.title} ${entry.tags.join(' ')} ${entry.audience}`).map(({term}) => term),
    ),
  );
  const correct = createCorrector(
    [
      ...[...GUARDS, ...INTENTS].map(({when}) => when),
      ...PLATFORM_PATTERNS,
      ...[DEMAND, RESUMES, SELECTION, COMPARES, CONTENT, HARDSHIP],
    ],
    (term) => vocabulary.has(term),
  );

  return function converse(asked: Asked): Reply {
    const message = asked.message.normalize('NFKC').trim();
    const text = correct(plain(message));
    const {state} = asked;
    const say = (response: string, passages: readonly string[], more: More = {}): Reply => ({
      response,
      products: [],
      person: false,
      query: null,
      passages,
      ...more,
      state: {
        ...state,
        intent: passages[0] ?? (more.person ? 'persona' : null),
        openCase: passages.find((id) => OPEN_CASES.includes(id)) ?? state.openCase,
        ...more.state,
      },
    });

    const guard = first(GUARDS, text);
    if (guard) {
      const product = guard.id === 'salud' ? productOf(message, text, asked) : null;
      const words = (text.match(HEALTH_WORDS) ?? []).join(' ');
      const line = product && words ? lineOf(product, words) : null;
      const page =
        product && line
          ? ` La ficha de «${product.title}» dice: «${line.replace(/\.$/, '')}».`
          : '';
      return say(answerOf(guard, text, clock()) + page, [guard.id], {
        person: guard.person ?? guard.id === 'salud',
        state: {...state, intent: guard.id, focus: product?.handle ?? state.focus},
      });
    }
    const answered = yesOrNo();
    if (answered) return answered;
    const language = foreign(message, text);
    if (language) return say(OTHER_LANGUAGE[language], ['idioma'], {person: true});
    const greeted = text
      .replace(
        /^((hola|holi\w*|buen\w* (dias?|tardes?|noches?)|hey|disculp\w+|oye|una (pregunta|consulta|duda)|por favor|sofia) )+/,
        '',
      )
      .replace(/^(que tal|sofia|disculp\w+|buen\w* (dias?|tardes?|noches?)) /, '');
    const talk = first(TALK, text) ?? first(TALK, greeted);
    if (talk && (talk.id !== 'enojo' || text.split(' ').length < 12))
      return say(answerOf(talk, text, clock()), [talk.id], {
        person: talk.person,
        state: {...state, intent: state.intent},
      });
    if (
      /\bgracias\b/.test(text) &&
      !message.includes('?') &&
      !/\b(?:el|la|los) (?:de|del|cort|larg|barat|primer|segund)|llev|compr|agreg|quiero es[eao]/.test(
        text,
      ) &&
      !DEMAND.test(text.replace(/gracias por .*/, '')) &&
      !first(INTENTS, text)
    )
      return say(answerOf(THANKS, text, clock()), [THANKS.id], {state});
    if (!/\p{L}{2}/u.test(message) && !/\d/.test(message)) return say(WORDLESS, ['vale'], {state});

    const replies: Reply[] = [];
    let budget = '';
    for (const [place, clause] of partsOf(message).entries()) {
      const part = `${budget}${clause}`;
      budget = '';
      const {max, text: topic} = withoutService(readQuery(clause));
      // 'Tengo 30 dólares. ¿Qué me armo?' is one question.
      if (max !== null && !isTelling(topic) && place < partsOf(message).length - 1) {
        budget = `${clause} `;
        continue;
      }
      const before = replies.at(-1)?.state ?? state;
      const core = coreOf(part);
      if (!core) continue;
      const reply = answerPart(core, correct(plain(core)), {...asked, state: before});
      // Beside a platform's rule a yes of the licence would sound like the platform's.
      const isMixed = replies.some(({passages}) => passages[0] === 'donde-vender');
      if (reply && isMixed && (reply.passages[0] ?? '') in RIGHTS) continue;
      // 'Me dejan?' after an answered question is no topic to look for.
      const isRest = isMixed || (replies.length > 0 && part.split(' ').length <= 5);
      const isFound = /^(?:busqueda|catalogo)/.test(reply?.passages[0] ?? '');
      const isAsked = ASKS.test(plain(core)) || hasFilters(readQuery(core));
      const isOfSearch = replies.length > 0 && /^busqueda/.test(replies[0]?.passages[0] ?? '');
      if (isFound && replies.length > 0 && !isAsked && (isRest || !isOfSearch)) continue;
      if (!reply || replies.some(({response}) => response === reply.response)) continue;
      const response = isMixed ? reply.response.replace(/^S[ií][.:] /, '') : reply.response;
      replies.push({
        ...reply,
        response: response.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()),
      });
    }
    // What a product is about is said where nothing else is asked of it.
    const [one, two] = replies.some(({passages}) => passages[0] !== 'producto-de-que-trata')
      ? replies.filter(({passages}) => passages[0] !== 'producto-de-que-trata')
      : replies;
    if (!one) {
      const whole = answerPart(coreOf(message) || message, greeted, asked);
      return whole ?? goneOn(state);
    }
    // Of two lists the second goes on from the first.
    if (two && [one, two].every(({passages}) => passages[0] === 'busqueda')) return two;
    if (!two) return one;
    return {
      ...two,
      response: `${one.response}\n\n${two.response}`,
      products: (two.products.length > 0 ? two : one).products,
      person: one.person || two.person,
      query: two.query ?? one.query,
      passages: [...one.passages, ...two.passages],
    };

    /** 'Sí' and 'no', by what was offered last. */
    function yesOrNo(): Reply | null {
      const {intent, focus, list, openCase} = state;
      if (!YES.test(text) && !NO.test(text)) return null;
      if (intent === 'crisis' || intent === 'violencia') return say(STILL_THERE, [intent]);
      const same = {state};
      if (NO.test(text))
        return say('Entendido. Si quieres, dime otro tema o tu duda.', ['no'], same);
      if (intent === 'persona' || intent === 'caso' || (openCase && intent === openCase))
        return say(PERSON, ['si'], {...same, person: true});
      const product = catalogue?.byHandle.get(focus ?? '');
      if (product) return say(productFact(product, 'comprar') ?? '', ['si'], same);
      if (list.length > 1) return say(WHICH_OF_THEM, ['si'], same);
      return say('Dime qué tema, público o duda tienes y lo vemos.', ['si'], same);
    }

    /** The next step of an order that went wrong. */
    function caseStep(words: string, now: DialogueState, product: Product | null): Reply {
      const [, own] = CASE_STEPS.find(([when]) => when.test(words)) ?? [];
      const noted = product ? `Anota en tu mensaje que es «${product.title}». ` : '';
      const step = own ?? (now.intent === 'caso' ? CASE_AGAIN : CASE_GOES_ON);
      const reply = say(noted + step, [now.openCase ?? 'caso'], {person: true});
      return {...reply, state: {...now, intent: 'caso'}};
    }

    /** A message that asks for nothing new, after what was answered last. */
    function goneOn(now: DialogueState): Reply {
      const {intent, focus} = now;
      if (intent === 'crisis' || intent === 'violencia') return say(STILL_THERE, [intent]);
      const emergency = intent === 'emergencia' && GUARDS.find(({id}) => id === intent);
      if (emergency) return say(answerOf(emergency, text, clock()), [intent]);
      if (now.openCase && (intent === now.openCase || intent === 'caso'))
        return caseStep(text, now, null);
      const [, id] = BY_WORD.find(([when]) => when.test(text)) ?? [];
      const fact = INTENTS.find((each) => each.id === id);
      if (fact && text.split(' ').length <= MOST_WORDS_OF_A_QUESTION)
        return say(answerOf(fact, text, clock()).replace(/^S[ií][.:] /, ''), [fact.id], {
          person: fact.person,
        });
      const product = catalogue?.byHandle.get(focus ?? '');
      const isGibberish = text
        .split(' ')
        .every((word) => !isCommonWord(termOf(word)) && !vocabulary.has(termOf(word)));
      if (isGibberish && text.length < 40) return say(GIBBERISH, [], {person: true});
      return say(
        product ? `Eso no lo dice la ficha de «${product.title}». ${ASK_A_PERSON}` : UNKNOWN,
        [],
        {person: true},
      );
    }

    function answerPart(
      part: string,
      words: string,
      {state: now, open, cart}: Asked,
    ): Reply | null {
      const tell = (response: string, passages: readonly string[], more: More = {}): Reply => {
        const reply = say(response, passages, more);
        const {intent, openCase} = reply.state;
        return {
          ...reply,
          state: {...now, intent, openCase: openCase ?? now.openCase, ...more.state},
        };
      };
      const listed = (now.list ?? []).flatMap((handle) => catalogue?.byHandle.get(handle) ?? []);
      const query = lacking(withoutService(readQuery(part)), words, now.query);
      let intent = first(INTENTS, words);
      // 'En oferta por menos de 7', 'qué combo me armo con 30': a selection is asked for, not how discounts work.
      if (intent && /^(?:ofertas|paquete|cupon)$/.test(intent.id) && query.max !== null)
        intent = null;
      // An order that went wrong matters more than the platform that is named beside it.
      const isCase = intent !== null && CASES.includes(intent.id);
      const called = calledIn(words, now, listed, isCase || isOfCase(now));
      const caseAsked =
        state.openCase !== null &&
        !isStrong(words, query) &&
        (RESUMES.test(words) ||
          (intent?.id === now.openCase && typeof intent.answer === 'string') ||
          (isOfCase(now) && !intent && called.length > 0));
      if (
        caseAsked &&
        !/\b(?:trae|incluye|cuesta|tiene|vale|paginas|sirve|habla|dice|es para|viene|cuanto|quiero ver|recomiend\w+)\b/.test(
          words,
        )
      )
        return caseStep(words, now, called[0] ?? null);
      const isOfPlatforms = now.intent === 'donde-vender' && PAIR.test(words);
      const asksShop =
        (isStrong(words, query) && !isOfPlatforms) ||
        MORE.test(words) ||
        called.length > 0 ||
        (intent !== null && !SHARED_WITH_PLATFORMS.test(intent.id));
      const onPlatforms =
        isCase || intent?.id === 'varias-plataformas'
          ? null
          : platformAnswer(words, now, asksShop, clock());
      if (onPlatforms)
        return tell(onPlatforms.text, ['donde-vender'], {
          state: {
            platforms: [...new Set([...onPlatforms.names, ...now.platforms])].slice(0, 3),
          },
        });
      if (
        intent &&
        now.intent === 'donde-vender' &&
        intent.id in RIGHTS &&
        !/\b(?:libro|ebook) es[eo]\b|\bes[eo] (?:libro|ebook)\b/.test(words)
      ) {
        return tell(besidesPlatform(answerOf(intent, words, clock())), ['donde-vender']);
      }
      if (!catalogue)
        return intent
          ? tell(answerOf(intent, words, clock()), [intent.id], {person: intent.person})
          : null;
      const shownOf = (handles: readonly string[]) =>
        handles.flatMap((handle) => catalogue.byHandle.get(handle) ?? []);
      const named = catalogue.namedIn(part);
      const isOfOrder = isCase || isOfCase(now);
      const focus = catalogue.byHandle.get(now.focus ?? open ?? '');
      const about = (product: Product, response: string, passage = 'producto') =>
        tell(response, [passage], {
          ...show([product], now),
          state: {
            focus: product.handle,
            named: [product.handle, ...now.named.filter((each) => each !== product.handle)].slice(
              0,
              10,
            ),
            seen: [product.handle, ...now.seen.filter((each) => each !== product.handle)].slice(
              0,
              MAX_SEEN,
            ),
          },
        });

      if (RECALLS.test(words) && /principio|primer/.test(words) && now.first.length > 0) {
        const [recalled] = shownOf(now.first);
        if (recalled) return about(recalled, productFact(recalled, 'de que trata') ?? '');
      }
      if (RECALLS.test(words) && now.seen.length > 0 && !intent)
        return tell(
          'Te mostré esto:',
          ['recuerdo'],
          show(shownOf(now.focus ? [now.focus] : now.list), now),
        );
      // The products that a message points at, in the order of its words.
      const pointed = pointedAt(words, listed);
      const isPair = PAIR.test(words);
      const refers = REFERENCE.test(words) && !isPair;
      const referred = [
        ...new Set([
          ...(named ? [named] : []),
          ...pointed,
          ...(refers && !named && pointed.length === 0 && called.length === 0
            ? focus
              ? [focus]
              : listed.slice(0, 1)
            : refers &&
                called.length > 0 &&
                focus &&
                /\bes[eao] [yo]\b|\b[yo] es[eao]\b/.test(words)
              ? [focus]
              : []),
          ...called,
        ]),
      ];
      const recent = latest(now, listed);
      const isOther = /\b(?:el|la) otr[oa]\b/.test(words) && called.length === 0;
      const other = isOther
        ? shownOf([...now.named, ...now.list]).find((each) => each !== focus)
        : undefined;
      if (other) referred.unshift(other);
      const several = recent.length > 1 && !named;
      const pair =
        referred.length > 1
          ? referred
          : isPair || referred.length === 0
            ? (isPair && focus && now.named.length > 1 ? shownOf(now.named) : recent).slice(
                0,
                /\b(dos|2|amb[oa]s)\b/.test(words) ? 2 : SHOWN,
              )
            : [];
      const isNew = isNewTopic(query, recent);
      const taken =
        TAKES.test(words) && referred.length < 2 && !isPair ? (referred[0] ?? focus) : null;
      if (taken && (!intent || intent.id === 'como-comprar'))
        return about(taken, productFact(taken, 'comprar') ?? '');
      if (TAKES.test(words) && !intent && referred.length === 0 && listed.length > 1)
        return tell(WHICH_OF_THEM, ['si']);
      if (
        pair.length > 1 &&
        COMPARES.test(words) &&
        !/vend\w+ mas|cuanto|precio/.test(words) &&
        (referred.length > 1 || !isNew)
      )
        return comparison(pair);
      const orders = ordersIn(part);
      if (orders.length === 2 && referred.length === 0) {
        const topic = part
          .split(/\s+y\s+|,/)
          .map((clause) => withoutService(readQuery(clause)).text)
          .join(' ');
        const isOfAll = !several || /\b(tienda|catalogo|todos)\b/.test(words);
        const pool = isOfAll
          ? isTelling(topic.replace(/\b(?:libros?|tod[oa]s?|es|son)\b/giu, ''))
            ? closest(topic)
            : catalogue.engine.entries
          : recent;
        const both = orders.map((order) =>
          superlative(
            pool.filter(({available}) => available || !isOfAll),
            order,
          ),
        );
        return tell(
          both.map(({text: said}) => said).join('\n'),
          ['de-la-lista'],
          show(
            both.flatMap(({best}) => best.slice(0, 2)),
            now,
          ),
        );
      }
      if (
        pair.length > 1 &&
        /(en|el|al) total|(dime|cuanto|precio)( \w+){0,4} (total|los|las|todos|ambos|dos|2|tres|juntos|ese y|y el|y la)\b|sum(an|a)\b|juntos|l[oa]s (dos|2|tres|3)( \w+){0,2} (cuanto|precio)|cuanto (seria|sale|es)/.test(
          words,
        ) &&
        !/total de|en total (hay|tienen)/.test(words) &&
        (isPair || referred.length > 1 || !/^cuanto (?:seria|sale|es)/.test(words))
      )
        return tell(total(pair), ['total'], show(pair, now));
      // Prices or pages asked of a list: of each.
      if (
        !focus &&
        several &&
        referred.length === 0 &&
        !query.order &&
        /^(?:y )?(?:cuant[oa]s?|que precios?|precios?)(?: (?:y|cuant[oa]s?|cuestan?|salen?|valen?|es|son|pag\w*|hojas|tienen?|cada uno|estan?|ellos|esos))*$/.test(
          words,
        )
      )
        return tell(
          compare(recent.slice(0, SHOWN), 'De cada uno:'),
          ['comparar'],
          show(recent, now),
        );
      const [one_] = referred;
      const against = shownOf([...(now.focus ? [now.focus] : []), ...now.named]).find(
        (each) => each !== one_,
      );
      const confirmed = one_ && called.length > 0 && against && confirm(words, one_, against);
      if (confirmed) return about(one_, confirmed);
      if (
        ((several && referred.length === 0) || referred.length > 1) &&
        query.order &&
        !BEYOND.test(words) &&
        !/\b(tienda|catalogo|todos)\b/.test(words) &&
        /\b(cual|que|el|los|de)\b/.test(words) &&
        (!isTelling(query.text) ||
          !isNew ||
          /\b(de|entre) (ell?[oa]s|es[oa]s|est[oa]s|los (dos|tres|que))/.test(words))
      ) {
        const {text: said, best} = superlative(
          referred.length > 1 ? referred : recent,
          query.order,
        );
        const [only] = best;
        return best.length === 1 && only
          ? about(only, said, 'de-la-lista')
          : tell(said, ['de-la-lista'], show(best, now));
      }
      const wanted_ = WHICH_HAS.exec(words)?.[1];
      if (several && wanted_ && isTelling(wanted_) && called.length === 0 && pointed.length === 0) {
        const having = poolOf(now, recent)
          .map((product) => ({product, line: lineOf(product, wanted_)}))
          .filter(({line}) => line !== null)
          .slice(0, SHOWN);
        return tell(
          having.length > 0
            ? `De esos lo traen: ${having.map(({product, line}) => `«${product.title}»: ${line}`).join('; ')}.`
            : `La ficha de ninguno de esos lo menciona.`,
          ['comparar'],
          show(having.length > 0 ? having.map(({product}) => product) : recent, now),
        );
      }
      if (
        /(mi )?carrito/.test(words) &&
        /total|cuanto|suma|llevo|tengo/.test(words) &&
        cart.length > 0
      )
        return tell(total(shownOf(cart)), ['carrito']);
      const tooDear =
        /\b(?:muy|esta|tan|demasiado|algo|un poco) car[oa]s?\b|se (?:sale|pasa) de/.test(words);
      if (
        (focus ?? recent[0]) &&
        (BEYOND.test(words) || tooDear) &&
        !named &&
        called.length === 0 &&
        !intent?.id.startsWith('pedir')
      ) {
        const from = focus ?? recent[0]!;
        const order = tooDear ? 'cheapest' : query.order;
        const wanted = {
          ...(now.query ?? query),
          order,
          text: isTelling(now.query?.text ?? '') ? (now.query?.text ?? '') : subjectOf(from),
          max:
            order === 'cheapest'
              ? Math.round(Number(from.price.amount) * 100 - 1) / 100
              : query.max,
          maxPages: order === 'shortest' && from.pages ? from.pages - 1 : query.maxPages,
        };
        const isAkin = (each: Product) =>
          each !== from && each.collections[0] === from.collections[0];
        const {hits} = catalogue.engine.search(wanted, false);
        if (hits.some(({entry}) => isAkin(entry))) return searched(wanted, now, [from.handle]);
        const alike = catalogue.engine.entries
          .filter(
            (each) =>
              isAkin(each) &&
              each.available &&
              (wanted.max === null || Number(each.price.amount) <= wanted.max) &&
              (wanted.maxPages === null || (each.pages ?? Infinity) <= wanted.maxPages),
          )
          .sort((a, b) => Number(a.price.amount) - Number(b.price.amount));
        const what = order === 'shortest' ? 'más breve' : 'más barato';
        return tell(
          alike.length > 0
            ? `De eso mismo, «${from.title}» es lo ${what}. De su categoría hay ${what}:`
            : `«${from.title}» es lo ${what} que tenemos de ese tema.`,
          ['busqueda-cercana'],
          show(alike.length > 0 ? alike : [from], now),
        );
      }
      if (focus && ALIKE.test(words)) {
        const gone = catalogue.engine.entries.filter(({available}) => !available);
        const hidden = [focus, ...gone].map(({handle}) => handle);
        return searched({...query, text: subjectOf(focus)}, now, hidden);
      }
      // A fact of one product.
      const asksFact = productFactAsked(words);
      const changesQuery = hasFilters(query) && !asksFact;
      const short = words.split(' ').length <= 8;
      const optioned = [...(focus ? [focus] : []), ...shownOf(now.seen)].find(
        (each) => referred.length === 0 && optionsIn(each, words).length > 0,
      );
      const subject =
        CONTENT.exec(words)?.[1] ??
        (called.length > 0 || named
          ? /\btienen? (?!(?:que|mas|cuant)\b)(.+)$/.exec(words)?.[1]
          : undefined);
      const isOfPage =
        subject !== undefined &&
        isTelling(subject) &&
        !OWN_FACT.test(words) &&
        !WHICH_HAS.test(words);
      const meant =
        optioned ??
        one_ ??
        (focus && (isOfPage || FITS.test(words)) ? focus : null) ??
        (asksFact && short && !changesQuery && !isNew ? (focus ?? listed[0] ?? null) : null);
      if (
        meant &&
        !(refers && !named && called.length === 0 && pointed.length === 0 && changesQuery)
      ) {
        const soldAt = Number(/\ba (\d{1,4})(?: dolares| usd|\b)/.exec(words)?.[1] ?? 0);
        if (soldAt > 0 && /recuper|cuant\w+ (?:tengo que|debo|hay que|necesito) vend/.test(words))
          return about(meant, payback(meant, soldAt));
        if (isOfPage && !isCase) return about(meant, content(meant, subject));
        const fact = productFact(meant, words);
        if (intent?.id === 'moneda' && fact)
          return about(meant, `${fact} ${answerOf(intent, words, clock())}`);
        const aboutRights =
          intent &&
          !/formato|que-recibo|como-comprar|precio|entrega|ofertas|idioma|editables/.test(
            intent.id,
          );
        if (fact && !(aboutRights && (!named || isCase))) return about(meant, fact);
        if (intent)
          return {
            ...about(meant, answerOf(intent, words, clock()), intent.id),
            person: intent.person ?? false,
          };
        if (one_ && !isOfOrder)
          return about(meant, productFact(meant, 'de que trata') ?? '', 'producto-de-que-trata');
      }
      // What was shown, narrowed or gone on with.
      if (MORE.test(words) && now.query && !intent)
        return searched({...now.query, count: null}, now, now.seen);
      if (
        (now.intent === 'crisis' || now.intent === 'violencia') &&
        !intent &&
        !ASKS.test(words) &&
        !catalogueFact(words, query, catalogue, false)
      )
        return null;
      if (now.list.length > 0 && !intent && /\bno es para mi\b/.test(words))
        return tell(
          'Entonces mejor: con tu compra puedes venderlos con tu marca a ese público. De lo que te mostré:',
          ['busqueda'],
          show(listed, now),
        );
      const forWhom =
        /^(?:y |pero )*(?:cual|alguno|cuales)(?: \w+){0,2} (?:para|pa) (?!vender|mi\b)(.+)$/.exec(
          words,
        )?.[1];
      const refined =
        now.query &&
        !/\b(tienda|catalogo)\b/.test(words) &&
        ((query.without && isTelling(query.text) ? narrowed(words, query, now.query) : null) ??
          refine(words, query, now.query) ??
          narrowed(words, query, now.query));
      if (refined && !(intent && !hasFilters(query))) return searched(refined, now, []);
      if (forWhom && !refined && several && !intent)
        return tell(
          `Ninguno de esos dice ser para ${forWhom}. ${compare(recent.slice(0, SHOWN))}`,
          ['comparar'],
          show(recent, now),
        );
      const fact = catalogueFact(words, query, catalogue, intent !== null);
      if (
        fact &&
        !(intent && /ofertas|ia-club|idioma|formato/.test(intent.id) && !fact.products.length)
      ) {
        return tell(fact.text, ['catalogo'], show(fact.products, now, fact.query));
      }
      const identity = IDENTITY.exec(part)?.[1]?.trim();
      const isSomebody =
        !MAY_I.test(words) &&
        identity !== undefined &&
        !NO_IDENTITY.test(identity) &&
        isTelling(identity);
      if (intent && !(isSomebody && /vender|regalar|reventa|donde-vender/.test(intent.id)))
        return tell(answerOf(intent, words, clock()), [intent.id], {person: intent.person});
      const isHard = HARDSHIP.test(words);
      if (isSomebody && !isHard) {
        const own = {...query, text: identity};
        const rest = query.text.replace(IDENTITY, ' ').trim();
        const both = known!.search({...query, text: `${identity} ${rest}`}, false).hits[0];
        const isOf = known!.search(own, false).hits.some(({entry}) => entry === both?.entry);
        if (isTelling(rest) && isOf && (both?.coverage ?? 0) >= 0.7)
          return searched({...query, text: `${identity} ${rest}`}, now, []);
        const isKnown = known!.search(own, false).hits.length > 0;
        return searched(
          isTelling(rest) && (!isKnown || ASKS.test(words)) ? {...query, text: rest} : own,
          now,
          [],
        );
      }
      if (isHard && !FOR_ONESELF.test(words) && part.length > 12) {
        const clause = part.split(/[,;]|\s+(?:hace|desde|y)\s/u)[0] ?? part;
        const wanted = {...query, text: clause};
        const outcome = known!.search(wanted, false);
        const products = [
          ...(WITHOUT_WORK.test(words)
            ? known!.search('ganar dinero', false).hits.slice(0, 2)
            : []),
          ...outcome.hits,
          ...(outcome.hits.length > 0 ? [] : outcome.near),
        ].map(({entry}) => entry);
        return tell(
          `Siento que estés pasando por esto. ${WITHOUT_WORK.test(words) ? 'Estos son un comienzo sencillo; nadie puede prometerte ventas:' : 'Si leer te acompaña, quizá te sirvan; no reemplazan a alguien de confianza ni a un profesional:'}`,
          ['busqueda'],
          show(products, {...now, query: wanted}),
        );
      }
      if (FOR_ONESELF.test(words) && listed.length > 0 && !isNew)
        return tell(
          'Son para leer tú también: tienes los archivos, y los derechos de venta quedan por si los quieres:',
          ['busqueda'],
          show(listed, now),
        );
      if (isOfCase(now) && !isStrong(words, query)) return null;
      if (query.max !== null && SELECTION.test(words)) {
        const chosen = selection(query);
        if (chosen.length > 1)
          return tell(
            `Con $${query.max} te alcanza para estos ${chosen.length}. ${total(chosen)}`,
            ['total'],
            show(chosen, {...now, query}),
          );
      }
      if (
        /\b(?:libros?|ebooks?|guias?|algo)$/.test(words) &&
        DEMAND.test(words) &&
        !isTelling(query.text) &&
        !hasFilters(query)
      )
        return tell(WHICH_TOPIC, ['tema']);
      if (!demands(words, query)) return null;
      return searched(query, now, []);

      /** Some beside each other; one of them first where the message gives a reason for it. */
      function comparison(some: readonly Product[]): Reply {
        const reason = query.text.replace(COMPARING, ' ').trim();
        const fitting =
          isTelling(reason) && referred.length < 2
            ? known!
                .search({...query, text: reason, order: null}, false)
                .hits.filter(({entry}) => some.includes(entry))
            : [];
        const [best, next] = fitting;
        if (best && (!next || best.coverage >= next.coverage + 0.1))
          return about(
            best.entry,
            `Por lo que cuentas, «${best.entry.title}»${best.entry.audience ? `: es para ${best.entry.audience.charAt(0).toLowerCase()}${best.entry.audience.slice(1)}` : ''}. ${productFact(best.entry, 'cuanto cuesta') ?? ''}`,
            'comparar',
          );
        return tell(compare(some), ['comparar'], show(some, now));
      }

      /** The best that together cost no more than the amount. */
      function selection(wanted: Query): readonly Product[] {
        const text = wanted.text.replace(SELECTING, ' ').trim();
        const {hits, near} = known!.search({...wanted, text, count: null}, false);
        let left = Math.round((wanted.max ?? 0) * 100);
        const chosen: Product[] = [];
        for (const {entry} of [...hits, ...(hits.length < 2 ? near : [])]) {
          const cents = centsOf(entry.price.amount);
          if (
            !entry.available ||
            cents === null ||
            cents > left ||
            chosen.length === Math.min(SHOWN, wanted.count ?? SHOWN)
          )
            continue;
          chosen.push(entry);
          left -= cents;
        }
        return chosen;
      }

      function searched(
        wanted: Query,
        from: DialogueState,
        hidden: readonly string[],
      ): Reply | null {
        const outcome = catalogue!.engine.search(wanted, false);
        const isThin = (outcome.hits[0]?.coverage ?? 1) < THIN && wordsOf(wanted.text).length <= 2;
        const fresh = isThin
          ? []
          : outcome.hits.filter(({entry}) => !hidden.includes(entry.handle));
        const most = Math.min(SHOWN, wanted.count ?? SHOWN);
        const products = fresh.slice(0, most).map(({entry}) => entry);
        const subject = wanted.text.trim();
        const state_ = {...from, query: wanted};
        if (products.length === 0 && hidden.length > 0 && outcome.hits.length > 0) {
          const more = outcome.near.filter(({entry}) => !hidden.includes(entry.handle));
          return tell(
            `Esos son todos los que tenemos sobre eso.${more.length > 0 ? ' Lo más cercano:' : ' ¿Buscamos otro tema?'}`,
            ['busqueda-cercana'],
            show(
              more.map(({entry}) => entry),
              state_,
            ),
          );
        }
        if (products.length === 0) {
          const others = [...(isThin ? outcome.hits : []), ...outcome.near]
            .map(({entry}) => entry)
            .filter(({handle}) => !hidden.includes(handle));
          const affordable = ({price}: Product) =>
            wanted.max === null || Number(price.amount) <= wanted.max;
          // Of the same category, where what was looked for is dearer.
          const [category] =
            wanted.max === null
              ? []
              : (known!.search({...wanted, max: null}, false).hits[0]?.entry.collections ?? []);
          const akin = category
            ? catalogue!.engine.entries.filter(
                (each) => each.collections[0] === category && each.available && affordable(each),
              )
            : [];
          const ofOthers = others.filter(affordable);
          const cheaper =
            akin.length > 0
              ? [...new Set([...ofOthers.filter((each) => akin.includes(each)), ...akin])]
              : ofOthers;
          const near = (cheaper.length > 0 ? cheaper : others).slice(0, SHOWN);
          if (wanted.language)
            return tell(
              `No: los productos están en español. La licencia te deja traducirlos y vender tu traducción.`,
              ['idioma'],
              {state: {query: wanted}},
            );
          if (isThin && listed.length > 1 && from.query)
            return tell(
              `No hay nada exacto ${aboutSubject(subject)}. De lo que te mostré:`,
              ['busqueda-cercana'],
              show(listed, from),
            );
          if (near.length === 0)
            return tell(
              `Por ahora no hay un ebook ${aboutSubject(subject)}. Dime un tema cercano o un público y te muestro opciones.`,
              ['busqueda'],
              {state: {query: wanted}, person: true},
            );
          return tell(
            `No hay nada exacto${subject && !wanted.without ? ` ${aboutSubject(subject)}` : ''}${limitsOf(wanted)}; lo más cercano es esto:`,
            ['busqueda-cercana'],
            {...show(near, state_), query: subject || null},
          );
        }
        const found = outcome.hits.length;
        const heading = wanted.order
          ? `${ORDER_WORDS[wanted.order]}${subject ? ` ${aboutSubject(subject)}` : ''}${limitsOf(wanted)}:`
          : products.length === 1
            ? `Tenemos este${limitsOf(wanted)}:`
            : `Tenemos ${found > products.length ? `${found} opciones` : 'estas opciones'}${limitsOf(wanted)}${found > products.length ? '; empieza por estas' : ''}:`;
        return tell(heading, ['busqueda'], {
          ...show(products, state_),
          query: found > products.length ? addressText(wanted) : null,
        });
      }
    }

    function show(
      products: readonly Product[],
      from: DialogueState,
      query?: Query,
    ): {products: Suggestion[]; state: Partial<DialogueState>} {
      const shown = products.slice(0, SHOWN);
      const own = shown.map(({handle}) => handle);
      return {
        products: shown.map((product) => toSuggestion(product, reasonFor(product))),
        state: {
          query: query ?? from.query,
          list: own.length > 1 || from.list.length === 0 ? own : from.list,
          first: from.first.length > 0 ? from.first : own,
          named: own.length === 1 ? [...new Set([...own, ...from.named])].slice(0, 10) : from.named,
          seen: [...own, ...from.seen.filter((handle) => !own.includes(handle))].slice(0, MAX_SEEN),
          focus: own.length === 1 ? (own[0] ?? null) : null,
        },
      };
    }
  };

  /** 'El segundo', 'el último', 'los dos primeros'. */
  function pointedAt(words: string, listed: readonly Product[]): readonly Product[] {
    if (/\b(el|la|del|al|de) ultim[oa]\b(?! libro| ebook| precio)/.test(words))
      return listed.slice(-1);
    const places = ordinalsIn(words);
    const [, count] = /\b(dos|tres) primer[oa]s\b|\bprimer[oa]s (dos|tres)\b/.exec(words) ?? [];
    if (count || /primer[oa]s (dos|tres)/.test(words))
      return listed.slice(0, /tres/.test(words) ? 3 : 2);
    return places.flatMap((place) => listed[place] ?? []);
  }

  /**
   * 'El de gatos', 'el keto': among the list, what was shown, and what the last search found, the one that is called so; of
   * the whole catalogue only where a fact is asked.
   */
  function calledIn(
    words: string,
    state: DialogueState,
    listed: readonly Product[],
    isCase: boolean,
  ): readonly Product[] {
    if (!catalogue || !known) return [];
    const seen = state.seen.flatMap((handle) => catalogue.byHandle.get(handle) ?? []);
    const found = state.query ? known.search(state.query, false).hits.map(({entry}) => entry) : [];
    const byTitle = (subject: string, pool: readonly Product[], least: number) => {
      const terms = [...new Set(wordsOf(subject).map(({term}) => term))];
      const scored = pool
        .map((product) => {
          const title = new Set(wordsOf(product.title).map(({term}) => term));
          const tags = new Set(wordsOf(product.tags.join(' ')).map(({term}) => term));
          const count =
            terms.filter((term) => title.has(term)).length * 1.2 +
            terms.filter((term) => !title.has(term) && tags.has(term)).length;
          return {product, share: count / terms.length};
        })
        .filter(({share}) => share >= least)
        .sort((a, b) => b.share - a.share);
      const [best, next] = scored;
      return best && (!next || best.share > next.share) ? best.product : null;
    };
    const one = (subject: string, kind = ''): Product | null => {
      if (!isTelling(subject)) return null;
      const ofKind = kind
        ? byTitle(
            subject,
            known.entries.filter(({title}) => plain(title).includes(kind)),
            0.5,
          )
        : null;
      if (ofKind) return ofKind;
      for (const pool of [listed, seen, found]) {
        const own = byTitle(subject, pool, 0.5);
        if (own) return own;
      }
      if (state.query) {
        const text = `${state.query.text} ${subject}`;
        const within = known.search({...state.query, text, without: ''}, false).hits.slice(0, 5);
        const own = byTitle(
          subject,
          within.map(({entry}) => entry),
          0.5,
        );
        if (own) return own;
      }
      const {hits, near} = known.search(subject, false);
      const least = Math.max(0.45, 0.75 * (hits[0]?.coverage ?? 0));
      const strong = [...hits, ...near].filter(({coverage}) => coverage >= least);
      const shown = [listed, seen].flatMap(
        (pool) => strong.find(({entry}) => pool.includes(entry)) ?? [],
      )[0];
      if (shown) return shown.entry;
      // In a conversation about numerology, 'el de los números' does not mean the mathematics book.
      const [niche] = (catalogue.byHandle.get(state.focus ?? '') ?? listed[0])?.collections ?? [];
      const ofTalk = [...hits, ...near].find(({entry}) => niche && entry.collections[0] === niche);
      if (ofTalk && state.seen.length > 0 && ofTalk.coverage >= (hits[0]?.coverage ?? 0) - 0.1)
        return ofTalk.entry;
      const [best] = hits;
      return best &&
        best.coverage >= 0.6 &&
        (isCase || state.seen.length > 0 || productFactAsked(words))
        ? best.entry
        : null;
    };
    const byOf = [...words.matchAll(CALLED)].flatMap(
      ([whole, subject = '']) => one(subject, /cuaderno|recetario|guia/.exec(whole)?.[0]) ?? [],
    );
    if (byOf.length > 0) return [...new Set(byOf)];
    const [, first_] = CALLED_FIRST.exec(words) ?? [];
    const titled = first_ ? byTitle(first_, known.entries, 1) : null;
    if (titled) return [titled];
    const plainly = [...words.matchAll(CALLED_PLAINLY)].flatMap(
      ([, subject = '']) => byTitle(subject, [...new Set([...listed, ...seen])], 1) ?? [],
    );
    return [...new Set(plainly)];
  }

  /** All that the last search found where its list was shown in part. */
  function poolOf({query, list}: DialogueState, recent: readonly Product[]): readonly Product[] {
    const hits = query && known ? known.search(query, false).hits.map(({entry}) => entry) : [];
    return recent.every(({handle}) => list.includes(handle)) &&
      recent.every((each) => hits.includes(each))
      ? hits
      : recent;
  }

  /** The list where the talk is about it, else the two that it was about last. */
  function latest(
    {focus, named, seen}: DialogueState,
    listed: readonly Product[],
  ): readonly Product[] {
    const isOfList = focus === null || listed.some(({handle}) => handle === focus);
    const last = (named.length > 1 ? named : seen)
      .slice(0, 2)
      .flatMap((handle) => catalogue?.byHandle.get(handle) ?? []);
    return listed.length > 1 && isOfList ? listed : last;
  }

  /** 'Sin ayuno' of what was looked for, where no product is called so. */
  function lacking(query: Query, words: string, before: Query | null): Query {
    const [, what] = /^(?:y |pero |mejor |que sea )*sin (.+)$/.exec(words) ?? [];
    if (!before || !what || known?.entries.some(({title}) => plain(title).includes(`sin ${what}`)))
      return query;
    return {...query, text: '', without: what.replace(/ por favor$/, '')};
  }

  /** The line of a product that says most of a subject, in the same words or in others that mean it. */
  function lineOf({audience, texts}: Product, subject: string): string | null {
    const {contents, about, extras} = texts();
    const own = new Set(wordsOf(subject).map(({term}) => term));
    const alike = new Set(known?.termsOf(subject) ?? []);
    const [best] = [...contents, ...extras, ...about, audience]
      .map((line) => ({
        line,
        count:
          wordsOf(line)
            .filter(({term}) => own.has(term))
            .reduce((sum, {term}) => sum + (isCommonWord(term) ? 0.6 : 1), 0) +
          (known?.termsOf(line) ?? []).filter((term) => !own.has(term) && alike.has(term)).length /
            2,
      }))
      .sort((a, b) => b.count - a.count);
    return best && best.count > 0 ? best.line : null;
  }

  /** What is found and hardly less than the best. */
  function closest(topic: string): readonly Product[] {
    const hits = known?.search(topic, false).hits ?? [];
    const least = 0.85 * (hits[0]?.coverage ?? 0);
    return hits.filter(({coverage}) => coverage >= least).map(({entry}) => entry);
  }

  /** The product that a message is about: named, called by its subject, or in the talk's focus. */
  function productOf(message: string, text: string, {state, open}: Asked): Product | null {
    if (!catalogue) return null;
    const listed = state.list.flatMap((handle) => catalogue.byHandle.get(handle) ?? []);
    return (
      catalogue.namedIn(message) ??
      calledIn(text, state, listed, true)[0] ??
      catalogue.byHandle.get(state.focus ?? open ?? '') ??
      null
    );
  }

  /** What a product says of a subject, in its own words. */
  function content(product: Product, subject: string): string {
    const {title, texts} = product;
    const line = lineOf(product, subject);
    if (line) return `«${title}» lo toca: «${line.replace(/\.$/, '')}».`;
    const {contents} = texts();
    return `La ficha de «${title}» no lo menciona. Sus capítulos: ${contents.join('; ')}.`;
  }

  /** The query before, with what this message adds or changes; null where the message is about something else. */
  function refine(words: string, query: Query, before: Query): Query | null {
    const own = query.text.replace(/^(y|pero|mejor|ahora|solo|o|que|entonces)\s+/iu, '').trim();
    const changes = hasFilters(query);
    const short = words.split(' ').length <= 8;
    const audience = /^(y )?(algo |alguno |uno )?para\b/.test(words);
    if (!changes && !(audience && short && /^y\b/.test(words))) return null;
    if (isTelling(own) && !REFINES.test(words)) return null;
    const text =
      !isTelling(own) || (query.without && isTelling(before.text))
        ? before.text
        : audience || sameTopic(own, before.text)
          ? joined(before.text, own)
          : own;
    if (changes && isTelling(own) && !audience && !query.without && !sameTopic(own, before.text))
      return null;
    return {
      ...before,
      text,
      without: [before.without, query.without].filter(Boolean).join(', '),
      min: query.min ?? before.min,
      max: query.max ?? before.max,
      cheap: query.cheap || before.cheap,
      minPages: query.minPages ?? before.minPages,
      maxPages: query.maxPages ?? before.maxPages,
      order: query.order ?? before.order,
      count: query.count,
      offer: query.offer || before.offer,
      formats: query.formats.length > 0 ? query.formats : before.formats,
      language: query.language,
    };
  }

  /** 'Algo más de comida', 'solo veggie', 'y del pelo': within the last topic where that finds something, else by itself. */
  function narrowed(words: string, query: Query, before: Query): Query | null {
    const own = query.text
      .replace(
        /^(?:y|pero|mejor|ahora|solo|o|que|entonces|algo|m[aá]s|de|del|la|el|sean?)(?!\p{L})\s*/giu,
        '',
      )
      .trim();
    if (!known || !isTelling(own) || words.split(' ').length > 9) return null;
    if (
      !/^(?:y|pero|mejor|solo|entonces|no|algo|del?|para|cual(?: es)?(?: bueno)? (?:para|pa))\b/.test(
        words,
      )
    )
      return null;
    if (ASKS.test(words) && !query.without) return null;
    const both = {
      ...before,
      ...filtersOf(query),
      text: `${before.text} ${own}`,
      without: [before.without, query.without].filter(Boolean).join(', '),
    };
    const inBoth = known.search(both, false).hits;
    const inBefore = new Set(known.search(before, false).hits.map(({entry}) => entry));
    const alone = known.search({...both, text: own}, false).hits;
    const [best] = alone;
    if (best && best.coverage >= THIN && alone.every(({entry}) => inBefore.has(entry)))
      return {...both, text: own};
    const handles = new Set(alone.map(({entry}) => entry));
    if (inBoth[0] && inBoth[0].coverage >= 0.6 && handles.has(inBoth[0].entry)) return both;
    return best && best.coverage >= THIN && !/^cual/.test(words) ? {...query, text: own} : null;
  }

  function sameTopic(own: string, before: string): boolean {
    const terms = new Set(wordsOf(before).map(({term}) => term));
    return wordsOf(own).every(({term}) => terms.has(term));
  }

  function joined(before: string, own: string): string {
    return sameTopic(own, before) ? before : `${before} ${own}`;
  }

  function isNewTopic(query: Query, listed: readonly Product[]): boolean {
    const rest = query.text.replace(COMPARING, ' ');
    const top = isTelling(rest) ? known?.search(rest, false).hits[0]?.entry : undefined;
    return top !== undefined && !listed.includes(top);
  }

  /** Whether it asks for products so clearly that an open case is left. */
  function isStrong(words: string, query: Query): boolean {
    const best = known?.search(query, false).hits[0]?.coverage ?? 0;
    return ASKS.test(words) || (DEMAND.test(words) && best >= 0.7 && demands(words, query));
  }

  /** Whether a message asks for products: it says so of a topic, or is a topic and no sentence. */
  function demands(words: string, query: Query): boolean {
    if (!isTelling(query.text) && !hasFilters(query))
      return /\b(libros?|ebooks?|productos?|catalogo)\b/.test(words) && !QUESTION.test(words);
    if (query.without && !isTelling(query.text)) return false;
    // 'Busco algo de ajedrez' is asked for, and answered with the nearest; a sentence about something else is not.
    if (ASKS.test(words)) return true;
    const outcome = known?.search(query, false);
    const best = outcome?.hits[0];
    const coverage = best?.coverage ?? 0;
    // A word put right is no topic of a sentence.
    if (outcome?.correction && !DEMAND.test(words)) return false;
    if (hasFilters(query) && (!isTelling(query.text) || coverage > 0))
      return DEMAND.test(words) || !QUESTION.test(words);
    // Of words that everybody uses for everything no topic is made.
    const says = wordsOf(query.text).filter(({term}) => (commonShare(term) ?? 1) > EVERYDAY);
    if (says.length === 0 && coverage < 0.95) return false;
    if (DEMAND.test(words)) return coverage >= 0.45 || QUESTION_OF_TOPIC.test(words);
    const isShort = words.split(' ').length <= 5 && !QUESTION.test(words);
    return isShort && !/^no\b/.test(words) ? coverage >= 0.5 : coverage >= 0.72;
  }
}

/** Whether the last answer was about an order that went wrong. */
function isOfCase({intent, openCase}: DialogueState): boolean {
  return openCase !== null && (intent === openCase || intent === 'caso');
}

/** 'El más barato y el más caro': the orders of a message's clauses. */
function ordersIn(part: string): readonly Order[] {
  const orders = part.split(/\s+y\s+|,/).flatMap((clause) => readQuery(clause).order ?? []);
  return [...new Set(orders)];
}

function coreOf(part: string): string {
  return part
    .replace(OPENING, '')
    .replace(
      /(?<!\p{L})(el|la) (cort|breve|larg|extens|barat|econ[oó]mic|car)([oae])(?!\p{L})(?! de)/giu,
      '$1 más $2$3',
    )
    .replace(CLOSING, '')
    .replace(CLOSING, '')
    .trim();
}

function filtersOf(query: Query): Partial<Query> {
  const {min, max, cheap, order, offer} = query;
  return {
    ...(min !== null && {min}),
    ...(max !== null && {max}),
    ...(cheap && {cheap}),
    ...(order && {order}),
    ...(offer && {offer}),
  };
}

function subjectOf({tags}: Product): string {
  return tags.slice(0, 2).join(' ');
}

const ORDER_WORDS = {
  cheapest: 'Los más baratos',
  dearest: 'Los de mayor precio',
  'best-selling': 'Los más vendidos',
  newest: 'Los más nuevos',
  longest: 'Los más extensos',
  shortest: 'Los más breves',
} as const;

function first(intents: readonly Intent[], text: string): Intent | null {
  return intents.find(({when, not}) => when.test(text) && !not?.test(text)) ?? null;
}

function answerOf({answer}: Intent, text: string, now: number): string {
  return typeof answer === 'string' ? answer : answer(text, now);
}

function ordinalsIn(words: string): number[] {
  const found = [...words.matchAll(/\b(primer|segund|tercer|cuart|quint)[oa]?s?\b/g)].map(
    ([, word = '']) => WORD_ORDINALS.indexOf(word),
  );
  const number = /\b(?:numero|opcion|el|la) (\d)\b/.exec(words)?.[1];
  return found.length > 0 ? found : number ? [Number(number) - 1] : [];
}

function productFactAsked(words: string): boolean {
  return /cuant|precio|pagina|hojas|capitulo|indice|para quien|edad|meses|habla|dice|ensena|explica|llevo|formato|incluye|trae|trata|oferta|descuento|disponible|agotad|editable|word|pdf|version|idioma|contenido|autor|portada|sirve|compr[ao]|agreg|me llega|recibo|color|tamano|mejor|diferencia|compar|interesa/.test(
    words,
  );
}

/** A query whose text is the topic alone; as it was where that is nothing. */
function withoutService(query: Query): Query {
  const text = query.text
    .replace(SELLING_THERE, ' ')
    .replace(SERVICE, ' ')
    .replace(/[^\p{L}\p{N}\s+#./&%-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {...query, text};
}

function aboutSubject(subject: string): string {
  const clean = subject
    .replace(
      /^(?:(?:algo|libros?|ebooks?|un|una|unos|el|la|los|las|hay|tienes?|tienen|busco|quiero|necesito|dame|me recomiendas|recomi[eé]ndame|(?:me|le|les|nos) (?:gustan?|interesan?|encantan?)|y|pero|contenido|sobre|de|para|con)\s+)+/giu,
      '',
    )
    .trim();
  return readsWell(clean) ? `sobre «${clean}»` : 'sobre eso';
}

/** Whether a shopper's words make a phrase that can be said back: a few words, and none that only a sentence has. */
function readsWell(text: string): boolean {
  const words = plain(text).split(' ');
  return (
    text !== '' &&
    words.length <= 6 &&
    text.length <= 50 &&
    !words.some((word) => SENTENCE.test(word))
  );
}
const SENTENCE =
  /^(?:es|son|soy|esta|estoy|fue|era|que|qu[ei]en|no|si|se|me|mi|mis|le|les|lo|nos|te|dijo|dice|dicen|anda|tengo|tiene|hay|quiero|puedo|voy|va|mas|muy|ya|eso|ese|esa|porque|cuando|como|pero|sino|tambien|algo|hola|por|favor)$/;

function limitsOf({min, max, minPages, maxPages, without, offer, formats, cheap}: Query): string {
  const limits = [
    max !== null && min !== null
      ? `entre $${min} y $${max}`
      : max !== null
        ? `hasta $${max}`
        : min !== null
          ? `desde $${min}`
          : '',
    minPages !== null ? `de ${minPages} páginas o más` : '',
    maxPages !== null ? `de hasta ${maxPages} páginas` : '',
    offer ? 'en oferta' : '',
    formats.length > 0 ? `en ${formats.join(' y ')}` : '',
    without && readsWell(without) ? `sin ${without}` : '',
    cheap && max === null ? 'de los más económicos' : '',
  ].filter(Boolean);
  return limits.length > 0 ? ` ${limits.join(', ')}` : '';
}

/** A query as text for the shop's list, which reads it as it was meant. */
function addressText({text, min, max, without, offer}: Query): string | null {
  const parts = [
    text,
    max !== null && min !== null
      ? `entre ${min} y ${max}`
      : max !== null
        ? `hasta ${max}`
        : min !== null
          ? `desde ${min}`
          : '',
    offer ? 'en oferta' : '',
    without ? `menos ${without}` : '',
  ];
  return parts.filter(Boolean).join(' ').trim() || null;
}

/** A message in English or Portuguese, or in a script that no pattern here can read. */
function foreign(message: string, text: string): keyof typeof OTHER_LANGUAGE | null {
  const letters = message.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (letters.length > 0 && others.length / letters.length > 0.3) return 'other';
  const words = text.split(' ').length;
  if ((text.match(ENGLISH) ?? []).length >= Math.max(2, words * 0.3)) return 'english';
  if ((text.match(PORTUGUESE) ?? []).length >= Math.max(2, words * 0.25)) return 'portuguese';
  return null;
}
