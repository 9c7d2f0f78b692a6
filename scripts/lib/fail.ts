/** Ends a command-line script with the message of what went wrong, and why; not a stack trace. */
export function fail(problem: unknown): never {
  console.error(`\n✖ ${messageOf(problem)}\n`);
  process.exit(1);
}

export function messageOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return problem.cause ? `${problem.message}: ${messageOf(problem.cause)}` : problem.message;
}
