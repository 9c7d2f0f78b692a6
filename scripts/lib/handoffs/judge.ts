/**
 * The oracle: what the checkout asks, against what the page showed at the press and shows now. It
 * knows the provider's page and the screen, and nothing of how the shop works.
 */
import type {SeenCart, SeenLine} from './cart-page';
import {amountsIn, type HostedCheckout, type HostedLine} from './hosted-checkout';

/** `exact`: asked as shown. `told`: another amount, said before. `refused`: no payment, and why. */
export type Verdict = 'exact' | 'told' | 'refused';

export interface Evidence {
  /** At the press, in the same task. */
  readonly before: SeenCart;
  /** Once nothing is under way. */
  readonly now: SeenCart;
  /** Tabs that this press opened and that are still there; without a checkout those that wait. */
  readonly tabs: readonly {readonly hosted: HostedCheckout | null}[];
  /** What the page's links lead to. */
  readonly links: readonly LinkedCheckout[];
  /** Lines that the shopper took out between the press and now. */
  readonly removed?: readonly string[];
}

export interface LinkedCheckout {
  readonly text: string;
  /** Whether it stands in a notice that names its amount. */
  readonly told: boolean;
  readonly hosted: HostedCheckout;
}

export interface Judgement {
  readonly verdict: Verdict;
  /** Empty when nothing is wrong. */
  readonly problems: readonly string[];
}

export function judgeHandOff(evidence: Evidence): Judgement {
  const {before, now, tabs, links} = evidence;
  const problems = [...judgePage(now, links), ...lostLines(evidence)];
  if (now.processing) problems.push('still under way');
  const opened = tabs.flatMap(({hosted}) => hosted ?? []);
  if (opened.length < tabs.length) problems.push('a tab was left that waits for nothing');
  for (const hosted of opened) {
    if (hosted.kind === 'closed') {
      problems.push(`the tab's checkout says '${hosted.heading}'`);
      continue;
    }
    problems.push(...differentLines(hosted.lines, now.lines, 'the tab'));
    if (hosted.cents !== before.cents) {
      problems.push(`shown ${usd(before.cents)}, asked ${usd(hosted.cents)} without a word`);
    }
    if (now.told) problems.push('told of another amount beside an open tab');
  }
  if (now.told) return {verdict: 'told', problems: [...problems, ...untrueReasons(evidence)]};
  if (opened.length > 0 || links.some(({told}) => !told)) return {verdict: 'exact', problems};
  const [, reason] = /No pudimos iniciar el pago (.*)/.exec(now.summary) ?? [];
  if (reason !== undefined) {
    if (!/\p{L}{4,}.*\.$/u.test(/^.*?\./.exec(reason)?.[0] ?? '')) {
      problems.push('refused without a reason');
    }
    return {verdict: 'refused', problems};
  }
  if (!saysMore(before, now)) problems.push('neither paid nor told: nothing was said');
  return {verdict: 'told', problems};
}

/** What is wrong with a page as it stands: each checkout that it links to asks what it shows. */
export function judgePage(now: SeenCart, links: readonly LinkedCheckout[]): readonly string[] {
  const problems: string[] = [];
  if (now.state === 'other') problems.push(`no cart on the page: ${now.page}`);
  for (const {text, told, hosted} of links) {
    if (hosted.kind === 'closed') {
      problems.push(`'${text}' leads to '${hosted.heading}'`);
      continue;
    }
    problems.push(...differentLines(hosted.lines, now.lines, `'${text}'`));
    if (told && amountsIn(text)[0] !== hosted.cents) {
      problems.push(`'${text}' asks ${usd(hosted.cents)}`);
    }
    if (now.cents !== hosted.cents) {
      problems.push(`'${text}' asks ${usd(hosted.cents)} beside a total of ${usd(now.cents)}`);
    }
    problems.push(...differentAmounts(hosted.lines, now.lines));
  }
  return problems;
}

/** Lines that the checkout has and the page has not, and the other way round. */
function differentLines(
  charged: readonly HostedLine[],
  shown: readonly SeenLine[],
  where: string,
): string[] {
  const problems = charged.flatMap(({key, quantity}) => {
    if (quantity === 0) return [];
    const line = shown.find((each) => each.key === key);
    if (!line || line.quantity === null) return `${where} charges '${key}', not in the cart`;
    if (line.quantity === quantity) return [];
    return `${where} charges ${quantity} of '${key}', of which the cart has ${line.quantity}`;
  });
  const missing = shown.filter(
    ({key, quantity}) =>
      quantity !== null && !charged.some((each) => each.key === key && each.quantity > 0),
  );
  return [...problems, ...missing.map(({key}) => `${where} does not have '${key}'`)];
}

