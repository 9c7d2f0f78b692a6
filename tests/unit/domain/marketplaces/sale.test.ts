import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {platformFees} from '~/content/marketplaces';
import {fieldsFrom, readSale, termsOf} from '~/domain/marketplaces/sale-form';
import {MAX_AMOUNT_CENTS, saleResult, shareOf} from '~/domain/marketplaces/sale-result';

const NOW = Date.parse('2026-11-28');

/** The result for fields as they are typed. */
function resultOf(typed: Record<string, string>) {
  const read = readSale({comision: '0', ...typed});
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return saleResult(termsOf(read.values));
}

const TAXED = {comision: '5', cobro: '2.9', cobrofijo: '0.30', impuesto: '16'};

describe('what remains of a sale, worked out by hand', () => {
  it.each([
    // 12.50 − (1.25 + 0.50) − (0.3625 → 0.36, + 0.30)
    [{precio: '12.50', comision: '10', fija: '0.5', cobro: '2.9', cobrofijo: '0.30'}, 1009],
    // 10% of five cents is half a cent: 0.01; of four cents 0.004: nothing.
    [{precio: '0.05', comision: '10'}, 4],
    // The same less 16%: 3.184 → 3.18
    [{precio: '19,90', comision: '5', cobro: '2,9', cobrofijo: '0,30', impuesto: '16 %'}, 1484],
    // The same less 15.00 of advertising
    [{...TAXED, precio: '$19.90', anuncios: '15'}, -16],
    [{precio: '0.31', cobro: '2.9', cobrofijo: '0.30'}, 0],
    [{precio: '0.30', cobro: '2.9', cobrofijo: '0.30'}, -1],
    // Monthly costs are not part of a sale.
    [{precio: '9', mensual: '29', anunciosmes: '20'}, 900],
  ])('%j leaves %d cents', (typed, cents) => {
    expect(resultOf(typed).remainingCents).toBe(cents);
  });

  it.each([
    // 18.00 at 9.00 each takes two sales, a cent more takes a third.
    [{precio: '9', costo: '18'}, 2, 0],
    [{precio: '9', costo: '18.01'}, 3, 0],
    // (14.00 + 49.00) ÷ 9.00 = 7 exactly; one cent more takes an eighth sale.
    [{precio: '9', costo: '14', mensual: '29', anunciosmes: '20'}, 7, 6],
    [{precio: '9', costo: '14.01', mensual: '29', anunciosmes: '20'}, 8, 6],
    // 49.00 a month at 9.00 each: 5.4
    [{precio: '9', mensual: '29', anunciosmes: '20'}, 0, 6],
    [{precio: '10', comision: '100', costo: '12', mensual: '1'}, null, null],
    [{precio: '1', anuncios: '2', costo: '0.01'}, null, 0],
  ])('%j is recovered by %s sales, and a month by %s', (typed, purchase, month) => {
    expect(resultOf(typed)).toMatchObject({salesForPurchase: purchase, salesPerMonth: month});
  });

  it.each([
    // At 20.10: 1.01 + 0.58 + 3.22 + 15.30 = 20.11; at 20.11 the shares are the same.
    [{...TAXED, precio: '19.90', anuncios: '15'}, 2011],
    [{precio: '0.30', cobro: '2.9', cobrofijo: '0.30'}, 31],
    [{precio: '10', comision: '60', impuesto: '50'}, null],
    [{precio: '10'}, null],
  ])('%j makes no loss from %s cents on', (typed, cents) => {
    expect(resultOf(typed).breakEvenCents).toBe(cents);
  });

  it('adds up line by line, and never loses from the named price on', () => {
    const cents = fc.integer({min: 0, max: 100_000});
    const points = fc.integer({min: 0, max: 4000});
    fc.assert(
      fc.property(
        fc.record({
          priceCents: fc.integer({min: 1, max: 1_000_000}),
          feePoints: points,
          paymentPoints: points,
          taxPoints: points,
          feeCents: cents,
          paymentCents: cents,
          adCents: cents,
          monthlyFeeCents: cents,
          monthlyAdCents: cents,
          purchaseCents: cents,
        }),
        fc.nat(50),
        (terms, more) => {
          const result = saleResult(terms);
          const {feeCents, paymentCents, taxCents, adCents, remainingCents, breakEvenCents} =
            result;
          expect(feeCents + paymentCents + taxCents + adCents + remainingCents).toBe(
            terms.priceCents,
          );
          if (result.salesForPurchase) {
            const spent = terms.purchaseCents + result.monthlyCents;
            expect(result.salesForPurchase * remainingCents).toBeGreaterThanOrEqual(spent);
            expect((result.salesForPurchase - 1) * remainingCents).toBeLessThan(spent);
          }
          if (breakEvenCents === null) return;
          const at = (priceCents: number) => saleResult({...terms, priceCents}).remainingCents;
          expect(at(breakEvenCents - 1)).toBeLessThan(0);
          expect(at(breakEvenCents + more)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('is exact for the highest amounts', () => {
    expect(shareOf(MAX_AMOUNT_CENTS, 10_000)).toBe(MAX_AMOUNT_CENTS);
    expect(shareOf(MAX_AMOUNT_CENTS - 1, 5000)).toBe(500_000_000);
  });
});

describe('a field of the calculator', () => {
  it.each([
    ['precio', '', 'missing-fields'],
    ['precio', '0', 'invalid-price'],
    ['precio', '10000000.01', 'invalid-price'],
    ['comision', '', 'missing-fee'],
    ['comision', '100.01', 'invalid-percent'],
    ['fija', '1,234.50', 'invalid-amount'],
    ['costo', 'doce', 'invalid-amount'],
  ])('%s refuses %j', (field, typed, error) => {
    expect(readSale({precio: '10', comision: '0', [field]: typed})).toEqual({
      ok: false,
      problems: [expect.objectContaining({field, error})],
    });
  });

  it.each([
    ['precio', '10000000'],
    ['precio', '0.01'],
    ['comision', '100'],
    ['costo', ' $12,5 '],
    ['fija', ''],
  ])('%s takes %j', (field, typed) => {
    expect(readSale({precio: '10', comision: '0', [field]: typed}).ok).toBe(true);
  });
});

describe('the fields for an address', () => {
  const fieldsOf = (query: string, now = NOW) =>
    fieldsFrom(new URLSearchParams(query), platformFees, 'checkout-propio', now);

  it('hold the fees of the first platform, and the cost of the purchase', () => {
    expect(fieldsOf('costo=12.50&compra=x')).toMatchObject({
      plataforma: 'checkout-propio',
      comision: '0',
      cobro: '2.9',
      cobrofijo: '0.30',
      costo: '12.50',
      compra: 'x',
      precio: '',
    });
  });

  it('follow another platform without scripts, and keep fees that were typed', () => {
    const before = 'tarifas=checkout-propio&comision=0&fija=0&mensual=0&cobro=2.9&cobrofijo=0.30';
    expect(fieldsOf(`${before}&precio=9&plataforma=hotmart`)).toMatchObject({
      precio: '9',
      tarifas: 'hotmart',
      comision: '9.9',
      fija: '0.10',
      cobro: '',
    });
    const typed = before.replace('comision=0', 'comision=7');
    expect(fieldsOf(`${typed}&plataforma=hotmart`)).toMatchObject({comision: '7', cobro: '2.9'});
    expect(fieldsOf(`${before}&plataforma=etsy`)).toMatchObject({comision: '', cobro: ''});
  });

  it('are filled for 90 days after the fee was read', () => {
    const days = (count: number) => Date.parse('2026-11-27') + count * 24 * 60 * 60 * 1000;
    expect(fieldsOf('plataforma=payhip', days(90))).toMatchObject({comision: '5'});
    expect(fieldsOf('plataforma=payhip', days(90) + 1)).toMatchObject({comision: ''});
  });
});
