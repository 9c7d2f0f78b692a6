/** The fields of the fee calculator '¿Cuánto me queda?', as typed and as parsed for the calculation. */
import * as v from 'valibot';
import {parseForm, type FormResult, type TypedFields} from '~/domain/support/form';
import {currentFee, type PlatformFee} from './marketplace-rules';
import {MAX_AMOUNT_CENTS, type SaleTerms} from './sale-result';

/** '12', '12.5', '12,50' or '$12.50'. Without thousands separators, which some readers take for the decimal one. */
const DECIMAL = /^\$?\s?(\d{1,8})(?:[.,](\d{1,2}))?$/;

/** Hundredths; null if the text is not an amount of at most two decimals. */
function hundredthsOf(typed: string): number | null {
  const [, whole, fraction = ''] = DECIMAL.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

const isAmount = (typed: string) => (hundredthsOf(typed) ?? Infinity) <= MAX_AMOUNT_CENTS;
const text = v.pipe(v.fallback(v.string(), ''), v.trim());
const hundredths = v.transform((typed: string) => hundredthsOf(typed) ?? 0);
const isPercent = (typed: string) => (hundredthsOf(withoutSign(typed)) ?? Infinity) <= 10_000;
const withoutSign = (typed: string) => typed.replace(/\s?%$/, '');
const points = v.transform((typed: string) => hundredthsOf(withoutSign(typed)) ?? 0);

/** An empty field counts as zero. */
const amount = v.pipe(
  text,
  v.check((typed) => typed === '' || isAmount(typed), 'invalid-amount'),
  hundredths,
);
const percent = v.pipe(
  text,
  v.check((typed) => typed === '' || isPercent(typed), 'invalid-percent'),
  points,
);

export const saleSchema = v.object({
  precio: v.pipe(
    text,
    v.nonEmpty('missing-fields'),
    v.check((typed) => isAmount(typed) && hundredthsOf(typed) !== 0, 'invalid-price'),
    hundredths,
  ),
  comision: v.pipe(text, v.nonEmpty('missing-fee'), v.check(isPercent, 'invalid-percent'), points),
  fija: amount,
  mensual: amount,
  cobro: percent,
  cobrofijo: amount,
  impuesto: percent,
  anuncios: amount,
  anunciosmes: amount,
  costo: amount,
});

type SaleFields = v.InferOutput<typeof saleSchema>;

/** Names of the fields that choosing a platform fills in. */
export const FEE_FIELDS = ['comision', 'fija', 'mensual', 'cobro', 'cobrofijo'] as const;
export type FeeFields = Readonly<Record<(typeof FEE_FIELDS)[number], string>>;

const SALE_FIELDS: readonly string[] = [
  ...Object.keys(saleSchema.entries),
  'plataforma',
  'tarifas',
  'compra',
];

export const readSale = (typed: TypedFields): FormResult<SaleFields> =>
  parseForm(saleSchema, typed);

export function termsOf(fields: SaleFields): SaleTerms {
  return {
    priceCents: fields.precio,
    feePoints: fields.comision,
    feeCents: fields.fija,
    monthlyFeeCents: fields.mensual,
    paymentPoints: fields.cobro,
    paymentCents: fields.cobrofijo,
    taxPoints: fields.impuesto,
    adCents: fields.anuncios,
    monthlyAdCents: fields.anunciosmes,
    purchaseCents: fields.costo,
  };
}

/** Values of the fee fields for the chosen platform; empty if its fees are not confirmed. */
export function feeFieldsOf(fees: readonly PlatformFee[], id: string, now: number): FeeFields {
  const {fee} = currentFee(fees, id, now);
  return {
    comision: fee?.percent ?? '',
    fija: fee?.fixed ?? '',
    mensual: fee?.monthly ?? '',
    cobro: fee?.payment?.percent ?? '',
    cobrofijo: fee?.payment?.fixed ?? '',
  };
}

/**
 * The fields that the page shows for its address. A browser without scripts cannot fill in the fees when another
 * platform is chosen, so they are filled in here, unless somebody has typed others. `tarifas` names the platform whose
 * fees the form held.
 */
export function fieldsFrom(
  query: URLSearchParams,
  fees: readonly PlatformFee[],
  first: string,
  now: number,
): TypedFields {
  const typed = Object.fromEntries(
    SALE_FIELDS.map((name) => [name, (query.get(name) ?? '').slice(0, 40)]),
  );
  const platform = typed['plataforma'] || first;
  const held = typed['tarifas'] || null;
  const before = held ? feeFieldsOf(fees, held, now) : null;
  const isTyped = FEE_FIELDS.some((name) => typed[name] !== (before?.[name] ?? ''));
  const filled = held === platform || isTyped ? {} : feeFieldsOf(fees, platform, now);
  return {...typed, ...filled, plataforma: platform, tarifas: platform};
}
