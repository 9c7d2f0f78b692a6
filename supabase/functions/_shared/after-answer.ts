/** Of the hosted service; absent in a plain Deno. */
declare const EdgeRuntime: {waitUntil(task: Promise<unknown>): void} | undefined;

/** Lets a task finish: the hosted service ends a function with its answer unless it knows of the task. */
export function finishAfterAnswer(task: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(task);
}
