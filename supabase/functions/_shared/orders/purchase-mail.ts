/**
 * The mail of a purchase by the operator's own mail service: what was bought, and the link that opens it. The account
 * backend's templates know nothing of an order, so without such a service they name none (docs/decisions/0035).
 */
import type {LineRow} from './order-store.ts';
import {accessCopy, accessMailHtml, accessPage, ONCE} from '../contact/account-mails.ts';
import {
  escapeHtml,
  MAIL_TEXT,
  mailHeading,
  mailHtml,
  mailLink,
  mailNote,
  mailText,
} from '../contact/mail-layout.ts';
import type {OutgoingMail, SendMail} from '../contact/mail-service.ts';
import {amountText} from '../common/cents.ts';
import {formatDate} from '../common/dates.ts';
import {variantName} from '../common/variant-name.ts';
import {serviceHeaders, type Database} from '../database.ts';
import {LIBRARY_PATH, type SendLink} from '../mail-link.ts';
import {holds, isFileOf, type Right} from '../right.ts';
import type {ShopSettings} from '../shop-settings.ts';

interface PurchaseMailParts {
  readonly database: Pick<Database, 'select'>;
  readonly settings: Pick<ShopSettings, 'url' | 'serviceKey' | 'siteUrl'>;
  /** Null without a mail service. */
  readonly send: SendMail | null;
  /** The account backend's own mail, for cases that this mail does not cover. */
  readonly sendLink: SendLink;
}

interface MailedOrder {
  readonly name: string | null;
  readonly currency: string;
  readonly total_cents: number;
  readonly paid_at: string | null;
  readonly order_lines: readonly LineRow[];
  readonly entitlements: readonly (Right & {readonly line_id: string})[];
}

interface MailedLine {
  readonly title: string;
  readonly price: string;
  /** Formats such as 'PDF · Word'; empty while the product has no files. */
  readonly formats: string;
  /** URL of the cover; null if unknown. */
  readonly cover: string | null;
}

interface PurchaseFacts {
  /** Order name, such as 'RP-1001'. */
  readonly order: string;
  /** Such as '22 de noviembre de 2026'; empty if unknown. */
  readonly paidOn: string;
  readonly email: string;
  readonly lines: readonly MailedLine[];
  readonly total: string;
  readonly link: string;
  /** Origin of the shop. */
  readonly siteUrl: string;
}

const REQUEST_LIMIT_MS = 4_000;
/** The shop answers at most this many at once. */
const MAX_COVERS = 24;
const FORMATS: Readonly<Record<string, string>> = {docx: 'Word editable', html: 'página de venta'};

/** The account backend mails no second link within a minute of one that it made. */
const PAUSE_MS = 61_000;
/** For this long after the mail service has failed, it is not asked. */
const REST_MS = 10 * 60_000;

/**
 * Mails an order, or only a link where no order is named. Not by the account backend's mailer where there is another
 * one: sign-ups of invented addresses can use up what that one sends in an hour. That mailer is for when the other fails.
 * @param wait null where there is no time to wait: that mail is tried again in the next run.
 */
export function createPurchaseMailer(
  parts: PurchaseMailParts,
  wait: ((ms: number) => Promise<unknown>) | null = (ms) =>
    new Promise((resolve) => setTimeout(resolve, ms)),
): SendLink {
  const {send, sendLink} = parts;
  let failedAt = -Infinity;
  return async (email, orderId) => {
    // Without SHOP_SITE_URL the link would have no host. The sign-in mail of Supabase Auth has its own site address.
    if (!send || !parts.settings.siteUrl) return sendLink(email);
    if (Date.now() - failedAt < REST_MS) return sendLink(email);
    const order = orderId ? await readOrder(parts.database, orderId).catch(() => null) : null;
    if (orderId && !order) return sendLink(email);
    const link = await makeLink(parts.settings, email).catch(() => null);
    if (!link) return sendLink(email);
    const {siteUrl} = parts.settings;
    const sendOrLink = async (mail: Omit<OutgoingMail, 'to'>) => {
      const outcome = await send({to: email, ...mail});
      if (outcome !== 'failed') return outcome === 'sent';
      failedAt = Date.now();
      if (!wait) return false;
      await wait(PAUSE_MS);
      return sendLink(email);
    };
    if (!order) return sendOrLink(accessMail(email, link, siteUrl));
    const known = await readShopProducts(siteUrl, order.products);
    const lines = order.lines.map((line) => ({
      ...line,
      cover: known.get(line.product)?.cover ?? null,
    }));
    return sendOrLink(purchaseMail({...order, lines, email, link, siteUrl}));
  };
}

interface OrderFacts extends Pick<PurchaseFacts, 'order' | 'paidOn' | 'total'> {
  readonly products: readonly string[];
  readonly lines: readonly (Omit<MailedLine, 'cover'> & {readonly product: string})[];
}

