/**
 * What SofIA may say of a platform: its verdict with source and day, where to ask, and its fee. Everything comes from the
 * shop's tables; without a rule, or 90 days after its source was read, a platform is 'sin confirmar'.
 */
import {formatDate} from '../_shared/common/dates.ts';
import {isBuilder, OWN, UNKNOWN_PLACE} from './platform-names.ts';
import {FEES, MARKETPLACES, RIGHTS} from './shop.generated.ts';
import {list} from './words.ts';

type Rule = (typeof MARKETPLACES)[number];
type Verdict = 'allowed' | 'conditions' | 'forbidden' | 'unconfirmed';
export type Right = keyof typeof RIGHTS;

const ruleOf = (name: string) => MARKETPLACES.find(({platform}) => platform === name);
const isStale = ({goodUntil}: Rule, now: number) => goodUntil !== null && now > goodUntil;

/** Names within a sentence. */
export function listed(names: readonly string[]): string {
  return list(names).replace(UNKNOWN_PLACE, 'esa plataforma').replace(OWN, 'tu propio checkout');
}

function verdictOf(name: string, now: number): Verdict {
  const rule = ruleOf(name);
  return !rule || isStale(rule, now) ? 'unconfirmed' : (rule.verdict as Verdict);
}

/** The platforms that do not accept PLR. */
export const forbidden = (now: number): readonly string[] =>
  MARKETPLACES.map(({platform}) => platform).filter((name) => verdictOf(name, now) === 'forbidden');

/** The rules of these platforms, those that nobody has read in one line. */
export function rulesOf(names: readonly string[], uses: readonly Right[], now: number): string[] {
  const unread = names.filter((name) => !ruleOf(name) && !isBuilder(name));
  const lines = names
    .flatMap((name) => ruleOf(name) ?? [])
    .map((rule) => (rule.platform === OWN ? ownLine(uses) : lineOf(rule, now)));
  const unlisted = (some: readonly string[], end: string) =>
    some.length === 0
      ? []
      : [
          `${list(some)}: sin confirmar, porque no ${some.length > 1 ? 'están' : 'está'} en nuestra lista. Pregunta antes ${some.length > 1 ? 'en cada una' : 'en su ayuda'}.${end}`,
        ];
  return [
    ...lines,
    ...unlisted(
      names.filter(isBuilder),
      ' Para nuestra licencia, una página o tienda tuya hecha ahí es tu propio checkout, y lo permite; valen además las reglas de quien procesa tus pagos.',
    ),
    ...unlisted(unread, ''),
  ];
}

function lineOf(rule: Rule, now: number): string {
  const {platform, advice, readAt, source} = rule;
  const read = readAt ? ` Fuente, leída el ${formatDate(readAt)}: ${source}` : '';
  switch (verdictOf(platform, now)) {
    case 'forbidden':
      return `${platform} no acepta contenido PLR. ${advice}${read}`;
    case 'allowed':
      return `${platform}: sí. ${advice}${read}`;
    case 'conditions':
      return `${platform}: sí, con condiciones. ${advice}${read}`;
    case 'unconfirmed': {
      const known = isStale(rule, now)
        ? `Leímos su regla el ${formatDate(readAt ?? '')}, hace más de 90 días, así que ya no la damos por segura.`
        : advice;
      return `${platform}: sus reglas para contenido PLR están sin confirmar; pregunta antes de publicar. ${known} Dónde preguntar: ${rule.ask}`;
    }
  }
}

/** On one's own page the licence decides, so a 'yes' is said only of a use that it allows without a condition. */
function ownLine(uses: readonly Right[]): string {
  const processor = 'Revisa también las reglas de quien procesa tus pagos.';
  if (uses.length === 0) return `${OWN}: sí. La licencia lo permite. ${processor}`;
  const isYes = uses.every((use) => RIGHTS[use].verdict === 'yes');
  return `${OWN}${isYes ? ': sí. La licencia lo permite:' : ', según la licencia:'} ${sentencesOf(uses)} ${processor}`;
}

export function sentencesOf(uses: readonly Right[]): string {
  return uses.map((use) => RIGHTS[use].sentence).join(' ');
}

/** The verdict on every platform of the table, so that no exclusion or comparison is left open. */
export function allRules(now: number, except: readonly string[] = []): string {
  const of = (verdict: Verdict, start: string) => {
    const names = MARKETPLACES.map(({platform}) => platform).filter(
      (name) => verdictOf(name, now) === verdict && !except.includes(name),
    );
    return names.length > 0 ? [`${start}: ${listed(names)}.`] : [];
  };
  return [
    ...of('forbidden', 'No aceptan contenido PLR'),
    ...of('allowed', 'Sí, porque lo decide nuestra licencia'),
    ...of('conditions', 'Sí, con condiciones'),
    ...of('unconfirmed', 'Sin confirmar, ni sí ni no: pregunta antes'),
    'Una que no está en esta lista también está sin confirmar. No recomendamos ninguna; las fuentes, sus fechas y dónde preguntar están en «Licencia», en «Dónde venderlo».',
  ].join(' ');
}

