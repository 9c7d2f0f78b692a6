/**
 * One pipeline for every message: guards, small talk, the product that the talk is about, the list that was shown, facts of
 * the shop and of the catalogue, and product search last. A message that is none of these is left to a person.
 */
import {hasFilters, readQuery} from '../_shared/search/query.ts';
import {hasContentWord, spelledOut, wordsOf} from '../_shared/search/words.ts';
import {
  beyond,
  beyondList,
  bestOf,
  bothEnds,
  changedSum,
  compared,
  COMPARES,
  confirmed,
  CONTENT,
  factOf,
  instead,
  ofEach,
  recalled,
  reduced,
  summed,
  taken,
  whichHas,
  WHICH_OF_THEM,
} from './about-products.ts';
import {caseStep, RESUMES, resumed} from './cases.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {
  DEMAND,
  factOfAll,
  forIdentity,
  forWhom,
  found,
  HARDSHIP,
  identityIn,
  inHardship,
  isStrong,
  more,
  othersOf,
  refined,
  selected,
  SELECTION,
  withoutTopic,
} from './finding.ts';
import {guess, type Guess} from './classifier.ts';
import {
  answerOf,
  guardOf,
  DISTRESS,
  GUARDS,
  HEALTH_WORDS,
  intentById,
  ILLNESS,
  isExcepted,
  OTHER_LANGUAGE,
  PERSON,
  TALK,
  UNKNOWN,
  VERIFIED_AT,
  type Intent,
} from './intents.ts';
import {
  besidesPlatform,
  COUNTRY,
  namesMarket,
  OF_PLATFORMS,
  PLATFORM_PATTERNS,
  platformAnswer,
  speaksOfPlatforms,
} from './platforms.ts';
import {productFact} from './products.ts';
import {calledIn, isGibberish, lineOf} from './references.ts';
import {tell, tellOf, type Reply} from './reply.ts';
import {RIGHTS} from './shop.generated.ts';
import {NO_STATE, type DialogueState} from './state.ts';
import {
  ASKS,
  intentOf,
  isOfCase,
  newBudget,
  PAIR,
  readTurn,
  withoutService,
  type Turn,
} from './turn.ts';
import {createCorrector, tellsIn, partsOf, plain} from './words.ts';

export type {Reply} from './reply.ts';

export interface Asked {
  readonly message: string;
  readonly state: DialogueState;
  /** Handle of the product whose page is open. */
  readonly open: string | null;
  /** Handles of the cart's products. */
  readonly cart: readonly string[];
}

/** What a message begins or ends with and says nothing of what is wanted. */
const OPENING =
  /^(?:(?:uy|ay|ah|oh|eh|oe|entendid[oa]|joya|b[aá]rbaro|ch[eé]vere|bac[aá]n|chido|(?:es)?t[aá] bien|perfecto|excelente|genial|buen[ií]simo|de acuerdo|muy bien|epa|ep[aá]le|wenas|parcer?[oa]?|pana|bro|compa|causa|maestr[oa](?=[\s,]+(?:qu[eé]|tien|hay|me|cu[aá]nto))|che|cham[oa]|veci(?:n[oa])?|m+|ok(?:ay|ey)?|vale|va|dale|ya|bueno|listo|pues|oye|mira|o sea|osea|es que|es q|entonces|ahora s[ií]|ahora|igual|y bueno|ok pero|no,? perd[oó]n|perd[oó]n|disculp[ae](?: la molestia)?|señorita|olv[ií]dalo|cambiando de tema|(?:volviendo|regresando) (?:a lo |al tema )?del?|mejor dime|dime|estimad[oa]s?(?: \p{L}+)?(?=,)|porfa|por favor|qu[eé] mal|qu[eé] bien|no,? gracias(?=[\s,.]+\p{L})|mientras tanto|otra cosa(?=\s*[,:])|buen[oa]s(?: (?:d[ií]as|tardes|noches))?|[hj]?ola{1,5}|jaj\w*|gracias|pon que)(?![\p{L}])[\s,.!]*)+/iu;
const CLOSING =
  /[\s,]+(?:porfa\w*|por favor|plis|pls|please|gracias|jaj\w*|amig[oa]|weon|wey|che|parcer?[oa]?|pana|bro|compa|causa|cham[oa]|veci|mij[oa]|po|pe|ps|pos|pues|ahorita|ya mismo|dime|dec[ií]me(?: vos)?|ayuda+|s[ií] o no|no ?m[aá]s|de verdad)[\s.!?]*$/iu;
const YES =
  /^(?:si+|si (?:por favor|quiero|dale|claro)|claro(?: que si)?|dale|bueno|obvio|por favor|de una|ok si)$/;
