import {execFileSync} from 'node:child_process';

const WORKER = /(?:^|\/)workerd$/;

/** Resident megabytes of the workerd that this process started. @throws {Error} when none runs. */
export function workerMemory(): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], {encoding: 'utf8'});
  for (const line of list.split('\n')) {
    const [, parent, kilobytes, command = ''] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && WORKER.test(command)) return Number(kilobytes) / 1024;
  }
  throw new Error('No worker runs in this process.');
}
