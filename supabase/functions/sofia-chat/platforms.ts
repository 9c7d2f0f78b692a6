/**
 * What SofIA says about selling on a platform: the platform's own rule first, one line each, then what the licence says of
 * the use. A platform that the shop's table does not have is 'sin confirmar', and none is recommended.
 */
import {isCommonWord} from '../_shared/search/common-words.ts';
import {termOf} from '../_shared/search/words.ts';
import {MARKETPLACES, RIGHTS} from './shop.generated.ts';
import {list} from './words.ts';

/** As shoppers write them, on folded text. Names that the table of rules has are written as there. */
const PLATFORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Gumroad', /gumroad/],
  ['Udemy', /udemy/],
  ['Hotmart', /hotmart/],
  ['Kiwify', /kiwify|kiwifi/],
  ['Amazon FBA', /amazon fba/],
  ['Amazon KDP', /\bkdp\b|amazon(?! fba)|kindle/],
  ['Etsy', /\bets[iy]\b/],
  ['Mercado Libre', /mercado ?libre/],
  ['Payhip', /payhip/],
  [
    'Tu propio checkout',
    /\b(?:mi|tu|una|propi[oa]) (?:propi[oa] )?(?:web|pagina|sitio|checkout|landing|blog)\b/,
  ],
  ['Facebook', /facebook/],
  ['Instagram', /instagram/],
  ['TikTok Shop', /tik ?tok/],
  ['WhatsApp', /whatsapp|\bwasap\b|\bwsp\b/],
  ['Telegram', /telegram/],
  ['Shopee', /shopee/],
  ['Shopify', /shopify/],
  ['Tiendanube', /tienda ?nube/],
  ['Patreon', /patreon/],
  ['Teachable', /teachable/],
  ['Thinkific', /thinkific/],
  ['Kajabi', /kajabi/],
  ['Skool', /\bskool\b/],
  ['Domestika', /domestika/],
  ['Eduzz', /eduzz/],
  ['Lulu', /\blulu\b/],
  ['Google Play Libros', /google play/],
  ['Apple Books', /apple books/],
  ['Kobo', /\bkobo\b/],
  ['Draft2Digital', /draft ?2 ?digital/],
  ['Wattpad', /wattpad/],
  ['Scribd', /scribd/],
  ['Audible', /audible/],
  ['Spotify', /spotify/],
  ['YouTube', /youtube/],
  ['Fiverr', /fiverr/],
  ['Workana', /workana/],
  ['Rappi', /rappi/],
  ['OLX', /\bolx\b/],
  ['eBay', /\bebay\b/],
  ['Linktree', /linktree/],
  ['Stan Store', /stan store/],
  ['Systeme.io', /systeme/],
  ['Ko-fi', /\bko ?fi\b/],
  ['Lemon Squeezy', /lemon ?squeezy/],
  ['Google Drive', /google drive/],
  ['WordPress', /wordpress|woocommerce/],
  ['ClickBank', /click ?bank/],
  ['Skillshare', /skill ?share/],
  ['Buy Me a Coffee', /buy me a coffee/],
  ['OpenSea', /open ?sea/],
  ['Monetizze', /monetizze/],
  ['Crehana', /crehana/],
  ['Coursera', /coursera/],
  ['Creative Market', /creative market/],
  ['Sellfy', /sellfy/],
  ['Podia', /\bpodia\b/],
];

export const PLATFORM_PATTERNS: readonly RegExp[] = PLATFORMS.map(([, pattern]) => pattern);

const SELLING =
  /vend|publi|subi|subo|acept|permit|deja|prohib|bane|poner|pongo|meter|usar|uso|ofre|lanz|colg|regal|imprim|curso|audio|video|traduc|bono|membres|suscri|plr|mejor|compart|hacer|monetiz|cobr|sirve/;
/** Somebody looks for a book, which may be about a platform; then only a question of permission is about selling there. */
const BOOK =
  /\b(?:busco|recom\w+|algo|libros?|ebooks?|guias?|tienes|tienen|aprend\w+|como (?:vend|crea|hac)\w+)\b/;
const PERMISSION = /pued|acept|permit|deja|prohib|bane|se vale/;
/** How the shop itself is reached, or a file is opened. */
const OTHERWISE =
  /contactar|atienden|escrib\w+ por|soporte|no (?:me )?lleg|abr\w+ en|leer en|numero de/;
const FOLLOWS = /^(?:y|o|entonces|tambien|que tal|pero)\b/;
const MOST_FOLLOWING_WORDS = 14;
const ASKS_WHICH =
  /\b(?:donde|en donde|por donde)(?: \w+){0,4} (?:re)?(?:vend\w+|public\w+)|\b(?:que|cual|cuales|alguna|una|otras?|mejor(?:es)?)(?: \w+){0,3} (?:plataformas?|marketplaces?)\b/;
/** Of a tool that makes pages, not of a place to sell at. */
const PAGE_TOOL = /pagina|web|landing|correo|creador/;
/** 'Venderlo en X', where X may be a platform that nobody has heard of. */
const PLACE =
  /(?:vend|subi|subo|public|poner|pongo)\w*(?: \w+){0,3} (?:en|por|a) (\w{4,})|^y (?:en|por) (\w{4,})/;
const COUNTRY =
  /mexico|argentina|colombia|chile|peru|ecuador|espana|bolivia|venezuela|uruguay|paraguay|guatemala|panama|honduras|nicaragua|salvador|costa|dominicana|brasil|usa|america|europa|latam|latinoamerica|ingles|portugues|frances/;

