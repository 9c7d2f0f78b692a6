/** What SofIA takes for the subject of a wish, and what for the people it is for (docs/product.md 10.4). */

const PEOPLE =
  '(?:hombres?|caballeros?|varones|mujer(?:es)?|damas?|señor(?:a|as|es)?|j[oó]venes|chic[oa]s|adultos(?:\\s+mayores)?|niñ[oa]s|niñit[oa]s|adolescentes|novi[oa]s?|espos[oa]s?|mam[aá]s|pap[aá]s|madres|padres|maestr[oa]s|docentes|profesor(?:a|as|es)?|emprendedor(?:a|as|es)|estudiantes|principiantes|embarazadas|oficinistas|abuel[oa]s|abuelit[oa]s|novat[oa]s|familias|parejas|profesionales)';
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
/** 'Bienestar a mamás primerizas': for whom it is, after the subject. */
export const TO_PEOPLE = new RegExp(
  `\\s(?:a|para|entre)\\s+${ARTICLE}(?<people>${PEOPLE}(?:\\s+\\p{L}+)?)$`,
  'iu',
);
/** For whom it is to be, and nothing else. */
export const PEOPLE_ALONE = new RegExp(`^(?:${PEOPLE}|beb[eé]s?|peques|hij[oa]s)$`, 'iu');
/** Who is nobody in particular. */
export const ANYBODY = /^(?:gente|personas|alguien|quien(?:es)?)$/iu;
/** 'Mamás que quieren bajar de peso', 'adolescentes con ansiedad', 'hombres divorciados'. */
export const PEOPLE_AND_WISH = new RegExp(
  `(?:^|^.*\\s(?:para|a|entre)\\s+)${ARTICLE}(?<people>${PEOPLE}|gente|personas|alguien|quien(?:es)?)\\s+(?:que\\s+(?:ya\\s+)?(?:(?:quier|quisier|busc|dese|necesit|sufr|padec|tien|va|est[aá]|trat|intent|le\\s+gust|les\\s+gust)\\p{L}*)?|con(?!\\s+(?:poc|presupuesto|menos|un|\\d))|sin(?=\\s+(?:energ|tiempo|trabajo|dinero))|(?=divorciad|separad|emprended|estresad|ansios|deprimid|principiant|embarazad|vegan|vegetarian|diab[eé]tic|solter|casad))\\s*(?:(?:de|a|con|por|en)\\s+)?(?<subject>\\S.+)$`,
  'iu',
);
/** Days on which one gives presents, by whom they are for, where they say it. */
export const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:por|para|en|de)\s+(?:su|el|mi|nuestro|la)?\s*(?:cumple(?:a[ñn]os)?|aniversario|navidad|santo|boda|graduaci[oó]n)(?!\p{L})/iu,
    '',
  ],
  [/(?:(?:por|para|en)\s+)?(?:el\s+)?d[ií]a\s+de\s+(?:la|las)\s+madres?/iu, 'mamás'],
  [/(?:(?:por|para|en)\s+)?(?:el\s+)?d[ií]a\s+del?\s+(?:los\s+)?padres?/iu, 'papás'],
  [/(?:(?:por|para|en)\s+)?(?:el\s+)?d[ií]a\s+del?\s+(?:los\s+)?niñ[oa]s?/iu, 'niños'],
  [/(?:(?:por|para|en)\s+)?(?:el\s+)?d[ií]a\s+del?\s+(?:los\s+)?maestr[oa]s?/iu, 'maestras'],
  [
    /(?:(?:por|para|en)\s+)?(?:el\s+d[ií]a\s+de\s+)?(?:san\s+valent[ií]n|(?:los\s+)?enamorados|14\s+de\s+febrero)/iu,
    'parejas',
  ],
];
/** Whoever tells what happens to them and names no subject; folded. */
export const NEED =
  /^(?:(?:es que|la verdad|bueno|pues|y|ay|oye|a|que) )*(?:(?:estoy|ando|me siento|vivo|paso|soy) (?!(?:en|de|interesad|buscando|viendo|pensando|esperando|seguro|list[oa]|tratando de (?:pagar|comprar|entrar))\w*\b)|(?:ya )?no (?:(?:puedo|logro|consigo|se|duermo|tengo) (?!se\b)|me (?:alcanza|concentro|siento|quiero|valoro|aguanto|motivo|organizo|rinde)|duermo\b)|(?:me|nos) (?:cuesta|duele\w*|falta|da|dan|dej[oe]|separ\w+|divorci\w+|estres\w+|preocup\w+|pele\w+|enoj\w+)|tengo (?:un|una|dos|mucho|mucha|muchos|muchas|poco|poca|problemas|insomnio|ansiedad|dolor|miedo|estres|diabetes|acne|hijos|sobrepeso|colesterol|gastritis|migrana\w*|celos)|quiero (?:dejar|dormir|bajar|perder|aprender|mejorar|superar|olvidar|ahorrar)|sufro|padezco|(?:se|ya) (?:me|le|nos) \w+|me acabo de|necesito (?:dejar|dormir|bajar|mejorar|superar)|mis? (?:hij|beb|nin|nen|perr|gat|mascota|cachorr|gatit|perrit|espos|marido|mujer|novi|pareja|mama|papa|ex|adolescente|familia|abuel|herman|tia|tio|prim[oa]|suegr|cunad|amig|vecin|sobrin|niet|piel|pelo|cabello|espalda|cuello|casa)\w*)\b/;
