/** Names of platforms, as messages write them. Which of them have a rule or a fee is in `shop.generated.ts`. */
/** The rule for one's own page is the licence. */
export const OWN = 'Tu propio checkout';
/** A place whose name is not known here. */
export const UNKNOWN_PLACE = 'Esa plataforma';

/** Each name, then a pattern on folded text where the name itself is not enough. */
const SELLS = [
  'Gumroad',
  'Udemy:udemy|\\by?ude+m[yi]\\b',
  'Hotmart:hotmart|\\b[hj]ot ?mart?\\b',
  'Kiwify:kiwify|\\bk[iy]?w[iy]?f[iy]?[yi]?\\b',
  'Amazon FBA:ama[sz]on fba|\\bfba\\b',
  'Amazon KDP:\\bkdp\\b|\\bama[sz]on?\\b(?! fba)|kindle',
  'Etsy:\\b(?:et[sz][iy]|esty)\\b',
  'Mercado Libre:mer[ck]ado ?li[bv]re|\\bmeli\\b',
  'Payhip:payhip|\\bp[ae]y ?[hj]ip',
  'Shopee',
  'Shopify',
  'Tiendanube:tiendanube|tienda nube|nuvemshop',
  'Wix:\\bwix\\b',
  'Squarespace',
  'Jumpseller',
  'PrestaShop',
  'Empretienda',
  'Ecwid',
  'Patreon',
  'Teachable',
  'Thinkific',
  'Kajabi',
  'Skool:\\bskool\\b',
  'MemberPress:member ?press',
  'LearnWorlds:learn ?worlds?',
  'Substack',
  'Domestika',
  'Platzi',
  'Tutellus',
  'Eduzz',
  'Monetizze',
  'Braip:\\bbraip\\b',
  'Cakto:\\bcakto\\b',
  'Hubla:\\bhubla\\b',
  'Whop:\\bwhop\\b',
  'Lulu:\\blulu\\b',
  'Bubok:\\bbubok\\b',
  'Google Play Libros:google play(?: libros| books)?|play store|google (?:books|libros)',
  'Apple Books:apple books|\\bibooks\\b',
  'Kobo:\\bkobo\\b',
  'Barnes & Noble:barnes',
  'Smashwords',
  'Ingram:\\bingram',
  'Draft2Digital:draft ?2 ?digital',
  'Wattpad:wat+pad',
  'Scribd',
  'Storytel',
  'Issuu',
  'iVoox',
  'Apple Podcasts',
  'App Store',
  'Autores Editores',
  'Casa del Libro',
  'Medium:\\b(?:en|a) medium\\b|^medium\\b',
  'Audible',
  'Spotify',
  'Fiverr:\\bfive?r{1,2}\\b',
  'Upwork',
  'Workana',
  'Envato',
  'Rappi',
  'Linio',
  'Falabella',
  'Ripley',
  'Walmart',
  'Coppel',
  'Temu:\\btemu\\b',
  'AliExpress:ali ?express',
  'OLX:\\bolx\\b',
  'eBay:\\be ?bay\\b',
  'Wallapop',
  'Linktree',
  'Beacons',
  'Stan Store',
  'Systeme.io:s[iy]ste?m[ae] ?io|systeme',
  'Ko-fi:\\bko ?fi\\b',
  'Lemon Squeezy:lemon ?squeezy',
  'SendOwl:send ?owl',
  'ClickBank:click ?bank',
  'ClickFunnels:click ?funnels?',
  'Digistore24:digi ?store',
  'JVZoo:jv ?zoo',
  'WarriorPlus:warrior ?plus',
  'Shein:\\bshein\\b',
  'Skillshare:skill ?share',
  'Teachers Pay Teachers:teachers ?pay|\\btpt\\b',
  'Buy Me a Coffee',
  'OpenSea:open ?sea',
  'Crehana',
  'Coursera',
  'Creative Market',
  'Creative Fabrica',
  'Sellfy',
  'OnlyFans:only ?fans',
  'Podia:\\b(?:en|por|de|a|o|y) podia\\b(?! (?:vend|public|sub))|\\bpodia (?:y|o) \\w+ acept',
];

