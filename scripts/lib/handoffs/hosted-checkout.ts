/**
 * What a checkout really asks: the provider's own page, read as text from outside any browser. The
 * oracle of the hand-offs rests on this and on nothing of the shop's code.
 */
import {unescapeHtml} from '../../../emulators/html';

export interface HostedLine {
  /** Title, and the variant's after ' · ' where there is one. */
  readonly key: string;
  /** 0 when it is sold out. */
  readonly quantity: number;
  /** What the line asks, in cents. */
  readonly cents: number;
  /** The same before anything is taken off. */
  readonly fullCents: number;
}

export type HostedCheckout =
  | {readonly kind: 'open'; readonly lines: readonly HostedLine[]; readonly cents: number}
  /** Paid, emptied or unknown: the heading says which. */
  | {readonly kind: 'closed'; readonly heading: string};

/** @param address of the checkout. @throws {Error} when nothing answers there. */
export async function readHostedCheckout(address: string): Promise<HostedCheckout> {
  if (!/^http:\/\/127\.0\.0\.1:\d+\/cart\/c\//.test(address)) {
    return {kind: 'closed', heading: `not the provider: ${address}`};
  }
  const html = await (await fetch(address)).text();
  const total = /<dd class="total">([^<]*)<\/dd>/.exec(html)?.[1];
  if (total === undefined) {
    return {kind: 'closed', heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')};
  }
  const list = /<ul class="lines">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  const items = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => readLine(item));
  return {kind: 'open', lines: merged(items), cents: centsIn(total)};
}

/** '$1,234.50 USD' as cents. @throws {Error} when there is no amount. */
function centsIn(text: string): number {
  const [cents] = amountsIn(text);
  if (cents === undefined) throw new Error(`There is no amount in '${text}'`);
  return cents;
}

/** Every amount of a text, in cents. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/\$([\d,]+)\.(\d{2})/g)].map(([, whole = '', fraction = '']) =>
    Number(whole.replaceAll(',', '') + fraction),
  );
}

function readLine(item: string): HostedLine {
  const part = (name: string) =>
    plain(new RegExp(`<p class="${name}">(.*?)</p>`, 's').exec(item)?.[1] ?? '');
  const meta = part('meta');
  const quantity = Number(/Cantidad: (\d+)/.exec(meta)?.[1] ?? 0);
  const variant = meta.split(' · ').slice(1).join(' · ');
  const amounts = amountsIn(part('price'));
  const cents = amounts.at(-1) ?? 0;
  return {
    key: lineKey(part('name'), variant),
    quantity,
    cents,
    fullCents: amounts.length > 1 ? Math.max(...amounts) : cents,
  };
}

/** How a line is known on both sides. */
export function lineKey(title: string, variant: string): string {
  return variant && variant !== 'Default Title' ? `${title} · ${variant}` : title;
}

/** A variant that the provider has split into several lines is one line to a shopper. */
function merged(lines: readonly HostedLine[]): readonly HostedLine[] {
  const byKey = new Map<string, HostedLine>();
  for (const line of lines) {
    const known = byKey.get(line.key);
    byKey.set(
      line.key,
      known
        ? {
            key: line.key,
            quantity: known.quantity + line.quantity,
            cents: known.cents + line.cents,
            fullCents: known.fullCents + line.fullCents,
          }
        : line,
    );
  }
  return [...byKey.values()];
}

function plain(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
