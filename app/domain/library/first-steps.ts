/** What a buyer has done with a purchase in this browser (docs/product.md 18). A step is noted by the act itself. */
import * as v from 'valibot';

export const FIRST_STEPS = ['download', 'brand', 'rules', 'price', 'dossier'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Steps by the id of the purchase, the latest purchase last. */
export type StepsDone = Readonly<Record<string, readonly FirstStep[]>>;

const MAX_PURCHASES = 300;
const MAX_ID_LENGTH = 64;

const schema = v.record(
  v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)),
  v.pipe(v.array(v.picklist(FIRST_STEPS)), v.maxLength(FIRST_STEPS.length)),
);

/** A stored value; no steps if it is invalid. Never throws. */
export function parseSteps(stored: unknown): StepsDone {
  const read = v.safeParse(schema, stored);
  return read.success ? read.output : {};
}

/** Adds a step; beyond 300 purchases the one with the oldest change is forgotten. */
export function withStep(done: StepsDone, purchase: string, step: FirstStep): StepsDone {
  const before = done[purchase] ?? [];
  if (before.includes(step) || purchase.length > MAX_ID_LENGTH) return done;
  const others = Object.entries(done).filter(([id]) => id !== purchase);
  return Object.fromEntries([
    ...others.slice(Math.max(0, others.length - MAX_PURCHASES + 1)),
    [purchase, [...before, step]],
  ]);
}
