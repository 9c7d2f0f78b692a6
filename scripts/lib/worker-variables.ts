import {readFileSync} from 'node:fs';

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

/** The names of all variables that the shop reads: `.env.example` lists every one. */
export function knownVariables(): ReadonlySet<string> {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm);
  return new Set(Array.from(lines, ([, name = '']) => name));
}
