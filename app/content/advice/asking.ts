/** How shoppers write to SofIA, whatever they ask (docs/product.md 10.4). */

/** What a telephone's keyboard shortens, what is often typed wrong, and 'vos'; folded, by how it is written out. */
export const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    x: 'por',
    xq: 'por que',
    pq: 'por que',
    xfa: 'por favor',
    porfa: 'por favor',
    porfis: 'por favor',
    plis: 'por favor',
    pa: 'para',
    d: 'de',
    dl: 'del',
    tmb: 'también',
    tb: 'también',
    dnde: 'dónde',
    cto: 'cuánto',
    cuant: 'cuánto',
    cuanro: 'cuánto',
    cuato: 'cuánto',
    kuanto: 'cuánto',
    quanto: 'cuánto',
    cuantoo: 'cuánto',
    cuesa: 'cuesta',
    cueta: 'cuesta',
    cuest: 'cuesta',
    cuesat: 'cuesta',
    kuesta: 'cuesta',
    presio: 'precio',
    presios: 'precios',
    prezio: 'precio',
    precioo: 'precio',
    kiero: 'quiero',
    qiero: 'quiero',
    quero: 'quiero',
    busko: 'busco',
    vusco: 'busco',
    buzco: 'busco',
    libo: 'libro',
    livro: 'libro',
    livros: 'libros',
    lbro: 'libro',
    ebuk: 'ebook',
    ebok: 'ebook',
    eboks: 'ebooks',
    dlls: 'dólares',
    dls: 'dólares',
    dolar: 'dólares',
    dolares: 'dólares',
    vendés: 'vendes',
    tenes: 'tienes',
    podes: 'puedes',
    queres: 'quieres',
    recomendas: 'recomiendas',
    recomendame: 'recomiéndame',
    mostrame: 'muéstrame',
    decime: 'dime',
    sos: 'eres',
    aca: 'aquí',
  }),
);

/** How a message opens that asks something after it, and how it closes. */
export const GREETING =
  /^(?:(?:hola+|holi+|ola|hey|hi|hello|buen[oa]s?\s+(?:d[ií]as?|tardes?|noches?)|buenas|d[ií]as|tardes|noches|qu[eé]\s+tal|saludos|de\s+nuevo(?=\W*$)|otra\s+vez(?=\W*$)|c[oó]mo\s+est[aá][ns]?|disculp[ae]n?|perd[oó]n|oye|oiga|mira|sofia|sof[ií]a|una\s+(?:consulta|pregunta|duda)|consulta|pregunta|por\s+favor|amig[oa]s?|bro|todo\s+bien)(?:[\s,.!¡¿?:;-]+|$))+/iu;
/** A message that is nothing but a greeting. */
export const GREETS =
  /^(?:hola+|holi|buenas|buen(?:os|as) (?:dias|tardes|noches)|hey|hi|hello|que tal|saludos)(?: (?:de nuevo|otra vez))?$/;
export const FAREWELL =
  /[\s,.!]+(?:(?:muchas\s+)?gracias|por\s+favor|saludos|amig[oa]|bro|de\s+antemano)[\s.!]*$/iu;

/** 'Ebooks PLR de cocina', 'plr de cocina hay?': what all of the shop's products are, beside their subject. */
export const PLR_GOODS = [
  [
    /(?<!\p{L})((?:ebooks?|libros?|productos?|gu[ií]as?|contenidos?|material(?:es)?)\s+)(?:(?:con|en|tipo)\s+)?plr(?=\s+(?:de|sobre|para)\s+(?!reventa|marca))/giu,
    '$1',
  ],
  [/(?<!\p{L})plr(?=\s+(?:de|sobre|para)\s+(?!reventa|marca|que\s+sirve))/giu, 'ebooks'],
  [
    /(?<=(?:ebooks?|libros?)\s+(?:de|sobre)\s[\p{L} ]{1,80}(?<!\s))\s{1,5}(?:en|con)\s+plr(?!\p{L})/giu,
    '',
  ],
] as const;

/** Where a second question begins: after a sign, or after 'y' or a comma before a word that asks. */
const ASKS =
  '(?:cu[aá]nt[oa]s?|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|cu[aá]ndo|qu[eé]|qui[eé]n|puedo|se\\s+puede|lo\\s+puedo|hay|tienen|tienes|aceptan|viene|vienen|incluye|trae|es(?!\\s+(?:pa|para)(?!\\p{L}))|son|est[aá]n?|sirve|hacen|dan|en\\s+qu[eé]|hasta\\s+cu[aá]ndo|por\\s+qu[eé]|me\\s+(?:dan|llega|sirve|puedo|recomiend\\p{L}*))';
