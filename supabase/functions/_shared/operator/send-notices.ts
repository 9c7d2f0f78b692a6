/**
 * The nightly notices to shoppers: 'Avísame' once its subject is on sale, and new versions of files that somebody
 * bought. One mail each: a request is marked before its mail goes, and unmarked only when the service failed. An address
 * that the service refuses for good is done with; anything else that fails ends the night.
 */
import {escapeHtml, mailHtml} from '../contact/mail-layout.ts';
import type {Mailed, SendMail} from '../contact/mail-service.ts';
import type {Database} from '../database.ts';
import type {Need} from '../health.ts';
import type {AskAdmin} from '../orders/admin-api.ts';
import {lineHtml, readShopProducts} from '../orders/purchase-mail.ts';

export interface NoticeParts {
  readonly database: Pick<Database, 'update' | 'call'>;
  /** Null without a mail service. */
  readonly send: SendMail | null;
  /** Null without the provider's Admin API: no product can be looked up. */
  readonly ask: AskAdmin | null;
  /** Origin of the shop. */
  readonly siteUrl: string;
  /** Categories that were announced and can be bought now, by their path. */
  readonly openTopics: readonly string[];
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Noticed {
  readonly sent: number;
  /** Failures of look-ups and mails, each with its reason. */
  readonly failed: readonly string[];
}

/** Limit for each kind of notice in one night. */
const MAX_MAILS = 100;
const MAX_SUBJECTS = 50;
/** For each kind. The hosted service ends a function after 150 seconds, of which the reconciliation takes most. */
const BUDGET_MS = 15_000;

const ON_SALE = `query ProductOnSale($handle: String!) {
  productByIdentifier(identifier: {handle: $handle}) {
    id title status variants(first: 250) { nodes { availableForSale } }
  }
}`;

interface ProductOnSale {
  readonly productByIdentifier: {
    readonly id: string;
    readonly title: string;
    readonly status: string;
    readonly variants: {readonly nodes: readonly {readonly availableForSale: boolean}[]};
  } | null;
}

/** Sends the notices once per UTC day; null if today's were sent, or without a mail service. @throws {DatabaseError} */
export async function sendNotices(parts: NoticeParts): Promise<Noticed | null> {
  const {database, send, now} = parts;
  if (!send) return null;
  const today = new Date(now()).toISOString().slice(0, 10);
  const claimed = await database.update(
    'operator_report',
    `or=(noticed_on.is.null,noticed_on.lt.${today})&select=only_row`,
    {noticed_on: today},
  );
  if (claimed.length === 0) return null;
  const run: Run = {...parts, send, end: 0, failed: [], refused: 0};
  let sent = 0;
  for (const mailAll of [mailOnSale, mailNewFiles]) {
    run.end = now() + BUDGET_MS;
    try {
      sent += await mailAll(run);
    } catch (error) {
      run.failed.push(`notices: ${String(error)}`);
    }
  }
  if (run.refused > 0) run.failed.push(`notices: ${run.refused} addresses were refused`);
  return {sent, failed: run.failed};
}

interface Run extends NoticeParts {
  readonly send: SendMail;
  /** Epoch milliseconds. */
  end: number;
  readonly failed: string[];
  /** Addresses that were refused. */
  refused: number;
}

async function mailOnSale(run: Run): Promise<number> {
  const {database, failed, now, end} = run;
  const subjects = await database.call<readonly string[]>('waiting_subjects', {most: MAX_SUBJECTS});
  let sent = 0;
  for (const subject of subjects) {
    try {
      const mail = await onSaleMail(run, subject);
      if (!mail) continue;
      const waiting = await database.call<readonly {id: string; email: string}[]>(
        'waiting_requests',
        {of: subject, most: MAX_MAILS},
      );
      for (const {id, email} of waiting) {
        if (sent >= MAX_MAILS || now() > end) return sent;
        const mailed = await mailOne(run, id, email, mail);
        if (mailed === 'failed') return sent;
        if (mailed === 'sent') sent += 1;
      }
    } catch (error) {
      failed.push(`notice of ${subject}: ${String(error)}`);
    }
  }
  return sent;
}

type Mail = Omit<Parameters<SendMail>[0], 'to'>;

/** Null if another run mails it. */
async function mailOne(run: Run, id: string, to: string, mail: Mail): Promise<Mailed | null> {
  const {database, send, failed, now} = run;
  const mark = (values: object, which = '') =>
    database.update('notify_requests', `id=eq.${id}${which}&select=id`, values);
  const at = new Date(now()).toISOString();
  const marked = await mark({notified_at: at}, '&notified_at=is.null');
  if (marked.length === 0) return null;
  const mailed = await send({...mail, to});
  if (mailed === 'refused') {
    run.refused += 1;
    // Deleted the next night. Until then its mailbox may ask with another spelling.
    await mark({notified_at: '-infinity'});
  } else if (mailed === 'failed') {
    await mark({notified_at: null, tried_at: at});
    failed.push('a notice was not taken by the mail service');
  }
  return mailed;
}

/** Null while the subject cannot be bought. */
async function onSaleMail({ask, siteUrl, openTopics}: Run, subject: string): Promise<Mail | null> {
  if (openTopics.includes(subject)) {
    const name = TOPICS[subject] ?? subject;
    return noticeMail({
      siteUrl,
      subject: `Ya puedes comprar ${name} en Reventa PLR`,
      title: `Ya llegó: ${name}`,
      text: `Nos pediste este aviso: ya puedes comprar ${name}.`,
      button: `Ver ${name}`,
      path: `/${subject}`,
      why: ONLY_ONE,
    });
  }
  const product = ask && (await ask<ProductOnSale>(ON_SALE, {handle: subject})).productByIdentifier;
  const isOnSale =
    product?.status === 'ACTIVE' &&
    product.variants.nodes.some(({availableForSale}) => availableForSale);
  if (!isOnSale) return null;
  return noticeMail({
    siteUrl,
    subject: `«${product.title}» vuelve a estar a la venta`,
    title: 'Ya está de vuelta',
    text: `«${product.title}» vuelve a estar a la venta.`,
    items: [{id: product.id, title: product.title}],
    button: 'Ver el producto',
    path: `/producto/${encodeURIComponent(subject)}`,
    why: ONLY_ONE,
  });
}

/** Names of the announced categories, by their path. */
const TOPICS: Readonly<Record<string, string>> = {
  'videos-plr': 'Videos PLR',
  'micro-saas-plr': 'Micro SaaS PLR',
};

/** The setting with the announced categories that are open. */
export function topicsNeed(openTopics: readonly string[]): Need {
  return {
    name: 'NOTIFY_OPEN',
    problem: () =>
      openTopics.every((topic) => topic in TOPICS)
        ? null
        : `names no category such as ${Object.keys(TOPICS).join(' or ')}`,
  };
}

const ONLY_ONE = 'Nos pediste este aviso en la tienda. Es el único correo que te enviamos por él.';

interface Notice {
  readonly siteUrl: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly items?: readonly {readonly id: string; readonly title: string}[];
  /** Whether to name prices: not of what the reader owns. */
  readonly isOwned?: boolean;
  readonly button: string;
  readonly path: string;
  readonly why: string;
}

async function noticeMail({
  siteUrl,
  subject,
  title,
  text,
  items = [],
  isOwned = false,
  button,
  path,
  why,
}: Notice): Promise<Mail> {
  const link = siteUrl + path;
  const known = await readShopProducts(
    siteUrl,
    items.map(({id}) => id),
  );
  const lines = items.map((item) => ({
    title: item.title,
    formats: '',
    cover: known.get(item.id)?.cover ?? null,
    price: isOwned ? '' : (known.get(item.id)?.price ?? ''),
  }));
  const listed = lines.map((line) => `- ${line.title}${line.price && `: ${line.price}`}`);
  return {
    subject,
    text: [text, ...listed, '', `${button}:`, link, '', why].join('\n'),
    html: mailHtml({
      siteUrl,
      title,
      preview: text,
      lead: escapeHtml(text),
      button: {text: button, link},
      sections:
        lines.length > 0
          ? [
              `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.map((line) => lineHtml(line, lines.length === 1)).join('')}</table>`,
            ]
          : [],
      why,
    }),
  };
}

interface FileNews {
  readonly email: string;
  readonly product_ids: readonly string[];
  readonly titles: readonly string[];
}

async function mailNewFiles(run: Run): Promise<number> {
  const {database, send, siteUrl, failed, now, end} = run;
  let sent = 0;
  // Claims one at a time: what is claimed and not mailed would be lost.
  while (sent < MAX_MAILS && now() < end) {
    const [news] = await database.call<readonly FileNews[]>('claim_file_news', {most: 1});
    if (!news) break;
    const [title = ''] = news.titles;
    const isOne = news.titles.length === 1;
    const mailed = await send({
      to: news.email,
      ...(await noticeMail({
        siteUrl,
        subject: isOne
          ? `Versión nueva de «${title}»`
          : `Versión nueva de ${news.titles.length} productos tuyos`,
        title: isOne
          ? `«${title}» tiene una versión nueva`
          : 'Tus archivos tienen una versión nueva',
        text: 'Descárgala sin costo en Mis productos.',
        items: news.product_ids.map((id, index) => ({id, title: news.titles[index] ?? ''})),
        isOwned: true,
        button: 'Ver mis productos',
        path: '/mis-productos',
        why: 'Recibes este correo porque compraste en Reventa PLR. Enviamos uno por cada actualización.',
      })),
    });
    if (mailed === 'failed') {
      await database.call('untell_file_news', {
        address: news.email,
        products: news.product_ids,
      });
      failed.push('a mail of new files was not taken by the mail service');
      break;
    }
    if (mailed === 'sent') sent += 1;
    else run.refused += 1;
  }
  return sent;
}