const NO = /^(?:no+|nop|mejor no|no por ahora|todavia no)$/;
/** Shop facts whose words a question about a platform shares. */
const SHARED_WITH_PLATFORMS =
  /^(?:suscripcion|pago|pago-local|cuenta|factura|precio-libre|funciona|moneda|cuotas|gratis|entrega|conviene|envio|formato|ofertas|requisitos-para-vender|donde-vender|vender|cuanto-me-queda|ganancias|certificado|expediente|otros-paises|adaptar|regalar|imprimir|traducir|membresia|paquete)$/;
/** Facts that a country may change, though the shop says the same of all. */
const OF_COUNTRIES =
  /^(?:pago|pago-local|factura|moneda|cuotas|envio|impuestos|entrega|requisitos-para-vender|vender)$/;
const ONLY_COUNTRY = new RegExp(
  `^(?:y |pero )*(?:(?:yo )?(?:soy|estoy|vivo|somos|compro|seria|es) )?(?:de|en|desde|para) (?:${COUNTRY.source})\\w*$`,
);
/** What goes on about the courses of which the talk is. */
const OF_COURSES =
  /^(?:y |pero |entonces )*(?:(?:a )?cuanto|cuesta|vale|que precio|precio|el otro|cual|el link|dame el|el enlace|donde|que (?:ensena|aprend|trae|incluye|diferencia)|ya esta|cuando|es lo mismo|dan (?:certificado|diploma)|sirve|me sirve|de que nivel|hay que (?:saber|ser)|cuanto dura|es (?:dificil|facil|en vivo)|no se (?:nada|mucho|prender|usar))/;
/** What only the course's own page says. */
const OF_A_COURSE = /diploma|certificado|nivel|saber|\bser\b|dura\b|dificil|facil|vivo|no se /;
const MOST_WORDS_GOING_ON = 8;
/** A clause that wants something, though it is no question. */
const WANTS =
  /\b(?:busc\w+|quier\w|quisier\w|necesit\w+|tienen|tienes|recom\w+|sugi\w+|dame|muestr\w+|interesa\w*)\b/;
/** A clause that tells of the shopper, and asks nothing. */
const TELLS =
  /^(?:y |pero |es que )*(?:tengo|tenemos|tiene|tienen|soy|somos|vendo|vendemos|trabajo|me dedico|es para|seria para|es mi|mi \w+ (?:tiene|es|esta)|doy|atiendo)\b/;
const GUARD_IDS: ReadonlySet<string> = new Set(GUARDS.map(({id}) => id));
const TALK_IDS: ReadonlySet<string> = new Set(TALK.map(({id}) => id));
/** Somebody may be in danger: less is needed. */
const CARE: ReadonlySet<string> = new Set(
  'crisis malestar violencia emergencia salud mascota-enferma'.split(' '),
);
const SURE_CARE = 0.45;
const MONEY: ReadonlySet<string> = new Set('dinero ingresos resultados ley'.split(' '));
/** From this certainty on a message that no guard's pattern has is one for it. */
const SURE_GUARD = 0.75;
const SURE_TALK = 0.6;
const MOST_WORDS_BESIDE_TALK = 2;
const BOOK_ON = /\b(?:libros?|ebooks?|guias?|recetas|cursos?|algo|el) (?:de|del|sobre|para)\b/;
/** Asked after an illness was told of. */
const OF_HEALTH =
  /\b(?:pued[eo]n?|podra|podria|es (?:buen[oa]|segur[oa]|mal[oa])|hace (?:mal|dano)|tranquil\w+|apt[oa]s?|recomendables?)\b(?: \w+){0,4} (?:com\w+|tom\w+|beb\w+|ayun\w+|practic\w+|ejercicios?|dieta)\b|\b(?:le|me) (?:hace|hara|cae) (?:bien|mal|dano)\b/;
const DISTRESS_OF_BOOKS = /^(?:violencia|malestar)$/;
/** 'No me voy a matar, solo estoy triste.' */
const DENIES = /\bno (?:me )?(?:voy|quiero|pienso|es que)\b.*\b(?:solo|nada mas|nomas|tranquil)/;
const WORDLESS = '¡Aquí estoy! ¿Qué buscas o en qué te ayudo?';
const GIBBERISH =
  'No te entendí bien. ¿Me lo dices con otras palabras? Dime un tema, un público o tu duda de la compra.';
const STILL_THERE =
  'Gracias por decírmelo. Aun así, habla hoy con alguien de confianza o con la línea de ayuda de tu país: no tienes que pasar por esto a solas. Si en algún momento sientes que corres peligro, llama a emergencias.';
const ENGLISH =
  /\b(the|what|how|can|do|you|i|is|are|my|your|please|which|where|does|want|need|have)\b/g;
const PORTUGUESE =
  /\b(voce|vcs?|nao|obrigad\w|quanto custa|livros?|em portugues|tem algum|gostaria|posso vender|como faco|meu|minha|uma)\b/g;

