/** The build that scripts serve and weigh: this checkout's, or another one's to compare it with. */
import path from 'node:path';

let directory = path.resolve('dist');

/** Has every script of this process take the build of another checkout, given by its `dist`. */
export function useBuildOf(other: string): void {
  directory = path.resolve(other);
}

/** What the worker runs. */
export function workerDirectory(): string {
  return path.join(directory, 'server');
}

/** What browsers fetch. */
export function clientDirectory(): string {
  return path.join(directory, 'client');
}