/** The licence's sentence on the use that a message names, the particular uses first. */
const USES: readonly (readonly [keyof typeof RIGHTS, RegExp])[] = [
  ['editables', /editable|\bword\b|docx/],
  ['revender-derechos', /\bmrr\b|derechos|revendedor/],
  ['regalar', /bono|regal|gratis|publico|libre descarga|drive/],
  ['adaptar', /curso|audio|video|podcast/],
  ['traducir', /traduc|ingles|portugues/],
  ['imprimir', /imprim|impres|fisico|papel|tapa/],
  ['membresia', /membres|suscri|patreon|skool/],
  ['paquete', /capitul|paquete|por partes/],
  ['marca', /portada|titulo|nombre|marca|logo/],
];

function namedIn(words: string): readonly string[] {
  return PLATFORMS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
}

/**
 * The answer to a question about platforms; null where the message is about something else.
 * @param words folded and put right. @param before the intent that was answered last. @param now epoch milliseconds.
 */
export function platformAnswer(words: string, before: string | null, now: number): string | null {
  if (OTHERWISE.test(words)) return null;
  const names = namedIn(words);
  const count = words.split(' ').length;
  const follows = before === 'donde-vender' && FOLLOWS.test(words) && count <= MOST_FOLLOWING_WORDS;
  if (names.length === 0) {
    if (ASKS_WHICH.test(words) && !PAGE_TOOL.test(words)) return allPlatforms(now);
    const use = useOf(words);
    if (follows && use) {
      return `La regla de la plataforma no cambia por eso: si no acepta contenido PLR, sigue sin aceptarlo; si está sin confirmar, pregunta antes. Nuestra licencia dice: ${RIGHTS[use].sentence}`;
    }
    return isUnknownPlace(words, follows)
      ? 'Esa plataforma no está en nuestra lista, así que sus reglas para contenido PLR están sin confirmar: pregunta antes allí. Las que hemos leído están en «Licencia», en «Dónde venderlo».'
      : null;
  }
  if (BOOK.test(words) && !PERMISSION.test(words)) return null;
  const asks = SELLING.test(words) || (PERMISSION.test(words) && count <= 5);
  return follows || asks || /^y (?:en|por|con)\b/.test(words) ? answerFor(names, words, now) : null;
}

function useOf(words: string): keyof typeof RIGHTS | undefined {
  return USES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether something is to be sold at a place whose name is no word of the language. */
function isUnknownPlace(words: string, follows: boolean): boolean {
  const [, sold, next] = PLACE.exec(words) ?? [];
  const name = sold ?? (follows ? next : undefined);
  return name !== undefined && !COUNTRY.test(name) && !isCommonWord(termOf(name));
}

/** The same for a message that is known to ask where to sell. */
export function whereToSell(words: string, now: number): string {
  const names = namedIn(words);
  return names.length > 0 ? answerFor(names, words, now) : allPlatforms(now);
}

/** One line for each platform, then the licence. */
function answerFor(names: readonly string[], words: string, now: number): string {
  const use = useOf(words) ?? 'marketplace';
  const lines = names.map((name) => lineOf(name, now));
  const isForbidden = names.every((name) => verdictOf(ruleOf(name), now) === 'forbidden');
  // After a no, what the licence permits would sound like a yes.
  if (isForbidden && RIGHTS[use].verdict !== 'no') return lines.join('\n\n');
  return [...lines, `Aparte de eso, nuestra licencia dice: ${RIGHTS[use].sentence}`].join('\n\n');
}

/** All that the table says, by verdict; nothing is recommended. */
function allPlatforms(now: number): string {
  const by = (verdict: string) =>
    MARKETPLACES.filter((rule) => verdictOf(rule, now) === verdict).map(({platform}) => platform);
  const line = (start: string, names: readonly string[]) =>
    names.length > 0 ? `${start}: ${list(names)}.` : '';
  return [
    line('No aceptan contenido PLR', by('forbidden')),
    line('Sí, por nuestra licencia', by('allowed')),
    line('Sí, con condiciones', by('conditions')),
    line('Sin confirmar, pregunta antes', by('unconfirmed')),
    `No recomendamos ninguna plataforma. ${RIGHTS.marketplace.sentence} Las fuentes y sus fechas están en «Licencia», en «Dónde venderlo».`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function lineOf(name: string, now: number): string {
  const rule = ruleOf(name);
  const unconfirmed = `${name}: sus reglas para contenido PLR están sin confirmar, pregunta antes a la plataforma. ${rule?.advice ?? 'No tenemos una fuente.'}`;
  if (!rule) return unconfirmed;
  const source = rule.readAt ? ` Fuente, leída el ${rule.readAt}: ${rule.source}` : '';
  switch (verdictOf(rule, now)) {
    case 'forbidden':
      return `No: ${name} no acepta contenido PLR. ${rule.advice}${source}`;
    case 'allowed':
      return `Sí: ${name.toLowerCase()}. ${rule.advice}${source}`;
    case 'conditions':
      return `${name}: sí, con condiciones. ${rule.advice}${source}`;
    default:
      return unconfirmed;
  }
}

type Rule = (typeof MARKETPLACES)[number];

function ruleOf(name: string): Rule | undefined {
  return MARKETPLACES.find(({platform}) => platform === name);
}

/** Unconfirmed also where there is no rule, or its source was read too long ago. */
function verdictOf(rule: Rule | undefined, now: number): string {
  if (!rule || (rule.goodUntil !== null && now > rule.goodUntil)) return 'unconfirmed';
  return rule.verdict;
}