/** In the order in which they are asked; the first that has an answer gives it, and null says that nobody has. */
const ANSWERS: readonly ((turn: Turn) => Reply | null | undefined)[] = [
  afterDistress,
  certificateCheck,
  resumed,
  goneOnWithTool,
  onPlatforms,
  goneOnWithShop,
  recalled,
  beyondList,
  changedSum,
  taken,
  bothEnds,
  bestOf,
  compared,
  summed,
  ofEach,
  confirmed,
  reduced,
  whichHas,
  beyond,
  instead,
  factOf,
  more,
  refined,
  forWhom,
  factOfAll,
  shopFact,
  forIdentity,
  inHardship,
  ofOpenCase,
  selected,
  withoutTopic,
  found,
];

/** @param clock the moment, in epoch milliseconds. */
export function createDialogue(catalogue: Catalogue | null, clock = () => Date.now()) {
  const vocabulary = new Set(
    catalogue?.engine.entries.flatMap((entry) =>
      wordsOf(`${entry.title} ${entry.tags.join(' ')} ${entry.audience}`).map(({term}) => term),
    ),
  );
  const correct = createCorrector(
    [
      ...GUARDS.map(({when}) => when),
      ...PLATFORM_PATTERNS,
      ...[DEMAND, RESUMES, SELECTION, COMPARES, CONTENT, HARDSHIP],
    ],
    (term, word) => {
      const found = catalogue?.engine.search({...readQuery(''), text: word}, false);
      return (
        vocabulary.has(term) || (found !== undefined && found.hits.length > 0 && !found.correction)
      );
    },
  );

  /** What is said is never said twice in a row: then comes the next step, or a person. */
  return function converse(asked: Asked): Reply {
    const reply = answerTo(asked);
    const said = numberOf(reply);
    const once = said === asked.state.said ? again(reply) : reply;
    const ill = asked.state.ill || ILLNESS.test(plain(asked.message));
    return {...once, state: {...once.state, said, ill}};
  };

  function answerTo(asked: Asked): Reply {
    const message = spelledOut(asked.message.normalize('NFKC').trim());
    const text = correct(plain(message));
    const {state} = asked;
    const guarded = guard(message, text, asked);
    if (guarded) return guarded;
    const answered = yesOrNo(text, state);
    if (answered) return answered;
    const language = foreign(message, text);
    if (language) return tell(state, OTHER_LANGUAGE[language], ['idioma'], {person: true});
    const core = plain(coreOf(message));
    const talk =
      likely(TALK_IDS, guess(core || text), SURE_TALK) ??
      (core.split(' ').length <= MOST_WORDS_BESIDE_TALK
        ? likely(TALK_IDS, guess(text), SURE_TALK)
        : null);
    // Whoever wants money back and says 'ya lo bajé' has nothing solved.
    if (
      talk &&
      !WANTS.test(text) &&
      !hasFilters(readQuery(message)) &&
      newBudget(text, state) === 0 &&
      !(talk.id === 'resuelto' && state.openCase === 'pedir-reembolso')
    )
      return tell(state, answerOf(talk, text, clock()), [talk.id], {
        person: talk.person ?? false,
        state: {intent: state.intent},
      });
    if (!/\p{L}{2}/u.test(message) && !/\d/.test(message))
      return tell(state, WORDLESS, ['vale'], {state});
    const replies = answersOf(message, asked);
    const [one, two] = replies;
    if (one) return two ? together(one, two) : one;
    return answerPart(coreOf(message) || message, text, asked) ?? goneOn(text, state);
  }

  /** What no shop assistant may answer, before anything else. */
  function guard(message: string, text: string, {state, open}: Asked): Reply | null {
    // A title is no symptom: 'Dormir bien sin pastillas'.
    const found =
      guardOf(text) ??
      (state.ill && OF_HEALTH.test(text) ? intentById('salud') : null) ??
      (catalogue?.namedIn(message) ? null : guardLike(text));
    if (!found) return null;
    if (found.id === 'crisis' && DISTRESS.test(state.intent ?? '') && DENIES.test(text))
      return tell(state, STILL_THERE, [state.intent!]);
    const product =
      found.id === 'salud' && catalogue ? productOf(message, text, state, open, catalogue) : null;
    const words = (text.match(HEALTH_WORDS) ?? []).join(' ');
    const line = product && words && catalogue ? lineOf(product, words, catalogue) : null;
    const page =
      product && line?.isSure ? ` La ficha de «${product.title}» dice: «${line.line}».` : '';
    return tell(state, answerOf(found, text, clock()) + page, [found.id], {
      person: found.person ?? found.id === 'salud',
      state: {
        openCase: state.openCase,
        focus: product?.handle ?? state.focus,
        // 'Algún libro para eso' is asked later.
        query: DISTRESS_OF_BOOKS.test(found.id) ? {...readQuery(''), text: message} : state.query,
      },
    });
  }

  /** 'Sí' and 'no', by what was offered last. */
  function yesOrNo(text: string, state: DialogueState): Reply | null {
    const {intent, focus, list, openCase} = state;
    if (!YES.test(text) && !NO.test(text)) return null;
    if (DISTRESS.test(intent ?? '')) return tell(state, STILL_THERE, [intent!]);
    const answer = (response: string, person = false) =>
      tell(state, response, [NO.test(text) ? 'no' : 'si'], {state, person});
    if (NO.test(text)) return answer('Entendido. Si quieres, dime otro tema o tu duda.');
    if (intent === 'persona' || intent === 'caso' || (openCase && intent === openCase))
      return answer(PERSON, true);
    const product = catalogue?.byHandle.get(focus ?? '');
    if (product) return answer(productFact(product, 'comprar') ?? '');
    return answer(
      list.length > 1 ? WHICH_OF_THEM : 'Dime qué tema, público o duda tienes y lo vemos.',
    );
  }

  /** The answers to a message's clauses, each in the state that the one before left. */
  function answersOf(message: string, asked: Asked): readonly Reply[] {
    const replies: Reply[] = [];
    for (const part of questionsOf(message)) {
      const core = coreOf(part);
      if (!core) continue;
      const state = replies.at(-1)?.state ?? asked.state;
      const reply = answerPart(core, correct(plain(core)), {...asked, state});
      // Beside a platform's rule a yes of the licence would sound like the platform's.
      const isMixed = replies.some(({passages}) => passages[0] === 'donde-vender');
      const passage = reply?.passages[0] ?? '';
      if (
        isMixed &&
        passage !== 'donde-vender' &&
        (passage in RIGHTS || SHARED_WITH_PLATFORMS.test(passage))
      )
        continue;
      // 'Me dejan?' after an answered question is no topic to look for.
      const isRest = isMixed || (replies.length > 0 && part.split(' ').length <= 5);
      const isFound = /^(?:busqueda|catalogo)/.test(reply?.passages[0] ?? '');
      const isAsked = ASKS.test(plain(core)) || hasFilters(readQuery(core));
      const isOfSearch = replies.length > 0 && /^busqueda/.test(replies[0]?.passages[0] ?? '');
      if (isFound && replies.length > 0 && !isAsked && (isRest || !isOfSearch)) continue;
      // The second half of a question on a platform says the same of it.
      const lead = reply?.response.split(':')[0];
      if (isMixed && replies.some(({response}) => response.split(':')[0] === lead)) continue;
      if (!reply || replies.some(({response}) => response === reply.response)) continue;
      // Beside an answer small talk says nothing.
      if (replies.length > 0 && TALK_IDS.has(passage)) continue;
      if (replies.length === 1 && TALK_IDS.has(replies[0]?.passages[0] ?? '')) replies.pop();
      const response = isMixed ? reply.response.replace(/^S[ií][.:] /, '') : reply.response;
      replies.push({
        ...reply,
        response: response.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()),
      });
    }
    // What a product is about is said where nothing else is asked of it.
    const others = replies.filter(({passages}) => passages[0] !== 'producto-de-que-trata');
    return others.length > 0 ? others : replies;
  }

  /** The clauses of a message; one that only tells of the shopper belongs to the one that asks. */
  function questionsOf(message: string): readonly string[] {
    const questions: string[] = [];
    let told = '';
    for (const clause of partsOf(message)) {
      const words = plain(coreOf(clause));
      const {max, text} = withoutService(readQuery(clause));
      const isBudget =
        max !== null && !hasContentWord(text.replace(/\b(?:me )?arm\w+|alcanza/g, ' '));
      const tells =
        isBudget ||
        (tellsIn(message, clause) && !WANTS.test(words)) ||
        (TELLS.test(words) &&
          !ASKS.test(words) &&
          !HARDSHIP.test(words) &&
          !intentOf(words, readQuery(clause), catalogue, NO_STATE) &&
          !/\b(?:que|cual|cuanto|como|donde|puedo|busco|quiero|necesito)\b/.test(words));
      if (tells) {
        if (words) told += `${clause}; `;
        continue;
      }
      questions.push(told + clause);
      told = '';
    }
    if (!told) return questions;
    const last = questions.pop() ?? '';
    return [...questions, told + last];
  }

  function answerPart(part: string, words: string, asked: Asked): Reply | null {
    if (!catalogue) {
      const {state} = asked;
      const intent = intentOf(words, readQuery(part), null, state);
      return (
        platformReply(
          words,
          state,
          intent !== null && !SHARED_WITH_PLATFORMS.test(intent.id),
          clock(),
        ) ??
        (intent
          ? tell(state, answerOf(intent, words, clock()), [intent.id], {
              person: intent.person ?? false,
            })
          : null)
      );
    }
    const turn = readTurn(part, words, asked, catalogue, clock());
    for (const answer of ANSWERS) {
      const reply = answer(turn);
      if (reply === undefined) continue;
      // 'El más largo, quiero que se vea completo': where the whole finds nothing, its first clause may.
      const [first = '', ...others] = part.split(/,\s+/);
      const isNothing = reply?.passages[0] === 'busqueda' && reply.products.length === 0;
      return isNothing && others.length > 0
        ? answerPart(first, correct(plain(first)), asked)
        : reply;
    }
    return null;
  }

  /** A message that asks for nothing new, after what was answered last. */
  function goneOn(text: string, now: DialogueState): Reply {
    const {intent} = now;
    if (DISTRESS.test(intent ?? '')) return tell(now, STILL_THERE, [intent!]);
    const emergency = intent === 'emergencia' && intentById(intent);
    if (emergency) return tell(now, answerOf(emergency, text, clock()), [emergency.id]);
    if (now.openCase && isOfCase(now)) return caseStep(text, now, null);
    if (isGibberish(text, vocabulary)) return tell(now, GIBBERISH, [], {person: true});
    // 'Algo más tierno', of which nothing is found.
    const others =
      catalogue && /\b(?:algo|algun\w?|otr[oa]s?|mejor)\b/.test(text) && othersOf(now, catalogue);
    if (others) return others;
    return tell(now, UNKNOWN, [], {person: true});
  }
}

