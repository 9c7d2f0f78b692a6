/** What SofIA takes for the subject of a wish, and what for the people it is for (docs/product.md 10.4). */

const PEOPLE =
  '(?:hombres?|caballeros?|varones|mujer(?:es)?|damas?|señor(?:a|as|es)?|j[oó]venes|chic[oa]s|adultos|niñ[oa]s|adolescentes|novi[oa]s?|espos[oa]s?|mam[aá]s|pap[aá]s|madres|padres|maestr[oa]s|docentes|profesor(?:a|as|es)?|emprendedor(?:a|as|es)|estudiantes|principiantes|embarazadas|oficinistas|abuel[oa]s|profesionales)';
const ARTICLE = '(?:(?:los|las|el|la|un|una|mi|mis|unos|unas)\\s+)?';

/** 'Cocina para hombres'. */
export const SUBJECT_FOR = new RegExp(
  `^(?<subject>.+?)\\s+para\\s+${ARTICLE}(?<people>${PEOPLE})(?!\\p{L})[\\s?!.,]*(?=$|hasta|por|de\\s+menos|menos|con\\s+presupuesto)`,
  'iu',
);
/** 'Algo para hombres sobre ejercicio', 'para adolescentes con ansiedad'. */
export const FOR_SUBJECT = new RegExp(
  `(?:^|\\s)para\\s+${ARTICLE}(?<people>${PEOPLE})\\s+(?:sobre|acerca\\s+de|que\\s+(?:traten?|hablen?)\\s+de|con(?!\\s+(?:hij|beb|niñ|poc|presupuesto|menos|un|\\d)))\\s+(?<subject>.+)$`,
  'iu',
);
/** 'Maestras de primaria': those who are looked for, and what sort of them. */
export const PEOPLE_FIRST = new RegExp(`^(?<people>${PEOPLE})\\s+(?:de|del|en)\\s+\\p{L}+`, 'iu');
/** 'Plantas de interior': the first is what it is about, unless it only says of what sort the book is. */
export const HEAD_OF =
  /^(?!(?:recetas?|ideas?|consejos|t[eé]cnicas?|dolor|plan(?:es)?|rutinas?|men[uú]s?|cuidados?|manejo|curso|gu[ií]a|negocios?|estrategias?|ejercicios?|cocina|vida|salud|mundo)\s)(?<head>\p{L}{4,})\s+de\s+\p{L}+$/iu;

/** Whoever wants one like another; folded. */
export const SIMILAR =
  /\b(?:parecid[oa]s?|similar(?:es)?|semejantes?|se parec\w+|por el estilo|del mismo (?:tema|estilo|tipo)|(?:otr[oa]s?|algo|alguno|uno) (?:como|igual a|igual que) (?:est[eao]|es[eao])|alternativas? a (?:est[eao]|es[eao]))\b/;
/** What such a message says beside the product that it means; folded. */
export const SIMILAR_WORDS =
  /\b(?:parecid[oa]s?|similar(?:es)?|semejantes?|se parec\w+|por el estilo|del|mismo|tema|estilo|tipo|otr[oa]s?|algun[oa]?s?|algo|uno|una|como|igual|alternativas?|compara\w*|con|cual(?:es)?|que|hay|tienes?|tienen|quiero|busco|dame|muestrame|recomiend\w*|libros?|ebooks?|producto|pero|mas|menos|cort[oa]s?|larg[oa]s?|brev\w*|extens\w*|barat[oa]s?|car[oa]s?|economic[oa]s?|paginas|y|a|al|el|la|los|de|est[eao]|es[eao]|me|un|sea|favor|por)\b/g;

/** Whoever asks for what has a reduced price; folded. */
export const REDUCED =
  /\b(?:(?:en|de|con) (?:oferta|rebaja|promocion|promo|descuento)s?|rebajad[oa]s|ofertas (?:hay|tienen|tienes)|que ofertas)\b/;
export const LISTS =
  /\b(?:muestra\w*|muestrame|cuales|que (?:libros|ebooks|productos|hay|tienen|tienes|esta|estan|ofertas)|hay (?:algo|algun\w*|libros|ebooks|productos)|ver|l[oa]s que|lo que|dame|busco|quiero|recomiend\w*|tienen algo|tienes algo|(?:libros|ebooks|productos|algo) (?:en|de|con|rebajad\w+))\b/;
