/**
 * Guards for whoever is ill, in danger or in distress, and for somebody near, by kind: a person, with a disease, a medicine, an
 * operation or a symptom. They find more than they must: the sentence that it gets does no harm, and a book that is asked for
 * is shown below it.
 */
import type {Guard} from './intents.ts';

const NEAR =
  '(?:mis?|un|una|la|el|su) (?:hij|nen|nin|bebe|guagua|wawa|mam|pap|madre|padre|viej|jef[ea]|abuel|espos|marid|mujer|senor|novi|parej|herman|amig|ti[oa]|prim|suegr|sobrin|niet|cunad)\\w*';
const SELF =
  '(?:yo|me|mi|mis|conmigo|nos|soy|tengo|tuve|traigo|cargo|sufro|padezco|estoy|ando|llevo|vivo|tomo|tomaba|tomando|uso)';
/** Named by the endings that doctors' words have, or in full. */
const DISEASE =
  '(?:(?!(?:do|hipno|simbio|metamorfo|sobredo)sis)\\w{3,}(?:itis|osis)|(?!(?:acad|boh|pand|epid)emia|nostalgia|(?:em|sim|anti|tele)patia)\\w{3,}(?:emia|algia|patia|plejia)|\\w*(?:mioma|glaucoma|linfoma|melanoma|sarcoma|carcinoma)s?|(?:pre)?diabet\\w+|(?:hiper|hipo)tens\\w+|\\w*tiroid\\w*|(?:tension|presion|azucar|glucosa|colesterol|trigliceridos) (?:alt[oa]s?|baj[oa]s?|elevad\\w+|por las nubes|descontrolad\\w+)|cardiac[oa]s?|arritmia|soplo|marcapasos|stent|bypass|infarto|derrame|acv\\b|ictus|trombos?|celiac\\w+|asma\\b|asmatic\\w+|epilep\\w+|autis\\w+|asperger|tdah|hiperactiv\\w+|bipolar\\w*|esquizofren\\w+|depresi(?:on|v[oa])|trastornos?|\\btoc\\b|alzheimer|parkinson|demencia|esclerosis|paralisis|cancer|tumor\\w*|lupus|sida\\b|\\bvih\\b|epoc\\b|covid|neumonia|apnea|migranas?|ciatica|hernias?|meniscos?|esguince\\w*|fractur\\w+|fisura|lesion(?:ad[oa]|es)?|desgarr\\w*|quistes?|nodulos?|bult[oa]s?|ulceras?|reflujo|colon irritable|crohn|higado graso|calculos|insuficiencia|sindrome|ovarios? poliquistic\\w+|alergi\\w+(?! a l[oa]s? (?:precios?|lunes))|anorexi\\w+|bulimi\\w+|adiccion|alcoholi\\w+|discapacidad|enfermedad|infeccion\\w*|gripe|agripad[oa]|resfriad[oa]|vertigos?|osteopor\\w+|(?:mal|problemas?|enferm[oa]|dolor\\w*) (?:de|del|de la|de los|en el|en la|con el|con la) (?:corazon|higado|rinon\\w*|pulmon\\w*|columna|prostata|nervios))';
const MEDICINE =
  '(?:(?<!sin )medicament\\w*|medicinas?(?! (?:natural|alternativa|ancestral|china|tradicional))|medicacion|medicad[oa]s?|(?<!sin )pastillas?|pildoras?|tratamientos?|insulina|warfarina|litio|ritalina|rivotril|clona\\b|valium|\\w*anticoagulant\\w*|anticonceptiv\\w*|antidepresiv\\w*|ansiolitic\\w*|antibiotic\\w*|corticoid\\w*|quimio\\w*|radioterapia|dialisis|vacunas?|paracetamol|aspirina|jarabe|dosis|\\w{2,}(?:pam|zolam|sartan|prazol|pril|statina|olol|xetina|tralina|profeno|cilina|micina|xacin[ao]|formina|tiroxina|semida|dipino|triptilina|gabalina|glutida|tiapina|peridona|zapina|fenidato)|l[oa]s? que (?:me|le|nos) (?:recet|mand|indic|dio|dieron)\\w*|(?:me|le|nos) recet\\w+)';
