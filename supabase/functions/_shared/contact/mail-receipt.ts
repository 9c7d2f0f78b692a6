/** The receipt of a withdrawal or a complaint (docs/product.md 11.2), once and to its own address. */
import type {Database} from '../database.ts';
import {formatDate, formatShopTime} from '../common/dates.ts';
import {normaliseEmail} from '../common/email.ts';
import {ordersOf} from '../library/find-purchase.ts';
import {findByName} from '../orders/order-name.ts';
import {escapeHtml, mailHtml, mailNote, mailText} from './mail-layout.ts';
import type {SendMail} from './mail-service.ts';

interface FiledRequest {
  readonly number: string;
  readonly kind: string;
  readonly email: string;
  /** As it was typed. */
  readonly order_number: string | null;
  /** Who stored it: the shop's worker, or anybody with the public key. */
  readonly sent_by: 'shop' | 'open';
  readonly created_at: string;
  /** 'YYYY-MM-DD'. */
  readonly answer_by: string;
}

export interface ReceiptParts {
  readonly database: Pick<Database, 'select' | 'update' | 'call'>;
  /** Null while the operator has no mail service. */
  readonly send: SendMail | null;
  /** Origin of the shop. */
  readonly siteUrl: string;
}

/** 'off': no mail service; 'unknown': no such request waits for a receipt; 'too-many': for this address, or in all. */
export type ReceiptResult = 'mailed' | 'off' | 'unknown' | 'too-many' | 'failed';

const NUMBER = /^[AQR]-\d{8}-[2-9A-HJKMNP-TV-Z]{6}$/;
/** A receipt is asked for at once: later on, nobody can have an old request mailed. */
const FRESH_MS = 10 * 60_000;
/** Whoever files for another's address must not fill their mailbox. */
const MAX_MAILS_AN_HOUR = 3;
/** Limit of the callers counted in an hour. */
const MAX_CALLERS = 10_000;
/** A flood must not use up the mail service, nor direct writers the receipts of the shop, where few are of one network. */
const MAX_MAILS_OF_ALL = 100;
/** Limit for one caller while the shop's worker has no key to prove itself: it is one caller, too. */
const MAX_MAILS_OF_CALLER = 70;

const KINDS: Readonly<Record<string, string>> = {
  arrepentimiento: 'Arrepentimiento de una compra',
  queja: 'Queja',
  reclamo: 'Hoja del Libro de Reclamaciones',
};

/** @param caller network that asks. @param now epoch milliseconds. @throws {DatabaseError} */
export async function mailReceipt(
  {database, send, siteUrl}: ReceiptParts,
  number: string,
  caller: string,
  now: number,
): Promise<ReceiptResult> {
  if (!send) return 'off';
  if (!NUMBER.test(number)) return 'unknown';
  const since = (ms: number) => encodeURIComponent(new Date(now - ms).toISOString());
  const which = `number=eq.${number}`;
  const [waiting] = await database.select<FiledRequest>(
    'consumer_requests',
    `${which}&mailed_at=is.null&sent_by=neq.rest&created_at=gt.${since(FRESH_MS)}&select=email,order_number,sent_by`,
  );
  if (!waiting) return 'unknown';
  // Where the shop proves itself by a key, the others are strangers, who must not have it write to anybody.
  const isStranger =
    waiting.sent_by === 'open' &&
    (await database.call<string>('form_key_state', {digest: ''})) !== 'none';
  if (isStranger) return 'unknown';
  const claim = (purpose: string, address: string, most: number, mostOfAll: number) =>
    database.call<boolean>('claim_mail', {purpose, address, most, most_of_all: mostOfAll});
  const {sent_by: by} = waiting;
  const mayMail =
    (by === 'shop' || (await claim('receipt-caller', caller, MAX_MAILS_OF_CALLER, MAX_CALLERS))) &&
    (await claim(`receipt-${by}`, waiting.email, MAX_MAILS_AN_HOUR, MAX_MAILS_OF_ALL));
  if (!mayMail) return 'too-many';
  const order = await orderOf(database, waiting);
  // The caller that changes the row sends the mail, so that two concurrent calls send one.
  const [request] = await database.update<FiledRequest>(
    'consumer_requests',
    `${which}&mailed_at=is.null`,
    {mailed_at: new Date(now).toISOString()},
  );
  if (!request) return 'unknown';
  const taken = await send({
    to: request.email,
    subject: `Comprobante de tu solicitud ${number}`,
    text: receiptText(request, order, siteUrl),
    html: receiptHtml(request, order, siteUrl),
  });
  if (taken === 'sent') return 'mailed';
  await database.update('consumer_requests', which, {mailed_at: null});
  return 'failed';
}

/**
 * The name of the paid order of this address that is meant, if there is one. What was typed is not mailed: anybody can
 * enter any address.
 */
async function orderOf(
  database: ReceiptParts['database'],
  {email, order_number: typed}: FiledRequest,
): Promise<string | null> {
  if (!typed) return null;
  return findByName(typed, await ordersOf(database, normaliseEmail(email)))?.name ?? null;
}

const KEPT = 'Guardamos tu texto tal como lo enviaste, con este número.';
const MISTAKE = '¿No la enviaste tú? Responde a este correo y la anulamos.';

/** Labels and values. */
function factsOf(
  request: FiledRequest,
  order: string | null,
): readonly (readonly [label: string, value: string])[] {
  const {number, kind, created_at: filed, answer_by: answerBy} = request;
  return [
    ['Número', number],
    ['Solicitud', KINDS[kind] ?? kind],
    ...(order ? [['Pedido', order] as const] : []),
    ['Recibida', formatShopTime(filed)],
    ['Te respondemos hasta el', formatDate(answerBy)],
  ];
}

export function receiptText(request: FiledRequest, order: string | null, siteUrl: string): string {
  return [
    'Recibimos tu solicitud. Guarda este correo: es tu comprobante.',
    '',
    ...factsOf(request, order).map(([label, value]) => `${label}: ${value}`),
    '',
    KEPT,
    MISTAKE,
    '',
    `${siteUrl}/arrepentimiento`,
  ].join('\n');
}

function receiptHtml(request: FiledRequest, order: string | null, siteUrl: string): string {
  return mailHtml({
    siteUrl,
    title: 'Recibimos tu solicitud',
    preview: `Tu número es ${request.number}.`,
    lead: 'Guarda este correo: es tu comprobante.',
    sections: [
      factsOf(request, order)
        .map(
          ([label, value]) =>
            `${mailNote(label)}${mailText(`<strong>${escapeHtml(value)}</strong>`)}<br />`,
        )
        .join('') + mailNote(KEPT),
    ],
    why: MISTAKE,
  });
}
