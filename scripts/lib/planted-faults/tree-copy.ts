import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesOf, plant, type PlantedFault} from './planted-fault';

const LEFT_BEHIND = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results']);

/** The working tree as it is, in a folder of its own: nothing is planted where somebody works. */
export interface TreeCopy {
  readonly directory: string;
  /** Runs something while the fault is in the copy. @throws {Error} when it fits nowhere. */
  with<Result>(fault: PlantedFault, work: () => Result): Result;
  remove(): void;
}

/** @returns a copy with the packages of this tree. */
export function copyTree(): TreeCopy {
  const directory = mkdtempSync(path.join(tmpdir(), 'planted-faults-'));
  const isWanted = (file: string) => !LEFT_BEHIND.has(path.relative('.', file));
  cpSync('.', directory, {recursive: true, filter: isWanted});
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  return {
    directory,
    with(fault, work) {
      const before = new Map(
        filesOf(fault).map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]),
      );
      const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
      try {
        for (const [file, text] of before) write(file, plant(fault, file, text));
        return work();
      } finally {
        before.forEach((text, file) => write(file, text));
      }
    },
    remove: () => rmSync(directory, {recursive: true, force: true}),
  };
}
