/** What is asked on after an answer of the shop: about an order that went wrong, one of the tools, a course, the certificate. */
import {REFUND} from './refund.ts';
import {POLICY_DAYS} from './shop.generated.ts';
import type {DialogueState} from './state.ts';

/** Where and with what a certificate is verified. */
export const VERIFIED_AT = 'en la página «Certificado» con su código de comprobación o su enlace';

/** Answers after which the talk is no more about the order that went wrong. */
const OTHER_TALK =
  /^(?:busqueda|producto|comparar|total|catalogo|de-la-lista|recuerdo|tema|donde-vender|gracias|despedida|resuelto|luego|mirando)/;

/** Whether the talk is about an order that went wrong. */
export function isOfCase({intent, openCase}: DialogueState): boolean {
  return openCase !== null && !OTHER_TALK.test(intent ?? '');
}

/** The shop's tools, of which somebody asks on. */
const TOOLS: Readonly<Record<string, string>> = {
  'tu-version': '«Tu versión»',
  'tu-version-privada': '«Tu versión»',
  'logo-falla': '«Tu versión»',
  certificado: 'El certificado',
  expediente: 'El expediente',
  'cuanto-me-queda': '«¿Cuánto me queda?»',
};

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
  if (openCase === 'problema-archivo')
    return `Para un archivo que falla o está incompleto tienes ${faulty} días desde la compra; los ${regret} días son para arrepentirte sin haberlo descargado.${ASKED}`;
  if (/\bno (?:l[oa]s? )?(?:he )?(?:descarg|baj|abri)\w*/.test(words))
    return `Sin descargar, puedes arrepentirte en los ${regret} días corridos desde tu compra.${ASKED}`;
  if (/\bequivo\w+|\bopinion|\bidea\b|\barrepent\w+|\bno era\b/.test(words))
    return `Eso es arrepentirse: procede en los ${regret} días corridos desde tu compra si no has descargado los archivos, y después solo cuando la ley de tu país lo permite.${ASKED}`;
  if (days > faulty)
    return `Pasaron los ${regret} días para arrepentirte y los ${faulty} para decir que un archivo falla; una persona te dice si la ley de tu país te da más.${ASKED}`;
  if (days > regret)
    return `Los ${regret} días para arrepentirte ya pasaron; si un archivo falla, está incompleto o no corresponde a su descripción, estás dentro de los ${faulty} días.${ASKED}`;
  if (days > 0)
    return `Estás dentro de los ${regret} días para arrepentirte, si no has descargado los archivos.${ASKED}`;
  return REFUND;
}

const FORM =
  'En «Arrepentimiento y quejas», al pie de cada página, sin cuenta: pones tu nombre, tu correo, el número de pedido y qué pasó, y guardas el número de solicitud que te da.';

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
  'caso-no-arreglan': `Si un archivo no se corrige, se te devuelve lo que pagaste por ese producto: tienes ${POLICY_DAYS.faulty} días desde la compra para decirlo.`,
  'caso-no-conforme':
    'Deja una queja formal en «Arrepentimiento y quejas»: te da un número y queda constancia. Si la respuesta no te convence, puedes acudir a la autoridad de consumo de tu país.',
  'caso-descargado': (_, {openCase}) =>
    openCase === 'problema-archivo'
      ? `Haberlo descargado no lo impide: si el archivo falla, está incompleto o no corresponde a su descripción, tienes ${POLICY_DAYS.faulty} días desde la compra para decirlo, y se corrige o se te devuelve lo pagado.`
      : `Una vez descargado, la devolución por arrepentimiento procede solo cuando la ley de tu país lo permite; pídela igual y una persona revisa tu caso.${ASKED}`,
  'caso-donde-pedir': FORM,
  'caso-cuando-devuelven': `Si se acepta una devolución, el dinero vuelve al mismo medio en ${POLICY_DAYS.repaid} días hábiles como máximo; tu banco puede tardar algo más en mostrarlo. Escríbele a una persona con el botón de abajo, con tu número de pedido o tu correo, la fecha y el importe.`,
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
  'caso-cancelar': `Si no has descargado los archivos, puedes arrepentirte en los ${POLICY_DAYS.regret} días corridos desde tu compra. ${FORM}`,
  'caso-pais':
    'Qué te da la ley de tu país no puedo decirlo desde el chat: pídelo igual en «Arrepentimiento y quejas», donde está también el Libro de Reclamaciones de Perú, y una persona revisa tu caso.',
  'caso-falla': `La garantía es para un archivo que de verdad no abre, está incompleto o no corresponde a su descripción: una persona lo revisa y lo corrige, o te devuelve lo pagado.${ASKED}`,
};