/** Null without anything that can be downloaded. */
async function readOrder(
  database: PurchaseMailParts['database'],
  id: string,
): Promise<OrderFacts | null> {
  const [order] = await database.select<MailedOrder>(
    'orders',
    `id=eq.${encodeURIComponent(id)}&select=name,currency,total_cents,paid_at,order_lines(*),entitlements(line_id,ended_at,revoked_at)`,
  );
  if (!order?.name) return null;
  const lines = [...order.order_lines]
    .sort((a, b) => a.position - b.position)
    .filter(({id: line}) =>
      order.entitlements.some((right) => right.line_id === line && holds(right)),
    );
  const products = [...new Set(lines.flatMap(({product_id}) => product_id ?? []))].slice(
    0,
    MAX_COVERS,
  );
  if (products.length === 0) return null;
  const files = await database.select<{
    readonly product_id: string;
    readonly variant_ids: readonly string[] | null;
    readonly format: string;
  }>(
    'product_files',
    `product_id=in.(${products.map((each) => encodeURIComponent(`"${each}"`)).join(',')})&select=product_id,variant_ids,format&order=name`,
  );
  const price = (cents: number) => amountText(cents / 100, order.currency);
  return {
    order: order.name,
    paidOn: formatDate(order.paid_at ?? ''),
    products,
    total: price(Number(order.total_cents)),
    lines: lines.map(({title, variant_title, quantity, total_cents, product_id, variant_id}) => {
      const variant = variantName(variant_title);
      const formats = files.filter((file) => isFileOf(file, {product_id, variant_id}));
      return {
        title: `${title}${variant && ` (${variant})`}${quantity > 1 ? ` × ${quantity}` : ''}`,
        price: price(Number(total_cents)),
        formats: [...new Set(formats.map(({format}) => FORMATS[format] ?? format.toUpperCase()))]
          .join(' · ')
          .replace(/^./u, (first) => first.toUpperCase()),
        product: product_id ?? '',
      };
    }),
  };
}

interface ShopProduct {
  /** URL of the cover; null without one that mail readers show. */
  readonly cover: string | null;
  /** The lowest price, such as '$9.99 USD'; empty if unknown. */
  readonly price: string;
}