function numberOf({response, products}: Reply): number {
  const text = [response, ...products.map(({handle}) => handle)].join(' ');
  let number = 1;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31;
  return number;
}

const UNKNOWN_AGAIN =
  'Eso tampoco lo sé. Una persona del equipo puede responderte: toca el botón de abajo y le llega esta conversación.';
const AGAIN =
  'Más que eso no está publicado. Dime qué parte te falta, o pregúntaselo a una persona con el botón de abajo.';

/** In the place of what was just said. */
function again(reply: Reply): Reply {
  const [id = ''] = reply.passages;
  if (reply.products.length > 0 && reply.passages.every((each) => !intentById(each))) return reply;
  if (GUARD_IDS.has(id))
    return {...reply, response: `Te lo repito porque importa. ${reply.response}`};
  if (TALK_IDS.has(id)) return reply;
  if (id === 'donde-vender')
    return {...reply, response: `Vale lo mismo que antes. ${reply.response}`};
  if (id === '') return {...reply, response: UNKNOWN_AGAIN, person: true};
  return {...reply, response: intentById(id)?.more ?? AGAIN, person: true, query: null};
}

/** A guard that no pattern of it has found, unless a book is asked for. */
function guardLike(text: string): Intent | null {
  if (ASKS.test(text) || BOOK_ON.test(text) || !text.includes(' ')) return null;
  const guesses = guess(text);
  const found =
    likely(CARE, guesses, SURE_CARE) ??
    likely(MONEY, guesses, SURE_TALK) ??
    likely(GUARD_IDS, guesses, SURE_GUARD);
  const isHardship = found?.id === 'violencia' && HARDSHIP.test(text);
  return !found || isHardship || isExcepted(found.id, text) ? null : found;
}

