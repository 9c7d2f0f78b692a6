/** Ends a command-line script with the message of what went wrong, not a stack trace. */
export function fail(problem: unknown): never {
  console.error(`\n✖ ${problem instanceof Error ? problem.message : String(problem)}\n`);
  process.exit(1);
}
