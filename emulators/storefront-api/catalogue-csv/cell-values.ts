/**
 * What cells say, as spreadsheets in Spanish and in English write it. Each reader answers the value, or
 * null for a text that has none, or could have two.
 */

const YES = new Set(
  'true verdadero verdadeiro wahr vrai vero yes sí si sim 1 -1 t y s x on ✓ ✔ ☑ ✅'.split(' '),
);
const NO = new Set('false falso falsch faux no não 0 f n off ✗ ✘ ☐ ❌'.split(' '));

/** Also what a spreadsheet makes of it: '1.0', "'TRUE", '=VERDADERO()'. */
export function readBoolean(text: string): boolean | null {
  const word = bareCell(text)
    .toLowerCase()
    .replace(/^=?(\p{L}+)\(\)$/u, '$1')
    .replace(/[.,]0+$/, '');
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** A cell without the apostrophe that keeps a spreadsheet from changing it, and in plain width. */
function bareCell(text: string): string {
  return text.normalize('NFKC').trim().replace(/^'/, '');
}

type ProductStatus = 'active' | 'draft';

const STATUSES: Readonly<Record<ProductStatus, RegExp>> = {
  active: /^(?:active|activ[oa]|ativ[oa]|publicad[oa]|published|en línea)$/,
  draft:
    /^(?:draft|borrador|rascunho|archived|archivad[oa]|arquivad[oa]|unlisted|no listad[oa]|inactive|inactiv[oa]|inativ[oa]|ocult[oa])$/,
};

export function readStatus(text: string): ProductStatus | null {
  const word = bareCell(text).toLowerCase();
  return STATUSES.active.test(word) ? 'active' : STATUSES.draft.test(word) ? 'draft' : null;
}

/** Before or after an amount: 'US$', 'R$', '₡', 'MXN'. Other letters may be a mistyped digit, or 'k'. */
const CURRENCY =
  '(?:[A-Z]{0,3}[$€£₡₲₱]|ARS|BOB|BRL|CLP|COP|CRC|DOP|EUR|GBP|GTQ|HNL|MXN|NIO|PAB|PEN|PYG|USD|UYU|VES)';
/** Before it alone. */
const SIGNS = '(?:S/\\.?|B/\\.?|Bs\\.?[SF]?|Gs\\.?|Q\\.?|L\\.?|Lps\\.?)';
const AROUND = new RegExp(`^(?:${CURRENCY}|${SIGNS})(?=[\\d.,-])|(?<=[\\d.,])${CURRENCY}$`, 'gi');

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

/** '64', '64.0', '64,00', "'64", '-3'. */
export function readWholeNumber(text: string): number | null {
  const [, digits] = /^(-?\d{1,15})(?:[.,]0{1,2})?$/.exec(bareCell(text)) ?? [];
  return digits === undefined ? null : Number(digits);
}

const MONTHS = 'ene|jan feb|fev mar abr|apr may|mai jun jul ago|aug set|sep oct|out nov dic|dec|dez'
  .split(' ')
  .map((names) => new RegExp(`^(?:${names})`));

/**
 * 'YYYY-MM-DD', from '2026-11-01', '2026/11/1', '30/nov/2026', 'lunes, 30 de noviembre de 2026', 'Nov 30, 2026' and from
 * '25/12/26', where only one part can be the month.
 */
export function readDate(text: string): string | null {
  const plain = bareCell(text)
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, '$2 $1 $3');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named =
    /^(?:[a-záé]+,? )?(\d{1,2})(?:[ /-]|\.|de)+([a-z]{3,10})(?:[ ,./-]|de)+(\d{4}|\d\d)$/.exec(
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

/** What a spreadsheet shows in place of a value: '#¿NOMBRE?', '#REF!', '#####', or a formula with arguments. */
export function isSpreadsheetError(text: string): boolean {
  return /^(?:#(?:¿?(?:NOMBRE|NAME)\?|¡?[A-Z]+(?:\/0)?!|N\/[AD]|#{2,})|=[A-ZÁ-Ú.]+\([^)].*)$/s.test(
    text,
  );
}

/** What UTF-8 looks like when it was read as another encoding: 'CÃ³mo', 'Â¿', 'â€œ'; or what was lost. */
export function isMojibake(text: string): boolean {
  // 'Gu?a': a letter that another encoding does not have.
  return (
    /\p{L}\?\p{Ll}/u.test(text.replace(/https?:\S+|"[^"]*"/g, '')) ||
    /Ã[\u0080-\u00bf†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡-¿]|Â[¡-¿\u0080-\u009f]|â€|\uFFFD/.test(text)
  );
}
