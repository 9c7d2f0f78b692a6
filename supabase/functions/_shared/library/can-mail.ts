/** Whether the library's mails can go at all: what is answered before anything is looked up must not promise one. */
import type {Need} from '../health.ts';

/** A refused key is tried again soon, one that works is trusted for longer. */
const GOOD_FOR_MS = 60_000;
const BAD_FOR_MS = 5_000;

/** Asks once for all who wait. @param now epoch milliseconds. */
export function createCanMail(needs: readonly Need[], now: () => number): () => Promise<boolean> {
  let known: {readonly until: number; readonly can: boolean} | null = null;
  let asking: Promise<boolean> | null = null;
  const ask = async () => {
    const problems = await Promise.all(
      needs.map(({problem}) => Promise.resolve(problem(new Headers())).catch(String)),
    );
    const can = problems.every((problem) => problem === null);
    known = {can, until: now() + (can ? GOOD_FOR_MS : BAD_FOR_MS)};
    return can;
  };
  return () => {
    if (known && now() < known.until) return Promise.resolve(known.can);
    return (asking ??= ask().finally(() => (asking = null)));
  };
}
