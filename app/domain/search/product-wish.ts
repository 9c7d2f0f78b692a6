/**
 * What a sentence wishes of products beside their subject (docs/product.md 10.4): how many, what not, of which
 * age, in which order. What is read is taken out, so that '5 libros' is no price and 'mayores de 50' neither.
 */
import {foldText} from '@common/fold-text';

/** By what the first is chosen, where it is not the price. */
export type WishedOrder = 'best-selling' | 'newest' | 'longest' | 'shortest';

export interface ProductWish {
  /** What is left: the subject, and what is said of the price. */
  readonly text: string;
  /** How many are asked for; null where nobody says. */
  readonly count: number | null;
  /** What they must not be about; empty for nothing. */
  readonly without: string;
  readonly order: WishedOrder | null;
  /** Of whom it is for, in years, which the catalogue does not know; null where none was named. */
  readonly age: number | null;
}

const COUNTS = ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const NUMBER = `(\\d{1,2}|${COUNTS.slice(1).join('|')})`;
const COUNT = new RegExp(
  `(?<![\\p{L}\\d$.,])(?:los|las|unos|unas)?\\s*${NUMBER}\\s+(?:(?:buenos|mejores|buenas)\\s+)?(libr(?:os|itos)|ebooks?|gu[ií]as|productos|opciones|t[ií]tulos|recomendaciones|sugerencias|alternativas)(?!\\p{L})`,
  'iu',
);
/** 'Dame 4 de mascotas'. */
const COUNT_OF = new RegExp(
  `(?<!\\p{L})(dame|quiero|mu[eé]strame|recomi[eé]ndame|necesito|busco)\\s+${NUMBER}(?=\\s+(?:de|sobre|para)(?!\\p{L}))`,
  'iu',
);
/** 'Los dos más baratos'. */
const COUNT_BEST = new RegExp(
  `(?<!\\p{L})(?:los|las)\\s+${NUMBER}(?=\\s+(?:m[aá]s|mejores)(?!\\p{L}))`,
  'iu',
);
const YEARS = '(\\d{1,2})(?:\\s*(?:a|y|o|-)\\s*(\\d{1,2}))?\\s*(?:a[ñn]os|a[ñn]itos|meses)';
const PEOPLE =
  'mayores|adult[oa]s(?:\\s+mayores)?|personas|gente|mujeres|hombres|se[ñn]oras?|se[ñn]ores|ni[ñn][oa]s?|ni[ñn]it[oa]s?|nen[ea]s?|peques|hij[oa]s?|beb[eé]s?|chic[oa]s|j[oó]venes|adolescentes|padres|mam[aá]s';