/** The likeliest intent of these ids, if they are together as certain as `least`. */
function likely(ids: ReadonlySet<string>, all: readonly Guess[], least: number): Intent | null {
  const guesses = all.filter(({id}) => ids.has(id));
  const certainty = guesses.reduce((sum, each) => sum + each.certainty, 0);
  return certainty >= least ? intentById(guesses[0]?.id ?? null) : null;
}

/** Two answers as one: no sentence twice, and of two lists the second, which goes on from the first. */
function together(one: Reply, two: Reply): Reply {
  if ([one, two].every(({passages}) => passages[0] === 'busqueda')) return two;
  const said = new Set(one.response.split(/(?<=[.!?])\s+/));
  const added = two.response
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !said.has(sentence))
    .join(' ');
  return {
    ...two,
    response: [one.response, added].filter(Boolean).join('\n\n'),
    products: (two.products.length > 0 ? two : one).products,
    person: one.person || two.person,
    query: two.query ?? one.query,
    passages: [...one.passages, ...two.passages],
  };
}

function platformReply(words: string, now: DialogueState, asksShop: boolean, clock: number) {
  const answer = platformAnswer(words, now, asksShop, clock);
  return answer
    ? tell(now, answer.text, ['donde-vender'], {
        state: {
          intent: answer.isFee ? 'tarifas' : 'donde-vender',
          platforms: [...new Set([...answer.names, ...now.platforms])].slice(0, 3),
        },
      })
    : null;
}

