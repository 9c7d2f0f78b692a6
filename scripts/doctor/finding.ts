/** Result of a check of the doctor: one line, and the fix. */
type Level = 'ok' | 'warn' | 'fail';

export interface Finding {
  /** Subject of the check, such as 'tokens'. */
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

export const NAMED = 5;

/** `a, b, c and 4 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

/** `1 product`, `3 products`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const MARKS: Readonly<Record<Level, string>> = {ok: '✔', warn: '!', fail: '✖'};

export function isHealthy(findings: readonly Finding[]): boolean {
  return findings.every(({level}) => level !== 'fail');
}

/** Whether nothing is broken and nothing is a placeholder. */
export function isReadyToSell(findings: readonly Finding[]): boolean {
  const launch = findings.filter(({check}) => check === 'launch');
  return (
    findings.every(({level}) => level !== 'fail') &&
    launch.length > 0 &&
    launch.every(({level}) => level === 'ok')
  );
}

/** A line each, then one verdict: whether the shop may be opened where that was looked at, else whether it is sound. */
export function reportText(findings: readonly Finding[]): string {
  return [...findings.map(lineOf), '', verdict(findings)].join('\n');
}

function verdict(findings: readonly Finding[]): string {
  const failures = findings.filter(({level}) => level === 'fail').length;
  const warnings = findings.filter(({level}) => level === 'warn').length;
  const found = failures > 0 ? `${count(failures, 'failure')}, ${count(warnings, 'warning')}` : '';
  const launch = findings.filter(({check}) => check === 'launch');
  if (launch.length === 0) {
    return found
      ? `${found}.`
      : `Healthy${warnings > 0 ? `, with ${count(warnings, 'warning')}` : ''}.`;
  }
  if (isReadyToSell(findings)) return 'Ready to sell.';
  const waiting = launch.filter(({level}) => level !== 'ok').length;
  if (waiting === 0) return `Not ready to sell: mend the failures first (${found}).`;
  const place = `${count(waiting, 'thing')} to replace first (launch, above)`;
  return `Not ready to sell: ${place}${found ? `; ${found}` : ''}.`;
}

export function lineOf({check, level, message, fix}: Finding): string {
  return `${MARKS[level]} ${check}: ${message}${fix ? ` → ${fix}` : ''}`;
}

export function reportJson(findings: readonly Finding[]): string {
  return JSON.stringify(
    {healthy: isHealthy(findings), readyToSell: isReadyToSell(findings), findings},
    null,
    2,
  );
}