/** Ages: '50 años', 'mayores de 50', 'mujeres de 40', 'mujeres de más de 40', 'señoras de 45 en adelante'. */
const AGES = [
  /(?<!\p{L})cumpl\p{L}*\s+(\d{1,2})(?:\s*a[ñn]os)?(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:de|entre|para|con|tengo|tiene|tienen|a\\s+los|m[aá]s\\s+de|menos\\s+de|mayores\\s+de|menores\\s+de)\\s+${YEARS}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:${PEOPLE})\\s+)(?:(?:de\\s+)?(?:mayores|menores|m[aá]s|menos|arriba|entrad[oa]s\\s+en|pasad[oa]s)\\s+)?(?:de|en)\\s+(?:los\\s+)?(\\d{1,2})(?:\\s*(?:a|y)\\s*\\d{1,2})?(?:\\s*(?:a[ñn]os|a[ñn]itos|meses))?(?!\\p{L}|\\d|\\s?(?:d[oó]lares|usd|euros?|\\$))(?:\\s+(?:en\\s+adelante|para\\s+arriba|o\\s+m[aá]s|y\\s+m[aá]s))?`,
    'iu',
  ),
];
/** Of whom an age was all that was said. */
const ANYBODY =
  /(?<!\p{L})(?:para\s+)?(?:una?\s+)?(?:mayores|adult[oa]s(?:\s+mayores)?|personas?|gente|señor(?:a|as|es)?|alguien)(?=\s*(?:$|[.,]|\s(?:con|por|hasta|menos|que|a)(?!\p{L})))/iu;
/** 'Recetas de 30 minutos' stays: it is what a title says. */
const BUDGET =
  /(?<!\p{L})(?:(?:mi\s+)?presupuesto|tope|m[aá]ximo|mi\s+l[ií]mite|(?:puedo|quiero|pienso|pod[eé]mos?)\s+(?:gastar|pagar)|gastar|tengo\s+solo|solo\s+tengo|no\s+(?:quiero|puedo|pienso)\s+(?:gastar|pagar)\s+m[aá]s\s+de|no\s+(?:tengo|tenemos|dispongo|cuento|paso|llego)(?:\s+(?:con|de|a))?\s+m[aá]s\s+(?:de|que)|que\s+no\s+(?:pase|pasen|supere|superen|exceda|cueste|cuesten)(?:\s+m[aá]s)?(?:\s+de)?)\s*(?:es|son|sea|de|m[aá]ximo|hasta|unos|como|los)?\s*(?:de|a)?\s*\$?\s?(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(?:\$|usd|d[oó]lares|d[oó]lar|pesos))?(?!\s*\p{L}*\s*(?:libros|ebooks))/iu;
const WITHOUT =
  /(?:[\s,]+(?:pero|y|que))*[\s,]+(?:no\s+(?:sean?\s+|tengan?\s+|traten?\s+|hablen?\s+|quiero\s+|me\s+(?:des|muestres|gustan?)\s+|incluyan?\s+)?(?:nada\s+)?(?:de\s+|sobre\s+|con\s+|para\s+|los\s+de\s+|las\s+de\s+|el\s+de\s+|los\s+|las\s+|el\s+|la\s+)*|(?:excepto|salvo|menos(?!\s+(?:de|que)(?!\p{L}))(?!\s*\$?\d)|quitando|exceptuando|nada\s+de|fuera\s+de)\s+(?:de\s+|los\s+de\s+|el\s+de\s+|los\s+|las\s+|el\s+|la\s+|sobre\s+|para\s+)*)(?!s[eé](?!\p{L})|m[aá]s|tan|tengo|puedo|hay|es(?!\p{L})|(?:l[eao]s?\s+|me\s+|se\s+)*(?:quier|quisier|com[ea]|duerm|pued|sab|hac|obede|habl[ae]|camin|escuch|dej|tien|logr|consig|par[ae]|estudi|crec|sal|ve|va|pas|aguant|soport|par|llor|entiend|gust)\p{L}*(?!\p{L}))(\p{L}[\p{L}\s]{1,60})$/iu;

const ORDERS: readonly (readonly [WishedOrder, RegExp])[] = [
  [
    'best-selling',
    /(?<!\p{L})(?:(?:el|la|los|las|lo)\s+)?(?:que\s+)?(?:(?:m[aá]s|mejor(?:es)?)\s+(?:vendid|popular|pedid|comprad|famos|exitos)\p{L}*|m[aá]s\s+(?:se\s+)?venden?|se\s+venden?\s+(?:m[aá]s|mejor)|best\s?-?sellers?|top\s+(?:de\s+)?ventas|n[uú]mero\s+uno|m[aá]s\s+vendo)(?:\s+(?:de\s+la\s+tienda|de\s+todos|ahora))?(?!\p{L})/iu,
  ],
  [
    'newest',
    /(?<!\p{L})(?:(?:el|la|los|las|lo)\s+)?(?:m[aá]s\s+(?:nuev|recient|actual)\p{L}*|[uú]ltim[oa]s?(?:\s+(?:libr\p{L}+|ebooks?|gu[ií]as?|productos?|t[ií]tulos?))?(?:\s+(?:publicad|agregad|lanzad|subid)[oa]s?|\s+en\s+salir|\s+lanzamientos?|\s+que\s+(?:sali[oó]|subieron|sacaron|agregaron))?|novedad(?:es)?|reci[eé]n\s+(?:salid|llegad|publicad|subid)[oa]s?|lo\s+nuevo|(?:algo|uno|alg[uú]n)\s+nuevo(?=\s+(?:de|en|sobre)(?!\p{L}))|(?:libros?|ebooks?|productos?)\s+nuev[oa]s?|(?<=hay\s+)de\s+nuevo|(?:(?:libros?|ebooks?|productos?)\s+)?(?:que\s+)?(?:salieron|sacaron|subieron|publicaron|agregaron|llegaron)\s+(?:[uú]ltimamente|recientemente|hace\s+poco|hoy|est[ea]\s+\p{L}+)|de\s+nuevo(?=\s+(?:en|de)(?!\p{L})))(?!\p{L})/iu,
  ],
  [
    'longest',
    /(?<!\p{L})(?:(?:el|la|los|las|lo)\s+)?(?:que\s+)?(?:m[aá]s\s+(?:larg|extens|gord|grues|grand|complet)[oa]?e?s?|(?:tiene|tenga|tienen|trae|con)\s+m[aá]s\s+(?:p[aá]ginas|hojas|contenido)|m[aá]s\s+p[aá]ginas)(?!\p{L})/iu,
  ],
  [
    'shortest',
    /(?<!\p{L})(?:(?:el|la|los|las|lo)\s+)?(?:que\s+)?(?:m[aá]s\s+(?:cort|brev|pequeñ|chic|r[aá]pid)\p{L}*(?:\s+de\s+leer)?|(?:tiene|tenga|tienen|trae|con)\s+menos\s+(?:p[aá]ginas|hojas)|menos\s+p[aá]ginas|(?:algo|libros?|ebooks?|uno)\s+(?:cort[oa]s?|cortit[oa]s?|breves?|brevecit[oa]s?)(?:,?\s+de\s+menos\s+de\s+\d+\s+(?:p[aá]ginas|hojas))?|(?:de|con)\s+(?:menos\s+de\s+\d+|poc[oa]s)\s+(?:p[aá]ginas|hojas))(?!\p{L})/iu,
  ],
];
const CHEAPEST =
  /(?<!\p{L})(?:el\s+)?(?:que\s+)?(?:menos\s+(?:cuest[ae]n?|val[ea]n?)|cuest[ae]n?\s+menos(?!\s+(?:de|que)(?!\p{L}))|val[ea]n?\s+menos(?!\s+(?:de|que)(?!\p{L}))|m[aá]s\s+(?:accesible|c[oó]mod)[oa]?s?|menor\s+costo)(?!\p{L})/iu;

/** Reads them out of a message as it was typed; never throws. */
export function readProductWish(message: string): ProductWish {
  let text = message.replace(CHEAPEST, ' más barato ');
  const take = (pattern: RegExp, instead = ' ') => {
    const match = pattern.exec(text);
    if (match)
      text = `${text.slice(0, match.index)}${instead}${text.slice(match.index + match[0].length)}`;
    return match;
  };
  const budget = BUDGET.exec(text);
  if (budget?.[1]) {
    text = `${text.slice(0, budget.index)} hasta ${budget[1]} dólares ${text.slice(budget.index + budget[0].length)}`;
  }
  const counted = COUNT.exec(text);
  const best = COUNT_BEST.exec(text);
  const count = numberOf(counted?.[1] ?? COUNT_OF.exec(text)?.[2] ?? best?.[1]);
  if (counted) take(COUNT, ' libros ');
  else if (best) take(COUNT_BEST, ' los ');
  else if (count !== null) take(COUNT_OF, ' dame ');
  const ages = AGES.flatMap((pattern) => take(pattern) ?? []);
  const age = ageOf(ages);
  if (age !== null) take(ANYBODY);
  const order = ORDERS.find(([, pattern]) => take(pattern) !== null)?.[0] ?? null;
  const without = take(WITHOUT)?.[1]?.trim() ?? '';
  return {text: text.replace(/\s+/g, ' ').trim(), count, without, order, age};
}

/** In whole years, out of what the patterns of an age matched; null where they matched nothing. */
function ageOf([match = '', years = '']: readonly string[]): number | null {
  if (!years) return null;
  return /\d\s*meses/iu.test(match) ? Math.floor(Number(years) / 12) : Number(years);
}

function numberOf(text: string | undefined): number | null {
  if (!text) return null;
  const word = COUNTS.indexOf(foldText(text));
  return word >= 0 ? word + 1 : Number(text);
}
