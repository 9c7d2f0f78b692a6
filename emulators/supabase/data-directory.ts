/** A data directory belongs to one emulator at a time: two databases in one folder would ruin it. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Claims the directory and returns the function that releases it. @throws {Error} when a living process has it. */
export function takeDataDirectory(directory: string): () => void {
  mkdirSync(directory, {recursive: true});
  const owner = ownerOf(directory);
  if (owner !== null) throw new Error(inUse(directory, owner));
  const lock = lockFile(directory);
  writeFileSync(lock, String(process.pid));
  return () => rmSync(lock, {force: true});
}

/** Deletes the directory's contents. @throws {Error} when a living process has it. */
export function resetDataDirectory(directory: string): void {
  const owner = ownerOf(directory);
  if (owner !== null) throw new Error(inUse(directory, owner));
  rmSync(directory, {recursive: true, force: true});
}

/** Id of the living process that uses the directory; null if the directory is free. */
function ownerOf(directory: string): number | null {
  let pid: number;
  try {
    pid = Number(readFileSync(lockFile(directory), 'utf8'));
  } catch {
    return null;
  }
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

function lockFile(directory: string): string {
  return path.join(directory, 'emulator.lock');
}

function inUse(directory: string, pid: number): string {
  return (
    `The Supabase emulator's data in ${directory} is in use by process ${pid}. ` +
    'Stop that one first (another `npm run dev`, `preview` or `emulators`).'
  );
}