export const NEXT_QUESTION = new RegExp(
  `[?!;\\n]+\\s*|\\.(?!\\d)\\s*|,?\\s+(?:y|e|adem[aá]s|tambi[eé]n)\\s+(?=${ASKS}(?!\\p{L}))|,\\s*(?=${ASKS}(?!\\p{L}))`,
  'iu',
);
/** What asks for nothing more than what stands before it; folded. */
export const GOES_WITH =
  /^(?:y )?(?:que|cual(?:es)?|algo|hay|tienen|tienes)(?: algo)?(?: (?:para|de|sobre|con) (?:eso|esto)| (?:l?es?|me|nos)? ?(?:pued|podr)\w+ (?:gust|interes|serv|ayud|conven|funcion)\w+| (?:tienen|tienes|hay|me recomiendas|me recomiendan|recomiendas|recomiendan))?$/;
export const BEGINS_TO_ASK = new RegExp(
  `^\\W*(?:y\\s+)?(?:${ASKS}|dame|quiero|busco)(?!\\p{L})`,
  'iu',
);

/** Words with which one asks, which are no subject. Of the message as it was typed. */
export const ASKING =
  /(?<!\p{L})(?:(?:te|me|nos|les|le)\s+)?(?:recomi[eé]nd\p{L}*|recomend\p{L}*|compar\p{L}*|sugi[eé]r\p{L}*|suger\p{L}*|busco|buscando|busca|estoy|ando|tienes?|tienen|tengas?|tengan|habr[aá]|manejan?|ofrecen|quiero|quisiera|querr[ií]a|gustar[ií]a|necesito|ocupo|deseo|aprender|algo|alg[uú]n[oa]?s?|que|qué|cu[aá]l(?:es)?|hay|libr(?:os?|itos?)|ebooks?|gu[ií]as?|manual(?:es)?|productos?|t[ií]tulos?|material|dame|denme|p[aá]same|m[aá]ndame|d[ií]me|mu[eé]strame|ens[eé][ñn]ame|opciones|opci[oó]n|ver|comprar|comprarme|conseguir|vender|vende|vendes|venden|vendo|[aá]rma(?:me|r)?|h[aá]zme|h[aá]ceme|prep[aá]rame|kit|hola|buenas|buenos|d[ií]as|tardes|por favor|gracias|me interesa\p{L}*|interesad[oa]|sirva|sirve|ayude|hable|hablen|trate|traten|conviene|regalo|regalar\p{L}*|obsequi\p{L}*|ideas?|los|las|el|la|lo|un|una|unos|unas|sobre|acerca|relacionad[oa]s?|tema|temas|puedes|puedas|encuentr\p{L}*|alcanza|alcanzan|soy|somos|tengo|tenemos|compro|llevo|traen?|cu[aá]nt[oa]s|tipo|venta|cosas?|parecid[oa]s?|similar(?:es)?|semejantes?|otr[oa]s?)(?!\p{L})/giu;

/** Who it is for and how it came about, in words that no product is about. Of the message as it was typed. */
export const FILLING =
  /(?<!\p{L})(?:(?:para\s+)?(?:mi|una?|el|la)\s+(?:prim[oa]|t[ií]a|t[ií]o|hermana|hermano|cu[ñn]ad[oa]|suegr[oa]|vecin[oa]|amig[oa]|compa[ñn]er[oa]|jef[ea]|sobrin[oa]|esposa|novi[oa])(?:\s+que)?|(?:le|me|les)\s+(?:gust\p{L}+|encant\p{L}+|fascin\p{L}+|apasion\p{L}+)(?:\s+mucho)?|(?:ya\s+)?s[eé]\s+poco|muy|mucho|realmente|urgente|de\s+verdad|m[aá]s\s+o\s+menos|por\s+ah[ií]|bonit[oa]s?|buen[oa]s?|interesantes?|completit[oa]s?|f[aá]cil(?:es)?|sencill[oa]s?|quiere|quieren|empezar|iniciar|comenzar|arrancar|saber|(?:dejar|parar|tratar|lograr)\s+de|hacer|preparar|en\s+(?:la\s+|mi\s+)?casa|llamad[oa]s?|barat[oa]s?)(?!\p{L})/giu;