function differentAmounts(charged: readonly HostedLine[], shown: readonly SeenLine[]): string[] {
  return charged.flatMap(({key, quantity, cents}) => {
    const line = shown.find((each) => each.key === key && each.quantity === quantity);
    if (!line || line.amounts.includes(cents)) return [];
    return `'${key}' costs ${usd(cents)}, the cart says ${line.amounts.map(usd).join(', ')}`;
  });
}

/** Nothing leaves the cart by itself. */
function lostLines({before, now, removed = []}: Evidence): string[] {
  return before.lines.flatMap(({key}) =>
    removed.includes(key) || now.lines.some((line) => line.key === key)
      ? []
      : `'${key}' was lost from the cart`,
  );
}

/** What the notice and the lines say of the offer, the stock and the price must be so. */
function untrueReasons({before, now, links}: Evidence): string[] {
  const told = now.told ?? '';
  const [link] = links;
  if (!link || link.hosted.kind === 'closed') return link ? [] : noWayOn(now);
  const {hosted} = link;
  const problems: string[] = [];
  if (!amountsIn(told).includes(hosted.cents)) problems.push('the notice does not name the amount');
  if (before.cents !== null && !amountsIn(told).includes(before.cents)) {
    if (before.cents !== hosted.cents) problems.push('the notice does not name what was shown');
  }
  const titles = before.lines.map(({key}) => key.split(' · ')[0] ?? key);
  for (const {key} of before.lines) {
    const said = sentenceOn(key.split(' · ')[0] ?? key, titles, told);
    const note = now.lines.find((line) => line.key === key)?.text ?? '';
    const line = hosted.lines.find((each) => each.key === key);
    const inFull = line?.cents === line?.fullCents;
    if (/no pudo aplicar su oferta/.test(said) && !inFull) {
      problems.push(`'${key}': said to be charged in full, costs ${usd(line?.cents ?? null)}`);
    }
    if (/oferta no se pudo aplicar/.test(note) && !inFull) {
      problems.push(`'${key}': its line says that the offer was refused, and it was not`);
    }
    if (/se agotó/.test(said) && line && line.quantity > 0) {
      problems.push(`'${key}': said to be sold out, and is charged`);
    }
    const [, to] = amountsIn(/el precio cambió de .*/.exec(said)?.[0] ?? '');
    if (to !== undefined && line && line.quantity > 0 && line.fullCents !== to * line.quantity) {
      problems.push(
        `'${key}': said to cost ${usd(to)} a unit, costs ${usd(line.fullCents)} in all`,
      );
    }
  }
  return problems;
}

/** A notice without a way on is right where nothing is left to pay. */
function noWayOn(now: SeenCart): string[] {
  return now.lines.some(({quantity}) => quantity !== null) ? ['the notice has no way on'] : [];
}

function sentenceOn(title: string, titles: readonly string[], text: string): string {
  const start = text.indexOf(`${title}:`);
  if (start < 0) return '';
  const ends = titles.map((each) => text.indexOf(`${each}:`)).filter((at) => at > start);
  return text.slice(start, Math.min(...ends, text.length));
}

/** Whether the page says something of the hand-off that it did not say before. */
function saysMore(before: SeenCart, now: SeenCart): boolean {
  const words = (seen: SeenCart) =>
    new Set(`${seen.summary} ${seen.live} ${seen.told ?? ''}`.split(/[^\p{L}]+/u));
  const known = words(before);
  return [...words(now)].filter((word) => word.length > 3 && !known.has(word)).length >= 3;
}

/** Units of each line, by its key. */
export type Contents = ReadonlyMap<string, number>;

/**
 * What is wrong with a cart after a purchase: `paid` is what the order has, `several` whether other
 * hand-offs were open, `says` what the page tells of the cart.
 */
export function judgePurchase(
  before: Contents,
  paid: Contents,
  after: Contents,
  {several, says}: {readonly several: boolean; readonly says: string},
): readonly string[] {
  const problems: string[] = [];
  let kept = 0;
  for (const [key, quantity] of before) {
    const left = after.get(key) ?? 0;
    const due = Math.max(0, quantity - (paid.get(key) ?? 0));
    if (left < due) problems.push(`${due - left} of '${key}' lost: nobody paid for them`);
    if (left > due) kept += left - due;
  }
  for (const key of after.keys()) {
    if (!before.has(key)) problems.push(`'${key}' is in the cart and was not`);
  }
  if (kept > 0 && !several) problems.push(`${kept} paid, and still in the cart`);
  if (kept > 0 && several && !/carrito/i.test(says)) {
    problems.push(`${kept} paid, and still in the cart without a word`);
  }
  return problems;
}

export function usd(cents: number | null): string {
  return cents === null ? 'none' : `$${(cents / 100).toFixed(2)}`;
}
