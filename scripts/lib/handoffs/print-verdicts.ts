import type {CaseResult} from './lane';

const GROUP_WIDTH = 44;
const CELL_WIDTH = 10;
const COLUMNS = ['cases', 'hand-offs', 'exact', 'told', 'refused', 'wrong'] as const;

/** One row a group, and the whole below. */
export function printVerdicts(results: readonly CaseResult[]): void {
  const groups = [...new Set(results.map(({group}) => group))];
  console.log(row('group', COLUMNS));
  for (const group of groups) {
    console.log(row(group, counts(results.filter((each) => each.group === group))));
  }
  console.log(row('all', counts(results)));
}

/** What was wrong, and on demand what was seen. */
export function wrongText({group, name, wrong}: CaseResult, withSeen: boolean): string {
  const problems = (wrong?.problems ?? []).map((problem) => `\n    ${problem}`).join('');
  const seen = withSeen ? `\n${JSON.stringify(wrong?.seen, null, 1)}` : '';
  return `✖ ${group}: ${name}${problems}${seen}`;
}

function counts(results: readonly CaseResult[]): readonly string[] {
  const verdicts = results.flatMap((each) => each.verdicts);
  const wrong = results.filter((each) => each.wrong).length;
  const of = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  return [
    results.length,
    verdicts.length + wrong,
    of('exact'),
    of('told'),
    of('refused'),
    wrong,
  ].map(String);
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(GROUP_WIDTH) + cells.map((cell) => cell.padStart(CELL_WIDTH)).join('');
}
