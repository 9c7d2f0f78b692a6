/** Guards for the health of whoever writes, or of somebody near: a condition or a symptom, certain or feared. */
import type {Guard} from './intents.ts';

const NEAR =
  '(?:(?:mi|mis|un|una) (?:hij|nen|nin|bebe|guagua|mam|pap|madre|padre|viej|jef|abuel|espos|marid|mujer|senor|novi|parej|herman|amig|ti[oa]|prim|suegr|sobrin|niet|cunad)\\w*)';
const FILLER =
  '(?: (?:un[oa]?|muy|poco|de|del|la|el|los|las|en|con|que|ya|me|le|nos|mas|\\d+|principios?|leves?|fuertes?|sever[oa]|cronic[oa]|much[oa]s?|bastante|tant[oa]|posible|tipo|siempre|problemas?|operad[oa]|enferm[oa]))';
/** The writer or somebody near has it, had it, or is feared to have it. */
const HAS = `\\b(?:soy|tengo|tuve|sufro|padezco|estoy|ando|vivo|(?:me|le|nos) (?:diagnosticaron|detectaron|encontraron|salio|dio|da|dan)|(?:creo|pienso|sospecho|dicen) que (?:tengo|tiene|es|soy|sufro)|${NEAR}(?: \\w+){0,3} (?:tiene|tuvo|es|esta|sufre|padece|parece|vive|anda)|${NEAR})${FILLER}{0,4} `;
const CONDITION =
  '(?:tdah|nodulos?|bult[oa]s?|sindrome|down\\b|paralisis|infeccion\\w*|discapacidad|psicosis|adiccion|alcoholi\\w+|(?:azucar|glucosa|presion) (?:alt[oa]|elevad[oa]|por las nubes)|deficit de atencion|hiperactiv\\w+|autis\\w+|asperger|bipolar\\w*|esquizofren\\w+|depresi(?:on|v[oa])|trastornos?|toc\\b|anorexi\\w+|bulimi\\w+|fibromialgi\\w+|anemi\\w+|alzheimer|parkinson|demencia|esclerosis|migranas?|artrosis|artritis|osteopor\\w+|escoliosis|ciatica|lumbalgia|endometriosis|ovarios? poliquistic\\w+|miomas?|quistes?|colesterol|triglicerid\\w+|reflujo|colon irritable|higado graso|calculos|apnea|neuropatia|epoc|covid|tumor\\w*|cancer|leucemia|(?:pre)?diabet\\w+|hipertens\\w+|presion (?:alta|baja)|cardiac\\w+|arritmia|soplo|marcapasos|stent|bypass|protesis|insuficiencia|lupus|epilep\\w+|gastritis|ulceras?|colitis|crohn|asma\\w*|tiroides|hipotiroid\\w*|hipertiroid\\w*|celiac\\w+|alergi\\w+(?! a l[oa]s? (?:precios?|lunes))|hernias?|menisc\\w+|esguin\\w+|fractur\\w+|fisura|tendinitis|lesion\\w*|desgarr\\w*|(?:el |del )?(?:corazon|rinon|rinones|higado|pulmones|columna|nervios)\\b)';
/** What a book is also looked for with: the sentence comes first, and the books stay. */
const STRAIN =
  '(?:ansiedad|insomnio|angustia|panico|vertigos?|mareos?)(?! (?:\\w+[aei]r|\\w+[aei]rl[oae]s?)\\b)';
const BODY =
  '(?:rodillas?|espalda|cintura|columna|lumbar\\w*|caderas?|tobillos?|munecas?|hombros?|codos?|cuello|pies?|piernas?|brazos?|manos?|cabeza|estomago|panza|barriga|vientre|rinon\\w*|ojos?|oidos?|piel|utero|ovarios?|prostata|mandibula|garganta|tendon\\w*|menisco\\w*|ligamento\\w*|huesos?|articulacion\\w*|talon|pelvis|ingle|pantorrilla|dedos?)';
const HURTS =
  '(?:duel\\w+|dolor\\w*|adolorid\\w+|truen\\w*|cruj\\w+|inflam\\w*|hinch\\w*|lastim\\w+|lesion\\w*|esguin\\w+|torc\\w+|torcid\\w+|fractur\\w+|rompi\\w*|rot[oa]|quebr\\w+|oper\\w+|luxa\\w*|desgarr\\w*|molest\\w+|acalambr\\w+|adormec\\w+|arden?)';
const CURES =
  '\\b(?:se (?:me |le |nos |te )?(?:l[oa] )?(?:quit|cur|sana|arregl|compon|alivi|va\\b)\\w*|(?:me|le|nos)? ?(?:l[oa]s? )?(?:cur[aeo]n?\\b|curar\\w*|sana\\b|sanar\\w*|quita\\b|quitar\\w*|arregla|trata\\b|tratar\\w*|elimina|revierte)|curarme|en (?:vez|lugar) de|reemplaz\\w+)';
