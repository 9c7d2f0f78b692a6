/**
 * Reads what a sentence asks for beside its topic: price, pages, order, count, offer, format, language and what it
 * must not be about. One reader for the shop's list, the search dialog and SofIA. What is read is taken out of the
 * text, so that the 5 of '5 libros' is no price.
 */
import {hasContentWord, spelledOut} from './words.ts';

export type Order = 'cheapest' | 'dearest' | 'best-selling' | 'newest' | 'longest' | 'shortest';

export interface Query {
  /** The topic; may be empty. */
  readonly text: string;
  /** Topics to exclude; empty for nothing. */
  readonly without: string;
  /** Units of the shop's currency; null where the range is open. */
  readonly min: number | null;
  readonly max: number | null;
  /** 'barato' without a number. */
  readonly cheap: boolean;
  readonly minPages: number | null;
  readonly maxPages: number | null;
  readonly order: Order | null;
  readonly count: number | null;
  /** Reduced ones alone. */
  readonly offer: boolean;
  /** Extras that must be included, as written; empty for nothing. */
  readonly extras: string;
  /** Age of the reader in years. */
  readonly age: number | null;
  /** Formats in lower case, such as 'pdf'. */
  readonly formats: readonly string[];
  /** A language other than Spanish, as written. */
  readonly language: string | null;
}

const UNITS = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const TEENS =
  'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno'.split(
    ' ',
  );
/** Numbers in words, without accents: from 2 to 100. */
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  (
    [
      ...UNITS.map((unit, index) => [unit, index + 2] as const),
      ...TEENS.map((word, index) => [word, index + 10] as const),
      ...UNITS.map((unit, index) => [`veinti${unit}`, index + 22] as const),
      ...TENS.flatMap((ten, index) => [
        [ten, (index + 3) * 10] as const,
        ...['un', 'uno', ...UNITS].map(
          (unit, more) => [`${ten} y ${unit}`, (index + 3) * 10 + Math.max(1, more)] as const,
        ),
      ]),
      ['cien', 100],
    ] as const
  ).map(([word, amount]) => [heard(word), amount]),
);
const DIGITS = '\\d{1,6}(?:[.,]\\d{1,2})?';
const AMOUNT = `(${DIGITS}|(?:${[...IN_WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L}))`;
const NUMBER = `\\$?\\s?${AMOUNT}`;
const UNIT = '(?:\\s?(?:\\$|us\\$|usd|dolares|dolar|dls|dollars|bucks|pesos))?';
const NO_MEASURE =
  '(?![\\d.,]*(?:\\s+y\\s+\\p{L}+)?\\s?(?:minutos?|min|dias?|semanas?|meses|mes|horas?|anos?|anitos|kilos?|kg|k|km|kilometros?|capitulos?|paginas?|pags?|hojas?|recetas?|ideas?|lecciones|ingredientes|preguntas|pasos|personas|libros?|ebooks?|productos|(?:por|al|a\\s+la|cada)\\s+(?:dia|mes|semana)|diarios|mensuales|semanales)(?!\\p{L}))';
const LESS =
  '(?:menos\\s+(?:de|que)|hasta|maximo(?:\\s+de)?|no\\s+mas\\s+de|menor(?:es)?\\s+(?:de|a|que)|por\\s+debajo\\s+de|abajo\\s+de|debajo\\s+de|under|less\\s+than|below|bajo|<)';
const MORE =
  '(?:mas\\s+de|desde|minimo(?:\\s+de)?|mayor(?:es)?\\s+(?:de|a|que)|arriba\\s+de|por\\s+encima\\s+de|over|more\\s+than|>)';