/** Books are about these too, and the shop is reached by some: only a question of selling is about them as a place. */
const TOPICS = [
  `${OWN}:\\b(?:(?:mi|tu|propi[oa]|nuestr[oa]) (?:propi[oa] )?(?:web|pagina|sitio|checkout|landing|blog|dominio)|una (?:web|pagina web|landing)|mi (?:propia )?app)\\b(?! (?:de (?:facebook|fb|instagram|insta|hotmart|kiwify|amazon|tik ?tok)|(?:que se )?llamad?))|\\b(?:pagina|web|tienda|sitio|checkout) propi[oa]|wordpress|woo ?commerce|\\bmi (?:propia )?tienda (?:online|en linea|virtual|web)`,
  'Facebook:facebook|\\bfb\\b|\\bmarket ?place de face\\b|\\bmeta (?:ads|me|no|si|deja|permite|acepta)\\b',
  'Instagram:instagram|\\binsta\\b|\\big\\b',
  'TikTok Shop:tiktok|tik to[ck]',
  'WhatsApp:wh?ats? ?app?|\\bwh?atsap\\b|\\bwasap\\b|\\bguasap\\b|\\bwsp\\b|\\bwhats\\b',
  'Telegram',
  'YouTube:you ?tube',
  'Discord',
  'Pinterest',
  'LinkedIn:linked ?in',
  'Twitter:\\btwitter\\b',
  'Canva:\\bcanva\\b',
  'Google Drive:\\bdrive\\b',
];

const patternOf = (entry: string): readonly [name: string, pattern: RegExp] => {
  const [name = ''] = entry.split(':', 1);
  return [name, new RegExp(entry.slice(name.length + 1) || name.toLowerCase())];
};
const MARKETS = SELLS.map(patternOf);
const PLATFORMS = [...MARKETS, ...TOPICS.map(patternOf)];

export const PLATFORM_PATTERNS: readonly RegExp[] = PLATFORMS.map(([, pattern]) => pattern);

/** 'Aparte de Hotmart', 'otra que no sea Gumroad'. */
const EXCEPT =
  '(?:aparte|ademas|fuera|en (?:vez|lugar)|distint[oa]s?) (?:de|a)|si no (?=.*\\b(?:a?donde|cual(?:es)?|otr[oa]s?|en que)\\b)\\w+(?: \\w+){0,2} (?:en|por|a)|que no (?:sea[ns]?|este en)|alternativas? (?:a|de|para)|parecid[oa]s? a|(?:tod[oa]s|cualquiera) menos|excepto|salvo|sin contar|reemplac\\w+ a|no me refiero a|no (?:quiero|voy a|pienso)(?: usar| vender(?:lo)? en| publicar(?:lo)? en| subir(?:lo)? a)?';
const EXCEPTED = new RegExp(`\\b(?:${EXCEPT}) (.*)`);
/** Each name where it begins or goes on a list: 'aparte de Hotmart y de Udemy'. */
const LISTED = PLATFORMS.map(
  ([name, {source}]) =>
    [
      name,
      new RegExp(
        `^(?:(?:y|e|o|ni|en|del?|a|por|el|la|l[oa]s|vender|subirlo) )*(?:${source})\\w* ?`,
      ),
    ] as const,
);
/** 'Un programa tipo Hotmart' says what something else is like; 'una página tipo Hotmart' is one to sell at. */
const LIKE =
  /(?<!\b(?:plataforma|pagina|sitio|tienda|marketplace|lugar|app)(?:e?s)? )\b(?:tipo|estilo|onda|igual (?:que|a)|(?:asi|algo) como) (?:(?:el|la|lo) (?:\w+ )?)?(?:de |en )?$/;

/** In the order of the message, without those that it excepts. */
export function namedIn(words: string): readonly string[] {
  // 'Vi un tiktok que dice que Hotmart acepta.'
  const places = /\b(?:vi|lei|escuche)\b/.test(words) && namesMarket(words) ? MARKETS : PLATFORMS;
  const excepted = exceptedIn(words);
  return places
    .map(([name, pattern]) => ({name, at: words.search(pattern)}))
    .filter(({at}) => at >= 0 && !LIKE.test(words.slice(0, at)))
    .filter(({name}) => !excepted.includes(name))
    .sort((one, two) => one.at - two.at)
    .map(({name}) => name);
}

export function exceptedIn(words: string): readonly string[] {
  let rest = EXCEPTED.exec(words)?.[1] ?? '';
  const names: string[] = [];
  for (;;) {
    const next = LISTED.find(([, pattern]) => pattern.test(rest));
    if (!next) return names;
    names.push(next[0]);
    rest = rest.replace(next[1], '');
  }
}

/** A message without the names of platforms. */
export function withoutNames(words: string): string {
  return PLATFORM_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, ' '), words)
    .replace(/ +/g, ' ')
    .trim();
}

/** Whether a message names a place to sell at. */
export function namesMarket(words: string): boolean {
  return MARKETS.some(([, pattern]) => pattern.test(words));
}

/** Whether a name is one of the platforms known here. */
export function isPlatform(name: string): boolean {
  return name === UNKNOWN_PLACE || PLATFORMS.some(([known]) => known === name);
}
