/** The table of who finds which fault, in the documents. A fault that was not looked for keeps its row. */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {AREAS} from './areas';

const FILE = 'docs/planted-faults.md';
const BEFORE = '<!-- The table is written by `npm run planted-faults`. -->';
const NOBODY = 'nobody';

/** @param found by the names of the faults that were looked for, who found them; null for nobody. */
export function writeTable(found: ReadonlyMap<string, string | null>): void {
  const text = readFileSync(FILE, 'utf8');
  const [intro = '', table = ''] = text.split(BEFORE);
  const known = new Map(table.split('\n').flatMap(rowOf));
  const rows = Object.entries(AREAS).flatMap(([area, faults]) =>
    faults.map(({name}) => {
      const by = found.has(name) ? (found.get(name) ?? NOBODY) : (known.get(name) ?? 'not yet run');
      return {area, name, by: by.replaceAll('|', '/').replaceAll('\n', ' ')};
    }),
  );
  const count = rows.filter(({by}) => by !== NOBODY && by !== 'not yet run').length;
  const lines = rows.map(({area, name, by}) => `| ${area} | ${name} | ${by} |`);
  const share = ((100 * count) / rows.length).toFixed(1);
  const sum = `${count} of ${rows.length} faults are found: ${share}%.`;
  const head = '| area | fault | first found by |\n| --- | --- | --- |';
  writeFileSync(FILE, `${intro}${BEFORE}\n\n${sum}\n\n${head}\n${lines.join('\n')}\n`);
  spawnSync('npx', ['prettier', '--write', FILE]);
}

/** Name and finder. */
function rowOf(line: string): [string, string][] {
  const [, , name, by] = line.split('|').map((cell) => cell.trim());
  return name && by ? [[name, by]] : [];
}
