/** Global of the hosted service; missing in plain Deno. */
declare const EdgeRuntime: {waitUntil(task: Promise<unknown>): void} | undefined;

/** Lets a task finish: the hosted service ends a function after its answer unless it knows of the task. */
export function finishAfterAnswer(task: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(task);
}
