import {randomUUID} from 'node:crypto';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file of the cache, and its folder. Others may be writing the same one: whoever comes last
 * wins, and nobody reads half a file.
 */
export async function writeWholeFile(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
