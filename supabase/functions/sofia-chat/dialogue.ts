/**
 * One pipeline for every message: guards, small talk, the product that the talk is about, the list that was shown, facts of
 * the shop and of the catalogue, and product search last. A message that is none of these is left to a person.
 */
import {hasFilters, readQuery} from '../_shared/search/query.ts';
import {hasContentWord, spelledOut, wordsOf} from '../_shared/search/words.ts';
import {ACTS, WHICH_OF_THEM} from './acts.ts';
import {PERSON} from './cards.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {guess, type Guess} from './classifier.ts';
import {HARDSHIP, identityIn, productsFor, saysTopic, searched} from './finding.ts';
import {FOLLOW_UPS, isOfCase, NEXT_OF_CASE} from './follow-ups.ts';
import {FOLLOWING, VOICES} from './intent-phrases.ts';
import {
  answerOf,
  guardOf,
  DISTRESS,
  GUARDS,
  intentById,
  isExcepted,
  OTHER_LANGUAGE,
  TALK,
  UNKNOWN,
  type Intent,
} from './intents.ts';
import {ASKED_FOR_BOOKS, HEALTH_WORDS, ILLNESS} from './own-health.ts';
import {namedIn} from './platform-names.ts';
import {asksClaim} from './platform-notes.ts';
import {
  asksLeave,
  besidesPlatform,
  goesWith,
  intentOfRole,
  isOfOwnSales,
  looksForBook,
  namesMarket,
  namesPlace,
  OF_PLATFORMS,
  PLATFORM_PATTERNS,
  platformAnswer,
  speaksOfPlatforms,
  usesOf,
  withoutYes,
} from './platforms.ts';
import {factIn, productFact} from './products.ts';
import {countIn, isGibberish, linesOf, meantIn, subjectIn} from './references.ts';
import {CASES, tell, tellOf, type Reply} from './reply.ts';
import {RIGHTS} from './shop.generated.ts';
import type {DialogueState} from './state.ts';
import {ASKS, isCertain, newBudget, readTurn, withoutService, type Turn} from './turn.ts';
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
  /^(?:(?:uy|ay|ah|oh|eh|oe|entendid[oa]|[oó]rale|joya|b[aá]rbaro|ch[eé]vere|bac[aá]n|chido|(?:es)?t[aá] bien|perfecto|excelente|genial|buen[ií]simo|de acuerdo|muy bien|epa|ep[aá]le|wenas|pe|pue|parcer?[oa]?|pana|bro|compa|causa|po|pues|maestr[oa](?=[\s,]+(?:qu[eé]|tien|hay|me|cu[aá]nto))|che|cham[oa]|veci(?:n[oa])?|m+|ok(?:ay|ey)?|vale|va|dale|ya(?=\s*[,.]|\s+(?:pe|po|pues|ok|gracias|bueno|entonces)(?!\p{L}))|bueno|listo|pues|qu[eé] onda|oye|oigan?|saludos|mira|o sea|osea|es que|es q|entonces|ahora s[ií]|ahora|igual|y bueno|ok pero|no,? perd[oó]n|perd[oó]n|disculp[ae](?: la molestia)?|señorita|olv[ií]dalo|cambiando de tema|(?:volviendo|regresando) (?:a lo |al tema )?del?|mejor dime|dime|estimad[oa]s?(?: \p{L}+)?(?=,)|porfa|por favor|qu[eé] mal|qu[eé] bien|no,? gracias(?=[\s,.]+\p{L})|mientras tanto|otra cosa(?=\s*[,:])|una (?:cosa|pregunta|duda|consulta)(?: m[aá]s)?(?=\s*[,:])|aparte(?=[\s,]+(?!de\s|del\s))|buen[oa]s(?: (?:d[ií]as|tardes|noches))?|buen d[ií]a|[hj]?ola{1,5}|jaj\w*|gracias|pon que)(?![\p{L}])[\s,.!]*)+/iu;
const CLOSING =
  /[\s,]+(?:porfa\w*|por favor|plis|pls|please|gracias|jaj\w*|amig[oa]|weon|wey|che|parcer?[oa]?|pana|bro|compa|causa|cham[oa]|veci|mij[oa]|po|pe|ps|pos|pues|ahorita|ya mismo|dime|dec[ií]me(?: vos)?|ayuda+|entonces|s[ií] o no|no ?m[aá]s|de verdad)[\s.!?]*$/iu;
const YES =
  /^(?:si+|si (?:por favor|quiero|dale|claro)|claro(?: que si)?|dale|bueno|obvio|por favor|de una|ok si)$/;
