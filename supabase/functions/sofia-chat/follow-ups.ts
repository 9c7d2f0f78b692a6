/** What is asked on after an answer of the shop: about an order that went wrong, one of the tools, a course, the certificate. */
import {CERTIFICATE, COURSES_CARD, REFUNDS, TOOL} from './cards.ts';
import {POLICY_DAYS} from './shop.generated.ts';
import type {DialogueState} from './state.ts';

/** Answers after which the talk is no more about the order that went wrong. */
const OTHER_TALK =
  /^(?:busqueda|producto|comparar|total|catalogo|de-la-lista|recuerdo|tema|donde-vender|gracias|despedida|resuelto|luego|mirando)/;

/** Whether the talk is about an order that went wrong. */
export function isOfCase({intent, openCase}: DialogueState): boolean {
  return openCase !== null && !OTHER_TALK.test(intent ?? '');
}

const NUMBERS = ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const SINCE = /\b(?:hace(?: como| unos| unas)?|pasaron(?: ya)?) (\d{1,3}|[a-z]+) (dia|semana|mes)/;
const DAYS_OF = {dia: 1, semana: 7, mes: 30} as const;
const ASKED = ' Se pide en «Arrepentimiento y quejas», sin cuenta.';

/** What the days since the purchase, a download or a fault mean for a refund. */
function refundTerm(words: string, {openCase}: DialogueState): string {
  const [, count = '', unit] = SINCE.exec(words) ?? [];
  const number = Number(count) || NUMBERS.indexOf(count.replace(/^una?$/, 'un')) + 1;
  const days = /\b(?:ayer|hoy|anoche)\b/.test(words)
    ? 1
    : number * (DAYS_OF[unit as keyof typeof DAYS_OF] ?? 0);
  const {regret, faulty} = POLICY_DAYS;
  if (/arregl|corrig|soluc|repar/.test(words))
    return `Si un archivo no se corrige, se te devuelve lo que pagaste por él: tienes ${faulty} días desde la compra para decirlo.${ASKED}`;
  if (openCase === 'problema-archivo')
    return `Para un archivo que falla o está incompleto tienes ${faulty} días desde la compra, aunque lo hayas descargado: se corrige o se te devuelve lo que pagaste por él, al mismo medio y en ${POLICY_DAYS.repaid} días hábiles como máximo desde que se acepta.${ASKED}`;
  if (/\b(?:no|ni|sin)(?: \w+){0,2} (?:descarg|baj|abr)\w*/.test(words))
    return `Sin descargar, puedes arrepentirte en los ${regret} días corridos desde tu compra, y se te devuelve lo que pagaste.${ASKED}`;
  if (/\b(?:descarg|baj)\w*/.test(words))
    return `Una vez descargado, la devolución por arrepentimiento procede solo cuando la ley de tu país lo permite; pídela igual y una persona revisa tu caso.${ASKED}`;
  if (/\bequivo\w+|\bopinion|\bidea\b|\barrepent\w+|\bno era\b/.test(words))
    return `Eso es arrepentirse: procede en los ${regret} días corridos desde tu compra si no has descargado los archivos, y después solo cuando la ley de tu país lo permite.${ASKED}`;
  if (days > faulty)
    return `Pasaron los ${regret} días para arrepentirte y los ${faulty} para decir que un archivo falla; una persona te dice si la ley de tu país te da más.${ASKED}`;
  if (days > regret)
    return `Los ${regret} días para arrepentirte ya pasaron; si un archivo falla, está incompleto o no corresponde a su descripción, estás dentro de los ${faulty} días.${ASKED}`;
  if (days > 0)
    return `Estás dentro de los ${regret} días para arrepentirte, si no has descargado los archivos.${ASKED}`;
  return REFUNDS;
}

type Answer = string | ((words: string, now: DialogueState) => string);

interface FollowUp {
  readonly answer: Answer;
  /** Whether the talk is about what it goes on from. */
  readonly isOf: (now: DialogueState) => boolean;
  /** The intent of which the talk stays; null for the one before. */
  readonly passage: (now: DialogueState) => string;
  /** Offers a person of the team. */
  readonly person: boolean;
}