/** With child, at the breast, or small: only what is eaten, taken or done with the body is a matter of health. */
const EXPECTING =
  '\\b(?:embaraz\\w+|encinta|(?:esperando|espero) (?:un |una |mi )?(?:bebe|mellizos|gemelos|hij[oa])|prenada|gestante|lactan\\w+|amamant\\w+|dando (?:pecho|la teta|de mamar)|doy (?:pecho|la teta|de mamar)|puerper\\w+|cesarea|recien pari\\w*)\\b';
const SMALL = '\\b(?:bebes?|guagua|wawa|recien nacid\\w+|lactante|\\d+ meses)\\b';
const TAKES =
  '\\b(?:crud[oa]s?|pescados?|mariscos?|cafe|alcohol|vino|ayun\\w+|keto|dietas?|adelgaz\\w+|bajar de peso|hiit|saltar|abdominales|pesas|correr|suplement\\w+|vitamin\\w+|hierbas|infusion\\w*|aceites?|(?:lo|la|las|los) (?:puedo|hago)|hacerl[oa]s?|puedo (?:hacer|comer|tomar|practicar|usar)|hace (?:mal|dano)|es (?:segur|peligros|malo)\\w*)\\b';
const FED =
  '\\b(?:miel|sal\\b|huevos?|pescado|mani|nueces|leche de vaca|frutos secos|crud[oa]s?|te de|agua|jugos?|hierbas|aceites?|vitaminas?)\\b';
/** Somebody who sells it, or treats those who have it. */
const OF_SELLERS =
  '\\b(?:vend\\w+|revend\\w+|client\\w+|pacientes?|alumn\\w+|negocio|consultorio|mi consulta|mi publico|mi audiencia|seguidor\\w+|suscriptor\\w+|anunci\\w+|publicidad|soy (?:\\w+ )?(?:nutri\\w+|psicol\\w+|medic[oa]|doctora?|enfermer[oa]|fisio\\w+|kinesi\\w+|coach|terapeut\\w+|entrenador\\w*|instructor\\w*|profe\\w*|maestr\\w+|partera|doula))\\b';
/** A shop's word that a symptom also has, or an animal. */
const NO_BODY =
  '\\b(?:bolsillo|archivo|pdf|tarjeta|pagina|dolor de cabeza (?:vender|con|el pago)|perr\\w+|gat[oa]s?|cachorr\\w+|mascota|frio)\\b';

const SELLERS = new RegExp(OF_SELLERS);
/** Messages with these are not about anybody's body. */
const isNot = new RegExp(`${OF_SELLERS}|${NO_BODY}`);

export const ASKED_FOR_BOOKS =
  /\b(?:que|cual(?:es)?|algun\w*|un|tienen?|tienes|tenes|hay|busco|quiero|necesito|dame|recom\w+)(?: \w+)? (?:libros?|ebooks?|guias?|cuadernos?|algo)\b|\b(?:libros?|ebooks?|guias?) (?:por favor|porfa|que)\b|\b(?:algo|un[oa]|otr[oa]) (?:como )?(?:de|para|pa|sobre|que|rapido)\b|\b(?:que|cual)(?: \w+)? (?:tienen?|tienes|hay|me sirve|recom\w+)\b/;

const OF_HEALTH =
  'Eso lo ve un médico u otro profesional de la salud (de un bebé o un niño, su pediatra): consúltalo antes, y no dejes ni cambies un tratamiento por algo que leas. Los ebooks son informativos y no diagnostican ni curan. Si es urgente, llama a emergencias de tu país.';
const NO_CURE =
  'No: un ebook no diagnostica, no trata ni cura. Consúltalo con un médico o un psicólogo, y no dejes ni cambies un tratamiento por algo que leas; los libros son solo informativos. Si es urgente, llama a emergencias de tu país.';

interface OwnGuard extends Guard {
  /** What the text must have beside it, wherever. */
  readonly also?: RegExp;
}

const HAS_ILLNESS = `${HAS}(?:${CONDITION}|${STRAIN})`;
const PANIC =
  '\\b(?:(?:estoy|ando|toy|sigo) (?:\\w+ )?(?:temblando|hiperventil\\w+|en (?:crisis|shock))|me tiembla\\w*|tiemblo|me late\\w*(?: \\w+){0,3} (?:mil|fuerte|rapido)|late a mil|corazon(?: \\w+){0,3} a mil|(?:no puedo|no logro) (?:calmarme|tranquilizarme|parar de temblar)|no (?:dejo|paro) de temblar|colapso nervioso)\\b';
const ATTACK =
  /\b(?:tengo|tuve|tuvo|sufri|sufro|teniendo|estoy|toy|con|me (?:esta |va a )?(?:da|dando|dio|dar|agarr\w+|viene\w*))(?: \w+){0,3} (?:ataques?|crisis) de (?:panico|ansiedad|nervios|angustia|llanto)\b|\bperd(?:i|io|imos) (?:un|el|mi|su|nuestro) (?:embarazo|bebe|hij[oa])\b/;
