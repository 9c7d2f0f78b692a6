/**
 * What the shop claims of itself, owned by its operator (docs/operating.md, Who sells, and the policies). Each
 * claim needs a source and a date before anything is sold: `npm run doctor` asks for them. Neither is shown to
 * shoppers; both are what an authority asks for.
 */

export interface Claim {
  /** As shoppers read it. */
  readonly claim: string;
  /** Where the proof is: a report, a survey, a folder. Null until there is one. */
  readonly source: string | null;
  /** Of the proof, 'YYYY-MM-DD'. */
  readonly date: string | null;
}

export type ClaimId = 'income' | 'entrepreneurs' | 'rating' | 'included';

export const claims: Readonly<Record<ClaimId, Claim>> = {
  income: {claim: 'Gana de 300 a 500 por semana', source: null, date: null},
  entrepreneurs: {claim: '300+', source: null, date: null},
  rating: {claim: '4.9/5', source: null, date: null},
  included: {
    claim: 'Cada compra trae lo que necesitas para ponerlo a la venta con tu marca.',
    source: null,
    date: null,
  },
};
