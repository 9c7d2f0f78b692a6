/** An order that went wrong: the next step, until a person has it. */
import {isStrong} from './finding.ts';
import {answerOf, intentById} from './intents.ts';
import {REFUND} from './refund.ts';
import {tell, type Reply} from './reply.ts';
import type {Product} from './catalogue.ts';
import type {DialogueState} from './state.ts';
import {POLICY_DAYS} from './shop.generated.ts';
import {isOfCase, type Turn} from './turn.ts';

/** Back to the order that went wrong. */
export const RESUMES =
  /\bque correo\b|que (?:les )?(?:pongo|escribo|digo)\b|\blo (?:mi[oa]|nuestro)\b|\bmi (?:caso|reclamo|problema|asunto)\b|numero de (?:pedido|orden|compra)|\blo del? (?:(?:la|el|las|los|mi) )?(?:correo|mail|pago|cobro|pedido|compra|devolucion|cargo|archivo|link|enlace)\b|\b(?:ya |lo )?quedo\b.*(?:correo|pago|pedido|cobro|compra|lo)|donde (?:les )?(?:escribo|reclamo|mando)|\bbanco\b|a quien se lo (?:mando|envio)|cuanto (?:se )?(?:tarda|demora)\w*|(?:ya (?:lo |los |me )?|lo |los |me )(?:mire|revise|busque|intente|probe|hice|escribi|fije)|\b(?:como|de) invitad[oa]|\bsin cuenta\b|\bpague con\b|no (?:tengo|tenia|hice) cuenta|no (?:me )?acuerdo|\b(?:tampoco|sigue sin|aun no|todavia no)\b|\b(?:cancel|anul|arrepent)\w+/;
/** A fact of a product, or other products, are asked for meanwhile. */
const MEANWHILE =
  /\b(?:trae|incluye|cuesta|tiene|vale|paginas|sirve|habla|dice|explica|ensena|menciona|toca|es para|viene|cuanto|quiero ver|recomiend\w+)\b/;
const HOW_LONG = /cuanto (?:se )?(?:tarda|demora)\w*/;
const FORM =
  'En «Arrepentimiento y quejas», al pie de cada página, sin cuenta: pones tu nombre, tu correo, el número de pedido y qué pasó, y guardas el número de solicitud que te da.';
