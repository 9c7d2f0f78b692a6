/**
 * What the shop claims of itself, owned by its operator (docs/operating.md, Who sells, and the policies). Each
 * claim needs a source and a date before anything is sold: `npm run doctor` asks for them. Neither is shown to
 * shoppers; both are what an authority asks for.
 */

export interface Claim {
  /** The claim in the words that shoppers read. */
  readonly claim: string;
  /** Location of the proof: a report, a survey, a folder. Null until there is one. */
  readonly source: string | null;
  /** Date of the proof, 'YYYY-MM-DD'. */
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

/**
 * The days that the shop's policies promise, for what SofIA says of them; a test compares them with the demo shop's
 * texts. Whoever publishes other policies changes them here (docs/operating.md), and runs `npx tsx scripts/build-chat-knowledge.ts`.
 */
export const POLICY_DAYS = {
  /** Days to report a defective file, from the purchase. */
  faulty: 30,
  /** Days to withdraw from a purchase without downloads, from the purchase. */
  regret: 10,
  /** Working days until the money is on its way, from when the request is accepted. */
  repaid: 10,
  /** Working days until a request about personal data is answered. */
  privacy: 20,
} as const;