const NO = /^(?:no+|nop|mejor no|no por ahora|todavia no)$/;
/** Shop facts whose words a question about a platform shares. */
const SHARED_WITH_PLATFORMS =
  /^(?:pago|pago-local|cuenta|factura|precio-libre|funciona|gratis|entrega|conviene|formato|ofertas|requisitos-para-vender|donde-vender|varias-plataformas|empezar|vender|cuanto-me-queda|ganancias|certificado|expediente|otros-paises|adaptar|regalar|imprimir|traducir|membresia|paquete)$/;
/** A clause that wants something, though it is no question. */
const WANTS =
  /\b(?:busc\w+|quier\w|quisier\w|necesit\w+|tienen|tienes|recom\w+|sugi\w+|dame|muestr\w+|interesa\w*)\b/;
/** 'Va el de loncheras.' */
const NAMES_BOOK = /\b(?:el|la|ese|esa) (?:de|del|sobre) \w{3,}/;
/** A clause that tells of the shopper, and asks nothing. */
const TELLS =
  /^(?:y |pero |es que )*(?:tengo|tenemos|tiene|tienen|soy|somos|vendo|vendemos|trabajo|me dedico|es para|seria para|es mi|mi \w+ (?:tiene|es|esta)|doy|atiendo)\b/;
const GUARD_IDS: ReadonlySet<string> = new Set(GUARDS.map(({id}) => id));
const TALK_IDS: ReadonlySet<string> = new Set(TALK.map(({id}) => id));
/** Somebody may be in danger: less is needed. */
const CARE: ReadonlySet<string> = new Set('crisis malestar violencia emergencia salud'.split(' '));
const SURE_CARE = 0.45;
const MONEY: ReadonlySet<string> = new Set('dinero ingresos resultados ley'.split(' '));
/** A question on a platform's rule may also speak of law or of money. */
const isOfPlatform = (id: string, text: string) =>
  (id === 'ley' && namesMarket(text)) ||
  (/^(?:ingresos|dinero|resultados)$/.test(id) &&
    (asksLeave(text) ||
      (id === 'dinero' &&
        (namesMarket(text) || isOfOwnSales(text) || /\bplataformas?\b/.test(text))) ||
      asksClaim(text) ||
      /\bdevol\w+.*\bmis client\w*/.test(text) ||
      (id === 'ingresos' && namedIn(text).length > 0 && !/\b(?:gan|ingres|sac)\w*/.test(text))));
/** From this certainty on a message that no guard's pattern has is one for it. */
const SURE_GUARD = 0.75;
const SURE_TALK = 0.6;
const MOST_WORDS_BESIDE_TALK = 2;
const BOOK_ON = /\b(?:libros?|ebooks?|guias?|recetas|cursos?|algo|el) (?:de|del|sobre|para)\b/;
/** Asked after an illness was told of. */
const OF_HEALTH =
  /\b(?:pued[eo]n?|podra|podria|es (?:buen[oa]|segur[oa]|mal[oa])|hace (?:mal|dano)|tranquil\w+|apt[oa]s?|recomendables?)\b(?: \w+){0,4} (?:com(?!pr|part|ision|unid|bo)\w+|tom\w+|beb\w+|ayun\w+|practic\w+|ejercicios?|dieta)\b|\b(?:le|me) (?:hace|hara|cae) (?:bien|mal|dano)\b/;
/** Guards after which a book that is asked for is still shown. */
const BEFORE_BOOKS = /^(?:salud|malestar|violencia)$/;
const NO_BOOK = /\b(?:reemplaz|sustitu|me ahorr|en (?:vez|lugar) de|dejar de tomar|dosis)\w*/;
const OF_BOOKS =
  'Si además quieres leer sobre el tema, esto es lo más cercano; es informativo y no reemplaza a un profesional:';
const DISTRESS_OF_BOOKS = /^(?:violencia|malestar)$/;
/** 'No me voy a matar, solo estoy triste.' */
const DENIES =
  /\bya (?:habl|llam|le (?:dije|conte)|se lo)\w*|\bqued\w+ conmigo\b|\bestoy con (?:mi|un)\b|\bno (?:me )?(?:voy|quiero|pienso|es que)\b.*\b(?:solo|nada mas|nomas|tranquil)/;
const WORDLESS = '¡Aquí estoy! ¿Qué buscas o en qué te ayudo?';
const GIBBERISH =
  'No tenemos nada con esas palabras, o no te entendí bien. Dime un tema, un público o tu duda de la compra.';
const STILL_THERE =
  'Gracias por decírmelo. Aun así, habla hoy con alguien de confianza o con la línea de ayuda de tu país: no tienes que pasar por esto a solas. Si en algún momento sientes que corres peligro, llama a emergencias.';
const ENGLISH =
  /\b(the|what|how|can|do|you|i|is|are|my|your|please|which|where|does|want|need|have)\b/g;
