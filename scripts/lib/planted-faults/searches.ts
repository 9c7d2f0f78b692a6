/** Who may find a fault, the quickest first: tests that import its file, all that it concerns, the simulation. */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {filesOf, type PlantedFault} from './planted-fault';

export interface Finding {
  /** In words. */
  readonly by: string;
  /** Of the test, to be run again without the fault; null where it was none. */
  readonly testFile: string | null;
}

/** Looks for a fault that stands in the tree at `directory`; null when all is well there. */
export type Search = (directory: string, fault: PlantedFault) => Finding | null;

/** Functions run in processes of their own and SQL in a database: nothing imports them. */
const BACKEND = 'supabase/';
const BACKEND_TESTS = [
  'tests/supabase/order',
  'tests/emulators/purchases',
  'tests/emulators/supabase',
];
/** A busy machine is slow, not wrong: what hangs for a minute counts as a failure. */
const TEST_LIMIT_MS = 60_000;
const REPORT = 'planted-fault.json';

const testFiles = readdirSync('tests', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('tests', file));

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {readonly status: string; readonly fullName: string}[];
    readonly status: string;
  }[];
}

/** The tests that import the file themselves, or read the folder of migrations: some seconds. */
export const searchNearTests: Search = (directory, fault) => {
  const named = filesOf(fault).flatMap((file) => {
    const {dir, name, ext} = path.parse(file);
    return ext === '.sql' ? [`'${dir}'`] : [`/${name}'`, `/${name}.ts'`];
  });
  const near = testFiles.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return named.some((each) => text.includes(each));
  });
  const quick = near.filter((file) => !file.startsWith('tests/components'));
  return near.length > 0 ? vitest(directory, ['run', ...(quick.length > 0 ? quick : near)]) : null;
};

/** All tests that get to the file by imports, or those of the backend for what runs there. */
export const searchConcernedTests: Search = (directory, fault) => {
  const files = filesOf(fault);
  return files.some((file) => file.startsWith(BACKEND))
    ? vitest(directory, ['run', ...BACKEND_TESTS])
    : vitest(directory, [
        'related',
        '--run',
        '--project',
        'shared',
        '--project',
        'isolated',
        ...files,
      ]);
};

export const searchAllTests: Search = (directory) => vitest(directory, ['run']);

/** @param runs of the simulation, at most. */
export function searchBySimulation(runs: number): Search {
  return (directory, fault) => {
    if (filesOf(fault).some((file) => file.endsWith('.sql'))) return null;
    const command = `npx tsx scripts/simulate.ts --runs ${runs}`;
    const {status, stdout, stderr} = spawnSync(command, {
      cwd: directory,
      shell: true,
      encoding: 'utf8',
    });
    if (status === 0) return null;
    const [, run, seed] = /Run (\d+), seed (\d+)/.exec(`${stdout}${stderr}`) ?? [];
    return {
      by: run ? `simulation: run ${run}, seed ${seed}` : 'simulation: it does not start',
      testFile: null,
    };
  };
}

/** @param command of a shell that fails when something is wrong. */
export function searchByCommand(command: string): Search {
  return (directory) => {
    const {status} = spawnSync(command, {cwd: directory, shell: true, stdio: 'ignore'});
    return status === 0 ? null : {by: command, testFile: null};
  };
}

/** Whether these test files pass in the tree as it is. */
export function pass(directory: string, testFiles: readonly string[]): boolean {
  return testFiles.length === 0 || vitest(directory, ['run', ...testFiles]) === null;
}

function vitest(directory: string, words: readonly string[]): Finding | null {
  const report = path.join(directory, REPORT);
  rmSync(report, {force: true});
  const options = [
    ...['--bail', '1', '--passWithNoTests', '--testTimeout', String(TEST_LIMIT_MS)],
    ...['--reporter', 'json', '--outputFile', REPORT],
  ];
  const {status} = spawnSync('npx', ['vitest', ...words, ...options], {
    cwd: directory,
    stdio: 'ignore',
  });
  if (status === 0) return null;
  const {testResults} = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const {name, assertionResults} of testResults) {
    const testFile = path.relative(directory, name);
    const failed = assertionResults.find((each) => each.status === 'failed');
    if (failed) return {by: `${testFile}: ${failed.fullName}`, testFile};
  }
  const broken = testResults.find((each) => each.status === 'failed');
  if (!broken) throw new Error('Vitest failed without a failing test');
  const testFile = path.relative(directory, broken.name);
  return {by: `${testFile}: it does not load`, testFile};
}
