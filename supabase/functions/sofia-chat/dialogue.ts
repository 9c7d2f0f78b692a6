/**
 * One pipeline for every message: guards, small talk, the product that the talk is about, the list that was shown, facts of
 * the shop and of the catalogue, and product search last. A message that is none of these is left to a person.
 */
import {hasFilters, readQuery, type Query} from '../_shared/search/query.ts';
import {isTelling, wordsOf} from '../_shared/search/words.ts';
import {
  catalogueFact,
  compare,
  productFact,
  reasonFor,
  superlative,
  total,
  type Suggestion,
  toSuggestion,
} from './products.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {GUARDS, INTENTS, OTHER_LANGUAGE, TALK, UNKNOWN, type Intent} from './intents.ts';
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
const OPEN_CASES = [...CASES, 'pago-falla', 'correo-equivocado'];
const SHOWN = 3;
const MAX_SEEN = 30;
const WORD_ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint'];

const REFERENCE =
  /\b(es[eao]s?|est[eao]s?|aquel|el mismo|lo mismo|ambos|del que|ese libro|su|sus)\b|\b(el|la|del|al) (primer\w*|segund\w|tercer\w*|ultim\w|de (arriba|abajo|en medio))\b/;
const MORE =
  /^(y )?((tienes?|hay|dame|muestra\w*|quiero|ver) )*(algo |alguno )?(mas( opciones| libros| ejemplos)?|otr[oa]s?( opcion\w*| libros?| ideas?)?|diferentes?|los demas|siguientes?|que mas( hay| tienes)?|algun otro)( por favor)?$|otras opciones|mas opciones|algo (diferente|distinto|mas)$|no me (gust\w+|convenc\w+|sirv\w+)( \w+){0,3}$|ningun[oa] (de esos|me)|muestrame mas|ensename mas/;
const DEMAND =
  /\b(busc\w+|quiero|quisiera|necesit\w+|recom\w+|sugier\w+|suger\w+|tien\w+|teneis|hay|vend\w+|algo|algun\w?|libros?|ebooks?|guias?|recetarios?|cuadernos?|muestra\w*|ensena\w*|dame|opciones|regal\w+|interesa\w*|me (gusta|late|encanta)|sobre|para (mi|mis|un|una|el|la|los|las|vender|quien|personas|gente)|aprender|ayud\w+|tema|nicho|looking for|do you have|books?)\b/;
const ASKS =
  /\b(busco|buscaba|buscando|necesito|recom\w+|sugier\w+|quiero|quisiera|dame|muestra\w*|tienes|tienen|hay) (un |una |unos |unas |el |la |los )?(algo|algun\w?|libros?|ebooks?|guias?|recetarios?|recetas|opciones|temas?|ideas|material|contenido)\b/;
/** Of a question to a shop they are no topic. */
const SERVICE =
  /(?<!\p{L})(?:cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|qui[eé]n|por|puedo|puede|sale|salen|cuestan?|cuesta|valen?|precio|exacto|venden?|vendes|tienes?|tienen|dame|ver|hay|manejan|ofrecen|total|tantos|cada|uno|una|compr(?:o|a|ar|arlo|arla)|tienda|pagar|pago|saber|quisiera|gustar[ií]a|disponibles?|recomiendan|interesa|mejor|vi|es cierto|cierto|dice|hola|buen[oa]s|gracias|ok|si|otr[oa]s?|opciones|algo|alg[uú]n[oa]?s?|todos?|tambi[eé]n|entonces|sobre|acerca|trata|traten|hable|hablen|t[ií]tulos?|temas?)(?!\p{L})/giu;
/** 'El de la parrilla', 'la guía de velas': a product by its subject, up to what is asked of it. */
const CALLED =
  /(?<!no )\b(?:el|la|del|al|ese|este|esa) (?:libro |ebook |guia |cuaderno |recetario )?(?:de(?: la| los| las| el)?|del|sobre|para) (?!(?:arriba|abajo|todos?)\b)((?:\w+ ?){1,5}?)(?= (?:que|cuant|cuest|sale|trae|incluye|viene|tiene|para|es|cuando|esta|habla|dice|no|o|y|la|el)\b|$)/g;
/** What a product says of a subject: 'trae recetas de pan', 'habla de costos'. */
const CONTENT =
  /\b(?:traen?|incluyen?|hablan?|dicen?|ensenan?|explican?|mencionan?|cubren?|contienen?)\b(?: (?:de|sobre|algo|algun\w?|a|como|con|tambien|usar|opciones))* (.+)$/;
