/** What a check of the doctor says: one line, and what to do about it. */
export type Level = 'ok' | 'warn' | 'fail';

export interface Finding {
  /** What was looked at, such as 'tokens'. */
  readonly check: string;
  /** `warn` is for what an operator may want so; `fail` is for what breaks the shop. */
  readonly level: Level;
  readonly message: string;
  /** Null where all is well. */
  readonly fix: string | null;
}

/** The findings of one check, each made by a word that says how bad it is. */
export function findingsOf(check: string) {
  return {
    ok: (message: string): Finding => ({check, level: 'ok', message, fix: null}),
    warn: (message: string, fix: string): Finding => ({check, level: 'warn', message, fix}),
    fail: (message: string, fix: string): Finding => ({check, level: 'fail', message, fix}),
  };
}

const NAMED = 5;

/** `a, b, c and 4 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

/** `1 product`, `3 products`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
