/** Stand-ins for `navigator.locks`, in which a test decides who holds the lock, and when. */
import type {Scheduler} from 'fast-check';

type Callback = () => unknown;

interface Waiting {
  readonly callback: Callback;
  readonly fail: (reason: unknown) => void;
}

class ManualLocks {
  protected readonly queue: Waiting[] = [];

  request(_name: string, _options: unknown, callback: Callback): Promise<void> {
    return new Promise((_resolve, fail) => {
      this.queue.push({callback, fail});
      this.onRequest();
    });
  }

  /** Gives the lock to whoever has waited longest, who keeps it until the next grant. */
  grantNext(): void {
    void this.queue.shift()?.callback();
  }

  refuse(): void {
    for (const {fail} of this.queue.splice(0)) fail(new DOMException('Forbidden', 'SecurityError'));
  }

  protected onRequest(): void {}
}

/** Grants each request at a moment that fast-check chooses. */
export class ScheduledLocks extends ManualLocks {
  constructor(private readonly scheduler: Scheduler) {
    super();
  }

  protected override onRequest(): void {
    void this.scheduler.schedule(Promise.resolve(), 'grant the lock').then(() => this.grantNext());
  }
}

export function useLocks(locks: ManualLocks = new ManualLocks()): ManualLocks {
  Object.defineProperty(navigator, 'locks', {value: locks, configurable: true});
  return locks;
}

export function forbidLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