const SURE_OF_INTENT = 0.9;
/** What is asked with a platform's name, of which no rule is meant. */
const NAMES_PLATFORMS = /^(?:pago-local|tu-version|logo-falla|formato)$/;

/** What the licence says, wherever it is sold. */
const OF_LICENCE = /^(?:afiliados|reventa|revender-derechos|compartir|ganancias)$/;

/** Where to sell, and what a platform allows. */
function onPlatforms(turn: Turn): Reply | undefined {
  const {words, query, now, intent, isCase, called, certainty} = turn;
  const {catalogue, clock} = turn;
  // 'Aceptan Mercado Pago', 'no sé usar Canva': a name alone makes no question about where to sell.
  const isMeant = intent
    ? !NAMES_PLATFORMS.test(intent.id)
    : namesMarket(words) || speaksOfPlatforms(words);
  if (
    certainty >= (intent ? SURE_OF_INTENT : SURE_TALK) &&
    !isMeant &&
    !OF_PLATFORMS.includes(now.intent ?? '')
  )
    return undefined;
  // 'De cada venta, ¿cuánto se quedan ellos?' after a platform asks for its fee.
  const isFeeThere = intent?.id === 'ganancias' && OF_PLATFORMS.includes(now.intent ?? '');
  const isOfLicence = OF_LICENCE.test(intent?.id ?? '') && !isFeeThere && !namesMarket(words);
  if (certainty >= SURE_OF_INTENT && isOfLicence) return undefined;
  const isWhere = OF_PLATFORMS.includes(now.intent ?? '') && intent?.id === 'donde-esta';
  const where = isWhere && words.split(' ').length <= 3 && intentById('donde-vender');
  if (where) return tell(now, answerOf(where, words, clock), [where.id]);
  const talksOfPlatform = namesMarket(words) || OF_PLATFORMS.includes(now.intent ?? '');
  const isSeveral =
    intent?.id === 'varias-plataformas' &&
    /\b(?:vari[oa]s|dos|tres|cuantas|todas|mas de una|distint\w+|diferent\w+|a la vez)\b/.test(
      words,
    ) &&
    !/\b(?:tabla|reglas|lista)\b/.test(words);
  const isShops =
    // 'PayPal me retuvo el dinero por vender PLR' is no order of this shop.
    (isCase &&
      !namesMarket(words) &&
      !/(?:retuv|congel|suspend|bloque|cerr).*\bplr\b/.test(words)) ||
    ((isSeveral || intent?.id === 'cursos-licencia') && !talksOfPlatform);
  if (isShops || intent?.id === 'licencia-personal') return undefined;
  if (intent?.id === 'requisitos-para-vender' && !namesMarket(words)) return undefined;
  const isOfPlatforms =
    OF_PLATFORMS.includes(now.intent ?? '') && (PAIR.test(words) || /\bdonde si\b/.test(words));
  const asksShop =
    (isStrong(words, query, catalogue) && !isOfPlatforms) ||
    called.length > 0 ||
    (intent !== null && !SHARED_WITH_PLATFORMS.test(intent.id) && !isOfPlatforms);
  const reply = platformReply(words, now, asksShop, clock);
  if (reply) return reply;
  return intent &&
    OF_PLATFORMS.includes(now.intent ?? '') &&
    intent.id in RIGHTS &&
    !/\b(?:libro|ebook) es[eo]\b|\bes[eo] (?:libro|ebook)\b/.test(words)
    ? tell(now, besidesPlatform(answerOf(intent, words, clock), now.platforms.slice(0, 1), clock), [
        'donde-vender',
      ])
    : undefined;
}

/** 'Y cuánto sale' after the courses, 'soy de Perú' after the payment. */
function goneOnWithShop({words, now, intent, referred, focus, clock}: Turn): Reply | undefined {
  const before = intentById(now.intent);
  if (!before) return undefined;
  const isOfCourses =
    before.id === 'ia-club' &&
    OF_COURSES.test(words) &&
    referred.length === 0 &&
    !focus &&
    words.split(' ').length <= MOST_WORDS_GOING_ON;
  const isOfCountry = OF_COUNTRIES.test(before.id) && ONLY_COUNTRY.test(words);
  if (isOfCourses && OF_A_COURSE.test(words))
    return tell(
      now,
      'Eso no lo dice la tienda: está en la página de cada curso, desde «IA CLUB».',
      [before.id],
    );
  const rights = intent && Object.hasOwn(RIGHTS, intent.id) && intentById('cursos-licencia');
  if (before.id === 'ia-club' && rights && referred.length === 0 && !ASKS.test(words))
    return tell(now, answerOf(rights, words, clock), [rights.id], {person: true});
  if (!isOfCourses && (!isOfCountry || (intent && intent.id !== before.id))) return undefined;
  const answer = answerOf(before, words, clock);
  return tell(now, isOfCountry ? `Para tu país vale lo mismo. ${answer}` : answer, [before.id], {
    person: before.person ?? false,
  });
}

