/** Longer than a cache on a slow disk needs, short enough for someone who waits for a page. */
const LIMIT_MS = 1000;

/** Whether a cache request has timed out and not finished since. */
let isStuck = false;

/** Treats a failed or slow cache as a miss, and does not wait for it again while it is stuck. Never rejects. */
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

/** The same for a copy; a broken cache may return something else. */
export async function copyOrNothing(
  ask: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const copy: unknown = await orNothing(ask);
  return copy instanceof Response ? copy : undefined;
}
