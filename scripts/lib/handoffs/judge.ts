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

/** The notice that a checkout was not opened, with its reason. */
const DROPPED =
  /No abrimos el pago (Tu carrito cambió mientras lo preparábamos|La página se cerró o se recargó)/;

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
  if (now.told) {
    const reasons = [...untrueReasons(evidence), ...missingReasons(evidence)];
    return {verdict: 'told', problems: [...problems, ...reasons]};
  }
  if (opened.length > 0 || links.some(({told}) => !told)) return {verdict: 'exact', problems};
  const [, reason] = /No pudimos iniciar el pago (.*)/.exec(now.summary) ?? [];
  if (reason !== undefined) {
    if (!/\p{L}{4,}.*\.$/u.test(/^.*?\./.exec(reason)?.[0] ?? '')) {
      problems.push('refused without a reason');
    }
    return {verdict: 'refused', problems};
  }
  if (!DROPPED.test(now.summary)) problems.push('neither paid nor told: nothing was said');
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

/** What the notice says of a line of which another amount is asked. */
const OF_THE_AMOUNT = [
  /el precio cambió de \$/,
  /su oferta terminó/,
  /no pudo aplicar su oferta/,
  /mantiene su precio rebajado/,
];
/** What it says when the difference belongs to no line. */
const BESIDE_THE_LINES =
  /La tienda (suma|descuenta) (\$|algo que tu carrito no conoce)|suma o descuenta algo/;

/** Each line that is asked otherwise than it was shown has its reason in the notice, and so has the rest. */
function missingReasons({before, now, links}: Evidence): string[] {
  const hosted = links[0]?.hosted;
  if (hosted?.kind === 'closed') return [];
  const told = now.told ?? '';
  const titles = before.lines.map(({key}) => key.split(' · ')[0] ?? key);
  const handed = before.lines.filter(({quantity}) => quantity !== null);
  let differing = 0;
  const problems = handed.flatMap((shown) => {
    const {key, quantity} = shown;
    const said = sentenceOn(key.split(' · ')[0] ?? key, titles, told);
    // Without a way on, nothing is left to pay.
    const line = hosted?.lines.find((each) => each.key === key);
    if (!line || line.quantity === 0) {
      differing += 1;
      return /se agotó/.test(said)
        ? []
        : `'${key}' is not charged, and the notice does not say why`;
    }
    if (line.quantity === quantity && line.cents === shown.amounts.at(-1)) return [];
    differing += 1;
    const reasoned =
      line.quantity === quantity ? saysAmount(said, line.cents) : saysUnits(said, line.quantity);
    return reasoned ? [] : `'${key}' differs, and the notice does not say why`;
  });
  if (differing === 0 && hosted && hosted.cents !== before.cents && !BESIDE_THE_LINES.test(told)) {
    problems.push('the amount differs, and the notice does not say why');
  }
  return problems;
}

function saysAmount(said: string, cents: number): boolean {
  if (OF_THE_AMOUNT.some((reason) => reason.test(said))) return true;
  const charged = /la tienda (?:aplica un descuento mayor y )?cobra \$.*/.exec(said)?.[0] ?? '';
  return amountsIn(charged)[0] === cents;
}

function saysUnits(said: string, quantity: number): boolean {
  const [, units] = /(?:solo quedan?|la tienda incluye) (\d+) unidad/.exec(said) ?? [];
  return Number(units) === quantity;
}

/** Units of each line, by its key. */
export type Contents = ReadonlyMap<string, number>;

/**
 * What is wrong with a cart after a purchase whose hand-off is known: `paid` is what the order has, and
 * leaves the cart, however many others are open.
 */
export function judgePurchase(
  before: Contents,
  paid: Contents,
  after: Contents,
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
  if (kept > 0) problems.push(`${kept} paid, and still in the cart`);
  return problems;
}

export function usd(cents: number | null): string {
  return cents === null ? 'none' : `$${(cents / 100).toFixed(2)}`;
}
