/**
 * The code of the database's process in one file of plain JavaScript. A loader that translates each module when
 * it is imported is asked about every file of the packages too, which took half of the time of a start.
 */
import {buildSync} from 'esbuild';
import {randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {CACHE_DIRECTORY} from '../constants';

const ENTRY = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Path of the compiled file in the cache; packages are imported from their installed location. @throws {Error} */
export function compileEntry(): string {
  const file = path.resolve(CACHE_DIRECTORY, 'lite.mjs');
  // Other processes may compile at the same time, and nobody may read half a file.
  const unfinished = `${file}.${randomUUID()}`;
  const {outputFiles} = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    write: false,
  });
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(unfinished, outputFiles[0]?.contents ?? '');
  renameSync(unfinished, file);
  return file;
}
