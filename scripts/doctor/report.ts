/** The doctor's findings as a person reads them, and as a program does. */
import {isReadyToSell} from './check-launch';
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
  return [...lines, '', ...readiness(findings), summary].join('\n');
}

/** Whether the shop may be opened, where that was looked at. */
function readiness(findings: readonly Finding[]): string[] {
  const launch = findings.filter(({check}) => check === 'launch');
  if (launch.length === 0) return [];
  if (isReadyToSell(findings)) return ['Ready to sell.', ''];
  const waiting = launch.filter(({level}) => level !== 'ok').length;
  return [
    waiting > 0
      ? `Not ready to sell: ${count(waiting, 'thing')} to replace first (launch, above).`
      : 'Not ready to sell: mend the failures first.',
    '',
  ];
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
