import {readdirSync, readFileSync} from 'node:fs';

/** Resident memory, in MB, of the workerd that this process started; null where it cannot be told. */
export function workerMemory(): number | null {
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const status = statusOf(pid);
      if (field(status, 'Name') !== 'workerd' || field(status, 'PPid') !== String(process.pid)) {
        continue;
      }
      return Math.round(Number.parseInt(field(status, 'VmRSS'), 10) / 1024);
    }
  } catch {
    // Not a system with /proc.
  }
  return null;
}

/** Empty for a process that ended meanwhile. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}

function field(status: string, name: string): string {
  return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? '';
}