/** The shop's tools, of which somebody asks on. */
const TOOLS: Readonly<Record<string, string>> = {
  'tu-version': '«Tu versión»',
  'tu-version-privada': '«Tu versión»',
  'logo-falla': '«Tu versión»',
  certificado: 'El certificado',
  expediente: 'El expediente',
  'cuanto-me-queda': '«¿Cuánto me queda?»',
};
const OF_TOOLS: readonly (readonly [RegExp, (tool: string) => string])[] = [
  [
    /\b(?:se )?(?:paga|cobran?|cuesta|vale|aparte|gratis|pagar|incluid[oa])\b/,
    (tool) => `${tool} no se paga aparte.`,
  ],
  [
    /\b(?:cel|celu\w*|celular|telefono|movil|compu\w*|laptop|tablet|instal\w+|descargar (?:algo|una app|un programa))\b/,
    (tool) => `${tool} se abre en el navegador, también en el celular: no se instala nada.`,
  ],
  [
    /\b(?:otra vez|de nuevo|repet\w+|equivoc\w+|cambi\w+(?!.*\b(?:texto|a mano)\b)|volver|varias veces|cuantas veces)\b/,
    (tool) => `Sí: ${tool} se puede usar otra vez, las veces que quieras.`,
  ],
  [
    /\b(?:guarda\w*|sub(?:e|en|ir|o)|queda\w*|comparte\w*|ve[ns]?|privad\w+|segur[oa])\b/,
    (tool) => `${tool} trabaja en tu dispositivo: tus archivos y tu marca no salen de él.`,
  ],
  [
    /\b(?:ustedes|me lo hacen|l[oa] hago yo)\b/,
    (tool) => `${tool}: lo haces tú, en tu dispositivo; nosotros no lo hacemos por ti.`,
  ],
  [
    /\blogo\b/,
    () => 'Sirve una imagen PNG, JPEG o SVG de menos de 5 MB; cuanto más grande, más nítida.',
  ],
  [
    /\b(?:word|pdf|epub|formatos?|lector|kindle)\b/,
    (tool) =>
      tool === TOOLS['tu-version']
        ? 'Salen con tu marca los archivos de tu compra, PDF y Word, y además un EPUB.'
        : `${tool} se descarga en PDF.`,
  ],
  [
    /\b(?:enlace|link|liga|donde (?:esta|queda|se abre|entro))\b/,
    (tool) => `${tool} está en el menú de la tienda, y en tu compra, en «Mis productos».`,
  ],
  [
    /\bque (?:ya )?compre\b|\bmi compra\b/,
    (tool) => `Sí: abre tu compra en «Mis productos», y allí está ${tool}.`,
  ],
];
/** Ids of the intents after which 'lo pueden comprobar' is about the certificate. */
const OF_CERTIFICATE =
  /^(?:certificado|titular|donde-esta|duracion|version-de-la-licencia|licencia-donde|vender-tras-reembolso)$/;
const VERIFIES =
  /\b(?:comprob|comprueb|verific|autentic|verdader|valid|fals|legitim|de verdad|donde lo (?:reviso|compruebo))/;

/** Whether a certificate is genuine, and its name, whoever asks for it. */
function certificateCheck({words, now, certainty, intent}: Turn): Reply | undefined {
  const isNamed = /\bcertificado\b/.test(words);
  if (!isNamed && !OF_CERTIFICATE.test(now.intent ?? '')) return undefined;
  if (/\bcodigo\b/.test(words) && /\bdonde\b/.test(words))
    return tell(
      now,
      'El código de comprobación está en el certificado, que descargas en «Mis productos».',
      ['certificado'],
    );
  if (
    !isNamed &&
    intent &&
    certainty >= SURE_OF_INTENT &&
    intent.id !== 'certificado' &&
    !/\bclient\w+|compradores?\b/.test(words)
  )
    return undefined;
  if (VERIFIES.test(words) && !/\bderecho|\bcomprobante/.test(words))
    return tell(
      now,
      now.intent === 'vender-tras-reembolso'
        ? `No: tras un reembolso sale como «Revocado». Se ve ${VERIFIED_AT}.`
        : `Sí: cualquiera lo verifica ${VERIFIED_AT}, y ve si es auténtico y sigue vigente.`,
      ['certificado'],
    );
  return now.intent === 'certificado' &&
    /\bme l[oa]s? (?:cambi|correg|corrig|arregl)|(?:cambi|correg|corrig|arregl)\w*(?: \w+){0,3} nombre/.test(
      words,
    )
    ? tell(
        now,
        'El nombre del certificado lo corrige una persona: escríbele en «Contacto» con tu número de pedido y el nombre correcto.',
        ['certificado'],
        {person: true},
      )
    : undefined;
}
/** Facts of the shop in words that are asked of a tool as well. */
const SHARED_WITH_TOOLS =
  /^(?:como-comprar|donde-esta|formato|gratis|suscripcion|pago|marca|editar|logo-falla)$/;
