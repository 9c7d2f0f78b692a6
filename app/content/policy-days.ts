/**
 * The days that the shop's policies promise, for what SofIA says of them; a test compares them with the demo shop's
 * texts. Whoever publishes other policies changes them here (docs/operating.md), and runs `npx tsx scripts/build-chat-knowledge.ts`.
 */
export const POLICY_DAYS = {
  /** To report a file that is wrong; from the purchase. */
  faulty: 30,
  /** To change one's mind about what was not downloaded; from the purchase. */
  regret: 10,
  /** Working days until the money is on its way, from when the request is accepted. */
  repaid: 10,
  /** Working days until a request about personal data is answered. */
  privacy: 20,
} as const;