/** What a product's page says of every product. */
const OWN_FACT =
  /plantilla|bono|extra|word|pdf|editable|capitulo|pagina|(?:trae|incluye)n? (?:el|la) del?\b/;
const BEYOND =
  /\b(?:algo|algun\w?|otr[oa]s?|uno?|hay|tienen|tienes)\b(?: \w+){0,4} mas (?:barat|econom|cort|brev|larg|car|accesib)|^(?:y )?mas (?:barat|econom|cort)\w*$/;
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
    [...[...GUARDS, ...INTENTS].map(({when}) => when), ...PLATFORM_PATTERNS],
    (term) => vocabulary.has(term),
  );

  return function converse(asked: Asked): Reply {
    const message = asked.message.normalize('NFKC').trim();
    const text = correct(plain(message));
    const {state} = asked;
    const say = (
      response: string,
      passages: readonly string[],
      more: Partial<Reply> = {},
    ): Reply => ({
      response,
      products: [],
      person: false,
      query: null,
      passages,
      ...more,
      state: {...state, intent: passages[0] ?? null, ...more.state},
    });

    const guard = first(GUARDS, text);
    if (guard)
      return say(answerOf(guard, text, clock()), [guard.id], {
        person: guard.person ?? guard.id === 'salud',
      });
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
      return say(answerOf(talk, text, clock()), [talk.id], {person: talk.person});

    const replies: Reply[] = [];
    for (const part of partsOf(message)) {
      const before = replies.at(-1)?.state ?? state;
      const reply = answerPart(part, correct(plain(part)), {...asked, state: before});
      // Beside a platform's rule a yes of the licence would sound like the platform's.
      const isMixed = replies.some(({passages}) => passages[0] === 'donde-vender');
      if (reply && isMixed && (reply.passages[0] ?? '') in RIGHTS) continue;
      // 'Me dejan?' after an answered question is no topic to look for.
      const isRest = isMixed || (replies.length > 0 && part.split(' ').length <= 3);
      if (isRest && /^(?:busqueda|catalogo)/.test(reply?.passages[0] ?? '')) continue;
      if (!reply || replies.some(({response}) => response === reply.response)) continue;
      const response = isMixed ? reply.response.replace(/^S[ií][.:] /, '') : reply.response;
      replies.push({...reply, response: response.charAt(0).toUpperCase() + response.slice(1)});
    }
    const [one, two] = replies;
    if (!one) {
      const whole = answerPart(message, greeted, asked);
      return whole ?? say(UNKNOWN, [], {person: true});
    }
    if (!two) return one;
    return {
      ...two,
      response: `${one.response}\n\n${two.response}`,
      products: (two.products.length > 0 ? two : one).products,
      person: one.person || two.person,
      query: two.query ?? one.query,
      passages: [...one.passages, ...two.passages],
    };

    function answerPart(
      part: string,
      words: string,
      {state: now, open, cart}: Asked,
    ): Reply | null {
      const tell = (response: string, passages: readonly string[], more: Partial<Reply> = {}) => {
        const reply = say(response, passages, more);
        return {...reply, state: {...now, ...reply.state, ...more.state}};
      };
      const intent = first(INTENTS, words);
      // An order that went wrong matters more than the platform that is named beside it.
      const isCase = intent !== null && CASES.includes(intent.id);
      const onPlatforms = isCase ? null : platformAnswer(words, now.intent, clock());
      if (onPlatforms) return tell(onPlatforms, ['donde-vender']);
      if (intent && now.intent === 'donde-vender' && intent.id in RIGHTS) {
        return tell(besidesPlatform(answerOf(intent, words, clock())), ['donde-vender']);
      }
      if (!catalogue)
        return intent
          ? tell(answerOf(intent, words, clock()), [intent.id], {person: intent.person})
          : null;
      const query = lacking(withoutService(readQuery(part)), words, now.query);
      const listed = now.list.flatMap((handle) => catalogue.byHandle.get(handle) ?? []);
      const named = catalogue.namedIn(part);
      const refers = REFERENCE.test(words);
      const called = calledSo(words, listed, isCase);
      const meant =
        named ?? pointedAt(words, listed) ?? called ?? focusOf(words, refers, now, open, listed);

      // 'Cuál de los tres es más barato', 'la diferencia', 'cuánto serían los dos'.
      const isOpenCase = OPEN_CASES.includes(now.intent ?? '');
      const recent = latest(now, listed);
      const several = recent.length > 1 && !named;
      if (RECALLS.test(words) && now.seen.length > 0 && !intent) {
        const shown = /primer/.test(words)
          ? now.seen.slice(-1)
          : now.focus
            ? [now.focus]
            : now.list;
        return tell(
          'Te mostré esto:',
          ['recuerdo'],
          show(
            shown.flatMap((handle) => catalogue.byHandle.get(handle) ?? []),
            now,
          ),
        );
      }
      if (
        several &&
        /diferencia|compar\w*|(cual|que)( \w+){0,4} (recomiendas|mejor|elijo|conviene|escojo|prefieres|compro|dejarias|elegirias|llevarias|comprarias)|(ambos|los dos|entre (el|esos|estos))$/.test(
          words,
        ) &&
        !/vend\w+ mas|cuanto|precio/.test(words) &&
        !isNewTopic(query, recent)
      ) {
        const pair = ordinalsIn(words).flatMap((place) => listed[place] ?? []);
        const shown = pair.length > 1 ? pair : recent.slice(0, SHOWN);
        return tell(compare(shown), ['comparar'], show(shown, now));
      }
      if (
        several &&
        query.order &&
        !BEYOND.test(words) &&
        !/\b(tienda|catalogo|todos)\b/.test(words) &&
        /\b(cual|que|el|los|de)\b/.test(words) &&
        (!isTelling(query.text) ||
          /\b(de|entre) (ell?[oa]s|es[oa]s|est[oa]s|los (dos|tres|que))/.test(words))
      ) {
        const best = superlative(recent, query.order);
        return tell(productFact(best, query.order) ?? '', ['de-la-lista'], {
          ...show([best], now),
          state: {...now, focus: best.handle},
        });
      }
      if (
        several &&
        /(en total|cuanto( \w+){0,4} (los|las|todos|ambos|dos|tres|juntos)|suman|l[oa]s (dos|tres|2|3) juntos|l[oa]s (dos|2|tres|3)( \w+){0,2} (cuanto|precio))|(cuanto|precio)( \w+){0,3} (dos|2|ambos|juntos)\b/.test(
          words,
        )
      ) {
        const places = ordinalsIn(words);
        const count = /\b(dos|ambos|2)\b/.test(words) ? 2 : SHOWN;
        const chosen =
          places.length > 1
            ? places.flatMap((place) => listed[place] ?? [])
            : recent.slice(0, count);
        return tell(total(chosen), ['total'], show(chosen, now));
      }
      if (
        /(mi )?carrito/.test(words) &&
        /total|cuanto|suma|llevo|tengo/.test(words) &&
        cart.length > 0
      ) {
        const inCart = cart.flatMap((handle) => catalogue.byHandle.get(handle) ?? []);
        return tell(total(inCart), ['carrito']);
      }
      const focus = catalogue.byHandle.get(now.focus ?? open ?? '');
      if (focus && BEYOND.test(words) && !named) {
        const {order} = query;
        const wanted = {
          ...query,
          text: isTelling(now.query?.text ?? '') ? (now.query?.text ?? '') : subjectOf(focus),
          max:
            order === 'cheapest'
              ? Math.round(Number(focus.price.amount) * 100 - 1) / 100
              : query.max,
          maxPages: order === 'shortest' && focus.pages ? focus.pages - 1 : query.maxPages,
        };
        return searched(wanted, now, [focus.handle]);
      }
      if (focus && ALIKE.test(words)) {
        const gone = catalogue.engine.entries.filter(({available}) => !available);
        const hidden = [focus, ...gone].map(({handle}) => handle);
        return searched({...query, text: subjectOf(focus)}, now, hidden);
      }
      // A fact of one product.
      if (meant) {
        const subject = CONTENT.exec(words)?.[1];
        if (subject && isTelling(subject) && !isOpenCase && !OWN_FACT.test(words))
          return tell(content(meant, subject), ['producto'], {
            ...show([meant], now),
            state: {...now, focus: meant.handle},
          });
        const fact = productFact(meant, words);
        const aboutRights =
          intent &&
          !/formato|que-recibo|como-comprar|precio|entrega|ofertas|idioma/.test(intent.id);
        if (fact && !(aboutRights && !named))
          return tell(fact, ['producto'], {
            ...show([meant], now),
            state: {...now, focus: meant.handle},
          });
        if (intent)
          return tell(answerOf(intent, words, clock()), [intent.id], {
            person: intent.person,
            state: {...now, focus: meant.handle},
          });
        if (named || called || refers || ordinalsIn(words).length > 0) {
          const about = productFact(meant, 'de que trata') ?? '';
          return tell(about, ['producto'], {
            ...show([meant], now),
            state: {...now, focus: meant.handle},
          });
        }
      }
      // What was shown, narrowed or gone on with.
      if (MORE.test(words) && now.query && !intent)
        return searched({...now.query, count: null}, now, now.seen);
      const refined =
        now.query && !/\b(tienda|catalogo)\b/.test(words) && refine(words, query, now.query);
      if (refined && !(intent && !hasFilters(query))) return searched(refined, now, []);
      const fact = catalogueFact(words, query, catalogue, intent !== null);
      if (
        fact &&
        !(intent && /ofertas|ia-club|idioma|formato/.test(intent.id) && !fact.products.length)
      ) {
        return tell(fact.text, ['catalogo'], show(fact.products, now, fact.query));
      }
      if (intent)
        return tell(answerOf(intent, words, clock()), [intent.id], {person: intent.person});
      if (isOpenCase && !DEMAND.test(words))
        return tell(
          `Entonces lo revisa una persona con tu número de pedido. Cuéntale también eso: toca el botón de abajo y le llega esta conversación.`,
          [now.intent ?? ''],
          {person: true},
        );
      if (!demands(words, query)) return null;
      return searched(query, now, []);

      function searched(
        wanted: Query,
        from: DialogueState,
        hidden: readonly string[],
      ): Reply | null {
        const outcome = catalogue!.engine.search(wanted, false);
        const fresh = outcome.hits.filter(({entry}) => !hidden.includes(entry.handle));
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
          const near = outcome.near.slice(0, SHOWN).map(({entry}) => entry);
          if (wanted.language)
            return tell(
              `No: los productos están en español. La licencia te deja traducirlos y vender tu traducción.`,
              ['idioma'],
              {state: state_},
            );
          if (near.length === 0)
            return tell(
              `Por ahora no hay un ebook ${aboutSubject(subject)}. Dime un tema cercano o un público y te muestro opciones.`,
              ['busqueda'],
              {state: state_, person: true},
            );
          return tell(
            `Nada exacto${limitsOf(wanted)}; lo más cercano es esto:`,
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
    ): {products: Suggestion[]; state: DialogueState} {
      const shown = products.slice(0, SHOWN);
      const own = shown.map(({handle}) => handle);
      return {
        products: shown.map((product) => toSuggestion(product, reasonFor(product))),
        state: {
          ...from,
          query: query ?? from.query,
          list: own.length > 1 || from.list.length === 0 ? own : from.list,
          seen: [...own, ...from.seen.filter((handle) => !own.includes(handle))].slice(0, MAX_SEEN),
          focus: own.length === 1 ? (own[0] ?? null) : from.focus,
        },
      };
    }
  };

  /** 'El segundo', 'el último'. */
  function pointedAt(words: string, listed: readonly Product[]): Product | null {
    if (listed.length === 0) return null;
    if (/\b(el|la|del|al|de) ultim[oa]\b(?! libro| ebook| precio)/.test(words))
      return listed.at(-1) ?? null;
    const [place] = ordinalsIn(words);
    return place === undefined ? null : (listed[place] ?? null);
  }

  /** 'El de gatos': of what was shown, else of what a fact is asked of, the one that it is about. */
  function calledSo(words: string, listed: readonly Product[], isCase: boolean): Product | null {
    const subject = [...words.matchAll(CALLED)].at(-1)?.[1];
    if (!subject || !isTelling(subject) || !known) return null;
    const terms = new Set(wordsOf(subject).map(({term}) => term));
    const called = listed.filter(({title, tags}) =>
      wordsOf(`${title} ${tags.join(' ')}`).some(({term}) => terms.has(term)),
    );
    if (called.length === 1) return called[0] ?? null;
    const {hits, near} = known.search(subject, false);
    const shown = [...hits, ...near].find(({entry}) => listed.includes(entry));
    if (shown) return shown.entry;
    const [best] = hits;
    return best && best.coverage >= 0.6 && (isCase || productFactAsked(words)) ? best.entry : null;
  }

  /** The list where the talk is about it, else the two that were shown last. */
  function latest({focus, seen}: DialogueState, listed: readonly Product[]): readonly Product[] {
    const isOfList = focus === null || listed.some(({handle}) => handle === focus);
    if (listed.length > 1 && isOfList) return listed;
    return seen.slice(0, 2).flatMap((handle) => catalogue?.byHandle.get(handle) ?? []);
  }

  /** 'Sin ayuno' of what was looked for, where no product is called so. */
  function lacking(query: Query, words: string, before: Query | null): Query {
    const [, what] = /^(?:y |pero |mejor |que sea )*sin (.+)$/.exec(words) ?? [];
    if (!before || !what || known?.entries.some(({title}) => plain(title).includes(`sin ${what}`)))
      return query;
    return {...query, text: '', without: what.replace(/ por favor$/, '')};
  }

  /** What a product says of a subject, in its own words. */
  function content({title, audience, texts}: Product, subject: string): string {
    const {contents, about, extras} = texts();
    const terms = new Set(wordsOf(subject).map(({term}) => term));
    const found = [...contents, ...about, audience, ...extras]
      .map((line) => ({
        line,
        count: wordsOf(line).filter(({term}) => terms.has(term)).length,
      }))
      .sort((a, b) => b.count - a.count)[0];
    if (found && found.count > 0) return `«${title}» lo toca: «${found.line}».`;
    return `La ficha de «${title}» no lo menciona. Sus capítulos: ${contents.join('; ')}.`;
  }

  function focusOf(
    words: string,
    refers: boolean,
    state: DialogueState,
    open: string | null,
    listed: readonly Product[],
  ): Product | null {
    const asksFact = productFactAsked(words);
    const focus = catalogue?.byHandle.get(state.focus ?? '') ?? null;
    const opened = catalogue?.byHandle.get(open ?? '') ?? null;
    const short = words.split(' ').length <= 7;
    if (refers || (asksFact && short))
      return focus ?? opened ?? (listed.length === 1 || asksFact ? (listed[0] ?? null) : null);
    return null;
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
      !isTelling(own) || query.without
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

  function sameTopic(own: string, before: string): boolean {
    const terms = new Set(wordsOf(before).map(({term}) => term));
    return wordsOf(own).every(({term}) => terms.has(term));
  }

  function joined(before: string, own: string): string {
    return sameTopic(own, before) ? before : `${before} ${own}`;
  }

  function isNewTopic(query: Query, listed: readonly Product[]): boolean {
    const rest = query.text.replace(
      /cu[aá]l|mejor|recomiendas?|diferencia|compar\p{L}*|entre|elijo|conviene|primer\p{L}*|segund\p{L}*|tercer\p{L}*|dos|tres/giu,
      ' ',
    );
    const top = isTelling(rest) ? known?.search(rest, false).hits[0]?.entry : undefined;
    return top !== undefined && !listed.includes(top);
  }

  /** Whether a message asks for products: it says so, or is a topic and no sentence. */
  function demands(words: string, query: Query): boolean {
    if (!isTelling(query.text) && !hasFilters(query))
      return /\b(libros?|ebooks?|productos?|catalogo)\b/.test(words) && !QUESTION.test(words);
    if (query.without && !isTelling(query.text)) return false;
    const isShort = words.split(' ').length <= 5 && !QUESTION.test(words);
    const outcome = known?.search(query, false);
    const best = outcome?.hits[0]?.coverage ?? 0;
    // 'Busco algo de ajedrez' is asked for, and answered with the nearest; a sentence about something else is not.
    if (ASKS.test(words)) return true;
    if (hasFilters(query) && (!isTelling(query.text) || best > 0)) return true;
    if (DEMAND.test(words)) return best >= 0.45;
    return isShort ? best > 0 : best >= 0.72;
  }
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
  return /cuant|precio|pagina|hojas|capitulo|indice|para quien|edad|meses|habla|dice|ensena|explica|llevo|formato|incluye|trae|trata|oferta|descuento|disponible|agotad|editable|word|pdf|version|idioma|contenido|autor|portada|sirve|comprar?lo|agreg/.test(
    words,
  );
}

/** A query whose text is the topic alone; as it was where that is nothing. */
function withoutService(query: Query): Query {
  const text = query.text
    .replace(SERVICE, ' ')
    .replace(/[^\p{L}\p{N}\s+#./&%-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {...query, text};
}

function aboutSubject(subject: string): string {
  const clean = subject
    .replace(
      /^(?:algo|libros?|ebooks?|un|una|unos|el|la|los|las|hay|tienes?|tienen|busco|quiero|necesito|dame|me recomiendas|recomi[eé]ndame|sobre|de|para)\s+/giu,
      '',
    )
    .trim();
  return clean && clean.length <= 60 ? `sobre «${clean}»` : 'sobre eso';
}

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
    without ? `sin ${without}` : '',
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