/** What an open case may go on with, the particular first; those of a file that fails alone are marked. */
const STEPS: readonly (readonly [when: RegExp, step: string, of?: string])[] = [
  [
    /numero/,
    'El número de pedido está en el correo de confirmación de tu compra y en «Mis productos». Si no lo tienes, escribe igual: con el correo con el que pagaste, la fecha y el importe, una persona busca tu compra.',
  ],
  [
    /(?:no tengo|sin|hice|mi) cuenta|invitad/,
    'No hace falta una cuenta: tu compra existe igual. En «Mis productos» pide un enlace con tu número de pedido y el correo con el que pagaste. Si no llega, pásalo a una persona con el botón de abajo.',
  ],
  [
    /\bsi no (?:me )?(?:l[oa]s? )?(?:arregl|corrig|resuelv|soluc)\w*/,
    `Si un archivo no se corrige, se te devuelve lo que pagaste por ese producto: tienes ${POLICY_DAYS.faulty} días desde la compra para decirlo.`,
  ],
  [
    /\bno (?:estoy|quedo|me quede) (?:conforme|de acuerdo|satisfech\w+)|\bautoridad|\b(?:me )?(?:dicen que no|lo niegan|se niegan)|\bno (?:me )?(?:hacen caso|responden|contestan)/,
    'Deja una queja formal en «Arrepentimiento y quejas»: te da un número y queda constancia. Si la respuesta no te convence, puedes acudir a la autoridad de consumo de tu país.',
  ],
  [
    /descarg\w+|\bbaj[eo]\b/,
    `Haberlo descargado no lo impide: si el archivo falla, está incompleto o no corresponde a su descripción, tienes ${POLICY_DAYS.faulty} días desde la compra para decirlo, y se corrige o se te devuelve lo pagado.`,
    'problema-archivo',
  ],
  [
    /\b(?:donde|como) (?:l[oa]s? |se )?(?:pido|pide|solicit|hago|pongo)|\bformulario|\bque (?:datos |cosas )?(?:lleno|pongo|piden|me piden|hay que poner)|\bllen[oa]\b/,
    FORM,
  ],
  [
    /\b(?:pago|cobro|cargo|dinero|plata)\b.*\b(?:sali|pas|hiz|cobr|debit|descont)\w+|\b(?:debit|descont|cobr)aron\b/,
    'No pagues otra vez: tu compra existe. Escríbele a una persona con el botón de abajo, con tu correo, la fecha y el importe del cargo, sin números de tarjeta; se resuelve o se te devuelve lo pagado.',
    'no-llega',
  ],
  [
    /^(?:y |pero )*(?:yo )?(?:soy|estoy|vivo|compre) (?:de|en|desde) \p{L}+$/u,
    'Qué te da la ley de tu país no puedo decirlo desde el chat: pídelo igual en «Arrepentimiento y quejas», donde está también el Libro de Reclamaciones de Perú, y una persona revisa tu caso.',
  ],
  [
    /\b(?:cancel|anul|arrepent)\w+/,
    `Si no has descargado los archivos, puedes arrepentirte en los ${POLICY_DAYS.regret} días corridos desde tu compra. ${FORM}`,
  ],
  [
    /banco/,
    'Cuánto tarda lo decide tu banco: pregúntale si el cargo está retenido o ya cobrado, y guarda el comprobante. Nosotros no lo vemos desde el chat; una persona revisa el pedido.',
  ],
  [
    /\bme (?:cae|devuelven|regresan|llega la)\b|\ben devolver|(?:plata|dinero|devol\w+|reembols\w+)(?: \w+)*$|(?:plata|dinero|lana)\b.*(?:tard|demor|cuando|plazo)/,
    `Si se acepta una devolución, el dinero vuelve al mismo medio en ${POLICY_DAYS.repaid} días hábiles como máximo; tu banco puede tardar algo más en mostrarlo. Escríbele a una persona con el botón de abajo, con tu número de pedido o tu correo, la fecha y el importe.`,
  ],
  [
    /tard|demor|cuando|plazo/,
    'Lo publicado no fija en cuántos días se contesta un mensaje. Escríbele cuanto antes a una persona con el botón de abajo, con tu número de pedido o tu correo, la fecha y el importe.',
  ],
  [
    /\bquedo\b(?! con)|resolv|resuelt|arregl|cambiaron|hicieron/,
    'Todavía no: desde el chat no puedo verlo ni cambiarlo. Queda hecho cuando una persona te lo confirma: toca el botón de abajo y envíale esta conversación.',
  ],
  [
    /spam|mire|revise|busque|fije|intente|probe|tampoco|sigue sin|aun no|todavia no/,
    'Entonces pide un enlace nuevo en «Mis productos», con tu número de pedido y el correo con el que pagaste. Si tampoco llega, pásalo a una persona con el botón de abajo.',
  ],
  [
    /escrib|reclam|mand|contact|\bque les\b|\bpor (?:aqui|aca|correo|telefono|chat)\b/,
    'Con el botón de abajo: le llega esta conversación a una persona del equipo, que te contesta por correo. Agrega tu número de pedido, o el correo con el que pagaste, la fecha y el importe. También puedes escribir en «Contacto».',
  ],
];
const stepOf = (words: string, openCase: string | null) =>
  STEPS.find(([when, , of]) => (!of || of === openCase) && when.test(words))?.[1];
const AGAIN =
  'Con eso ya puedes enviarlo: toca el botón de abajo y una persona recibe esta conversación. Yo no puedo ver ni cambiar tu pedido desde el chat.';
const ASKING =
  /^(?:y |pero |entonces )*(?:que|como|donde|cuando|cuant\w+|quien|cual|puedo|podre|si|se|me|tengo que|hay)\b/;
const UNSURE =
  'Eso no lo sé con certeza: lo revisa una persona con tu número de pedido o el correo con el que pagaste. Toca el botón de abajo y le llega esta conversación. Las reglas completas están en «Arrepentimiento y quejas».';
const GOES_ON =
  'Entonces lo revisa una persona con tu número de pedido y el correo con el que pagaste. Cuéntale también eso: toca el botón de abajo y le llega esta conversación.';

/** What a refund's days are, asked while one is wanted. */
const DAYS = /\bcuantos? (?:dias|tiempo)\b|\bhasta cuando\b|\bque plazo\b/;