/** Covers and prices by product, from the same API as the shop's own pages; empty if it does not answer. */
export async function readShopProducts(
  siteUrl: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShopProduct>> {
  if (ids.length === 0) return new Map();
  try {
    const query = new URLSearchParams({ids: ids.slice(0, MAX_COVERS).join()});
    const response = await fetch(`${siteUrl}/api/productos?${query}`, {
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    const {products = []} = (await response.json()) as {
      products?: readonly {
        id?: string;
        image?: {url?: string} | null;
        price?: {amount: string; currencyCode: string};
      }[];
    };
    return new Map(
      products.map(({id = '', image, price}) => [
        id,
        {
          cover:
            image?.url && /^https?:\/\//.test(image.url)
              ? `${image.url}${image.url.includes('?') ? '&' : '?'}width=240`
              : null,
          price: price ? amountText(Number(price.amount), price.currencyCode) : '',
        },
      ]),
    );
  } catch {
    // A mail without covers is better than none.
    return new Map();
  }
}

/** A link as the account backend's own mails have it; null where the backend makes none. */
async function makeLink(
  {url, serviceKey, siteUrl}: PurchaseMailParts['settings'],
  email: string,
): Promise<string | null> {
  const response = await fetch(`${url}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: {...serviceHeaders(serviceKey), 'Content-Type': 'application/json'},
    body: JSON.stringify({type: 'magiclink', email}),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  const {hashed_token, verification_type} = (await response.json()) as Record<string, unknown>;
  if (!response.ok || typeof hashed_token !== 'string') return null;
  const proof = new URLSearchParams({
    token_hash: hashed_token,
    // An address without an account gets one, which the link confirms.
    type: verification_type === 'signup' ? 'signup' : 'magiclink',
    email,
  });
  return `${siteUrl}${LIBRARY_PATH}#${proof}`;
}

/** Subject, text and HTML. */
function accessMail(email: string, link: string, siteUrl: string): Omit<OutgoingMail, 'to'> {
  const {subject, lead, button, note, why} = accessCopy;
  return {
    subject,
    text: [
      ...[lead(email), '', `${button}:`, link, note, ''],
      ...[`${EXPIRED} ${EXPIRED_TEXT}`, accessPage(siteUrl), '', why],
    ].join('\n'),
    html: accessMailHtml({email, link, siteUrl}),
  };
}

const STEPS = [
  ['Haz tu versión', '/tu-version', 'Portada, archivos y página de venta con tu marca.'],
  ['Elige dónde vender', '/licencia#donde-venderlo', 'Qué plataformas aceptan PLR y cuáles no.'],
  ['Ponle precio', '/cuanto-me-queda', 'Calcula cuánto te queda de cada venta.'],
] as const;
const PAPERS = 'Tu certificado de licencia y tu recibo están en Mis productos.';
const EXPIRED = '¿El enlace ya no abre?';
const EXPIRED_TEXT =
  'Tus archivos siguen siendo tuyos: pide otro con tu correo y te llega en un minuto.';

function purchaseMail(facts: PurchaseFacts): Omit<OutgoingMail, 'to'> {
  const {order, paidOn, email, lines, total, link, siteUrl} = facts;
  const [first] = lines;
  const isOne = lines.length === 1;
  const title = isOne ? 'Tu ebook está listo' : 'Tus productos están listos';
  const lead = isOne
    ? `Gracias por tu compra. «${first?.title}» ya es tuyo: ponle tu marca y véndelo.`
    : 'Gracias por tu compra. Ya son tuyos: ponles tu marca y véndelos.';
  const heading = `Pedido ${order}`;
  return {
    subject: `${title}: ${isOne ? first?.title : `pedido ${order}`}`,
    text: [
      lead,
      '',
      'Descarga tus archivos:',
      link,
      ONCE,
      '',
      [heading, paidOn].filter(Boolean).join(', '),
      ...lines.map(
        (line) => `- ${line.title}: ${line.price}${line.formats && ` (${line.formats})`}`,
      ),
      `Total: ${total}`,
      '',
      'Qué sigue',
      ...STEPS.map(
        ([step, path, text], index) => `${index + 1}. ${step}: ${text} ${siteUrl}${path}`,
      ),
      '',
      PAPERS,
      '',
      `${EXPIRED} ${EXPIRED_TEXT}`,
      accessPage(siteUrl),
    ].join('\n'),
    html: mailHtml({
      siteUrl,
      title,
      preview: `Descarga tus archivos, sin contraseña. ${heading}.`,
      lead: escapeHtml(lead),
      button: {text: 'Descargar mis archivos', link},
      note: ONCE,
      sections: [
        `${mailHeading(heading)}${mailNote(paidOn)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:14px 0">
${lines.map((line) => lineHtml(line, isOne)).join('\n')}
<tr><td class="ink" style="${MAIL_TEXT};padding-top:16px;font-weight:bold">Total</td><td class="ink" align="right" style="${MAIL_TEXT};padding-top:16px;font-size:18px;font-weight:bold">${escapeHtml(total)}</td></tr>
</table>
${mailNote(PAPERS)}`,
        `${mailHeading('Qué sigue')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
${STEPS.map(([step, path, text], index) => `<tr><td width="32" valign="top" style="padding:8px 14px 8px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="32" height="32" align="center" bgcolor="#ffb703" style="border-radius:16px;background:#ffb703;font-size:16px;line-height:32px;font-weight:bold;color:#072825">${index + 1}</td></tr></table></td><td style="padding:8px 0">${mailText(mailLink(step, siteUrl + path))}${mailNote(text)}</td></tr>`).join('\n')}
</table>`,
        `${mailHeading(EXPIRED)}${mailNote(`${EXPIRED_TEXT} ${mailLink('Enviarme otro enlace', accessPage(siteUrl))}`)}`,
      ],
      why: `Enviamos este correo a ${escapeHtml(email)} por tu compra.`,
    }),
  };
}

/** A product with its cover, as a row of a table. */
export function lineHtml({title, price, formats, cover}: MailedLine, isOne: boolean): string {
  const [width, height] = isOne ? [120, 150] : [72, 90];
  const cell = 'padding:14px 0;border-top:1px solid #e7dcc5';
  const box = `width:${width}px;height:${height}px;border-radius:6px;background:#efe6d3`;
  const picture = cover
    ? `<img class="box" src="${escapeHtml(cover)}" alt="" width="${width}" height="${height}" border="0" style="display:block;${box}" />`
    : `<div class="box" style="${box}">&nbsp;</div>`;
  return `<tr><td class="rule" colspan="2" style="${cell}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td width="${width}" valign="top">${picture}</td><td valign="${isOne ? 'middle' : 'top'}" style="padding-left:18px"><p class="ink" style="${MAIL_TEXT};font-size:${isOne ? 19 : 16}px;line-height:1.3;font-weight:bold">${escapeHtml(title)}</p>${formats && `<p class="soft" style="margin:6px 0 0;font-size:14px;line-height:1.4;color:#4a5f5b">${escapeHtml(formats)}</p>`}<p class="ink" style="${MAIL_TEXT};padding-top:6px">${escapeHtml(price)}</p></td></tr></table></td></tr>`;
}
