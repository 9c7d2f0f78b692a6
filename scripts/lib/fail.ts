/** Ends a command-line script with the message of what went wrong, and why; not a stack trace. */
export function fail(problem: unknown): never {
  console.error(`\n✖ ${messageOf(problem)}\n`);
  process.exit(1);
}

export function messageOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const text = problem.message.replace(
    /(Unexpected token '<'|<!doctype|<html).*$/is,
    'a page, not data',
  );
  return problem.cause ? `${text}: ${messageOf(problem.cause)}` : text;
}
