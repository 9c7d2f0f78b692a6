/** The variables that the worker may read: public ones, private ones, nothing else of this machine. */
const WORKER_PREFIXES = ['PUBLIC_', 'PRIVATE_'];

export function workerVariables(source: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && WORKER_PREFIXES.some((prefix) => entry[0].startsWith(prefix)),
    ),
  );
}
