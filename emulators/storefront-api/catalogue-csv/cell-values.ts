/**
 * What cells say, as spreadsheets in Spanish and in English write it. Each reader answers the value, or
 * null for a text that has none, or could have two.
 */

const YES = new Set(
  'true verdadero verdadeiro wahr vrai yes sí si sim 1 y s x ✓ ✔ ☑ ✅'.split(' '),
);
const NO = new Set('false falso falsch faux no não 0 n ✗ ✘ ☐ ❌'.split(' '));

export function readBoolean(text: string): boolean | null {
  const word = text.trim().toLowerCase().normalize('NFC');
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

type ProductStatus = 'active' | 'draft';

const STATUSES: Readonly<Record<string, ProductStatus>> = {
  active: 'active',
  activo: 'active',
  activa: 'active',
  publicado: 'active',
  draft: 'draft',
  borrador: 'draft',
  archived: 'draft',
  archivado: 'draft',
  archivada: 'draft',
  unlisted: 'draft',
  'no listado': 'draft',
  inactive: 'draft',
  inactivo: 'draft',
};

export function readStatus(text: string): ProductStatus | null {
  const word = text.trim().toLowerCase();
  return Object.hasOwn(STATUSES, word) ? (STATUSES[word] ?? null) : null;
}

/** A currency before or after an amount: 'US$', 'S/', 'B/.', 'R$', 'Bs.', '₡', 'MXN'. */
const CURRENCY = '(?:[A-Z]{0,3}[$€£₡₲₱]|[A-Z]{1,3}[./]{0,2})';
const AROUND = new RegExp(`^${CURRENCY}(?=[\\d.,-])|(?<=[\\d.,])${CURRENCY}$`, 'gi');

/** The amount without its currency, blanks and apostrophes; spreadsheets write an amount of nothing as a dash. */
function bareAmount(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s|^'/g, '')
    .replace(AROUND, '')
    .replace(/^[-–—]$/, '0')
    .replace(/(?<=\d)['’](?=\d{3})/g, '');
}

/** Whether the separator in an amount could be one of thousands or of decimals: '1.299'. */
export function isTwofoldAmount(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(bareAmount(text));
}

/** Parses cents. '1.299,00', '1,299.00', '9,99', '$ 12', '.50' and '12.5 USD' are clear; '1.299' is ambiguous. */
export function readCents(text: string): number | null {
  const bare = bareAmount(text);
  const match =
    /^(?<whole>\d{1,9})(?:[.,](?<fraction>\d{0,2}|\d{2}0+))?$/.exec(bare) ??
    /^(?<whole>)[.,](?<fraction>\d{1,2})$/.exec(bare) ??
    /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<fraction>\d{1,2})$/.exec(bare) ??
    /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<fraction>\d{1,2})$/.exec(bare) ??
    /^(?<whole>\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:,\d{3}){2,})$/.exec(bare);
  const {whole = '', fraction = ''} = match?.groups ?? {};
  if (!match || isTwofoldAmount(text)) return null;
  const units = Number(whole.replace(/[.,]/g, ''));
  return units * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

/** '64', '64.0', '64,00', '-3'. */
export function readWholeNumber(text: string): number | null {
  const [, digits] = /^(-?\d{1,15})(?:[.,]0{1,2})?$/.exec(text.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const MONTHS = 'ene|jan feb|fev mar abr|apr may|mai jun jul ago|aug set|sep oct|out nov dic|dec|dez'
  .split(' ')
  .map((names) => new RegExp(`^(?:${names})`));

/**
 * 'YYYY-MM-DD', from '2026-11-01', '2026/11/1', '30 nov 2026', 'lunes, 30 de noviembre de 2026' and from '25/12/26', where
 * only one part can be the month.
 */
export function readDate(text: string): string | null {
  const plain = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named =
    /^(?:[a-záé]+,? )?(\d{1,2})(?:[ -]|\.|de)+([a-z]{3,10})(?:[ ,.-]|de)+(\d{4}|\d\d)$/.exec(
      plain.toLowerCase(),
    );
  if (named) {
    const month = MONTHS.findIndex((names) => names.test(named[2] ?? ''));
    return dateOf(yearOf(named[3]), month + 1, Number(named[1]));
  }
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/.exec(plain);
  if (!local) return null;
  const [first, second, year] = [Number(local[1]), Number(local[2]), yearOf(local[3])];
  if (first > 12) return dateOf(year, second, first);
  if (second > 12) return dateOf(year, first, second);
  return first === second ? dateOf(year, first, second) : null;
}

function yearOf(digits = ''): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (month < 1 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** What a spreadsheet shows in place of a value: '#¿NOMBRE?', '#REF!', '#####', or a formula. */
export function isSpreadsheetError(text: string): boolean {
  return /^(?:#(?:¿?(?:NOMBRE|NAME)\?|¡?[A-Z]+(?:\/0)?!|N\/[AD]|#{2,})|=[A-ZÁ-Ú.]+\(.*)$/s.test(
    text,
  );
}

/** What UTF-8 looks like when it was read as another encoding: 'CÃ³mo', 'Â¿', 'â€œ'; or what was lost. */
export function isMojibake(text: string): boolean {
  return /Ã[\u0080-\u00bf†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡-¿]|Â[¡-¿\u0080-\u009f]|â€|\uFFFD/.test(text);
}
