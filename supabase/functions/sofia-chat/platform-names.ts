/** Names of platforms, as messages write them. Which of them have a rule or a fee is in `shop.generated.ts`. */
import {plain} from './words.ts';

/** The rule for one's own page is the licence. */
export const OWN = 'Tu propio checkout';
/** A place whose name is not known here. */
export const UNKNOWN_PLACE = 'Esa plataforma';

/** Marketplaces, one a line or several between commas; a pattern on folded text follows where the name is not enough. */
const MARKETS = String.raw`
Gumroad: gumroad|\bg[aou][mn] ?r[aou]{1,3}d\b
Udemy: udemy|\by?u+d[ei]*m[yi]\b
Hotmart: hotmart|\b[hj]?ot ?mar[td]?\b
Kiwify: \bk[iy]?w[iy]?f[iy]?[yi]?\b
Amazon fuera de KDP: \bfba\b|seller central|\bama[sz]on seller
Amazon KDP: \bkdp\b|\bama[sz]on?\b(?! (?:fba|pay))|kindle
Etsy: \b(?:et[sz][iy]|esty)\b
Mercado Libre: mer[ck]ado ?li[bv]re|\bmeli\b|(?<!\d )\bml\b
Payhip: \bp[ae][yi] ?[hj]ip
Google Play Libros: google play(?! store)(?: libros| books)?|google (?:books|libros)
Play Store: play store|google play store
Apple Books: apple books|\bibooks\b|\b(?:en|a|de) apple\b
Barnes & Noble: barnes
Draft2Digital: draft ?2 ?digital
Wattpad: wat+pad
Medium: \b(?:en|a|de) medium\b|^medium\b
Fiverr: \bfive?r{1,2}\b
Ko-fi: \bko ?fi\b
Teachers Pay Teachers: teachers ?pay|\btpt\b
Podia: \b(?:en|por|de|a|o|y) podia\b(?! (?:vend|public|sub))|\bpodia (?:y|o) \w+ acept
Shopee: shopee|\bshopi\b|\bshoppi\b
Yapo: \b(?:en|por) yapo\b
Patreon, Teachable, Thinkific, Skool, Vinted, Goodreads, Dropi
MemberPress, LearnWorlds, Substack, Domestika, Platzi, Tutellus, Eduzz, Monetizze, Braip, Cakto, Hubla, Whop, Lulu, Bubok
Kobo, Smashwords, Scribd, Storytel, Issuu, iVoox, Apple Podcasts, App Store, Autores Editores, Casa del Libro, Audible, Spotify
Upwork, Workana, Envato, Rappi, Linio, Falabella, Ripley, Walmart, Coppel, Temu, AliExpress, OLX, Wallapop
Lemon Squeezy, SendOwl, ClickBank, Digistore24, JVZoo, WarriorPlus, Shein, Skillshare, Udacity
Buy Me a Coffee, OpenSea, eBay, OnlyFans, Ingram, Crehana, Coursera, Creative Market, Creative Fabrica, Sellfy, AppSumo, Buscalibre, Magalu, Americanas, Clasipar, Encuentra24, Redbubble, Notion, Airbnb, Google Classroom, Moodle, Milanuncios, Vivanuncios, Everand
PedidosYa, Glovo, Bookmate, Zazzle, Society6, Printful, Printify, Calameo, Slideshare, Lektu, Booknet, Inkitt, Poshmark, Mercari, Craigslist, Eventbrite, Vimeo, Mighty Networks`;

/** With these a seller makes a shop of one's own. */
const BUILDERS = String.raw`
Tiendanube: tiendanube|tienda nube|nuvemshop
Systeme.io: s[iy]ste?m[ae] ?io|systeme
Shopify, Wix, Squarespace, Jumpseller, PrestaShop, Empretienda, Ecwid, Kajabi, ClickFunnels, Stan Store, Linktree, Beacons
Mercado Shops, Hostinger, GoDaddy, Webflow, Carrd, Blogger, Elementor, Google Sites`;