const TREATED =
  '(?:oper(?:aron|ad[oa]s?|acion|o)(?! (?:el|la|un) (?:negocio|tienda))|cirugia|cesarea|protesis|postoperatori\\w+|internad[oa]|hospitaliz\\w+|diagnostic(?:aron|o|ad[oa])|(?:me|le|nos) (?:detectaron|encontraron))';
const BODY =
  '(?:rodillas?|espalda|cintura|columna|lumbar\\w*|caderas?|tobillos?|munecas?|hombros?|codos?|cuello|pies?|piernas?|brazos?|manos?|cabeza|estomago|panza|barriga|vientre|rinon\\w*|ojos?|oidos?|piel|utero|ovarios?|mandibula|garganta|tendon\\w*|ligamento\\w*|huesos?|articulacion\\w*|talon|pelvis|ingle|pantorrilla|dedos?|pecho|corazon)';
const HURTS =
  '(?:duel\\w+|dolor\\w*|adolorid\\w+|truen\\w*|cruj\\w+|inflam\\w*|hinch\\w*|lastim\\w+|lesion\\w*|torci\\w*|rompi(?! el corazon)\\w*|rot[oa](?! el corazon)|quebr\\w+|luxa\\w*|molest\\w+|acalambr\\w+|adormec\\w+|duerm\\w+|entum\\w+|hormigue\\w+|arden?|zumban?)';
const SYMPTOM = [
  `(?:me|le|mi|mis|se me|se le|tengo|tiene|estoy|sufro|siento|llevo|ando)\\b(?: \\w+){0,3} ${HURTS}(?: \\w+){0,3} ${BODY}\\b`,
  `(?:tengo|tiene|mi|mis|me)\\b(?: \\w+){0,3} ${BODY}(?: \\w+){0,2} ${HURTS}`,
  '(?:me|le|se me|se le|nos) (?:duelen?|arden?|sangran?|acelera|baja la presion|sube (?:la presion|el azucar)|nubla)(?! (?:el bolsillo|la cartera|que|pagar|gastar))',
  '(?:ve|veo|miro|mira) (?:borroso|doble|nublado)',
  '(?:tengo|tiene|siento|siente|me dan?|le dan?|con|me)\\b(?: \\w+){0,3} (?:mare(?:o|os|ado|ada)\\b|nauseas|palpitaciones|taquicardia|hormigueos?|vomitos?|diarrea|fiebre|sangre|sangrado|ronch\\w+|llagas?|moreton\\w*|bolit\\w+)',
  '(?:azucar|presion|glucosa)(?: \\w+)? (?:en|a) \\d{2,3}\\b',
  '(?:sin|no)(?: \\w+)? hac(?:er|e) (?:popo|caca|del bano)',
  '(?:oye|oigo|escuch[oa]) voces',
  '(?:vomit|devuelv|purg|provoc)\\w*(?: \\w+){0,3} (?:com[oi]\\w*|despues|comida|vomito)|com[oe](?: \\w+){0,3} (?:devuelvo|vomito|devuelve|vomita)\\b|(?:\\w+ )?(?:dias?|semana) sin comer|\\blaxantes?\\b|(?:come|vomita) a escondidas|no quier[oe] comer\\b',
  'sali(?:o|eron)(?: \\w+){0,2} (?:manchas|ronchas|granos|ampollas|llagas)',
].join('|');
/** With child, at the breast. */
const EXPECTING =
  '(?:embaraz\\w+|encinta|(?:esperando|espero) (?:un |una |mi )?(?:bebe|mellizos|gemelos|hij[oa])|prenada|gestante|gestacion|(?:estoy|voy) (?:de|en la|en el|por el|por la) (?:\\w+ )?(?:semanas?|mes(?:es)?)\\b|lactan\\w+|amamant\\w+|dando (?:el )?(?:pecho|la teta|de mamar)|doy (?:el )?(?:pecho|la teta|de mamar)|puerper\\w+|recien pari\\w*)';