const ASIDE_PHRASES = [
  // Who has something or likes it is asked for by what it is.
  '(?:dueñ[oa]s?|amantes|fans|fan[aá]tic[oa]s|aficionad[oa]s)\\s+(?:del?|al?)(?=\\s+\\p{L})',
  // Where: all of the shop.
  '(?:de|en|por)\\s+(?:toda\\s+)?(?:la|esta|su)\\s+(?:tienda|p[aá]gina)',
  '(?:de|en)\\s+(?:la|el)\\s+(?:categor[ií]a|secci[oó]n|nicho)(?:\\s+de)?',
  // What others may like.
  'que\\s+se\\s+vende\\s+bien',
  '(?:(?:qu[eé]|cu[aá]l)\\s+)?(?:l?es?\\s+)?(?:pued[ae]n?|podr[ií]an?)\\s+(?:gustar|interesar|servir|ayudar|convenir|funcionar)(?:les?)?(?:\\s+a)?',
  '(?:qu[eé]|cu[aá]l(?:es)?)\\s+(?:l?es?\\s+|se\\s+)?(?:vend[eo]n?|compran?|buscan?|gustan?|interesan?)(?:\\s+(?:bien|m[aá]s|mejor))?(?:\\s+(?:a|entre))?',
  // How much, and since when.
  'recontra|demasiad[oa]s?|bastante|siempre|[uú]ltimamente|much[oa]s?|nada|tod[oa]s?\\s+(?:el|la|los|las)\\s+(?:d[ií]as?|tiempo|noches?)',
  'no\\s+s[eé]\\s+(?:qu[eé]|c[oó]mo)(?:\\s+hacer)?',
  '(?:si\\s+)?(?:soy|eres)\\s+nuev[oa](?:\\s+en\\s+esto)?',
  // For whom whoever asks works.
  'para\\s+mis?\\s+(?:pacientes|client[ae]s|alumn[oa]s|lector[ae]s|seguidor[ae]s|audiencia|p[uú]blico|grupo)',
  'para\\s+(?:mi|mis|nuestr[oa])\\s+(?:p[aá]gina|cuenta|canal|blog|web|instagram|facebook|tiktok|redes)(?:\\s+de\\s+\\p{L}+)?',
  'contenidos?(?=\\s+(?:de|sobre)\\s+(?!marca|redes|valor|calidad|instagram|tiktok|youtube))',
  // What stands for a product, or for what was said before.
  '(?:un[oa]?|unos|unas)(?=\\s+(?:de|sobre|para|con)\\s)',
  '(?:(?:para|de|sobre|con)\\s+)?(?:eso|esto)(?=\\s*$)',
];
/** What is said beside the subject. Of the message as it was typed. */
export const ASIDES = new RegExp(`(?<!\\p{L})(?:${ASIDE_PHRASES.join('|')})(?!\\p{L})`, 'giu');

/** In titles, where a word that shoppers ask for means something else, and what they would ask for it with. */
export const OTHER_SENSE = {title: /\bmasa madre\b/, asked: /masa|pan|horne/} as const;

/** How a message begins that is no subject. */
export const NO_SUBJECT =
  /^(?:hola|buen\w*|gracias|adios|ok|si|no|como|que|quien|quienes|donde|cuando|por|puedo|pueden|puede|cual|cuales|es|son|eres|ayuda|tengo|hacen|hace|aceptan|cuanto|cuantos|cuanta|cuantas|se|lo|la|le|les|me|mi|te|soy|estoy|ya|yo|dan|dame|esto|esta|este|ese|vale|sirve|funciona|jaja\w*|llega\w*|mand\w+|envi\w+|viene\w*|cobr\w+|tarda\w*|demora\w*|te|nos|eso|son|hablas?|trabajan|existe\w*|voy|ustedes|tu|tus)\b/;

/* What goes on from what she showed before, on folded text. */

/** One of those that she showed last. */
export const ORDINAL =
  /\b(?:el|la|del|al|opcion|numero|de la)\s+(primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa](?! de\b)|[123])\b(?! (?:de|para|sobre) \w)/;
/** Of those that she showed, the one that has most or least of something. */
export const OF_THOSE =
  /\b(?:de|entre) (?:es[oa]s|est[oa]s|ell[oa]s|l[oa]s (?:dos|tres|que me mostraste))\b/;
