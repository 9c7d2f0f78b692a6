/** Longer than a cache on a slow disk takes, shorter than the patience of who waits for a page. */
const LIMIT_MS = 1000;

/** A cache is there to help: where it fails, or does not answer soon, it has nothing. Never rejects. */
export async function orNothing<Value>(
  ask: () => Promise<Value>,
  limitMs = LIMIT_MS,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([ask(), limit]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