const SMALL = '(?:bebes?|guagua|wawa|recien nacid\\w+|lactante|\\d+ meses)';
/** What is eaten, taken or done with the body, and whether it may be. */
const TAKES =
  '(?:crud[oa]s?|pescados?|mariscos?|cafe|alcohol|vino|ayun\\w+|keto|dietas?|adelgaz\\w+|bajar de peso|hiit|saltar|abdominales|pesas|correr|suplement\\w+|vitamin\\w+|hierbas|infusion\\w*|aceites?|puedo|puede|hago|hacer\\w*|hace (?:mal|dano|bien)|segur[oa]|peligros\\w+|malo|permit\\w+|apt[oa]|sirve)';
const FED =
  '(?:miel|sal\\b|huevos?|pescado|mani|nueces|leche de vaca|frutos secos|crud[oa]s?|te de|agua|jugos?|hierbas|aceites?|vitaminas?|come[r]?|tom[ae]r?|darle|le doy|probar)';
const CURES =
  '(?:cur(?:an?|ar\\w*|e|o)|san(?:an?|ar|o)|quit(?:an?|ar\\w*|o)|elimina\\w*|revierte\\w*|trata(?:n|r\\w*)?|baj[ae][nr]?|control\\w+|regul\\w+|sirven? para|sirve contra|alivi\\w+)';
const INSTEAD =
  '(?:re+mplaz|sustitu|suple|suplir|equivale|en (?:vez|lugar) de|me ahorr|basta con)\\w*(?: \\w+){0,4} (?:terap\\w+|psicol\\w+|psiquiat\\w+|medic[oa]s?|doctora?|nutri\\w+|pediatr\\w+|ginecolog\\w+|veterinari\\w+|tratamientos?|consultas?)';
/** What a book is also looked for with: only whether it cures, or is one, is a matter of health. */
const STRAIN = '(?:ansiedad|insomnio|angustia|panico|mareos?|depresion|nervios)';
/** Somebody who sells it, or treats those who have it. */
const OF_SELLERS =
  '(?:vend(?!en\\b)\\w+|revend\\w+|client\\w+|pacientes?|alumn\\w+|negocio|consultorio|mi consulta|mi publico|mi audiencia|seguidor\\w+|suscriptor\\w+|anunci\\w+|publicidad|landing|ads\\b|que no (?:sean?|lleven?|usen?|tengan?)|soy (?:\\w+ )?(?:nutri\\w+|psicol\\w+|medic[oa]|doctora?|enfermer[oa]|fisio\\w+|kinesi\\w+|coach|terapeut\\w+|entrenador\\w*|instructor\\w*|profe\\w*|maestr\\w+|partera|doula))';
/** A shop's word that a symptom also has, or an animal. */
const NO_BODY =
  '(?:bolsillo|cartera|archivo|pdf|tarjeta|pagina|tienda|carrito|dolor de cabeza (?:vender|con|el pago)|perr\\w+|gat[oa]s?|cachorr\\w+|mascota|frio|jaja\\w*)';
const words = (...kinds: readonly string[]) => new RegExp(`\\b(?:${kinds.join('|')})`);
const PERSON = words(`${SELF}\\b`, NEAR);
const SELLERS = new RegExp(`\\b${OF_SELLERS}`);

/** Somebody's illness. */
export const ILLNESS = words(DISEASE, MEDICINE, EXPECTING);
/** Words of a message about health, for the product's page. */
export const HEALTH_WORDS = new RegExp(
  `\\b(?:${DISEASE}|${MEDICINE}|bebes?|ninos?|embaraz\\w+|cura[nr]?)\\b`,
  'g',
);
export const ASKED_FOR_BOOKS =
  /\b(?:que|cual(?:es)?|algun\w*|un|tienen?|tienes|tenes|hay|busco|quiero|necesito|dame|recom\w+)(?: \w+)? (?:libros?|ebooks?|guias?|cuadernos?|algo)\b|\b(?:libros?|ebooks?|guias?) (?:por favor|porfa|que)\b|\b(?:algo|un[oa]|otr[oa]) (?:como )?(?:de|para|pa|sobre|que|rapido)\b|\b(?:que|cual)(?: \w+)? (?:tienen?|tienes|hay|me sirve|recom\w+)\b|^(?:hola )?(?:para|pa) (?:mi|un|una|alguien|el|la)\b|\balgo$/;

