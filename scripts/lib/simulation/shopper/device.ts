/**
 * A browser: what its tabs share. Each tab sees storage through a copy of its own, as in a browser with a
 * process for each: what another tab has written reaches it a moment later.
 */
import type {Chance} from '../../chance';
import type {Owner, Timeline} from '../world/timeline';

/** The parts of a tab that its device uses. */
export interface Page extends Owner {
  readonly name: string;
  readonly window: EventTarget;
}

type Text = string | null;

interface View {
  readonly texts: Map<string, string>;
  /** Own writes by key that have not arrived yet: what others write before them does not count. */
  readonly underWay: Map<string, number>;
  /** Number of other tabs' writes, by key, that have not reached this tab. */
  readonly unheard: Map<string, number>;
}

interface LockRequest {
  readonly page: Page;
  readonly grant: (release: () => void) => void;
}

/** Milliseconds from one process to another, at most. */
const HOP_MS = 4;

export class Device {
  /** Milliseconds that the device's clock is ahead. */
  skewMs = 0;
  isOnline = true;
  /** Nothing that needs more room can be stored. */
  isFull = false;
  /** Keys that a tab could not store since there was room last; only that tab has the values. */
  readonly missed = new Set<string>();
  /** Called with each text that a tab tries to store. */
  onWrite: (page: Page, key: string, text: Text, isTaken: boolean) => void = () => {};
  readonly pages = new Set<Page>();
  private readonly stored = new Map<string, string>();
  private readonly views = new WeakMap<Page, View>();
  private readonly arriving = new Map<string, number>();
  private readonly locks = new Map<string, LockRequest[]>();

  constructor(
    readonly name: string,
    private readonly timeline: Timeline,
    private readonly chance: Chance,
  ) {}

  /** The value of a key once all writes have arrived. */
  read(key: string): unknown {
    return JSON.parse(this.stored.get(key) ?? 'null');
  }

  write(key: string, value: unknown): void {
    this.stored.set(key, JSON.stringify(value));
  }

  /** Whether somebody's write of this key has not arrived yet. */
  isUnderWay(key: string): boolean {
    return (this.arriving.get(key) ?? 0) > 0;
  }

  /** Whether somebody else's write of this key has not reached this tab yet. */
  isNewsOnItsWay(page: Page, key: string): boolean {
    return this.isUnderWay(key) || (this.views.get(page)?.unheard.get(key) ?? 0) > 0;
  }

  open(page: Page): void {
    this.pages.add(page);
    this.views.set(page, {texts: new Map(this.stored), underWay: new Map(), unheard: new Map()});
  }

  /** What the tab has stored is on its way; its locks are free again. */
  close(page: Page): void {
    this.pages.delete(page);
    for (const [name, queue] of this.locks) {
      const isHolder = queue[0]?.page === page;
      const left = queue.filter((request) => request.page !== page);
      this.locks.set(name, left);
      if (isHolder) this.grantNext(name);
    }
  }

  storageOf(page: Page): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    return {
      getItem: (key) => this.views.get(page)?.texts.get(key) ?? null,
      setItem: (key, text) => {
        if (!page.isAlive) return;
        const before = this.views.get(page)?.texts.get(key) ?? '';
        const isTaken = !this.isFull || text.length <= before.length;
        this.onWrite(page, key, text, isTaken);
        if (!isTaken) this.missed.add(key);
        if (!isTaken) throw new DOMException('The quota is used up', 'QuotaExceededError');
        this.store(page, key, text);
      },
      removeItem: (key) => this.store(page, key, null),
    };
  }

  /** `navigator.locks` of a tab. */
  locksOf(page: Page): object {
    type Callback = (lock: object | null) => Promise<unknown>;
    interface Options {
      readonly signal?: AbortSignal;
      readonly ifAvailable?: boolean;
    }
    return {
      request: (name: string, given: Options | Callback, callback?: Callback) => {
        // What a page that is gone still computes reaches nobody.
        if (!page.isAlive) return new Promise(() => {});
        const options = typeof given === 'function' ? {} : given;
        const work = (typeof given === 'function' ? given : callback)!;
        const queue = this.locks.get(name) ?? [];
        this.locks.set(name, queue);
        if (options.ifAvailable && queue.length > 0) return work(null);
        return new Promise((resolve, reject) => {
          const request: LockRequest = {
            page,
            grant: (release) => {
              options.signal?.removeEventListener('abort', giveUp);
              void Promise.resolve(work({name})).then(resolve, reject).finally(release);
            },
          };
          const giveUp = () => {
            const place = queue.indexOf(request);
            if (place > 0) queue.splice(place, 1);
            reject(options.signal?.reason as Error);
          };
          options.signal?.addEventListener('abort', giveUp);
          const current = this.locks.get(name)!;
          current.push(request);
          if (current.length === 1) this.grantNext(name);
        });
      },
    };
  }

  /** Tells all tabs something that the browser knows. */
  tell(type: string): void {
    for (const page of this.pages) if (page.isAlive) page.window.dispatchEvent(new Event(type));
  }

  private grantNext(name: string): void {
    const [request] = this.locks.get(name) ?? [];
    if (!request) return;
    this.timeline.after(this.chance.below(HOP_MS), request.page, () =>
      request.grant(() => {
        const queue = this.locks.get(name) ?? [];
        if (queue[0] !== request) return;
        queue.shift();
        this.grantNext(name);
      }),
    );
  }

  private store(page: Page, key: string, text: Text): void {
    const view = this.views.get(page);
    if (!view) return;
    put(view.texts, key, text);
    count(view.underWay, key, 1);
    count(this.arriving, key, 1);
    this.timeline.after(this.chance.below(HOP_MS), {isAlive: true}, () => {
      put(this.stored, key, text);
      count(this.arriving, key, -1);
      count(view.underWay, key, -1);
      for (const other of this.pages) {
        const heard = this.views.get(other);
        if (other === page || !heard) continue;
        count(heard.unheard, key, 1);
        this.timeline.after(this.chance.below(HOP_MS), other, () => {
          count(heard.unheard, key, -1);
          this.arrive(other, key, text);
        });
      }
    });
  }

  private arrive(page: Page, key: string, text: Text): void {
    const view = this.views.get(page);
    if (!view || (view.underWay.get(key) ?? 0) > 0) return;
    if ((view.texts.get(key) ?? null) === text) return;
    put(view.texts, key, text);
    page.window.dispatchEvent(Object.assign(new Event('storage'), {key, newValue: text}));
  }
}

function count(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function put(texts: Map<string, string>, key: string, text: Text): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}