/** Of a need: whose it is, and what is done in all of them. */
export const TELLS_LITTLE =
  /^(?:abuel[oa]s?|herman[oa]s?|t[ií][oa]s?|prim[oa]s?|suegr[oa]s?|cu[nñ]ad[oa]s?|amig[oa]s?|vecin[oa]s?|sobrin[oa]s?|niet[oa]s?|hij[oa]s?|mam[aá]|pap[aá]|madre|padre|espos[oa]|marido|mujer|novi[oa]|ex|familia|casa|dej\p{L}*|c[uo]e?st\p{L}*|d[uo]e?l\p{L}*|p[oóu]ng?\p{L}*|ha[cg]\p{L}*|sient\p{L}*|llev\p{L}*|qu[ie]+[er]\p{L}*|acab\p{L}*|pas\p{L}*|tom\p{L}*|problemas?|vida|fin|mes|meses|a[ñn]os|d[ií]as?|gente|personas?|cosas?|\d+)$/iu;
/** Words of a need that is one of the shop's own services; folded. */
export const OF_SERVICE =
  /\b(?:pedidos?|compr(?:a|as|e|o|ar|aron)|pag(?:o|os|ar|ue|ando)|archivos?|link|enlaces?|carrito|tienda|pagina|sitio|licencias?|derechos?|cuentas?|contrasena|clave|correos?|mails?|descarg\w+|codigos?|cup(?:on|ones)|tarjetas?|(?:mi|la) (?:plata|dinero)(?= de vuelta|$)|devol\w+|devuel\w+|precios?|dolares|dudas?|preguntas?|ebooks?|libros?|productos?|certificados?|reembols\w+|problemas? con (?:mi|el|la|un))\b/;
/** 'Maestras de primaria': those who are looked for, and what sort of them. */
export const PEOPLE_FIRST = new RegExp(`^(?<people>${PEOPLE})\\s+(?:de|del|en)\\s+\\p{L}+`, 'iu');
/** 'Plantas de interior': the first is what it is about, unless it only says of what sort the book is. */
export const HEAD_OF =
  /^(?:(?:cuidados?|manejo|curso|gu[ií]a|consejos)\s+del?\s+)?(?!(?:dueñ[oa]s?|amantes|fans|personas|gente|recetas?|ideas?|consejos|t[eé]cnicas?|dolor|plan(?:es)?|rutinas?|men[uú]s?|cuidados?|manejo|curso|gu[ií]a|negocios?|estrategias?|ejercicios?|cocina|vida|salud|mundo)\s)(?<head>\p{L}{4,})\s+de\s+\p{L}+$/iu;

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
  /(?<!\p{L})(?:que\s+)?(?:(?:juntos|en\s+total|entre\s+todos)\s+)?(?:sumen?|sumando)(?:\s+en\s+total)?(?!\p{L})|(?<!\p{L})en\s+total(?!\p{L})|(?<!\p{L})(?:[aá]rma(?:me|r)?|haz(?:me)?|prep[aá]rame)\s+(?:un\s+)?(?:paquete|combo|pack|kit)(?:\s+(?:de|con))?(?!\p{L})|(?<!\p{L})que\s+(?:juntos|entre\s+todos|en\s+total)(?:\s+(?:me\s+)?(?:cuesten|valgan|salgan|no\s+pasen))?(?!\p{L})/iu;

/** So many for one sum: '3 libros de cocina por 30 dólares'; folded. */
export const FOR_ALL =
  /\b(?:dos|tres|[23]) (?:libros?|ebooks?|guias?|productos?|de|sobre)\b.*\b(?:por|con) \$? ?\d+ ?(?:dolares|usd|\$)|\b(?:con|tengo) (?:solo )?\$? ?\d+ ?(?:dolares|usd|\$).*\b(?:dos|tres|[23]) (?:libros?|ebooks?|guias?|productos?|de|sobre)\b/;