const toolOf = ({intent}: DialogueState) => TOOLS[intent ?? ''] ?? '«Tu versión»';
const OF_TOOL: Readonly<Record<string, Answer>> = {
  'herr-costo': (_, now) => `${toolOf(now)} no se paga aparte.`,
  'herr-celular': (_, now) =>
    `${toolOf(now)} se abre en el navegador, también en el celular: no se instala nada.`,
  'herr-repetir': (_, now) => `Sí: ${toolOf(now)} se puede usar otra vez, las veces que quieras.`,
  'herr-quien': (_, now) =>
    `${toolOf(now)}: lo haces tú, en tu dispositivo; nosotros no lo hacemos por ti.`,
  'herr-logo': 'Sirve una imagen PNG, JPEG o SVG de menos de 5 MB; cuanto más grande, más nítida.',
  'herr-archivos': (_, now) =>
    toolOf(now) === '«Tu versión»'
      ? 'Salen con tu marca los archivos de tu compra, PDF y Word, y además un EPUB.'
      : `${toolOf(now)} se descarga en PDF.`,
  'herr-donde': (_, now) =>
    `${toolOf(now)} está en el menú de la tienda, y en tu compra, en «Mis productos».`,
};

const OF_CERTIFICATE =
  /^(?:certificado|titular|donde-esta|duracion|version-de-la-licencia|licencia-donde|vender-tras-reembolso|expediente)$/;
const OF_THE_CERTIFICATE: Readonly<Record<string, Answer>> = {
  'cert-verificar': (_, {intent}) =>
    intent === 'vender-tras-reembolso'
      ? `No: tras un reembolso sale como «Revocado». Se ve ${VERIFIED_AT}.`
      : `Sí: cualquiera lo verifica ${VERIFIED_AT}, y ve si es auténtico y sigue vigente.`,
  'cert-nombre':
    'El nombre del certificado lo corrige una persona: escríbele en «Contacto» con tu número de pedido y el nombre correcto.',
  'cert-codigo':
    'El código de comprobación está en el certificado, que descargas en «Mis productos».',
};

const OF_A_COURSE: Readonly<Record<string, Answer>> = {
  'curso-detalle': (words) =>
    /\bprogram|\bcodigo\b/.test(words)
      ? 'No hace falta saber programar: describes tu idea y la IA hace la parte técnica.'
      : 'Eso no lo dice la tienda: está en la página de cada curso, desde «IA CLUB».',
};

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
    OF_TOOL,
    ({intent}) => (intent ?? '') in TOOLS,
    ({intent}) => intent ?? '',
    false,
  ),
  ...all(
    OF_THE_CERTIFICATE,
    ({intent}) => OF_CERTIFICATE.test(intent ?? ''),
    () => 'certificado',
    false,
  ),
  ...all(
    OF_A_COURSE,
    ({intent}) => intent === 'ia-club',
    () => 'ia-club',
    false,
  ),
]);

/** Of an open case, where nothing that is known was asked. */
export const NEXT_OF_CASE =
  'Eso lo revisa una persona con tu número de pedido o el correo con el que pagaste: toca el botón de abajo y le llega esta conversación. Yo no puedo ver ni cambiar tu pedido desde el chat. Las reglas completas están en «Arrepentimiento y quejas».';