const OF_HEALTH =
  'Eso lo ve tu médico u otro profesional de la salud (de un bebé o un niño, su pediatra): consúltalo antes, y no dejes ni cambies un tratamiento por algo que leas. Los ebooks son informativos y no diagnostican ni curan. Si es urgente, llama a emergencias de tu país.';
const NO_CURE =
  'No: un ebook no diagnostica, no trata ni cura. Consúltalo con un médico o un psicólogo, y no dejes ni cambies un tratamiento por algo que leas; los libros son solo informativos. Si es urgente, llama a emergencias de tu país.';

/** Wanting to be no more, in whatever words. */
const WISH =
  '(?:quiero|quisiera|quise|queria|ganas de|pienso en|pensado en|penso en|pensando en|mejor|deseo|voy a|intente|ojala)';
const END =
  '(?:morir(?:me)?|muert[oa]|matar(?:me)?|me mat\\w+|no (?:existir|existiera|estar|estuviera|despertar|haber nacido)|desaparecer(?! l[oa]s?\\b| el | la | mis? | est[aeo]s? )|acabar con (?:todo|esto|mi vida)|terminar con (?:todo|esto|mi vida)|quitarme la vida|tirarme|aventarme|colgarme|ahorcarme|cortarme|lastimarme|no (?:quiero )?seguir(?! (?:buscando|comprando|con (?:el|la)))|dormir y no despertar)';
const CRISIS_ANSWER =
  'Siento mucho que estés pasando por esto. Soy una asistente automática y no puedo darte la ayuda que mereces; una persona sí. Habla ahora mismo con alguien de confianza, o llama al número de emergencias o a la línea de ayuda de tu país. Si corres peligro en este momento, busca a quien tengas cerca o ve al hospital más cercano.';
const CRISIS = words(
  `${WISH}(?: \\w+){0,3} ${END}`,
  '(?:mejor|bien) si (?:yo )?(?:ya )?no (?:exist|estuv|est(?:oy|ar)|despert)\\w+',
  'me (?:corto|corte|lastimo|hago dano|hice dano)\\b(?! (?:el pelo|las unas))',
  '(?:no (?:quiero|puedo)|sin (?:ganas|razones?)|ya no (?:quiero|puedo|aguanto))(?: \\w+){0,3} (?:vivir|estar (?:aqui|viv[oa])|seguir (?:aqui|viv\\w+))\\b(?! (?:sin|con|del?|en) )',
  'no (?:le )?(?:veo|encuentro|hallo|tiene)(?: \\w+){0,2} (?:sentido|caso|chiste|razon)(?: \\w+){0,2} (?:vivir|vida|seguir|nada)',
  '(?:estaria|estarian|vivirian|viviria|serian)(?: \\w+){0,3} (?:mejor|felices) sin mi\\b|\\bsobro en (?:mi casa|este mundo|mi familia|todos lados)|nadie me (?:extran|necesit|va a extran)\\w+',
  '(?:pastillas|soga|navaja|veneno)(?: \\w+){0,3} para (?:terminar|acabar|matarme|morir)',
);

const PARTNER =
  '(?:papa|padre|padrastro|marido|espos[oa]|novi[oa]|pareja|herman[oa]|ti[oa]|vecin[oa]|abuel[oa]|mama|madre|ex|senor|hombre)';
const HARMS =
  '(?:peg(?:a|o|aba|an|ue|aron)|golpe\\w+|maltrat\\w+|amenaz\\w+|abus\\w+|empuj\\w+|jal(?:a|o|aba)|cachete\\w+|patea\\w*|ahorc\\w+|viol(?:a|o|aron)\\b|oblig\\w+|encierr\\w+|insult\\w+|humill\\w+|persigue|sigue a todos|controla|revisa|vigila|prohibe|grita)';
const VIOLENCE_ANSWER =
  'Siento mucho lo que cuentas; nadie merece eso. Lo primero es la seguridad: si hay peligro, llamen a emergencias de su país o a su línea de ayuda contra la violencia, y busquen a alguien de confianza. Ellos ayudan a salir con un plan; un libro no reemplaza esa ayuda.';
