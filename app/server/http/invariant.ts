/**
 * Fails the request if the condition is false: a bug or a failing service, never a visitor's mistake.
 * @throws {Error} with the message, which is logged.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
