/** Longer than a cache on a slow disk takes, shorter than the patience of who waits for a page. */
const LIMIT_MS = 1000;

/** Whether something was asked for that has not come in time, and not since. */
let isStuck = false;

/**
 * A cache is there to help: where it fails, or does not answer soon, it has nothing, and while it is stuck it is not
 * waited for again. Never rejects.
 */
export async function orNothing<Value>(
  ask: () => Promise<Value>,
  limitMs = LIMIT_MS,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(
      () => {
        isStuck = true;
        resolve(undefined);
      },
      isStuck ? 0 : limitMs,
    );
  });
  try {
    const answer = ask();
    answer.then(
      () => (isStuck = false),
      () => {},
    );
    return await Promise.race([answer, limit]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The same of a copy, of which a broken cache may answer something else. */
export async function copyOrNothing(
  ask: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const copy: unknown = await orNothing(ask);
  return copy instanceof Response ? copy : undefined;
}