const NUMBERS = ['un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const SINCE = /\bhace(?: como| unos| unas)? (\d{1,3}|\p{L}+) (dia|semana|mes)/u;
const DAYS_OF = {dia: 1, semana: 7, mes: 30} as const;

/** Answers a message about a refund that names days since the purchase, a download or a fault; null for others. */
function refundTerm(words: string): string | null {
  const [, count = '', unit] = SINCE.exec(words) ?? [];
  const number = Number(count) || NUMBERS.indexOf(count.replace(/^una?$/, 'un')) + 1;
  const days = /\b(?:ayer|hoy|anoche)\b/.test(words)
    ? 1
    : number * (DAYS_OF[unit as keyof typeof DAYS_OF] ?? 0);
  if (/\bno (?:l[oa]s? )?(?:he )?(?:descarg|baj|abri)\w*/.test(words))
    return `Sin descargar, puedes arrepentirte en los ${POLICY_DAYS.regret} días corridos desde tu compra.`;
  if (
    /\bequivo\w+|\bcambie de (?:idea|opinion)|\barrepent\w+|\bno (?:era|quise) (?:el|ese|la)\b/.test(
      words,
    )
  )
    return `Eso es arrepentirse: procede en los ${POLICY_DAYS.regret} días corridos desde tu compra si no has descargado los archivos, y después solo cuando la ley de tu país lo permite.`;
  if (/\b(?:baje|descargue|descargad[oa]s?|bajad[oa]s?)\b/.test(words))
    return 'Una vez descargado, la devolución por arrepentimiento procede solo cuando la ley de tu país lo permite; pídela igual y una persona revisa tu caso.';
  if (days > POLICY_DAYS.faulty)
    return `Pasaron los ${POLICY_DAYS.regret} días para arrepentirte y los ${POLICY_DAYS.faulty} para decir que un archivo falla; una persona te dice si la ley de tu país te da más.`;
  if (days > POLICY_DAYS.regret)
    return `Los ${POLICY_DAYS.regret} días para arrepentirte ya pasaron; si un archivo falla, está incompleto o no corresponde a su descripción, estás dentro de los ${POLICY_DAYS.faulty} días.`;
  if (days > 0)
    return `Estás dentro de los ${POLICY_DAYS.regret} días para arrepentirte, si no has descargado los archivos.`;
  return /\b(?:mal[oa]|falla|falt\w+|incomplet\w+|dañad\w+|danad\w+)\b/.test(words)
    ? `La garantía es para un archivo que de verdad no abre, está incompleto o no corresponde a su descripción: una persona lo revisa y lo corrige, o te devuelve lo pagado.`
    : null;
}
const SELLS_ON =
  /(?:segu\w+|sigo|puedo|podre)(?: \w+){0,4} (?:vend|us)\w*|\b(?:me )?qued[oae]\w* con (?:el|la|los|las|mi|mis|es[eao]s?) /;

export function caseStep(words: string, now: DialogueState, product: Product | null): Reply {
  if (now.openCase === 'pedir-reembolso' && DAYS.test(words))
    return tell(now, REFUND, ['pedir-reembolso'], {person: true});
  const term = now.openCase === 'pedir-reembolso' ? refundTerm(words) : null;
  if (term)
    return tell(
      now,
      `${term} Se pide en «Arrepentimiento y quejas», sin cuenta.`,
      ['pedir-reembolso'],
      {
        person: true,
      },
    );
  if (
    now.openCase === 'problema-archivo' &&
    /plazo|pas(?:o|aron)|\b(?:diez|10|treinta|30) dias/.test(words)
  )
    return tell(
      now,
      `Para un archivo que falla o está incompleto tienes ${POLICY_DAYS.faulty} días desde la compra; los ${POLICY_DAYS.regret} días son para arrepentirte sin haberlo descargado.`,
      ['problema-archivo'],
      {person: true},
    );
  const own = stepOf(words, now.openCase);
  const noted = product ? `Anota en tu mensaje que es «${product.title}». ` : '';
  const step = own ?? (ASKING.test(words) ? UNSURE : now.intent === 'caso' ? AGAIN : GOES_ON);
  const reply = tell(now, noted + step, [now.openCase ?? 'caso'], {person: true});
  const focus = product?.handle ?? now.focus;
  return {...reply, state: {...now, intent: 'caso', focus}};
}

/** From this certainty on something else is asked, though its words are those of a step. */
const SURE_OF_OTHER = 0.85;

/** Cases that may end with the money given back. */
const isOfRefund = ({openCase}: DialogueState) =>
  /^(?:pedir-reembolso|problema-archivo|cobro-doble|cambio)$/.test(openCase ?? '');

/** What goes on about an open case. */
export function resumed(turn: Turn): Reply | undefined {
  const {words, query, now, intent, called, catalogue} = turn;
  if (
    now.openCase === null ||
    isStrong(words, query, catalogue) ||
    MEANWHILE.test(words.replace(HOW_LONG, ''))
  )
    return undefined;
  const ended = intentById('vender-tras-reembolso');
  if (ended && isOfRefund(now) && SELLS_ON.test(words))
    return tell(now, answerOf(ended, words, turn.clock), [ended.id]);
  if (now.openCase === 'pedir-reembolso' && isOfCase(now) && refundTerm(words) && !called.length)
    return caseStep(words, now, null);
  const isAgain = intent?.id === now.openCase && typeof intent.answer === 'string';
  const isStep =
    isOfCase(now) &&
    (!intent ||
      turn.certainty < SURE_OF_OTHER ||
      /^(?:pago-falla|otros-paises)$/.test(intent.id)) &&
    stepOf(words, now.openCase) !== undefined;
  const isNoted = isOfCase(now) && !intent && called.length > 0;
  if (intent?.id === 'dos-correos') return undefined;
  return RESUMES.test(words) || isAgain || isNoted || isStep
    ? caseStep(words, now, called[0] ?? null)
    : undefined;
}