const VIOLENCE = words(
  `${PARTNER}(?: \\w+){0,3} (?:me|nos) (?:\\w+ )?${HARMS}`,
  `${PARTNER}(?: \\w+){0,3} (?:le|la|lo|les|los) (?:peg\\w+|golpe\\w+|maltrat\\w+|amenaz\\w+|abus\\w+)(?: \\w+)? (?:a (?:mi|su|la|los|mis)|cada|todos|siempre|mucho|y)\\b`,
  `${PARTNER} (?:toca|manosea|abusa|viola)(?: \\w+)? (?:a|de) (?:mi|su|la)\\b`,
  'me (?:quiere|va a|intenta|trato de|amenaza con) (?:pegar|golpear|matar|ahorcar|violar|tocar)',
  `${PARTNER}(?: \\w+){0,2} no me deja (?:salir|ver|trabajar|hablar)`,
  'me (?:pega|golpea|amenaza|empuja|ahorca)(?: \\w+){0,4} (?:mi|el|cuando|si)\\b',
);

const DISTRESS_ANSWER =
  'Siento que estés pasando por esto. Si te falta el aire, te duele el pecho o sientes que corres peligro, llama ahora al número de emergencias de tu país. Si no, busca a alguien de confianza que se quede contigo, respira lento y habla hoy con un médico o un psicólogo: te ayudan más que un libro.';
const PANIC = words(
  '(?:tengo|tuve|tuvo|sufri|sufro|teniendo|estoy|toy|con|me (?:esta |va a )?(?:da|dando|dio|dar|agarr\\w+|viene\\w*))(?: \\w+){0,3} (?:ataques?|crisis) de (?:panico|ansiedad|nervios|angustia|llanto)',
  'perd(?:i|io|imos) (?:un|el|mi|su|nuestro) (?:embarazo|bebe|hij[oa])\\b|muri?o mi (?:hij|bebe)\\w*',
  'no (?:paro|dejo) de llorar|llor(?:o|ando) (?:tod[oa]s? l[oa]s|a diario|cada (?:dia|noche))',
);
const SHAKING = words(
  '(?:estoy|ando|toy|sigo) (?:\\w+ )?(?:temblando|hiperventil\\w+|en (?:crisis|shock))|me tiembla\\w*|tiemblo|me late\\w*(?: \\w+){0,3} (?:mil|fuerte|rapido)|late a mil|corazon(?: \\w+){0,3} a mil|(?:no puedo|no logro) (?:calmarme|tranquilizarme|parar de temblar)|no (?:dejo|paro) de temblar|colapso nervioso',
);

const ILL = {
  id: 'salud',
  not: new RegExp(`\\b(?:${OF_SELLERS}|${NO_BODY})`),
  answer: OF_HEALTH,
  person: true,
};
const DISTRESSED = {
  id: 'malestar',
  not: new RegExp(`\\b(?:${OF_SELLERS}|${NO_BODY})|\\bhablar en publico`),
  answer: DISTRESS_ANSWER,
};

