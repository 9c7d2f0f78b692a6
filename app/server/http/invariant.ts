/**
 * Ends the request when what must hold does not: a fault of ours or of a service, never of a visitor.
 * @throws {Error} with the message, which goes to the log.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