/** The words of the rules that were read, when each was read, and for how long it counts. */
export function sourcesOf(names: readonly string[]): string[] {
  const read = MARKETPLACES.filter(
    ({platform, readAt}) => readAt && (names.length === 0 || names.includes(platform)),
  );
  const others = names.filter(
    (name) => name !== OWN && !read.some((rule) => rule.platform === name),
  );
  return [
    ...read.map(
      ({platform, readAt, quotation}) =>
        `Las palabras de ${platform}, leídas el ${formatDate(readAt ?? '')}: «${quotation}»`,
    ),
    others.length > 0 ? `De ${listed(others)} no tenemos una fuente que lo diga.` : '',
    'Cada regla lleva el día en que la leímos; 90 días después pasa a «sin confirmar» hasta que se lee otra vez.',
  ].filter(Boolean);
}

/** Where to ask the platforms, with the words to ask in; a platform without a verdict says it in its rule. */
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

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const feeOf = (name: string) => FEES.find(({platform}) => platform === name);

/**
 * What the seller keeps of a sale on each of these platforms, or on each one with a fee if none is named.
 * @param price in cents. @param advertising for each sale, in cents.
 */
export function feesOf(
  names: readonly string[],
  price: number | null,
  advertising: number,
  now: number,
): string[] {
  const asked = names.length > 0 ? names : FEES.map(({platform}) => platform);
  return [
    ...asked.map((name) => `${feeLine(name, price, advertising, now)}${besidesFee(name, now)}`),
    'Sin impuestos ni otros gastos, y sin promesa de ventas. Haz tu cuenta en «¿Cuánto me queda?».',
  ];
}

function feeLine(name: string, price: number | null, advertising: number, now: number): string {
  const fee = feeOf(name);
  if (!fee) return `${name}: no pudimos leer su tarifa; mírala en su página.`;
  const read = `leímos el ${formatDate(fee.readAt)}`;
  if (now > fee.goodUntil)
    return `${name}: su tarifa la ${read}, hace más de 90 días, y ya no la damos por segura. Mírala en ${fee.source}`;
  const rate = fee.terms
    .map(({points, cents}) => `${points / 100}%${cents > 0 ? ` + ${dollars(cents)}` : ''}`)
    .join(' de comisión y ');
  const terms = `${rate}${fee.terms.length > 1 ? ' de cobro' : ''} por venta`;
  const source = `Fuente: ${fee.source}`;
  if (price === null)
    return `${name}: ${name === OWN ? `el cobro que ${read} es` : `${read} que cobra`} ${terms}. ${fee.note} ${source}`;
  if (fee.upToCents !== null && price > fee.upToCents)
    return `${name}: la tarifa que ${read}, ${terms}, vale hasta ${dollars(fee.upToCents)}; para ${dollars(price)}, mírala en ${fee.source}`;
  const charged = chargedOn(fee, price);
  const left = price - charged - advertising;
  const spent = advertising > 0 ? ` y ${dollars(advertising)} de publicidad` : '';
  const result = left < 0 ? `pierdes ${dollars(-left)}` : `quedan ${dollars(left)}`;
  return `${name}: de ${dollars(price)} ${result}, restando ${dollars(charged)} de tarifa${spent} (${terms}; la ${read}). ${fee.note} ${source}`;
}

function besidesFee(name: string, now: number): string {
  const verdict = verdictOf(name, now);
  if (verdict === 'forbidden') return ` Además, ${name} no acepta contenido PLR.`;
  return verdict === 'unconfirmed' ? ' Si acepta contenido PLR está sin confirmar.' : '';
}

/** What is left of a sale on one's own page, in cents, if that fee was read and still counts. */
export function leftOnOwn(price: number, now: number): number | null {
  const fee = feeOf(OWN);
  return fee && now <= fee.goodUntil ? price - chargedOn(fee, price) : null;
}

/** As the calculator does: each percentage is rounded half up to a cent. */
function chargedOn({terms}: (typeof FEES)[number], price: number): number {
  return terms.reduce(
    (sum, {points, cents}) => sum + Math.floor((price * points + 5000) / 10_000) + cents,
    0,
  );
}

/** When and where the fees were read. @param names of these platforms, or of each one if none is named. */
export function feeSources(names: readonly string[], now: number): string[] {
  return FEES.filter(({platform}) => names.length === 0 || names.includes(platform)).map(
    ({platform, readAt, source, goodUntil}) => {
      const stale = now > goodUntil ? '; pasaron más de 90 días y ya no la damos por segura' : '';
      return `${platform}: tarifa leída el ${formatDate(readAt)}${stale}: ${source}`;
    },
  );
}