/** Which of them to take. */
export const CHOOSES_OF_THOSE =
  /\b(?:convien\w+|mejor|recomiend\w*|recomendar\w*|elij\w+|eleg\w+|escoj\w+|llevo|compro|sirve)\b/;
/** What those that she showed cost together, and what of that is no price of theirs. */
export const TOTAL_OF_THOSE =
  /\b(?:cuanto|cual|que precio|a como|suma\w*|precio)\b.*\b(?:total|tod[oa]s?|junt[oa]s|(?:l[oa]s|es[oa]s|est[oa]s) (?:dos|tres|2|3))\b/;
export const OTHER_TOTAL =
  /\b(?:carrito|carro|compra|pedido|paginas|hojas|duran?|tiempo|tarda\w*|ganar\w*|cobr\w+|vend\w+)\b/;
/** All or some of them, by a word that means no cart. */
export const THOSE =
  /\b(?:l[oa]s|es[oa]s|est[oa]s) (?:dos|tres|2|3)\b|\b(?:es[oa]s|est[oa]s|todos|todas|junt[oa]s)\b/;
export const CHEAPER =
  /^(?:(?:y|pero|algo|un[oa]?|algun[oa]?|otr[oa]|hay|tienes?|tienen|dame|quiero|busco|no|muestrame|que sean?|libros?) )*mas (?:barat|economic|accesibl)\w*(?: (?:que|a) (?:es[eao]s?|est[eao]s?|lo que))?(?: (?:no|hay|tienes|tienen))?$/;
/** An order or a price and nothing else: 'el más barato', 'cuál es el más corto?' */
export const ORDER_ALONE =
  /^(?:(?:y|pero|cual(?:es)?|es|seria|de|esos?|el|la|lo|los|las|dame|quiero|muestrame|que|sea|uno?|algo) )*(?:mas (?:barat\w*|economic\w*|car[oa]s?|cort\w+|larg\w+|vendid\w+|nuev\w+|complet\w+)|menor precio)$/;
/** How a message begins that names a price for what was spoken of before. */
export const GOES_ON_BY_PRICE =
  /^(?:y|pero|o|algun[oa]?s?|un[oa]|hay|tienes?|tienen|que (?:sea|cueste)|otr[oa])\b/;
/** For somebody else than who was spoken of: 'y para niños?' */
export const FOR_WHOM =
  /^(?:(?:y|pero|o|mejor|ahora)|lo mismo(?! para todos)) (?:(?:tienes?|tienen|hay|algo|uno?|alguno?|lo mismo|de eso|eso mismo) )*(?<whom>para (?!(?:vender|regalar|mi\b|que|editar|usar)\b)[\p{L} ]{4,40})$/u;
export const OTHERS =
  /^(?:(?:no|mmm?|nah|y|pero) )*(?:(?:es[eao]s?|est[eao]s?)(?: ya)? no(?: me \w+)?|no me (?:gust|sirv|interes|convenc)\w+(?: (?:es[eao]s?|ningun[oa]|nada|mucho))?|(?:(?:dame|muestrame|quiero|hay|tienes|tienen|ver|alguna?|por|a ver|cual) )*(?:otr[oa]s?|mas)(?: (?:opcion\w*|libros?|ebooks?|alternativas?|cosas?|que tengas|diferentes?))?|que mas(?: (?:hay|tienes|tienen))?|(?:algo|algun[oa]) (?:mas|diferente|distinto)|ningun[oa](?: de (?:es[oa]s|ell[oa]s))?(?: me \w+)?|siguientes?|ya l[oa]s? (?:tengo|vi|lei))$/;
/** More of the same, of another length or with something in it: 'y algo más corto o con recetas?' */
export const SAME_BUT =
  /^(?:y|pero|no|o|mejor) (?:(?:no|tienes?|tienen|hay|algo|algun[oa]?|un[oa]?|dame|quiero|busco|que|sean?|libros?|ebooks?) )*(?<but>(?:(?:con|sin) \w+|mas (?:cort|brev|larg|extens|complet|nuev)\w+)(?: (?:[oy] )?(?:que sea )?(?:(?:con|sin) \w+|mas (?:cort|brev|larg|extens|complet|nuev)\w+))*)$/;
/** 'Y perros?' */
export const ASKS_AGAIN = /^y\s+/i;
export const GOES_ON =
  /^(?:(?:no|nah|y|o|ok|bueno|entonces|pero|mejor|prefiero|m[aá]s bien|ahora)[\s,]+)+(?=(?:de|para|sobre|con|en|si)\b)/i;