/** How an offer works, and not what is in it. */
export const OFFER_TERMS =
  /\b(?:cup[oó]n\w*|codigos?|combos?|cuanto (?:dura|tiempo)|hasta cuando|termin\w+|venc\w+|acab\w+|por (?:llevar|comprar|cantidad|volumen)|mas de|\d+ ?%|por ?ciento|puedo|vender\w*)\b/;

/** 'Tres que sumen menos de 25'; as typed. */
export const SUM =
  /(?<!\p{L})(?:que\s+)?(?:(?:juntos|en\s+total|entre\s+todos)\s+)?(?:sumen?|sumando)(?:\s+en\s+total)?(?!\p{L})|(?<!\p{L})que\s+(?:juntos|entre\s+todos|en\s+total)(?:\s+(?:me\s+)?(?:cuesten|valgan|salgan|no\s+pasen))?(?!\p{L})/iu;

/** What the open product brings, item by item; folded. */
export const BRINGS =
  /^(?:(?:y|tambien|este|esta|ese|el|la|libro|ebook|producto|guia|paquete|si|me) )*(?:trae|incluye|viene con|contiene|tiene)(?: tambien| el| la| los| las| un| una| algun\w*| unos| unas)* (?<items>\w.+)$/;
/** Of which other rules know more. */
export const NO_ITEM =
  /\b(?:derechos?|licencia|plr|mrr|master|descuentos?|oferta|garantia|costo|precio|stock|paginas$|hojas|indice|capitulos|contenido|versiones|version|muestras?|que ver|puedo|sentido|reembolso|disponible)\b/;

/** What is looked for or paid with; folded. */
export const CRYPTO = /\b(?:criptos?|criptomonedas?|bitcoins?|ethereum|binance|trading|forex)\b/;
export const PAYS =
  /\b(?:pag\w+|acept\w+|recib\w+|cobr\w+|abon\w+|transf\w+|con (?:bitcoins?|criptos?\w*|binance)|comprar con|por binance)\b/;

/** Who does not know what to choose; folded. */
export const NO_IDEA =
  /\b(?:no tengo (?:ni )?(?:idea|la menor idea)|sin idea|no se (?:cual|que|por cual|por donde)(?: \w+)?|no me decido|estoy perdid[oa]|ni idea)\b/;
export const CHOOSES =
  /\b(?:recomiend\w*|recomend\w*|sugier\w*|elegir|elijo|escog\w+|compr\w+|empez\w+|empiezo|llev\w+)\b/;

/** What is told of the buyers beside the subject. */
export const PUBLIC =
  /[\s,]+(?:es|son|ser[ií]a)\s+(?:pa|para)\s+(?:una?\s+)?(?:p[uú]blico|client[ae]s?|gente|personas|señoras?|mujeres|hombres)(?!\p{L}).*$/iu;

/** A present for whom one loves, when nothing else is said of it; folded. */
export const FOR_PARTNER =
  /\b(?:regal\w*|obsequi\w*|sorprend\w*)\b.*\b(?:a|para) mi (?:novi[oa]|espos[oa]|pareja|marido|mujer)(?: (?:en|por|para|de) (?:su |el |la |nuestro )?(?:aniversario|cumple\w*|navidad|san valentin|dia de \w+))?$/;

/** Who wants a business of their own: that is the subject, and not what they would sell; as typed. */
export const TO_EARN =
  /(?<!\p{L})para\s+(?:(?:poder|empezar\s+a|comenzar\s+a|iniciar\s+a)\s+)*(?:emprender|(?:ganar|hacer|generar)\s+(?:dinero|plata|ingresos)|(?:empezar|comenzar|iniciar)\s+(?:a\s+vender|un\s+negocio|mi\s+negocio)|vender)(?:\s+(?:algo|por\s+internet|en\s+l[ií]nea|en\s+internet|online|desde\s+(?:casa|cero)))*(?=\s*(?:$|[?!.,;]|\s(?:con|por|hasta|menos|de\s+menos)\s))/iu;
/** Where and when somebody works or studies, which is no subject: 'emprendedores que trabajan desde casa'; as typed. */
export const WHO_DO =
  /\s+que\s+(?:trabaj|estudi|viv|labor)\p{L}*(?:\s+(?:desde|en|por|de|del|la|el|las|los|su|sus|casa|hogar|noches?|d[ií]a|tardes?|internet|l[ií]nea|oficina|universidad|mucho|todo|fuera|sol[oa]s?))*(?!\p{L})/iu;