/** What the open product brings, item by item; folded. */
export const BRINGS =
  /^(?:(?:y|tambien|este|esta|ese|el|la|libro|ebook|producto|guia|paquete|si|me) )*(?:trae|incluye|viene con|contiene|tiene)(?: tambien| el| la| los| las| un| una| algun\w*| unos| unas)* (?<items>\w.+)$/;
/** The same of one that is named: 'el de carisma trae ejercicios?' */
export const OF_NAMED =
  /^(?<name>(?:el|la)(?: (?:libro|ebook|guia))? (?:de|del|sobre) .{3,60}?) (?<rest>(?:(?:trae|incluye|viene con|contiene)|(?:me )?sirve|es (?:para|apt[oa]|buen[oa])) .+)$/;
/** Of which other rules know more. */
export const NO_ITEM =
  /\b(?:derechos?|licencia|plr|mrr|master|descuentos?|oferta|garantia|costo|precio|stock|paginas$|hojas|indice|capitulos|contenido|versiones|version|muestras?|que ver|puedo|sentido|reembolso|disponible)\b/;

/** What is looked for or paid with; folded. */
export const CRYPTO = /\b(?:criptos?|criptomonedas?|bitcoins?|ethereum|binance|trading|forex)\b/;
export const PAYS =
  /\b(?:pag\w+|acept\w+|recib\w+|cobr\w+|abon\w+|transf\w+|con (?:bitcoins?|criptos?\w*|binance)|comprar con|por binance)\b/;

/** Who does not know what to choose; folded. */
export const NO_IDEA =
  /\b(?:no tengo (?:ni )?(?:idea|la menor idea)|sin idea|no se (?:cual|que|por cual|por donde)(?: \w+)?|no me decido|estoy perdid[oa]|ni idea|soy nuev[oa]|ayud\w+ a (?:elegir|escoger|decidir\w*)|(?:recien|apenas) (?:empiezo|arranco|comienzo|estoy empezando)|por donde (?:empiezo|arranco|comienzo)|nunca (?:vendi|he vendido))\b/;
export const CHOOSES =
  /\b(?:recomiend\w*|recomend\w*|sugier\w*|elegir|elijo|escog\w+|compr\w+|empez\w+|empiezo|decid\w+|llev\w+|arranc\w+|comienz\w+|vender|vendo)\b/;

/** What is told of the buyers beside the subject. */
export const PUBLIC =
  /[\s,]+(?:es|son|ser[ií]a)\s+(?:pa|para)\s+(?:una?\s+)?(?:p[uú]blico|client[ae]s?|gente|personas|señoras?|mujeres|hombres)(?!\p{L}).*$/iu;

/** A present for whom one loves, when nothing else is said of it; folded. */
export const FOR_PARTNER =
  /\b(?:regal\w*|obsequi\w*|sorprend\w*)\b.*\b(?:a|para) mi (?:novi[oa]|espos[oa]|pareja|marido|mujer)(?: (?:en|por|para|de) (?:su |el |la |nuestro )?(?:aniversario|cumple\w*|navidad|san valentin|dia de \w+))?$/;

/** Who wants a business of their own: that is the subject, and not what they would sell; as typed. */
export const TO_EARN =
  /(?<!\p{L})para\s+(?:(?:poder|empezar\s+a|comenzar\s+a|iniciar\s+a)\s+)*(?:emprender|(?:ganar|hacer|generar)\s+(?:dinero|plata|ingresos)|(?:empezar|comenzar|iniciar)\s+(?:a\s+vender|un\s+negocio|mi\s+negocio)|vender)(?:\s+(?:algo|por\s+internet|en\s+l[ií]nea|en\s+internet|online|desde\s+(?:casa|cero)))*(?=\s*(?:$|[?!.,;]|\s(?:con|por|hasta|menos|de\s+menos|si)\s))/iu;
/** Where and when somebody works or studies, which is no subject: 'emprendedores que trabajan desde casa'; as typed. */
export const WHO_DO =
  /\s+que\s+(?:trabaj|estudi|viv|labor)\p{L}*(?:\s+(?:desde|en|por|de|del|la|el|las|los|su|sus|casa|hogar|noches?|d[ií]a|tardes?|internet|l[ií]nea|oficina|universidad|mucho|todo|fuera|sol[oa]s?))*(?!\p{L})/iu;
