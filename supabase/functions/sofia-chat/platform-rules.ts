/**
 * What SofIA may say of a platform: its verdict with source and day, where to ask, and its fee. Everything comes from the
 * shop's tables; without a rule, or 90 days after its source was read, a platform is 'sin confirmar'.
 */
import {formatDate} from '../_shared/common/dates.ts';
import {OWN, UNKNOWN_PLACE} from './platform-names.ts';
import {FEES, MARKETPLACES, RIGHTS} from './shop.generated.ts';
import {list} from './words.ts';

type Rule = (typeof MARKETPLACES)[number];
type Verdict = 'allowed' | 'conditions' | 'forbidden' | 'unconfirmed';
export type Right = keyof typeof RIGHTS;

function ruleOf(name: string): Rule | undefined {
  return MARKETPLACES.find(({platform}) => platform === name);
}

function isStale({goodUntil}: Rule, now: number): boolean {
  return goodUntil !== null && now > goodUntil;
}

/** Names within a sentence. */
export function listed(names: readonly string[]): string {
  return list(names).replace(UNKNOWN_PLACE, 'esa plataforma');
}

export function verdictOf(name: string, now: number): Verdict {
  const rule = ruleOf(name);
  return !rule || isStale(rule, now) ? 'unconfirmed' : (rule.verdict as Verdict);
}

/** The rules of these platforms, those that nobody has read in one line. */
export function rulesOf(names: readonly string[], uses: readonly Right[], now: number): string[] {
  const unread = names.filter((name) => !ruleOf(name));
  const read = names.flatMap((name) => ruleOf(name) ?? []);
  const lines = read.map((rule) => (rule.platform === OWN ? ownLine(uses) : lineOf(rule, now)));
  if (unread.length === 0) return lines;
  const where = unread.length > 1 ? 'Pregunta antes en cada una.' : 'Pregunta antes en su ayuda.';
  return [
    ...lines,
    `${list(unread)}: sin confirmar, porque no ${unread.length > 1 ? 'están' : 'está'} en nuestra lista. ${where}`,
  ];
}

function lineOf(rule: Rule, now: number): string {
  const {platform, advice} = rule;
  switch (verdictOf(platform, now)) {
    case 'forbidden':
      return `${platform} no acepta contenido PLR. ${advice}${sourceOf(rule)}`;
    case 'allowed':
      return `${platform}: sí. ${advice}${sourceOf(rule)}`;
    case 'conditions':
      return `${platform}: sí, con condiciones. ${advice}${sourceOf(rule)}`;
    case 'unconfirmed': {
      const known = isStale(rule, now)
        ? `Leímos su regla el ${formatDate(rule.readAt ?? '')}, hace más de 90 días, así que ya no la damos por segura.`
        : advice;
      return `${platform}: sus reglas para contenido PLR están sin confirmar; pregunta antes de publicar. ${known} Dónde preguntar: ${rule.ask}`;
    }
  }
}

function sourceOf({readAt, source}: Rule): string {
  return readAt ? ` Fuente, leída el ${formatDate(readAt)}: ${source}` : '';
}

/** On one's own page the licence decides, so a 'yes' is said only of a use that it allows without a condition. */
function ownLine(uses: readonly Right[]): string {
  const processor = 'Revisa también las reglas de quien procesa tus pagos.';
  if (uses.length === 0) return `${OWN}: sí. La licencia lo permite. ${processor}`;
  const sentences = uses.map((use) => RIGHTS[use].sentence).join(' ');
  const isYes = uses.every((use) => RIGHTS[use].verdict === 'yes');
  return `${OWN}${isYes ? ': sí. La licencia lo permite:' : ', según la licencia:'} ${sentences} ${processor}`;
}

/** Quotes the rules of these platforms that were read; a platform without such a rule is left out. */
export function quotations(names: readonly string[], now: number): string[] {
  return names.flatMap((name) => {
    const rule = ruleOf(name);
    if (!rule || rule.platform === OWN || verdictOf(name, now) === 'unconfirmed' || !rule.quotation)
      return [];
    return `Las palabras de ${name}: «${rule.quotation}»`;
  });
}

/** When each rule was read. */
export function readDays(): string {
  return MARKETPLACES.flatMap(({platform, readAt}) =>
    readAt ? `${platform}: leída el ${formatDate(readAt)}.` : [],
  ).join(' ');
}