const OF_CASE: Readonly<Record<string, Answer>> = {
  'caso-numero':
    'El número de pedido está en el correo de confirmación de tu compra y en «Mis productos». Si no lo tienes, escribe igual: con el correo con el que pagaste, la fecha y el importe, una persona busca tu compra.',
  'caso-sin-cuenta':
    'No hace falta una cuenta: tu compra existe igual. En «Mis productos» pide un enlace con tu número de pedido y el correo con el que pagaste. Si no llega, pásalo a una persona con el botón de abajo.',
  'caso-no-conforme':
    'Deja una queja formal en «Arrepentimiento y quejas»: te da un número y queda constancia. Si la respuesta no te convence, puedes acudir a la autoridad de consumo de tu país.',
  'caso-banco':
    'Cuánto tarda lo decide tu banco: pregúntale si el cargo está retenido o ya cobrado, y guarda el comprobante. Nosotros no lo vemos desde el chat; una persona revisa el pedido.',
  'caso-quedo':
    'Todavía no: desde el chat no puedo verlo ni cambiarlo. Queda hecho cuando una persona te lo confirma: toca el botón de abajo y envíale esta conversación.',
  'caso-ya-probe': (_, {openCase}) =>
    openCase === 'no-llega' || openCase === 'dos-correos'
      ? 'Entonces pide un enlace nuevo en «Mis productos», con tu número de pedido y el correo con el que pagaste. Si tampoco llega, pásalo a una persona con el botón de abajo.'
      : 'Entonces lo revisa una persona con tu número de pedido y el correo con el que pagaste. Cuéntale también eso: toca el botón de abajo y le llega esta conversación.',
  'caso-a-quien':
    'Con el botón de abajo: le llega esta conversación y lo revisa una persona del equipo, que te contesta por correo. Agrega tu número de pedido, o el correo con el que pagaste, la fecha y el importe. También puedes escribir en «Contacto».',
  'caso-plazo': refundTerm,
  'caso-pagado':
    'No pagues otra vez: tu compra existe. Escríbele a una persona con el botón de abajo, con tu correo, la fecha y el importe del cargo, sin números de tarjeta; se resuelve o se te devuelve lo pagado.',
};

const OF_CERTIFICATE =
  /^(?:certificado|titular|donde-esta|duracion|version-de-la-licencia|licencia-donde|vender-tras-reembolso|expediente)$/;

function all(
  answers: Readonly<Record<string, Answer>>,
  isOf: FollowUp['isOf'],
  passage: FollowUp['passage'],
  person: boolean,
) {
  return Object.entries(answers).map(
    ([id, answer]) => [id, {answer, isOf, passage, person}] as const,
  );
}

export const FOLLOW_UPS: Readonly<Record<string, FollowUp>> = Object.fromEntries([
  ...all(
    OF_CASE,
    ({openCase}) => openCase !== null,
    ({openCase}) => openCase ?? 'persona',
    true,
  ),
  ...all(
    {herramienta: TOOL},
    ({intent}) => /^(?:tu-version|logo-falla)$/.test(intent ?? ''),
    () => 'tu-version',
    false,
  ),
  ...all(
    {
      'de-certificado': (_, {intent}) =>
        `${intent === 'vender-tras-reembolso' ? 'Tras un reembolso sale como «Revocado». ' : ''}${CERTIFICATE}`,
    },
    ({intent}) => OF_CERTIFICATE.test(intent ?? ''),
    () => 'certificado',
    false,
  ),
  ...all(
    {'de-un-curso': COURSES_CARD},
    ({intent}) => intent === 'ia-club',
    () => 'ia-club',
    false,
  ),
]);

/** Of an open case, where nothing that is known was asked. */
export const NEXT_OF_CASE =
  'Eso lo revisa una persona con tu número de pedido o el correo con el que pagaste: toca el botón de abajo y le llega esta conversación. Yo no puedo ver ni cambiar tu pedido desde el chat. Las reglas completas están en «Arrepentimiento y quejas».';