const DISTRESSED = {
  id: 'malestar',
  not: new RegExp(`${OF_SELLERS}|${NO_BODY}|\\bhablar en publico`),
  answer:
    'Siento que estés pasando por esto. Si te falta el aire, te duele el pecho o sientes que corres peligro, llama ahora al número de emergencias de tu país. Si no, busca a alguien de confianza que se quede contigo, respira lento y habla hoy con un médico o un psicólogo: te ayudan más que un libro.',
};
const ILL = {id: 'salud', not: isNot, answer: OF_HEALTH};

const OWN_HEALTH: readonly OwnGuard[] = [
  {
    ...DISTRESSED,
    when: new RegExp(PANIC),
    also: /\b(?:ansi\w+|panico|nervios\w*|angusti\w+|calm\w+|tranquiliz\w+|respir\w+|miedo|ahora|ahorita|ayuda)\b/,
  },
  {...DISTRESSED, when: ATTACK},
  {
    id: 'violencia',
    when: /(?:papa|padre|padrastro|marido|espos[oa]|novi[oa]|pareja|herman[oa]|ti[oa]|vecin[oa]|abuel[oa]|mama|madre)(?: \w+){0,3} (?:le|la|lo|les|nos) (?:peg[aoóu]\w*|golpe\w+|maltrat\w+|amenaz\w+|abus\w+)(?: \w+)? (?:a (?:mi|su|la|los|mis)|cada|todos|siempre|mucho|y)\b/,
    not: SELLERS,
    answer:
      'Siento mucho lo que cuentas; nadie merece eso. Lo primero es la seguridad: si hay peligro, llamen a emergencias de su país o a su línea de ayuda contra la violencia, y busquen a alguien de confianza. Ellos ayudan a salir con un plan; un libro no reemplaza esa ayuda.',
  },
  {...ILL, when: new RegExp(CURES), also: new RegExp(HAS_ILLNESS), answer: NO_CURE},
  {
    ...ILL,
    when: new RegExp(`\\b(?:cur|san|quit|elimin|reviert)\\w+(?: \\w+){0,3} ${CONDITION}`),
    answer: NO_CURE,
  },
  {...ILL, when: new RegExp(TAKES), also: new RegExp(EXPECTING)},
  {
    ...ILL,
    when: new RegExp(
      `\\b(?:trae|lleva|tiene|dice|incluye|puede|puedo|le doy|darle|come|toma)\\b(?: \\w+){0,8} ${FED}`,
    ),
    also: new RegExp(SMALL),
  },
  {
    ...ILL,
    when: /\b(?:keto|ayun\w+|dietas?|baj\w+ (?:de peso|\d+ kilos)|adelgaz\w+|suplement\w+|creatina|proteina|no quiero comer|ser flac[oa])\b/,
    also: /\btengo (?:1[0-7]|[89])\b(?! (?:dolares|usd|min|dias|libros|recetas|semanas|meses))/,
  },
  {
    ...ILL,
    when: new RegExp(
      [
        HAS_ILLNESS,
        '\\b(?:oye|oigo|escuch[oa]) voces\\b',
        `\\b(?:me|le|mi|mis|tengo|tiene|estoy|sufro|siento|llevo|ando)\\b(?: \\w+){0,3} ${HURTS}(?: \\w+){0,4} ${BODY}\\b`,
        `\\b(?:tengo|tiene|mi|mis|me)\\b(?: \\w+){0,3} ${BODY}(?: \\w+){0,2} ${HURTS}`,
        `\\b(?:(?:me|le) operaron|(?:estoy|esta|recien) operad[oa]|postoperatori\\w+)\\b`,
        `\\b(?:sufro|sufre|padezco|padece|mal|enferm[oa]|problemas?) (?:de|del|de los|de la|con) (?:los |las |la |el |mi |mis )?(?:${BODY}|corazon|higado|pulmones)\\b`,
        `${NEAR}(?: \\w+){0,5} (?:vomit\\w+|convuls\\w+|se (?:corta|autolesiona|lastima|desmay\\w+)|(?:come|vomita) a escondidas|no quiere comer)\\b`,
        '\\bdejar de tomar (?!agua|cafe|alcohol|refresco\\w*|gaseosa\\w*|vino|azucar|leche|cerveza|te\\b|soda|coca|malas|decision)\\w+',
      ].join('|'),
    ),
  },
];

/** The first of them that a folded text has. */
export function ownHealthOf(text: string): Guard | null {
  return (
    OWN_HEALTH.find(
      ({when, also, not}) => when.test(text) && (also?.test(text) ?? true) && !not?.test(text),
    ) ?? null
  );
}