/** Where a seller deals with the buyer. Books are about these too, and the shop is reached by some. */
const SOCIAL = String.raw`
Facebook: facebook|\bfb\b|\b(?:en|por) mi face\b|\bmessenger\b|\b(?:market ?place|grupos?|pagina) de face\b|\b(?:en|por) (?:el )?face\b|\bmeta (?:ads|me|no|si|deja|permite|acepta|aprueba)\b|\b(?:anuncios?|ads|publicidad) (?:de|en) meta\b
Instagram: instagram|\binsta\b|\big\b
TikTok Shop: tik ?to[ck] ?shop
TikTok: tik ?to[ck]s?(?! ?shop)
WhatsApp: wh?ats? ?app?|\bwh?atsap\b|\bwasap\b|\bguasap\b|\bwsp\b|\bwhats\b
El chat de una red social: \b(?:por|x|en) (?:dm|md|inbox|interno|privado)s?\b
Telegram, Discord, Pinterest, LinkedIn, Twitter, Twitch, Threads, Snapchat, Reddit`;

/** The same of one's own page, and of what has files and films. */
const TOPICS = String.raw`
${OWN}: \b(?:(?:mi|tu|minha|propi[oa]|nuestr[oa]) (?:propi[oa] )?(?:web|pagina|sitio|checkout|cobro|landing|blog|dominio)|\b(?:mi|una) (?:propia )?paginita(?: web)?|\bpor mi (?:propia )?cuenta\b(?! de)|\byo sol(?:a|o|ito|ita)\b|\bsolit[oa] con mi\b|\bmi (?:propio )?link de pago|una (?:web|pagina web|landing))\b(?! (?:de (?:facebook|fb|instagram|insta|hotmart|kiwify|amazon|medium|substack|tik ?tok)|(?:que se )?llamad?))|\b(?:pagina|web|tienda|sitio|checkout) propi[oa]|wordpress|woo ?commerce|\bmi (?:propi[oa] )?(?:tienda|academia|escuela|plataforma|aula|campus) (?:online|en linea|virtual|web|digital)
YouTube: you ?tube(?!r)
Mercado Ads: mercado ads
Google Ads: google ads|\bgoogle (?:me|no|si|deja|permite|acepta|aprueba)\b|adwords|anunci\w+ (?:en|de|con) google
Canva: \b(?:en|por|a) canva\b
Google Drive: \bdrive\b
Mailchimp, ManyChat`;

type Named = readonly (readonly [name: string, pattern: RegExp])[];

const patternsOf = (lines: string): Named =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, own, pattern] = /^([^:,]+): (.+)$/.exec(line) ?? [];
      if (own && pattern) return [[own, new RegExp(pattern)] as const];
      return line.split(', ').map((name) => {
        // 'Click bank' as well; a short name only as a whole word.
        const source = name.replace(/(?<=[a-z])(?=[A-Z])| /g, ' ?').toLowerCase();
        return [name, new RegExp(name.length > 5 ? source : `\\b${source}\\b`)] as const;
      });
    });
const PAGES = patternsOf(BUILDERS);
const SHOPS = [...patternsOf(MARKETS), ...PAGES];
const NETWORKS = patternsOf(SOCIAL);
const PLATFORMS = [...SHOPS, ...NETWORKS, ...patternsOf(TOPICS)];
const has = (list: Named) => (name: string) => list.some(([known]) => known === name);

/** Whether a shop of one's own is made with it. */
export const isBuilder = has(PAGES);
/** Whether the seller deals with the buyer there. */
export const isSocial = has(NETWORKS);

export const PLATFORM_PATTERNS: readonly RegExp[] = PLATFORMS.map(([, pattern]) => pattern);

/** 'Aparte de Hotmart', 'otra que no sea Gumroad'. */
const EXCEPT =
  /\b(?:(?:aparte|ademas|fuera|en (?:vez|lugar)|distint[oa]s?) (?:de|a)|si no (?=.*\b(?:a?donde|cual(?:es)?|otr[oa]s?|en que)\b)\w+(?: \w+){0,2} (?:en|por|a)|que no (?:sea[ns]?|este en)|alternativas? (?:a|de|para)|parecid[oa]s? a|(?:tod[oa]s|cualquiera) menos|excepto|salvo|sin contar|quitando|sacando|reemplac\w+ a|no me refiero a|no quiero(?: hacer| tener| usar| armar)?(?: una?| mi)?) (.*)/;