const MOST_WORDS_ON_A_TOOL = 14;

/** 'Y eso se paga aparte', 'puedo hacerlo desde el cel', after one of the shop's tools. */
function goneOnWithTool(turn: Turn): Reply | undefined {
  const {words, now, intent, query, referred, catalogue, certainty} = turn;
  const tool = TOOLS[now.intent ?? ''];
  if (
    !tool ||
    referred.length > 0 ||
    words.split(' ').length > MOST_WORDS_ON_A_TOOL ||
    namesMarket(words)
  )
    return undefined;
  const isOther =
    intent &&
    certainty >= SURE_OF_INTENT &&
    intent.id !== now.intent &&
    !SHARED_WITH_TOOLS.test(intent.id);
  const [, answer] = OF_TOOLS.find(([when]) => when.test(words)) ?? [];
  if (!answer || isOther || isStrong(words, query, catalogue)) return undefined;
  return tell(now, answer(tool), [now.intent!]);
}

function afterDistress({words, now, intent, referred, asksFact}: Turn): Reply | null | undefined {
  const isDistress = DISTRESS.test(now.intent ?? '');
  const asksOfProduct = asksFact && (referred.length > 0 || /\b(?:libro|ebook|guia)\b/.test(words));
  return isDistress && !intent && !ASKS.test(words) && !asksOfProduct ? null : undefined;
}

function shopFact(turn: Turn): Reply | undefined {
  const {words, now, intent, catalogue, clock} = turn;
  if (!intent) return undefined;
  const isOfOwnWork = ASKS.test(words) || !/^(?:marca|editar)$/.test(intent.id);
  if (
    /vender|regalar|reventa|donde-vender|marca|editar/.test(intent.id) &&
    isOfOwnWork &&
    identityIn(turn) !== null
  )
    return undefined;
  const {hits} = catalogue.engine.search({...readQuery(''), offer: true}, false);
  const offers =
    intent.id === 'ofertas' && !/combo|descuento (?:por|si)|reloj/.test(words) ? hits : [];
  return tell(now, answerOf(intent, words, clock), [intent.id], {
    person: intent.person ?? false,
    products: offers.slice(0, 3).map(({entry}) => tellOf(now, entry, '').products[0]!),
  });
}

function ofOpenCase({words, query, now, catalogue}: Turn): null | undefined {
  return isOfCase(now) && !isStrong(words, query, catalogue) ? null : undefined;
}

/** The product that a message is about: named, called by its subject, or in the talk's focus. */
function productOf(
  message: string,
  text: string,
  state: DialogueState,
  open: string | null,
  catalogue: Catalogue,
): Product | null {
  return (
    catalogue.namedIn(message) ??
    calledIn(text, state, catalogue, true)[0] ??
    catalogue.byHandle.get(state.focus ?? open ?? '') ??
    null
  );
}

/** 'No el del bebé, el otro': what is not meant. */
const REJECTED =
  /^(?:no,? (?:el|la|ese|esa) [^,;]{2,40}|(?:el|la|ese|esa) [^,;]{2,40} no)[,;]\s*(?=el|la|ese|esa)/iu;

/** Where somebody is from, what it thinks of a price, and what it does first, before what it asks. */
const ASIDE =
  /^(?:.*,\s*)?pero antes[\s,]+|^(?:yo )?(?:soy|somos|vivo|estoy|(?:les |te )?escribo) (?:de|en|desde) [\p{L} ]{3,25}[,.]\s*(?=(?:y |q |que |me )?(?:tien|ten[eé]s|vend|hay|busc|quier|necesit|manej|recom))|^otra cosa\s+(?=tien|ten[eé]s|hay|busc|quier)|^(?:m+\s+)?(?:(?:est[aá]|es|sale|me parece)\s+)?(?:(?:muy|tan|bien|algo|demasiado)\s+)?car[oa]s?[\s,.;]+(?=(?:no )?(?:hay|ay|tienes?|tienen|ten[eé]s|busco|quiero|dame) (?:algo|un[oa]?|otr[oa]) (?:de|del|para|sobre) )/iu;

function coreOf(part: string): string {
  return part
    .replace(OPENING, '')
    .replace(ASIDE, '')
    .replace(REJECTED, '')
    .replace(
      /(?<!\p{L}|(?:de|para|en|a|con) )(el|la) (cort|breve|larg|extens|barat|econ[oó]mic|car)([oae])(?!\p{L})(?! de)/giu,
      '$1 más $2$3',
    )
    .replace(CLOSING, '')
    .replace(CLOSING, '')
    .trim();
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