export const OWN_GUARDS: readonly Guard[] = [
  {
    id: 'crisis',
    when: CRISIS,
    not: /\b(?:de (?:risa|hambre|pena|ganas|aburrimiento)|trabajando|jaja\w*|(?:libros?|ebooks?|guias?) (?:de|sobre|para))\b/,
    answer: CRISIS_ANSWER,
  },
  {
    id: 'emergencia',
    when: words(
      `${NEAR}(?: \\w+){0,3} (?:no (?:responde|reacciona|despierta|respira)|esta (?:fri[oa]|morad[oa]|inconsciente))`,
      '(?:casi no|ya no|no|apenas) (?:se mueve|lo siento|siento que se mueva|siento)(?: \\w+){0,3} bebe|bebe(?: \\w+){0,4} (?:casi no|ya no|no) se mueve',
      `(?:se )?(?:tomo|trago|bebio|comio)(?: \\w+){0,3} (?:aceite|cloro|pastillas|perfume|alcohol|jabon|pila|iman)`,
    ),
    not: SELLERS,
    answer:
      'Esto puede ser una emergencia: llama ahora al número de emergencias de tu país o ve a urgencias, y haz lo que te indiquen por teléfono. No esperes una respuesta de este chat.',
  },
  {
    id: 'violencia',
    when: VIOLENCE,
    not: new RegExp(`\\b(?:${OF_SELLERS}|jefe|perr\\w+|gat[oa]s?|jaja\\w*)`),
    answer: VIOLENCE_ANSWER,
  },
  {
    ...DISTRESSED,
    when: SHAKING,
    also: /\b(?:ansi\w+|panico|nervios\w*|angusti\w+|calm\w+|tranquiliz\w+|respir\w+|miedo|ahora|ahorita|ayuda)\b/,
  },
  {...DISTRESSED, when: PANIC},
  {...ILL, when: words(INSTEAD, '(?:me|le|nos|lo|la) (?:cur[ae]|sana)\\b'), answer: NO_CURE},
  {
    ...ILL,
    when: words(
      `${CURES}(?: \\w+){0,4} (?:${DISEASE}|azucar en (?:la )?sangre|glucosa|enfermedad)`,
    ),
    // Sellers get this answer too. Questions about claims in advertisements have an answer of their own.
    not: new RegExp(`\\b(?:${NO_BODY}|anunci\\w+|publicidad|landing|ads\\b|decir|digo)`),
    answer: NO_CURE,
  },
  {
    ...ILL,
    when: words(
      `(?:se (?:me |le |nos )?(?:quit|cur|sana|va\\b|alivi)|curarme|es |sera |en (?:vez|lugar) de )\\w*(?: \\w+){0,3}`,
    ),
    also: words(
      `(?:tengo|tiene|sufro|padezco|creo que|acelera|mareo|me da)(?: \\w+){0,4} ${STRAIN}|es ${STRAIN}`,
    ),
    answer: NO_CURE,
  },
  {...ILL, when: words(DISEASE, MEDICINE, TREATED), also: PERSON},
  {
    ...ILL,
    when: words(MEDICINE),
    also: words('(?:puedo|debo|deje?|dejar\\w*|soltar\\w*|suspend\\w+|reemplaz\\w+)'),
  },
  {...ILL, when: words(SYMPTOM)},
  {...ILL, when: words(EXPECTING), also: words(TAKES)},
  {
    ...ILL,
    when: words(SMALL),
    also: words(
      `(?:trae|lleva|tiene|dice|incluye|puede|puedo|le doy|darle|come|toma|sirve)(?: \\w+){0,8} ${FED}`,
      `le doy`,
      `puede (?:com|tom|prob)\\w+`,
    ),
  },
  {
    ...ILL,
    when: words(
      '(?:keto|ayun\\w+|dietas?|baj\\w+ (?:de peso|\\d+ kilos)|adelgaz\\w+|suplement\\w+|creatina|proteina|no quiero comer|ser flac[oa])',
    ),
    also: /\btengo (?:1[0-7]|[89])\b(?! (?:dolares|usd|min|dias|libros|recetas|semanas|meses))/,
  },
  {
    ...ILL,
    when: words(
      `(?:apt[oa]s?|recomendables?|segur[oa]s?|adecuad[oa]s?|hace (?:mal|dano)|contraindic\\w*|permitid[oa]s?|sirv\\w+|pued[eo]n?)(?: \\w+){0,5} (?:${DISEASE}|${EXPECTING}|enferm[oa]s?|bebes?(?! de \\d))`,
      '(?:que|cual)(?: \\w+){0,3} (?:tomo|tomar|pongo|doy|darle|aplico)(?: \\w+){0,4} (?:dolor\\w*|fiebre|tos|gripe|presion|azucar|nervios|insomnio)',
      'que (?:crema|pomada|remedio|gotas|jarabe|suplemento|vitaminas?|te)(?: \\w+){0,3} (?:pongo|doy|tomo|aplico|tomar|dar\\w*)',
      'dejar de tomar (?!agua|cafe|alcohol|refresco\\w*|gaseosa\\w*|vino|azucar|leche|cerveza|te\\b|soda|coca|malas|decision)\\w+',
    ),
    not: new RegExp(
      `\\b(?:${OF_SELLERS}|${NO_BODY}|algo|busco|tienen|tienes|hay|quiero|necesito|regal\\w+|(?:un|algun) (?:libro|ebook|guia)|libros|ebooks|guias|recetas)\\b`,
    ),
  },
];
/** Whether somebody who sells it, or treats others, writes. */
export const isOfSellers = (text: string): boolean => SELLERS.test(text);