/** Each name where it begins or goes on a list: 'aparte de Hotmart y de Udemy'. */
const LISTED = PLATFORMS.map(
  ([name, {source}]) =>
    [
      name,
      new RegExp(`^(?:(?:y|e|o|ni|en|del?|a|por|el|la|l[oa]s) )*(?:${source})\\w* ?`),
    ] as const,
);
/** 'Un programa tipo Hotmart' says what something else is like; 'una página tipo Hotmart' is one to sell at. */
const LIKE =
  /(?<!\b(?:plataforma|pagina|sitio|tienda|marketplace|lugar|app)(?:e?s)? )\b(?:(?<!otro |un )tipo|estilo|onda|igual (?:que|a)|(?:asi|algo) como) (?:(?:el|la|lo) (?:\w+ )?)?(?:de |en )?$/;

const KDP = 'Amazon KDP';
const OTHER_AMAZON = 'Amazon fuera de KDP';
/** Amazon, but not where books are published. */
const NO_KDP =
  /\b(?:no|sin|ni|fuera de|aparte de|nada de)(?: (?:es|el|en|de|la|por|con|usar))? kdp\b|\bama[sz]on?(?: pero)?(?: el| la)?(?: tienda)? (?:normal|comun|corriente|tradicional|de siempre|mexico con|seller)|\bama[sz]on?\b(?!.*\bkdp\b).*\b(?:cuenta de vendedor|como vendedor|bodega|desde mi casa)/;

/** The services that take a seller's money, as they write themselves. */
const SERVICES: Named =
  'Stripe, PayPal, Mercado Pago, Webpay, Transbank, Yape, Plin, Zelle, Nequi, Daviplata, OXXO, Bizum, Pix, Payoneer, Wise, Venmo, Skrill, Binance, PayU, Wompi, Culqi, Conekta, Izipay, SPEI, PSE, Cash App, Western Union, ePayco, Square, Flow, Khipu, Clip, SumUp, dLocal, Ualá, AstroPay, Paddle, SINPE, Pago Móvil'
    .split(', ')
    .map((name) => {
      const end = name === 'Yape' ? '\\w*' : 's?\\b';
      return [name, new RegExp(`\\b${plain(name).replace(' ', ' ?')}${end}`)] as const;
    });

/** The services that a message names. */
export const servicesIn = (words: string): readonly string[] =>
  SERVICES.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);

const WAYS =
  /pasarelas?|procesador\w*|transferencia|\bdepositos?\b|efectivo|contra ?entrega|\bcripto|bitcoin|usdt|\bpay\b|(?:link|boton|codigo|qr) de (?:pago|cobro)|\bpara cobrar(?:les?)?\b|con que (?:\w+ )?cobr/;
/** Whether a way to be paid is named. */
export const namesPayment = (words: string): boolean =>
  servicesIn(words).length > 0 || WAYS.test(words);

const BUYERS = '\\b(?:client|comprador|alumn|seguidor|paciente|vecin|gente|miembro|suscriptor)\\w*';
/** The shopper is paid by others. */
export const PAID = new RegExp(
  `${BUYERS}(?: \\w+){0,4} (?:(?<!\\bde )pag(?!in)|deposit|transf|abon|yape)\\w*|\\bme (?:l[oa]s? )?(?:(?:puedan?|pueden?|podrian|quieren|quieran|van a|suelen) )?(?:pag(?:an?|uen?|ar|aran?|aron)|deposit[ae]n?|depositar|transf(?:ier[ae]n?|erir)|abon[ae]n?|yape[ae]n?|yapear)\\b|\\b(?:les? cobr(?:o|ar)|cobrarles?|(?:puedo|podria|quiero|como|para|conviene|debo)(?: les?)? cobr(?:o|ar(?:les?|l[oa]s?)?))\\b`,
);
/** What is sold, and not bought, is paid to the shopper. */
export const RECEIVES =
  /\bmis (?:ventas|ganancias)\b.*\b(?:pag|deposit|cobr|recib)\w*|\b(?:me pag|deposit|cobr|recib)\w*(?: \w+){0,4} (?:mis (?:ventas|ganancias)|(?:de )?lo que vend\w+)|\brecibir(?: \w+){0,2} (?:pagos|plata|dinero)|\bcobr\w+ a mis? client/;