/** Read on text as it is heard, so that 'varato' and 'dies' are understood. */
const phrase = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])${heard(pattern)}`, 'diu');
const price = (pattern: string) => phrase(`${pattern}${NO_MEASURE}`);

const PEOPLE =
  'mayores|adult[oa]s(?:\\s+mayores)?|personas|gente|mujeres|hombres|senoras?|senores|nin[oa]s?|ninit[oa]s?|nen[ea]s?|peques?|hij[oa]s?|bebes?|chamac[oa]s?|pib[ea]s?|chav[oa]s?|chavit[oa]s?|morr[oa]s?|escuincl[ea]s?|muchach[oa]s?|sobrin[oa]s?|niet[oa]s?|chic[oa]s|alumn[oa]s|client[ea]s|pacientes|quienes|jovenes|adolescentes|padres|mamas?|papas?|madre|padre|abuel[oa]s?|ti[oa]s?|suegr[oa]s?|herman[oa]s?|prim[oa]s?|espos[oa]s?|marido|vecin[oa]s?|amig[oa]s?|viejit[oa]s?|jefa|varon|bebito';
/** Ages: 'de 3 a 6 años', 'mayores de 50', 'mujeres de 40'. */
const AGES = [
  phrase('cumpl\\p{L}*\\s+(\\d{1,2})(?:\\s*anos)?(?!\\p{L})'),
  phrase(
    '(?:de|entre|para|con|tengo|tiene|tienen|a\\s+los|mas\\s+de|menos\\s+de|mayores\\s+de|menores\\s+de)\\s+(\\d{1,2})(?:\\s*(?:a|y|o|-)\\s*\\d{1,2})?\\s*(?:anos|anitos|meses)(?!\\p{L})',
  ),
  phrase(
    `(?<=(?<!\\p{L})(?:${PEOPLE})\\s+)(?:(?:de\\s+)?(?:mayores|menores|mas|menos|arriba)\\s+)?(?:de|en)\\s+(?:los\\s+)?(\\d{1,2})(?:\\s*(?:a|y)\\s*\\d{1,2})?(?!\\p{L}|\\d|\\s?(?:dolares|usd|euros?|\\$))`,
  ),
  phrase(
    `(?<=(?<!\\p{L})(?:${PEOPLE})\\s+(?:\\p{L}+\\s+){0,2})de\\s+mas\\s+de\\s+(\\d{2})(?!\\d|[.,]\\d|\\s?(?:dolares|usd|paginas|pags|hojas|\\$))`,
  ),
  phrase('(?:tiene|tipo)\\s+(\\d{1,2})(?:\\s*(?:a|o|-)\\s*\\d{1,2})?(?=$|[,.;!?])'),
];
const PAGES = '(?:paginas?|pags?\\.?|hojas?|pages?)(?!\\p{L})';
const MIN_PAGES = phrase(
  `(?:(?:que\\s+)?(?:tengan?|con|de|traigan?)\\s+)*(?:${MORE}|(?:que\\s+)?pasen?(?:\\s+(?:de|las))*)\\s+(\\d{1,4})\\s+${PAGES}`,
);
/** 'Menos de 90 páginas', 'ninguno de más de 90 páginas'. */
const MAX_PAGES = phrase(
  `(?:(?:que\\s+)?(?:tengan?|con|de|traigan?)\\s+)*(?:${LESS}|(?:no|ningun[oa]?|nada)\\s+(?:(?:que\\s+)?(?:tengan?|traigan?|con|de)\\s+)*(?:${MORE}|pasen?(?:\\s+(?:de|las))*))\\s+(\\d{1,4})\\s+${PAGES}`,
);
const BETWEEN_PAGES = phrase(`(?:entre|de)\\s+(\\d{1,4})\\s+(?:y|a)\\s+(\\d{1,4})\\s+${PAGES}`);
const BETWEEN = price(`(?:entre|de)\\s+${NUMBER}${UNIT}\\s+(?:y|a)\\s+${NUMBER}${UNIT}`);
const COSTS =
  '(?:(?:que\\s+)?(?:no\\s+)?(?:cuest[ae]n?|valgan?|valen?|salgan?)\\s+)?(?:(?:por|de|a)\\s+)?';
const AT_MOST = price(`${COSTS}${LESS}\\s*${NUMBER}${UNIT}`);
const NOT_ABOVE = price(
  `(?:que\\s+)?no\\s+(?:pasen?|superen?|excedan?|cuest[ae]n?|valgan?|(?:quiero|puedo|pienso)\\s+(?:gastar|pagar)|(?:tengo|tenemos|dispongo|cuento|paso|llego))(?:\\s+(?:con|de|a))?(?:\\s+mas)?(?:\\s+(?:de|que))?\\s+(?:los\\s+)?${NUMBER}${UNIT}`,
);
const AT_LEAST = price(`${COSTS}${MORE}\\s*${NUMBER}${UNIT}`);
/** 'Tengo 15 dólares', 'de $10', 'presupuesto 20': as much may be spent. */
const BUDGET = price(
  `(?:(?:con|por|de|a|tengo|solo|presupuesto(?:\\s+(?:de|es))?|gastar|pagar|mi\\s+limite(?:\\s+(?:de|es))?|tope(?:\\s+de)?)\\s+)*(?:\\$\\s?(${DIGITS})|${AMOUNT}\\s?(?:\\$|usd|dolares|dolar|dls|dollars|bucks))`,
);
const PLAIN_BUDGET = price(
  `(?:presupuesto|tope|limite|gastar|pagar|quedo\\s+en|solo\\s+tengo|tengo\\s+solo)(?:\\s+(?:de|es|son|unos|como|a))*\\s+${NUMBER}`,
);
const THE = '(?:(?:el|la|los|las|lo)\\s+)?(?:que\\s+)?';
const ORDERS: readonly (readonly [Order, RegExp])[] = [
  [
    'cheapest',
    phrase(
      `${THE}(?:sea\\s+)?(?:mas\\s+(?:barat|baratit|baratic|economic|accesible)[oa]?s?|(?:de\\s+)?menor\\s+(?:precio|costo)|menos\\s+(?:cuest[ae]n?|val[ea]n?)|(?:cuest[ae]n?|val[ea]n?|sale)\\s+menos|cheapest)(?!\\p{L})(?!\\s+(?:de|que)\\s+\\d)`,
    ),
  ],
  [
    'dearest',
    phrase(
      `${THE}(?:sea\\s+)?(?:mas\\s+(?:car|carit|costos)[oa]s?|(?:de\\s+)?mayor\\s+precio|mas\\s+cuest[ae]n?|(?:cuest[ae]n?|val[ea]n?)\\s+mas(?!\\s+(?:de|que)))(?!\\p{L})`,
    ),
  ],
  [
    'best-selling',
    phrase(
      `${THE}(?:(?:mas|mejor(?:es)?)\\s+(?:vendid|popular|pedid|comprad|famos|exitos)\\p{L}*|mas\\s+(?:se\\s+)?venden?|(?:que\\s+)?se\\s+vend[ea]n?\\s+(?:mas|mejor|bien)|mas\\s+(?:piden|compran|compra)|best\\s?-?sellers?|top\\s+(?:de\\s+)?(?:ventas|\\d+)|populares)(?:\\s+de\\s+la\\s+tienda)?(?!\\p{L})`,
    ),
  ],
  [
    'newest',
    phrase(
      `${THE}(?:mas\\s+(?:nuev|recient|actual)\\p{L}*|ultim[oa]s?\\s+(?:libr\\p{L}+|ebooks?|guias?|productos?|titulos?|lanzamientos?|publicad[oa]s|agregad[oa]s|en\\s+salir)|ultim[oa]s?\\s+que\\s+(?:\\p{L}+\\s+)?(?:subieron|sacaron|agregaron|publicaron|salieron|llegaron|pusieron|subiste)|(?:hay|que|algo)\\s+(?:de\\s+)?nuevo(?=$|[?,.])|novedad(?:es)?|recien\\s+(?:salid|llegad|publicad|subid)[oa]s?|lo\\s+nuevo|lo\\s+ultimo|(?:libros?|ebooks?|productos?)\\s+nuev[oa]s|newest|latest)(?!\\p{L})`,
    ),
  ],
  [
    'longest',
    phrase(
      `${THE}(?:mas\\s+(?:larg|extens|gord(?:it)?|grues|complet)[oa]s?|(?:tienen?|tenga|traen?|con)\\s+mas\\s+(?:paginas|hojas|contenido)|(?:de\\s+)?(?:mas|mayor)\\s+(?:(?:cantidad|numero)\\s+de\\s+)?(?:paginas|hojas))(?!\\p{L})`,
    ),
  ],
  [
    'shortest',
    phrase(
      `${THE}(?:mas\\s+(?:cort|breve|delgad)\\p{L}*|(?:tienen?|tenga|traen?|con)\\s+menos\\s+(?:paginas|hojas)|(?:de\\s+)?menos\\s+(?:paginas|hojas)|(?:de|con)\\s+pocas\\s+(?:paginas|hojas)|(?:libros?|ebooks?|algo)\\s+(?:cort[oa]s?|breves?)(?:\\s+de\\s+leer)?|cortit[oa]s?)(?!\\p{L})`,
    ),
  ],
];
const CHEAP = phrase(
  '(?:(?:muy|algo|que\\s+sean?)\\s+)*(?:barat|baratit|baratic|economic)[oa]s?(?!\\p{L})|(?<![\\p{L}])cheap(?!\\p{L})',
);
const OFFER = phrase(
  '(?:que\\s+esten?\\s+)?(?:(?:en|de|con)\\s+(?:oferta|ofertas|descuento|descuentos|promocion|promo|rebaja|liquidacion)|rebajad[oa]s?|ofertas|promociones|on\\s+sale)(?!\\p{L})',
);
const FORMAT = phrase(
  '(?:(?:en|de|formato|para|archivos?|con|version)\\s+)*(pdf|docx?|word|canva|excel|epub|powerpoint|pptx?|kindle|mobi|mp3|mp4|audiolibros?|audio)(?!\\p{L})',
);
/** Other goods than ebooks, if the search asks for nothing else. */
const OTHER_GOODS =
  /^(?:(?:mini|micro)[\s-]?)?(apps?|aplicaciones|saas|software|videos?|videocursos?|podcasts?)$/iu;
const LANGUAGE = phrase(
  '(?:que\\s+esten?\\s+)?(?:en|in)\\s+(ingles|english|portugues|frances|italiano|aleman)(?!\\p{L})',
);
const COUNTED =
  '(?:libr(?:os|itos)|ebooks?|guias|productos|opciones|titulos|recomendaciones|sugerencias|alternativas|books)';
const COUNT_NUMBER = `(\\d{1,2}|${['un', ...UNITS, 'diez'].slice(1).join('|')})`;
const COUNTS = [
  phrase(
    `(?:los|las|unos|unas)?\\s*(?<![$.,])${COUNT_NUMBER}\\s+(?:buen[oa]s\\s+|mejores\\s+)?${COUNTED}(?!\\p{L})`,
  ),
  phrase(
    `(?:dame|quiero|muestrame|recomiendame|necesito|busco)\\s+${COUNT_NUMBER}(?=\\s+(?:de|sobre|para|que)(?!\\p{L}))`,
  ),
  phrase(
    `(?:los|las|unos|unas)?\\s*(?<![$.,])${COUNT_NUMBER}(?=\\s+(?:recetarios|cuadernos|diarios|planners)(?!\\p{L}))`,
  ),
  phrase(`(?:los|las|top)\\s+${COUNT_NUMBER}(?=\\s+(?:mas|mejores)(?!\\p{L}))`),
];
/** An excluded topic with the words before it; 'menos de 10' and 'no duerme' exclude nothing. */
const WITHOUT = phrase(
  '(?:,\\s*)?(?:(?:pero|y|que)\\s+)*(?:(?:que\\s+)?no\\s+(?:sean?|traten?|hablen?|quiero|quiere|quisiera|me\\s+(?:des|muestres|interesan?)|incluyan?|lleven?|usen?|busco)\\s+(?:nada\\s+)?|(?:excepto|salvo|(?<!mas\\s+o\\s+)menos(?!\\s+(?:de|que|paginas|hojas)(?!\\p{L}))|quitando|exceptuando|except|but\\s+not|nada\\s+(?=de)|fuera\\s+(?=de(?!\\p{L}))|aparte\\s+(?=de(?!\\p{L}))|sin\\s+(?:contar|incluir)|pero\\s+no(?!\\s+(?:me|te|se|le|les|nos|lo|hay|es|son|soy|est[aoe]\\p{L}*|teng\\p{L}*|tiene\\p{L}*|pued\\p{L}*|sab\\p{L}*|recuerd\\p{L}*|acuerd\\p{L}*|encuentr\\p{L}*|entiend\\p{L}*|veo|llega|sirve|cuant\\p{L}*|que|cual|como|se)(?!\\p{L}))|y\\s+no(?=\\s+(?:de|sobre|para)))\\s*)(?:(?:de|sobre|con|para|los|las|el|la|lo|a)\\s+)*(?!\\d|mas(?!\\p{L})|tan(?!\\p{L})|car[oa]s?(?!\\p{L}))(\\p{L}[\\p{L}\\s]{1,60}?)(?=$|[,.;:?!]|\\s+(?:pero|sino|por\\s+menos|hasta|que|en\\s+oferta)(?!\\p{L}))',
);
/** 'Peso pero ayuno no', 'perros no gatos', 'nada de dietas', 'tampoco keto'. */
const EXCLUSIONS = [
  WITHOUT,
  phrase(
    '(?:,\\s*)?(?:pero|y|aunque)\\s+(?:(?:el|la|los|las|de|lo)\\s+)?((?!no\\s)\\p{L}{3,}(?:\\s+de\\s+\\p{L}+)?)\\s+no(?=$|[,.;!])',
  ),
  phrase('^(\\p{L}{4,}) no\\s*,'),
  phrase(
    '^(?:y\\s+)?ni\\s+(?:(?:de|del|con|el|la|los|las)\\s+)*(\\p{L}[\\p{L}\\s]{1,40}?)(?:\\s+tampoco)?(?=$|[,.;!])',
  ),
  phrase('^(?:y\\s+)?del?\\s+(\\p{L}{3,})\\s+(?:nada|tampoco|no)(?=$|[,.;!])(?:,\\s*ya\\s.*)?'),
  phrase('(?:,\\s*)?(?:y\\s+)?no\\s+(?:de|del|con)\\s+(\\p{L}[\\p{L}\\s]{1,40}?)(?=$|[,.;!])'),
  phrase(
    '(?<=\\p{L},?\\s)no\\s+(?!tien|pued|sab|quier|deb|vend|hac|est|mas)(\\p{L}{3,}[aeiou]s)(?=$|[,.;!])',
  ),
  phrase(
    '(?:tampoco|nada\\s+de|evit(?:ar|ando))\\s+(?:(?:quiero|sean?|lleven?|con|de|el|la|los|las)\\s+)*(\\p{L}[\\p{L}\\s]{1,40}?)(?=$|[,.;!])',
  ),
  new RegExp('(?<=\\s)-(\\p{L}{3,40})', 'diu'),
];
/** 'Que traiga correos', 'que venga con posts'. */
const EXTRAS = phrase(
  '(?:que\\s+(?:tra[ei]\\p{L}*|veng\\p{L}*|vienen?|incluy\\p{L}*|teng\\p{L}*)\\s+(?:con\\s+)?|con\\s+(?=(?:correos?|e?mails?|publicacion|posts?|imagen|guion|plantilla|portada)))(?:un[oa]?s?\\s+)?(?!(?:mas|menos)\\s)(\\p{L}[\\p{L}\\s]{2,60}?)(?=$|[,.;!])',
);
/** Words for everything that the shop has; they say nothing of a topic. */
const SHOP = phrase(
  '(?:(?:en|de)\\s+(?:tod[oa]\\s+)?(?:la|su|esta)\\s+tienda|del\\s+catalogo|que\\s+(?:tengan|tienen|tengas|tienes|haya|hay|vendan|venden|manejan))(?!\\p{L})',
);
/** Every product is for resale, so only the intended buyers are a topic. */
const TO_SELL = phrase(
  '(?:(?:algo|que|ebooks?|libros?|y)\\s+)*(?:para|puedo|quiero)\\s+(?:re)?vender(?:les?|los?)?(?:\\s+algo(?:\\s+(?:de|sobre))?(?=\\s)|\\s+(?:a|en)(?=\\s+(?:mis?|las?|los|el|una?|\\p{L}+s)(?!\\p{L}))|$)',
);

/** Analyses a text; never throws. */
export function readQuery(search: string): Query {
  let text = search.normalize('NFKC').replace(/\s+/g, ' ').slice(0, 500);
  text = spelledOut(text);
  /** The groups of the first match, whose place in the text becomes a blank; null without one. */
  const take = (
    pattern: RegExp,
    isMeant: (group: string) => boolean = () => true,
  ): readonly (string | undefined)[] | null => {
    const match = pattern.exec(heard(plainCopy(text)));
    const groups = match?.indices?.slice(1).map((at) => at && text.slice(...at));
    if (!match || !groups || !isMeant(groups[0] ?? '')) return null;
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return groups;
  };
  const amounts = (pattern: RegExp) => take(pattern)?.map((each) => (each ? amountOf(each) : null));

  // 'Sin azúcar' stays text: it is a quality. The exclusion is read first, for it reaches to the end of its clause.
  const without: string[] = [];
  for (const pattern of EXCLUSIONS)
    for (let found = take(pattern, hasContentWord); found; found = take(pattern, hasContentWord))
      without.push(
        (found[0] ?? '')
          .replace(/\s+(?:no|ni|y|o)$/iu, '')
          .replace(/\s+ni\s+(?:(?:de|del|con|el|la|los|las)\s+)*/giu, ', ')
          .trim(),
      );
  const extras = take(EXTRAS)?.[0]?.trim() ?? '';
  take(TO_SELL);
  let age: number | null = null;
  for (const pattern of AGES) {
    const isOfMonths = /\bmeses\b/.test(pattern.exec(heard(plainCopy(text)))?.[0] ?? '');
    const found = Number(take(pattern)?.[0] ?? NaN);
    if (age === null && found) age = isOfMonths ? found / 12 : found;
  }
  const betweenPages = amounts(BETWEEN_PAGES);
  const maxPages = betweenPages?.[1] ?? amounts(MAX_PAGES)?.[0] ?? null;
  const minPages = betweenPages?.[0] ?? amounts(MIN_PAGES)?.[0] ?? null;
  let count: number | null = null;
  for (const pattern of COUNTS) {
    const found = count === null ? take(pattern)?.[0] : null;
    if (found) count = amountOf(found);
  }
  const between = amounts(BETWEEN);
  const bounds = [between?.[0] ?? null, between?.[1] ?? null].filter((each) => each !== null);
  let [min, max] = between ? [Math.min(...bounds), Math.max(...bounds)] : [null, null];
  if (!between) {
    max = amounts(NOT_ABOVE)?.[0] ?? amounts(AT_MOST)?.[0] ?? null;
    if (max === null) min = amounts(AT_LEAST)?.[0] ?? null;
    if (max === null && min === null) {
      max = (amounts(BUDGET) ?? amounts(PLAIN_BUDGET))?.find((each) => each !== null) ?? null;
    }
  }
  let order: Order | null = null;
  for (const [each, pattern] of ORDERS) if (!order && take(pattern)) order = each;
  const cheap = take(CHEAP) !== null;
  const offer = take(OFFER) !== null;
  take(SHOP);
  const formats: string[] = [];
  for (let found = take(FORMAT); found; found = take(FORMAT))
    formats.push(formatOf(found[0] ?? ''));
  const language = take(LANGUAGE)?.[0]?.toLowerCase() ?? null;
  text = text.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  const other = OTHER_GOODS.exec(text)?.[1];
  if (other) formats.push(other.toLowerCase());
  return {
    text: other ? '' : text,
    without: without.join(', '),
    extras,
    age,
    min,
    max,
    cheap,
    minPages,
    maxPages,
    order,
    count: count !== null && count > 0 ? count : null,
    offer,
    formats,
    language,
  };
}

/** Whether a query asks for anything beside its topic. */
export function hasFilters(query: Query): boolean {
  return (
    [query.min, query.max, query.minPages, query.maxPages, query.order, query.count].some(
      (each) => each !== null,
    ) ||
    query.cheap ||
    query.offer ||
    query.formats.length > 0 ||
    query.language !== null ||
    query.without !== '' ||
    query.extras !== ''
  );
}

/** Lower case without accents, character for character. */
function plainCopy(text: string): string {
  return [...text]
    .map((each) => (each.length === 1 ? each.normalize('NFD').charAt(0).toLowerCase() : each))
    .join('');
}

/** A number in digits or in words. */
function amountOf(text: string): number {
  return (
    IN_WORDS.get(heard(plainCopy(text)).replace(/\s+/g, ' ')) ?? Number(text.replace(',', '.'))
  );
}

/** Replaces letters that sound alike, in a folded text or a pattern: z and soft c by s, v by b. */
function heard(text: string): string {
  return text.replace(/z|c(?=[ei])/g, 's').replace(/v/g, 'b');
}

function formatOf(text: string): string {
  const written = plainCopy(text);
  if (/^docx?$/.test(written)) return 'word';
  if (/^pptx?$/.test(written)) return 'powerpoint';
  return /^(mp3|audiolibros?)$/.test(written) ? 'audio' : written;
}
