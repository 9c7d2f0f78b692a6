import {readFileSync} from 'node:fs';

/** The names of all variables that the shop reads: `.env.example` lists every one. */
export function knownVariables(): ReadonlySet<string> {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm);
  return new Set(Array.from(lines, ([, name = '']) => name));
}