const OWN_MONEY =
  /\b(?:(?:re)?vend(?!en\b|ia\b)\w*|cobr(?:o|ar\w*|ando|e)\b|mis (?:ventas|client\w*|alumn\w*)|checkout|saco|sacar|retir\w+|ret(?:uv|ien)\w+|congel\w+|bloque\w*|suspend\w*|cancel\w* (?:la|mi) cuenta|cierr\w*|cerr\w*|recib(?:o|ir)|comision|tarifa|plr|pasarelas?|procesador\w*|stripe|payoneer|wompi|culqi|conekta|payu|(?:link|boton|codigo|qr) de (?:pago|cobro)|mand(?:ar|o|arles?) (?:el |mi |un )?(?:link|enlace|qr)|(?:acepta|permite|prohibe|deja|usar|uso)\b)/;
/** The shopper pays the shop. */
const PAYS =
  /\b(?:pagar(?:l[eo]s?|l[oa])?|pague|pagamos|les pago|compr(?:o|e|ar\w*|amos)|mi (?:compra|pedido)|cuotas)\b|\b(?:ustedes|la tienda|me) (?:venden?|cobr\w+|acept\w+|recib\w+)|^(?:y |pero )?(?:aceptan|reciben|tienen|manejan|ponen)\b/;
/** The customers' paying, which is no payment to the shop. */
const THEIRS = new RegExp(`(?:${BUYERS}|\\b(?:me|nos))(?: \\w+){0,6} pagar\\w*`, 'g');

export const paysShop = (words: string): boolean => PAYS.test(words.replace(THEIRS, ''));

/** Whether a message is about how the shopper is paid, and not about paying the shop. */
export const isOfOwnMoney = (words: string, asksFee = false): boolean =>
  PAID.test(words) ||
  RECEIVES.test(words) ||
  (namesPayment(words) && (asksFee || OWN_MONEY.test(words)) && !paysShop(words));

/** In the order of the message, without those that it excepts. */
export function namedIn(words: string): readonly string[] {
  // 'Vi un tiktok que dice que Hotmart acepta.'
  const places = /\b(?:vi|lei|escuche)\b/.test(words) && namesMarket(words) ? SHOPS : PLATFORMS;
  const excepted = exceptedIn(words);
  const names = places
    .map(([name, pattern]) => ({name, at: words.search(pattern)}))
    .filter(({at}) => at >= 0 && !LIKE.test(words.slice(0, at)))
    .filter(({name}) => !excepted.includes(name))
    .sort((one, two) => one.at - two.at)
    .map(({name}) => (name === KDP && NO_KDP.test(words) ? OTHER_AMAZON : name));
  return [...new Set(names)];
}

export function exceptedIn(words: string): readonly string[] {
  let rest = EXCEPT.exec(words)?.[1] ?? '';
  const names: string[] = [];
  for (;;) {
    const next = LISTED.find(([, pattern]) => pattern.test(rest));
    if (!next) return names;
    names.push(next[0]);
    rest = rest.replace(next[1], '');
  }
}

/** A message with something else in the place of platforms' names, or without them. */
export function withoutNames(words: string, instead = ''): string {
  return PLATFORM_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, ` ${instead} `), words)
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a message names a place to sell at. */
export function namesMarket(words: string): boolean {
  return SHOPS.some(([, pattern]) => {
    const at = words.search(pattern);
    return at >= 0 && !LIKE.test(words.slice(0, at));
  });
}

/** Whether a name is one of the platforms known here. */
export function isPlatform(name: string): boolean {
  return name === UNKNOWN_PLACE || PLATFORMS.some(([known]) => known === name);
}
