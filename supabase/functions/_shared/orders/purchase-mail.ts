/**
 * The mail of a purchase by the operator's own mail service: what was bought, and the link that opens it. The account
 * backend's templates know nothing of an order, so without such a service they name none (docs/decisions/0035).
 */
import type {LineRow} from './order-store.ts';
import type {OutgoingMail, SendMail} from '../contact/mail-service.ts';
import {variantName} from '../common/variant-name.ts';
import {serviceHeaders, type Database} from '../database.ts';
import {LIBRARY_PATH, type SendLink} from '../mail-link.ts';
import {holds, type Right} from '../right.ts';
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
  readonly order_lines: readonly LineRow[];
  readonly entitlements: readonly (Right & {readonly line_id: string})[];
}

interface MailedLine {
  readonly title: string;
  readonly price: string;
  /** Formats such as 'PDF, Word'; empty while the product has no files. */
  readonly formats: string;
  /** URL of the cover; null if unknown. */
  readonly cover: string | null;
}

interface PurchaseFacts {
  /** Order name, such as 'RP-1001'. */
  readonly order: string;
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

/**
 * Mails an order, or only a link where no order is named. Not by the account backend's mailer where there is another
 * one: sign-ups of invented addresses can use up what that one sends in an hour.
 */
export function createPurchaseMailer(parts: PurchaseMailParts): SendLink {
  const {send, sendLink} = parts;
  return async (email, orderId) => {
    if (!send) return sendLink(email);
    const order = orderId ? await readOrder(parts.database, orderId).catch(() => null) : null;
    if (orderId && !order) return sendLink(email);
    const link = await makeLink(parts.settings, email).catch(() => null);
    if (!link) return sendLink(email);
    const {siteUrl} = parts.settings;
    if (!order) return send({to: email, ...accessMail(email, link, siteUrl)});
    const covers = await readCovers(siteUrl, order.products).catch(() => new Map<string, string>());
    const lines = order.lines.map((line) => ({...line, cover: covers.get(line.product) ?? null}));
    // The backend mails no second link within a minute: what is not sent now is tried again later.
    return send({to: email, ...purchaseMail({...order, lines, email, link, siteUrl})});
  };
}

interface OrderFacts extends Pick<PurchaseFacts, 'order' | 'total'> {
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
    `id=eq.${encodeURIComponent(id)}&select=name,currency,total_cents,order_lines(*),entitlements(line_id,ended_at,revoked_at)`,
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
  const price = (cents: number) => `$${(cents / 100).toFixed(2)} ${order.currency}`;
  return {
    order: order.name,
    products,
    total: price(Number(order.total_cents)),
    lines: lines.map(({title, variant_title, quantity, total_cents, product_id, variant_id}) => {
      const variant = variantName(variant_title);
      const formats = files.filter(
        (file) =>
          file.product_id === product_id &&
          (file.variant_ids === null || file.variant_ids.includes(variant_id ?? '')),
      );
      return {
        title: `${title}${variant && ` (${variant})`}${quantity > 1 ? ` × ${quantity}` : ''}`,
        price: price(Number(total_cents)),
        formats: [...new Set(formats.map(({format}) => FORMATS[format] ?? format.toUpperCase()))]
          .join(', ')
          .replace(/^./u, (first) => first.toUpperCase()),
        product: product_id ?? '',
      };
    }),
  };
}

/** Reads the covers' URLs by product, from the same API as the shop's own pages. */
async function readCovers(siteUrl: string, ids: readonly string[]): Promise<Map<string, string>> {
  const response = await fetch(
    `${siteUrl}/api/productos?${new URLSearchParams({ids: ids.join()})}`,
    {
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    },
  );
  const {products = []} = (await response.json()) as {
    products?: readonly {id?: string; image?: {url?: string} | null}[];
  };
  return new Map(
    products.flatMap(({id, image}) =>
      id && image?.url && /^https:\/\//.test(image.url)
        ? [[id, `${image.url}${image.url.includes('?') ? '&' : '?'}width=160`] as const]
        : [],
    ),
  );
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

const EXPIRY = 'El enlace es solo tuyo, funciona una vez y dura una hora.';

/** The same markup as `supabase/templates/magic-link.html`. */
function accessMail(email: string, link: string, siteUrl: string): Omit<OutgoingMail, 'to'> {
  const title = 'Tus productos te esperan';
  const what = `Ábrelos sin contraseña: ahí están los archivos de cada compra hecha con ${email}, con su certificado de licencia y su recibo.`;
  const end = `${EXPIRY} ¿No compraste ni pediste nada? Ignora este mensaje: nadie entra sin abrirlo.`;
  return {
    subject: 'Tus productos de Reventa PLR',
    text: [what, '', 'Abrir mis productos:', link, '', end].join('\n'),
    html: htmlMail(
      siteUrl,
      title,
      'Un enlace solo tuyo, sin contraseña.',
      `<p style="${TEXT}">${escape(what)}</p>
${htmlButton('Abrir mis productos', link)}
<p style="${SMALL}">${end}</p>`,
    ),
  };
}

/** Subject, text and HTML: tables and inline colours, which mail readers keep, with and without a dark theme. */
function purchaseMail(facts: PurchaseFacts): Omit<OutgoingMail, 'to'> {
  const {order, email, lines, total, link, siteUrl} = facts;
  const [first] = lines;
  const again = `${siteUrl}/mis-productos#acceso`;
  const title = lines.length === 1 ? 'Tu ebook está listo' : 'Tus productos están listos';
  return {
    subject: `${title}: ${lines.length === 1 ? first?.title : `pedido ${order}`}`,
    text: [
      '¡Gracias por tu compra en Reventa PLR!',
      '',
      `Pedido ${order}`,
      ...lines.map(
        (line) => `- ${line.title}: ${line.price}${line.formats && ` (${line.formats})`}`,
      ),
      `Total: ${total}`,
      '',
      'Descarga tus archivos, sin contraseña:',
      link,
      '',
      'En Mis productos también están tu certificado de licencia y tu recibo.',
      '',
      `${EXPIRY} ¿Ya no sirve? Pide otro con ${email}:`,
      again,
    ].join('\n'),
    html: htmlMail(
      siteUrl,
      title,
      `Pedido ${order}: descarga tus archivos, sin contraseña.`,
      `<p style="${TEXT}">¡Gracias por tu compra! Pedido <strong style="white-space:nowrap">${escape(order)}</strong>, para ${escape(email)}.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0">
${lines.map(htmlLine).join('\n')}
<tr><td style="${TEXT};padding-top:12px;font-weight:bold">Total</td><td style="${TEXT};padding-top:12px;font-weight:bold">${escape(total)}</td></tr>
</table>
${htmlButton('Descargar mis archivos', link)}
<p style="${SMALL}">En Mis productos también están tu certificado de licencia y tu recibo. Guarda este correo: aquí está tu número de pedido.</p>
<p style="${SMALL}">${EXPIRY} ¿Ya no sirve? <a href="${escape(again)}" style="color:#14655a">Pide otro con tu correo</a>: llega en un minuto.</p>`,
    ),
  };
}

const TEXT = 'margin:0;font-size:16px;line-height:1.5;color:#0b3b36';
const SMALL = 'margin:24px 0 0;font-size:14px;line-height:1.5;color:#4a5f5b';

function htmlButton(text: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr><td bgcolor="#ffb703" align="center" style="border-radius:24px;background:#ffb703"><a href="${escape(link)}" style="display:inline-block;padding:14px 28px;font-size:17px;font-weight:bold;color:#072825;text-decoration:none">${text}</a></td></tr></table>`;
}

function htmlLine({title, price, formats, cover}: MailedLine): string {
  const border = 'padding:12px 0;border-bottom:1px solid #e7dcc5';
  const picture = cover
    ? `<img src="${escape(cover)}" alt="" width="80" height="100" border="0" style="display:block;border-radius:6px" />`
    : '<div style="width:80px;height:100px;border-radius:6px;background:#f5eddd"></div>';
  return `<tr><td width="92" valign="top" style="${border}">${picture}</td><td valign="top" style="${TEXT};${border}"><strong>${escape(title)}</strong>${formats && `<br /><span style="font-size:14px;color:#4a5f5b">${escape(formats)}</span>`}<br />${escape(price)}</td></tr>`;
}

/** @param preview what mailboxes show after the subject. */
function htmlMail(siteUrl: string, title: string, preview: string, body: string): string {
  const font = 'font-family:Helvetica,Arial,sans-serif';
  return `<!doctype html>
<html lang="es"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title>${escape(title)}</title></head>
<body bgcolor="#f5eddd" style="margin:0;background:#f5eddd">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f5eddd"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="520" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:520px;${font}">
<tr><td bgcolor="#0b3b36" style="padding:20px 28px;background:#0b3b36"><img src="${escape(siteUrl)}/brand/logo-on-ink.png" alt="Reventa PLR" width="173" height="32" border="0" style="display:block;color:#fbf7ef;font-size:22px;font-weight:bold" /></td></tr>
<tr><td bgcolor="#ffb703" height="6" style="height:6px;line-height:6px;font-size:6px">&nbsp;</td></tr>
<tr><td bgcolor="#ffffff" style="padding:28px;background:#ffffff"><h1 style="margin:0 0 12px;font-size:24px;line-height:1.2;color:#0b3b36">${escape(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 28px;font-size:14px;line-height:1.5;color:#4a5f5b">Reventa PLR · <a href="${escape(siteUrl)}/licencia" style="color:#14655a">Tu licencia</a> · <a href="${escape(siteUrl)}/contacto" style="color:#14655a">Ayuda</a></td></tr></table>
</td></tr></table>
</body></html>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