/** All that the table says, by verdict; nothing is recommended. @param except platforms that are not asked for. */
export function allRules(now: number, except: readonly string[] = []): string {
  const line = (start: string, verdict: Verdict) => {
    const names = MARKETPLACES.map(({platform}) => platform).filter(
      (name) => verdictOf(name, now) === verdict && !except.includes(name),
    );
    return names.length > 0 ? `${start}: ${list(names)}.` : '';
  };
  return [
    line('No aceptan contenido PLR', 'forbidden').replace(/^(\w+ acepta)n(?=[^,]*: \w+\.$)/, '$1'),
    line('Sí, por nuestra licencia', 'allowed'),
    line('Sí, con condiciones', 'conditions'),
    line('Sin confirmar, pregunta antes', 'unconfirmed'),
    `No recomendamos ninguna plataforma. ${RIGHTS.marketplace.sentence} Las fuentes, sus fechas y dónde preguntar están en «Licencia», en «Dónde venderlo».`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const CALCULATOR =
  'Sin impuestos ni otros gastos, y sin promesa de ventas. Haz tu cuenta en «¿Cuánto me queda?».';

/**
 * What the seller keeps of a sale on each of these platforms, or on each one with a fee if none is named.
 * @param price in cents. @param advertising for each sale, in cents.
 */
export function feesOf(
  names: readonly string[],
  price: number | null,
  advertising: number,
  now: number,
): string {
  const asked = names.length > 0 ? names : FEES.map(({platform}) => platform);
  const lines = asked.map(
    (name) => `${feeLine(name, price, advertising, now)}${besidesFee(name, now)}`,
  );
  return [...lines, CALCULATOR].join('\n\n');
}

function feeLine(name: string, price: number | null, advertising: number, now: number): string {
  const fee = FEES.find(({platform}) => platform === name);
  if (!fee) return `${name}: no pudimos leer su tarifa; mírala en su página.`;
  const read = `leímos el ${formatDate(fee.readAt)}`;
  if (now > fee.goodUntil)
    return `${name}: su tarifa la ${read}, hace más de 90 días, y ya no la damos por segura. Mírala en ${fee.source}`;
  const rate = fee.terms
    .map(({points, cents}) => `${points / 100}%${cents > 0 ? ` + ${dollars(cents)}` : ''}`)
    .join(' de comisión y ');
  const terms = `${rate}${fee.terms.length > 1 ? ' de cobro' : ''} por venta`;
  if (price === null)
    return `${name}: ${read} que cobra ${terms}. ${fee.note}`.replace(
      `${OWN}: ${read} que cobra`,
      `${OWN}: el cobro que ${read} es`,
    );
  if (fee.upToCents !== null && price > fee.upToCents)
    return `${name}: la tarifa que ${read}, ${terms}, vale hasta ${dollars(fee.upToCents)}; para ${dollars(price)}, mírala en ${fee.source}`;
  const charged = chargedOn(fee, price);
  const left = price - charged - advertising;
  const spent = advertising > 0 ? ` y ${dollars(advertising)} de publicidad` : '';
  const result = left < 0 ? `pierdes ${dollars(-left)}` : `quedan ${dollars(left)}`;
  return `${name}: de ${dollars(price)} ${result}, restando ${dollars(charged)} de tarifa${spent} (${terms}; la ${read}). ${fee.note}`;
}

/** As the calculator does: each percentage is rounded half up to a cent. */
function chargedOn({terms}: (typeof FEES)[number], price: number): number {
  return terms.reduce(
    (sum, {points, cents}) => sum + Math.floor((price * points + 5000) / 10_000) + cents,
    0,
  );
}

/** How many sales pay for a purchase. Amounts in cents. @param sold how many were sold; 0 if not said. */
export function recoveryOf(
  name: string,
  price: number,
  sold: number,
  cost: number,
  now: number,
): string {
  const fee = FEES.find(({platform, goodUntil}) => platform === name && now <= goodUntil);
  const rate = feesOf([name], price, 0, now);
  if (!fee || (fee.upToCents !== null && price > fee.upToCents)) return rate;
  const left = price - chargedOn(fee, price);
  if (left <= 0) return rate;
  const needed = Math.ceil(cost / left);
  const all = sold * left - cost;
  const soFar =
    sold > 0
      ? ` Con ${sold} vendidas quedan ${dollars(sold * left)}: ${all < 0 ? `faltan ${dollars(-all)}` : `tras la compra, ${dollars(all)}`}.`
      : '';
  return `Con ${needed} ${needed === 1 ? 'venta' : 'ventas'} recuperas los ${dollars(cost)} de tu compra.${soFar}\n\n${rate}`;
}

function besidesFee(name: string, now: number): string {
  switch (verdictOf(name, now)) {
    case 'forbidden':
      return ` Además, ${name} no acepta contenido PLR.`;
    case 'unconfirmed':
      return ' Si acepta contenido PLR está sin confirmar.';
    default:
      return '';
  }
}

/** When and where the fees were read. */
export function feeSources(now: number): string {
  return FEES.map(({platform, readAt, source, goodUntil}) => {
    const stale = now > goodUntil ? '; pasaron más de 90 días y ya no la damos por segura' : '';
    return `${platform}: tarifa leída el ${formatDate(readAt)}${stale}: ${source}`;
  }).join('\n\n');
}

/** Where to ask the platforms whose rule does not say it, with the words to ask in. */
export function askOf(names: readonly string[], now: number): string[] {
  const places = names.flatMap((name) => {
    const rule = ruleOf(name);
    return rule && name !== OWN && verdictOf(name, now) !== 'unconfirmed'
      ? `A ${name} le preguntas en ${rule.ask}`
      : [];
  });
  return [
    ...(names.length > 0
      ? places
      : ['En «Licencia», en «Dónde venderlo», está dónde preguntar a cada plataforma.']),
    'Puedes escribirles: «¿Puedo vender en su plataforma un ebook con licencia PLR, editado y con mi marca?», y guarda su respuesta.',
  ];
}
