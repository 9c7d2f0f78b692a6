/** The doctor's findings as a person reads them, and as a program does. */
import {count, type Finding, type Level} from './finding';

const MARKS: Readonly<Record<Level, string>> = {ok: '✔', warn: '!', fail: '✖'};

export function isHealthy(findings: readonly Finding[]): boolean {
  return findings.every(({level}) => level !== 'fail');
}

export function reportText(findings: readonly Finding[]): string {
  const lines = findings.map(lineOf);
  const failures = findings.filter(({level}) => level === 'fail').length;
  const warnings = findings.filter(({level}) => level === 'warn').length;
  const summary =
    failures > 0
      ? `${count(failures, 'failure')}, ${count(warnings, 'warning')}.`
      : `Healthy${warnings > 0 ? `, with ${count(warnings, 'warning')}` : ''}.`;
  return [...lines, '', summary].join('\n');
}

export function lineOf({check, level, message, fix}: Finding): string {
  return `${MARKS[level]} ${check}: ${message}${fix ? ` → ${fix}` : ''}`;
}

export function reportJson(findings: readonly Finding[]): string {
  return JSON.stringify({healthy: isHealthy(findings), findings}, null, 2);
}