const PORTUGUESE =
  /\b(voce|vcs?|nao|obrigad\w|quanto custa|livros?|em portugues|tem algum|gostaria|posso vender|como faco|meu|minha|uma)\b/g;

/** @param clock the moment, in epoch milliseconds. */
export function createDialogue(catalogue: Catalogue | null, clock = () => Date.now()) {
  const vocabulary = new Set(
    catalogue?.engine.entries.flatMap((entry) =>
      wordsOf(`${entry.title} ${entry.tags.join(' ')} ${entry.audience}`).map(({term}) => term),
    ),
  );
  const heard = new Set(
    [...VOICES, FOLLOWING].flatMap((voice) => Object.values(voice).join(' ').split(/\W+/)),
  );
  const correct = createCorrector(
    [...GUARDS.map(({when}) => when), ...PLATFORM_PATTERNS, HARDSHIP],
    (term, word) => {
      const found = catalogue?.engine.search({...readQuery(''), text: word}, false);
      return (
        heard.has(word) ||
        vocabulary.has(term) ||
        (found !== undefined && found.hits.length > 0 && !found.correction)
      );
    },
  );

  /** What is said is never said twice in a row: then comes the next step, or a person. */
  return function converse(asked: Asked): Reply {
    const reply = answerTo(asked);
    const said = numberOf(reply);
    const once = said === asked.state.said ? again(reply, asked.state) : reply;
    const ill = asked.state.ill || ILLNESS.test(plain(asked.message));
    return {...once, state: {...once.state, said, ill}};
  };

  function answerTo(asked: Asked): Reply {
    const message = spelledOut(asked.message.normalize('NFKC').trim());
    const text = correct(plain(message));
    const {state} = asked;
    const guarded = guard(message, text, asked);
    if (guarded) return withBooks(guarded, message, text, asked);
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
      !/\?.*\p{L}/u.test(message) &&
      !WANTS.test(text) &&
      !hasFilters(readQuery(message)) &&
      newBudget(text, state) === 0 &&
      !(talk.id === 'resuelto' && isOfCase(state) && /\b(?:baje|descargue)\b/.test(text))
    )
      return tell(state, answerOf(talk, text, clock()), [talk.id], {
        person: talk.person ?? false,
        state: {intent: state.intent},
      });
    if (!/\p{L}{2}/u.test(message) && !/\d/.test(message))
      return tell(state, WORDLESS, ['vale'], {state});
    const replies = answersOf(message, asked);
    if (replies[0]) return replies.reduce(together);
    return answerPart(coreOf(message) || message, text, asked) ?? goneOn(text, state);
  }

  /** What no shop assistant may answer, before anything else. */
  function guard(message: string, text: string, {state, open}: Asked): Reply | null {
    // A title is no symptom: 'Dormir bien sin pastillas'.
    // Put right, 'fracturé' may read as 'factura'.
    const kept = guardOf(text) ?? guardOf(plain(message));
    const found =
      (kept && isOfPlatform(kept.id, text) ? null : kept) ??
      (state.ill && OF_HEALTH.test(text) ? intentById('salud') : null) ??
      (catalogue?.namedIn(message) || asksLeave(text) || asksClaim(text) ? null : guardLike(text));
    if (!found) return null;
    if (found.id === 'crisis' && DISTRESS.test(state.intent ?? '') && DENIES.test(text))
      return tell(state, STILL_THERE, [state.intent!]);
    const product =
      found.id === 'salud' && catalogue ? productOf(message, state, open, catalogue) : null;
    const words = (text.match(HEALTH_WORDS) ?? []).join(' ');
    const subject = partsOf(message).flatMap((part) => subjectIn(plain(part)) ?? [])[0];
    const lines = (about?: string) =>
      product && about && catalogue ? linesOf(product, about, catalogue) : [];
    const line = lines(subject).find(({isSure}) => isSure) ?? lines(words)[0];
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

  /** Whoever tells of an illness and asks for a book is cared for first, and gets the book after it. */
  function withBooks(cared: Reply, message: string, text: string, asked: Asked): Reply {
    const [id = ''] = cared.passages;
    if (!catalogue || !BEFORE_BOOKS.test(id)) return cared;
    if (!ASKED_FOR_BOOKS.test(text) || NO_BOOK.test(text)) return cared;
    const shown = (replies: readonly Reply[]) =>
      replies.find(
        ({passages, products}) => products.length > 0 && /^busqueda/.test(passages[0] ?? ''),
      );
    const topic = (query: string) =>
      searched({...readQuery(''), text: query}, asked.state, catalogue);
    const found =
      id === 'violencia'
        ? topic('relación tóxica')
        : id === 'malestar' && /\b(?:ansi\w+|panico)/.test(text)
          ? topic('ansiedad')
          : (shown(answersOf(message, asked)) ??
            topic(/\bme (?:dejo|engano|separe|divorci)/.test(text) ? 'ruptura' : message));
    if (!shown([found])) return cared;
    return {
      ...found,
      response: `${cared.response}\n\n${OF_BOOKS}`,
      person: cared.person,
      passages: [id, ...found.passages],
    };
  }

  /** 'Sí' and 'no', by what was offered last. */
  function yesOrNo(text: string, state: DialogueState): Reply | null {
    const {intent, focus, list, openCase} = state;
    if (!YES.test(text) && !NO.test(text)) return null;
    if (DISTRESS.test(intent ?? '')) return tell(state, STILL_THERE, [intent!]);
    const answer = (response: string, person = false) =>
      tell(state, response, [NO.test(text) ? 'no' : 'si'], {state, person});
    if (NO.test(text)) return answer('Entendido. Si quieres, dime otro tema o tu duda.');
    if (intent === 'persona' || (openCase && isOfCase(state))) return answer(PERSON, true);
    const product = catalogue?.byHandle.get(focus ?? '');
    if (product) return answer(productFact(product, 'comprar') ?? '');
    return answer(
      list.length > 1 ? WHICH_OF_THEM : 'Dime qué tema, público o duda tienes y lo vemos.',
    );
  }

  /** The answers to a message's clauses, each in the state that the one before left. */
  function answersOf(message: string, asked: Asked): readonly Reply[] {
    const replies: Reply[] = [];
    const parts = onPlatformsAsOne(message, asked);
    for (const part of parts) {
      const core = coreOf(part);
      if (!core) continue;
      // A statement after a question needs no answer of its own, unless it describes a problem.
      const [likeliest] = replies.length > 0 && TELLS.test(plain(core)) ? guess(plain(core)) : [];
      if (likeliest && (likeliest.id === 'ninguna' || likeliest.certainty < SURE_TALK)) continue;
      // 'Qué lindo', 'una cosa más', beside a question.
      if (parts.length > 1 && isAside(message, part, plain(core))) continue;
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
      const isTalk = TALK_IDS.has(replies[0]?.passages[0] ?? '');
      const isRest = isMixed || (replies.length > 0 && !isTalk && part.split(' ').length <= 5);
      const isFound = /^(?:busqueda|catalogo)/.test(reply?.passages[0] ?? '');
      const isAsked = ASKS.test(plain(core)) || hasFilters(readQuery(core));
      const isOfSearch = replies.length > 0 && /^busqueda/.test(replies[0]?.passages[0] ?? '');
      if (isFound && replies.length > 0 && !isTalk && !isAsked && (isRest || !isOfSearch)) continue;
      if (!reply || replies.some(({response}) => response === reply.response)) continue;
      // Beside an answer small talk says nothing.
      if (replies.length > 0 && TALK_IDS.has(passage)) continue;
      if (replies.length === 1 && isTalk && replies[0]?.passages[0] !== 'quien-eres') replies.pop();
      const response = isMixed ? reply.response.replace(/^S[ií][.:] /, '') : reply.response;
      replies.push({
        ...reply,
        response: response.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()),
      });
    }
    return replies;
  }

  /** The clauses of a message; one that only tells of the shopper belongs to the one that asks. */
  function questionsOf(message: string): readonly string[] {
    const questions: string[] = [];
    let told = '';
    for (const clause of partsOf(message).flatMap(halvesOf)) {
      const words = plain(coreOf(clause));
      const {max, text} = withoutService(readQuery(clause));
      const isBudget =
        max !== null && !hasContentWord(text.replace(/\b(?:me )?arm\w+|alcanza/g, ' '));
      const tells =
        isBudget ||
        (tellsIn(message, clause) && !WANTS.test(words) && !NAMES_BOOK.test(words)) ||
        (TELLS.test(words) &&
          !ASKS.test(words) &&
          !HARDSHIP.test(words) &&
          (guess(words)[0]?.id ?? 'ninguna') === 'ninguna' &&
          !/\b(?:que|cual|cuanto|como|donde|puedo|busco|quiero|necesito)\b/.test(words));
      if (tells) {
        if (words) told += `${clause}; `;
        continue;
      }
      // 'Algo de jabones? De los que se hacen en casa': the second clause is of the first.
      if (/^(?:de )?l[oa]s que\b|^que (?:sean?|tengan?|traigan?)\b/.test(words) && questions.length)
        questions.push(`${questions.pop()?.replace(/[\s?¿.!]+$/u, '')} ${told}${clause}`);
      else questions.push(told + clause);
      told = '';
    }
    if (!told) return questions;
    const last = questions.pop() ?? '';
    return [...questions, told + last];
  }

  /** Clauses on platforms are one question: answered apart, what one says of the other would be missing. */
  function onPlatformsAsOne(message: string, asked: Asked): readonly string[] {
    const clauses = questionsOf(message);
    if (!catalogue || clauses.length < 2) return clauses;
    // 'Lo vi en Mercado Libre a 50 pesos, ¿por qué aquí sale 11?'
    const whole = clauses.join(', ');
    if (intentOfRole(correct(plain(whole))) === 'otros-mas-baratos') return [whole];
    const read = clauses.map((clause) => {
      const core = coreOf(clause);
      return readTurn(core, correct(plain(core)), asked, catalogue, clock());
    });
    const isOn = (turn: Turn, talk: Parameters<typeof platformAnswer>[1]) =>
      platformAnswer(turn.words, talk, asksShop(turn), clock()) !== null;
    // 'Me lo piden por WhatsApp; ¿tienen un libro que enseñe a cerrar ventas?'
    if (looksForBook(correct(plain(whole)))) {
      const others = clauses.filter((_, at) => !isOn(read[at]!, asked.state));
      return others.length > 0 ? others : clauses;
    }
    const names = read.flatMap(({words}) => namedIn(words));
    if (!read.some((turn) => isOn(turn, asked.state))) return clauses;
    const talk = {intent: 'donde-vender', platforms: names};
    // Only what is certain to be another question is answered apart.
    const isPart = read.map(
      (turn) =>
        isOn(turn, talk) ||
        (!asksProducts(turn) &&
          (turn.words.split(' ').length <= 3 ||
            goesWith(turn.words, names, clock()) ||
            (turn.guesses[0]?.certainty ?? 0) < SURE_HALF)),
    );
    if (!isPart.includes(false)) return [message.replace(/[?¿!¡]+/gu, ' ')];
    const first = isPart.indexOf(true);
    const one = clauses.filter((_, at) => isPart[at]).join(', ');
    return clauses.flatMap((clause, at) => (at === first ? [one] : isPart[at] ? [] : [clause]));
  }

  function answerPart(part: string, words: string, asked: Asked): Reply | null {
    const {state} = asked;
    if (!catalogue) {
      const [best] = guess(words);
      const intent = best && best.certainty >= 0.3 ? intentById(best.id) : null;
      const asksShop =
        intent !== null && !namesMarket(words) && !SHARED_WITH_PLATFORMS.test(intent.id);
      return (
        platformReply(words, state, asksShop, clock()) ??
        (intent
          ? tell(state, answerOf(intent, words, clock()), [intent.id], {
              person: intent.person ?? false,
            })
          : null)
      );
    }
    const turn = readTurn(part, words, asked, catalogue, clock());
    const ofPlatforms = onPlatforms(turn);
    if (ofPlatforms) return ofPlatforms;
    // After a distress nothing is sold that was not asked for.
    const asksOfBooks =
      ASKS.test(words) ||
      turn.referred.length > 0 ||
      (state.intent !== 'crisis' && ASKED_FOR_BOOKS.test(words));
    const isOfBook = state.intent !== 'crisis' && (turn.count !== null || turn.fact !== null);
    const isCared = DISTRESS.test(state.intent ?? '') && !asksOfBooks && !isOfBook;
    // 'No tengo a quien llamar', after a crisis, is no question on how to reach the shop.
    if (
      state.intent === 'crisis' &&
      isCared &&
      !ASKS_OR_TAKES.test(words.replace(/\ba quien\b/g, ''))
    )
      return null;
    // What does not fit takes no certainty from the rest.
    let left = 1;
    for (const {id, certainty} of turn.guesses) {
      const isAct = id in ACTS;
      if (isAct && (isCared || certainty < LEAST)) continue;
      const isMeant = isCertain({id, certainty: certainty / left}, turn);
      const reply = isAct ? ACTS[id]?.(turn) : isMeant ? shopFact(id, turn) : undefined;
      if (reply) return reply;
      if (isAct && id !== 'ninguna') left -= certainty;
    }
    if (isCared || (isOfCase(state) && !ASKS.test(words))) return null;
    // What is said with a product's name is of it.
    const ofProduct = turn.called.length === 1 ? ACTS.dato?.(turn) : undefined;
    return ofProduct ?? null;
  }

  /** A message that asks for nothing new, after what was answered last. */
  function goneOn(text: string, now: DialogueState): Reply {
    const {intent} = now;
    if (DISTRESS.test(intent ?? '')) return tell(now, STILL_THERE, [intent!]);
    const emergency = intent === 'emergencia' && intentById(intent);
    if (emergency) return tell(now, answerOf(emergency, text, clock()), [emergency.id]);
    if (now.openCase && isOfCase(now))
      return tell(now, NEXT_OF_CASE, [now.openCase], {person: true});
    if (isGibberish(text, vocabulary)) return tell(now, GIBBERISH, [], {person: true});
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
function again(reply: Reply, before: DialogueState): Reply {
  const [id = ''] = reply.passages;
  if (reply.products.length > 0 && reply.passages.every((each) => !intentById(each))) return reply;
  if (GUARD_IDS.has(id))
    return {...reply, response: `Te lo repito porque importa. ${reply.response}`};
  if (TALK_IDS.has(id)) return reply;
  if (id === 'donde-vender')
    return {...reply, response: `Vale lo mismo que antes. ${reply.response}`};
  if (id === '') return {...reply, response: UNKNOWN_AGAIN, person: true};
  if (id === before.openCase) return {...reply, response: NEXT_OF_CASE, person: true};
  return {...reply, response: `${reply.response} ${AGAIN}`, person: true, query: null};
}

/** A guard that no pattern of it has found, unless a book is asked for. */
function guardLike(text: string): Intent | null {
  const isTopic =
    /^(?:y )?(?:algo )?(?:de|sobre) \w+$|^(?:y |pero )?(?:ese |este |el libro )?(?:dice|habla|explica|trae|ensena|menciona|incluye)\b/.test(
      text,
    );
  if (ASKS.test(text) || BOOK_ON.test(text) || isTopic || !text.includes(' ')) return null;
  const guesses = guess(text);
  const found =
    likely(CARE, guesses, SURE_CARE) ??
    (namesMarket(text) ? null : likely(MONEY, guesses, SURE_TALK)) ??
    likely(GUARD_IDS, guesses, SURE_GUARD);
  const isHardship = found?.id === 'violencia' && HARDSHIP.test(text);
  return !found || isHardship || isExcepted(found.id, text) ? null : found;
}

/** What tells of an order, of which no half is a question of its own. */
const STORY =
  /^(?:ninguna|fuera|no-llega|problema-archivo|pag[oi]\w*-falla|cobro-doble|pedir-reembolso|reembolsos|sin-garantia-de-ventas|correo-equivocado|pedido-ayuda|dos-correos|queja|acusacion|persona|titular|caso-)/;
const SURE_HALF = 0.7;
/** Facts about one product that one answer may give together. */
const MEASURED = /^(?:peso|actualizado|oferta|ficha|capitulos)$/;
const ASKS_OR_TAKES =
  /\b(?:que|como|cuant\w+|cuando|donde|cual(?:es)?|puedo|se puede|hay|tienen|aceptan|dan|llevo|compro|quiero|quedo con)\b/;

/** A clause in two, where each half asks something else for certain: 'dan factura y aceptan cuotas'. */
function halvesOf(clause: string): readonly string[] {
  const all = plain(clause);
  const isOfUse = usesOf(all).length > 0 || /\b(?:vend|public|sub[io]|checkout)/.test(all);
  if (namesMarket(all) || speaksOfPlatforms(all) || (namedIn(all).length > 0 && isOfUse))
    return [clause];
  const meaning = (words: string) => {
    const fact = factIn(words);
    if (MEASURED.test(fact ?? '') && fact !== 'ficha') return fact;
    const [best] = words.includes(' ') ? guess(words) : [];
    const isSure = best && best.certainty >= SURE_HALF && !STORY.test(best.id);
    return isSure && !TALK_IDS.has(best.id) ? best.id : null;
  };
  for (const {index, 0: and} of clause.matchAll(
    /,?\s+y\s+(?:adem[aá]s\s+|tambi[eé]n\s+)?|,\s+/giu,
  )) {
    const rest = clause.slice(index + and.length);
    // 'Dan certificado y factura': 'dan factura'.
    const verb = rest.includes(' ') ? '' : `${coreOf(clause).split(' ')[0]} `;
    const halves = [clause.slice(0, index), verb + rest];
    const [left = '', right = ''] = halves.map((half) => plain(coreOf(half)));
    if (and.startsWith(', ') && !ASKS_OR_TAKES.test(left)) continue;
    const [one, two] = [meaning(left), meaning(right)];
    const isOther = two !== null && (!(two in ACTS) || /^(?:trae|tiene|viene|incluye)/.test(right));
    if (one && isOther && one !== two && !/^(?:otro-mas|extremo|busqueda)$/.test(one))
      return halves;
  }
  return [clause];
}

const MOST_WORDS_OF_AN_ASIDE = 5;

/** Whether a short clause asks nothing, where another of the message is a question. */
function isAside(message: string, clause: string, words: string): boolean {
  const at = message.indexOf(clause);
  const isQuestion = /^[^.;!\n]*\?/u.test(message.slice(at + clause.length));
  if (at < 0 || !message.includes('?')) return false;
  const [best] = guess(words);
  return (
    words.split(' ').length <= (isQuestion ? 2 : MOST_WORDS_OF_AN_ASIDE) &&
    !WANTS.test(words) &&
    factIn(words) === null &&
    !/\b(?:el|la|los|las|ese|esa|otr[oa]) (?:de|del|primer|segund|tercer|ultim)/.test(words) &&
    (best === undefined || TALK_IDS.has(best.id) || best.certainty < SURE_HALF)
  );
}

/** The likeliest intent of these ids, if they are together as certain as `least`. */
function likely(ids: ReadonlySet<string>, all: readonly Guess[], least: number): Intent | null {
  const guesses = all.filter(({id}) => ids.has(id));
  const certainty = guesses.reduce((sum, each) => sum + each.certainty, 0);
  return certainty >= least ? intentById(guesses[0]?.id ?? null) : null;
}

const SENTENCES = /(?<=[.!?])\s+|\n\n/;

/** Two answers as one: no sentence twice, and of two lists the second, which goes on from the first. */
function together(one: Reply, two: Reply): Reply {
  if (['busqueda', 'total'].some((id) => [one, two].every(({passages}) => passages[0] === id)))
    return two;
  const said = new Set(one.response.split(SENTENCES));
  const added = two.response
    .split(SENTENCES)
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
  const beside = intentById(answer?.beside ?? null);
  const text = beside ? `${withoutYes(answerOf(beside, words, clock))}\n\n` : '';
  return answer
    ? tell(now, text + answer.text, ['donde-vender'], {
        person: beside?.person ?? false,
        state: {
          intent: answer.isFee ? 'tarifas' : 'donde-vender',
          platforms: [...new Set([...answer.names, ...now.platforms])].slice(0, 3),
        },
      })
    : null;
}

const SURE_OF_INTENT = 0.9;
const SURE_OF_PRODUCTS = 0.55;
/** Less likely meanings are not tried. */
const LEAST = 0.08;
/** What is asked with a platform's name, of which no rule is meant. */
const NAMES_PLATFORMS = /^(?:pago-local|tu-version|logo-falla|formato)$/;

/** The shop's answer that is certain enough to be meant. */
function certainIntent(turn: Turn) {
  const [best] = turn.guesses;
  return best && isCertain(best, turn) ? intentById(best.id) : null;
}

function asksProducts({words, called, guesses}: Turn): boolean {
  const [best] = guesses;
  const isAct = (best?.id ?? '') in ACTS && best?.id !== 'comparar';
  const isSure = !namesMarket(words) && (best?.certainty ?? 0) >= SURE_TALK;
  const isOfBook = !namesMarket(words) || factIn(words) !== null;
  return (called.length > 0 && isOfBook) || (isAct && (ASKS.test(words) || isSure));
}

/** Whether a clause asks for products, or for what only the shop knows. */
function asksShop(turn: Turn): boolean {
  const intent = certainIntent(turn);
  return asksProducts(turn) || (intent !== null && !SHARED_WITH_PLATFORMS.test(intent.id));
}

/** Where to sell, and what a platform allows. */
function onPlatforms(turn: Turn): Reply | undefined {
  const {words, now, guesses, clock} = turn;
  const intent = certainIntent(turn);
  const certainty = guesses[0]?.certainty ?? 0;
  const talksOfThem = OF_PLATFORMS.includes(now.intent ?? '');
  const isNamed = namesPlace(words);
  // 'Tengo una peluquería, ¿qué les ofrezco a mis clientas?'
  const isOfProducts = guesses[0]?.id === 'ninguna' && certainty >= SURE_OF_PRODUCTS;
  if (isOfProducts && !isNamed && !talksOfThem && !speaksOfPlatforms(words) && !isOfOwnSales(words))
    return undefined;
  // 'Aceptan Mercado Pago', 'no sé usar Canva': a name alone makes no question about where to sell.
  if (
    !isNamed &&
    certainty >= SURE_OF_INTENT &&
    NAMES_PLATFORMS.test(intent?.id ?? '') &&
    !isOfOwnSales(words) &&
    !talksOfThem
  )
    return undefined;
  const isOfOrder =
    (isOfCase(now) || CASES.includes(intent?.id ?? '')) &&
    !isNamed &&
    !/(?:retuv|congel|suspend|bloque|cerr).*\bplr\b|\bmi (?:pagina|web|tienda).*\b(?:stripe|payoneer)\b|\b(?:paso|mando|comparto) (?:el|un|mi) (?:link|enlace|qr)\b/.test(
      words,
    );
  const isShops =
    /^(?:ia-club|licencia-donde)$/.test(intent?.id ?? '') &&
    !isNamed &&
    !talksOfThem &&
    !speaksOfPlatforms(words);
  if (
    isOfOrder ||
    isShops ||
    (intent?.id === 'licencia-personal' && /(?<!\bcuenta )personal\b/.test(words))
  )
    return undefined;
  if (intent?.id === 'requisitos-para-vender' && !isNamed) return undefined;
  const isPair =
    talksOfThem &&
    (countIn(words) !== null || /\bdonde si\b|\bun[oa] (?:sol[oa]|nada mas|nomas)\b/.test(words));
  const goesOn = (talksOfThem || speaksOfPlatforms(words)) && goesWith(words, now.platforms, clock);
  const isOfShop = !isPair && (asksProducts(turn) || (!goesOn && !isNamed && asksShop(turn)));
  const reply = platformReply(words, now, isOfShop, clock);
  if (reply) return reply;
  return intent &&
    talksOfThem &&
    intent.id in RIGHTS &&
    !/\b(?:libro|ebook) es[eo]\b|\bes[eo] (?:libro|ebook)\b/.test(words)
    ? tell(now, besidesPlatform(answerOf(intent, words, clock), now.platforms.slice(0, 1), clock), [
        'donde-vender',
      ])
    : undefined;
}

/** Books of a topic, beside what is asked of the licence. */
const BOOKS_OF = /\b(?:ebooks?|libros?|guias?|recetarios?) (?:de|sobre) (.+)$/;

/** What the shop says, on its own or of the product that is meant. */
function shopFact(id: string, turn: Turn): Reply | undefined {
  const {words, now, referred, catalogue, clock} = turn;
  const follows = FOLLOW_UPS[id];
  const [product] = referred;
  if (follows) {
    const noted = product && isOfCase(now) ? `Anota en tu mensaje que es «${product.title}». ` : '';
    const {answer, person} = follows;
    const text = typeof answer === 'string' ? answer : answer(words, now);
    const focus = product?.handle ?? now.focus;
    return tell(now, noted + text, [follows.passage(now) || id], {person, state: {focus}});
  }
  const intent = intentById(id)!;
  // 'Soy estilista y quiero vender algo' asks for products.
  if (
    /^(?:vender|regalar|reventa|donde-vender|marca|editar)$/.test(id) &&
    ASKS.test(words) &&
    identityIn(turn) !== null
  )
    return undefined;
  const answer = answerOf(intent, words, clock);
  const gone =
    product && !product.available && !follows
      ? ` Ahora «${product.title}» está agotado: deja tu correo en «Avísame», en su página.`
      : '';
  const text = answer + gone;
  const topic = BOOKS_OF.exec(words)?.[1] ?? '';
  const books =
    id in RIGHTS && hasContentWord(topic) && !product
      ? searched({...readQuery(''), text: topic}, now, catalogue)
      : null;
  if (books && books.products.length > 0 && books.passages[0] === 'busqueda')
    return {
      ...books,
      response: `${text}\n\n${books.response}`,
      passages: [id, ...books.passages],
      person: intent.person ?? false,
    };
  // 'Ofertas de cocina' asks for products.
  if (id === 'empezar') {
    const first = searched(
      {...readQuery(''), text: 'empezar a vender productos digitales'},
      now,
      catalogue,
    );
    return {
      ...first,
      response: `${text} Para arrancar, estos te guían:`,
      passages: [id],
      query: null,
    };
  }
  const niche =
    id === 'ofertas' && saysTopic(turn.query.text) && !/combo|funciona|reloj/.test(words)
      ? productsFor({...turn.query, offer: false}, catalogue).hits[0]
      : undefined;
  if (niche && niche.coverage >= 0.9) return searched({...turn.query, offer: true}, now, catalogue);
  const {hits} = catalogue.engine.search({...readQuery(''), offer: true}, false);
  const offers = id === 'ofertas' && !/combo|descuento (?:por|si)|reloj/.test(words) ? hits : [];
  const person = intent.person ?? false;
  if (product && offers.length === 0) return {...tellOf(now, product, text, id), person};
  return tell(now, text, [id], {
    person,
    products: offers.slice(0, 3).map(({entry}) => tellOf(now, entry, '').products[0]!),
  });
}

/** The product that a message is about: named, called by its subject, or in the talk's focus. */
function productOf(
  message: string,
  state: DialogueState,
  open: string | null,
  catalogue: Catalogue,
): Product | null {
  return (
    meantIn(message, state, open, catalogue).products[0] ??
    catalogue.byHandle.get(state.focus ?? open ?? '') ??
    null
  );
}

function coreOf(part: string): string {
  return part
    .replace(OPENING, '')
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
