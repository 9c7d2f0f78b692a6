/**
 * The one clock of a run and all that is to happen by it. Nothing happens between two events but what the
 * last one set in motion; a run is the same each time it is made.
 */

/** Owner of an event: events of an ended owner do not happen. */
export interface Owner {
  readonly isAlive: boolean;
}

interface Event {
  readonly at: number;
  readonly order: number;
  readonly owner: Owner;
  readonly act: () => void | Promise<void>;
}

/** Taken before a run puts virtual timers in its place. */
const turn = setImmediate;
/** Turns of the real event loop after which streams and promises have come to rest. */
const TURNS = 3;

export class Timeline {
  private events: Event[] = [];
  private last = 0;

  /** @param now epoch milliseconds at the beginning. */
  constructor(public now: number) {}

  /** Schedules a callback in so many milliseconds; returns its number, for `cancel`. */
  after(ms: number, owner: Owner, act: () => void | Promise<void>): number {
    this.last += 1;
    const event = {at: this.now + Math.max(0, Math.ceil(ms)), order: this.last, owner, act};
    let place = this.events.length;
    while (place > 0 && isLater(this.events[place - 1]!, event)) place -= 1;
    this.events.splice(place, 0, event);
    return this.last;
  }

  cancel(order: number): void {
    const place = this.events.findIndex((event) => event.order === order);
    if (place >= 0) this.events.splice(place, 1);
  }

  /** Advances the clock by so many milliseconds, with all events in them. */
  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let event = this.events[0]; event && event.at <= end; event = this.events[0]) {
      this.events.shift();
      this.now = event.at;
      if (!event.owner.isAlive) continue;
      await event.act();
      await settle();
    }
    this.now = end;
  }
}

/** Lets promises that wait for nothing virtual come to rest. */
async function settle(): Promise<void> {
  for (let i = 0; i < TURNS; i += 1) await new Promise((resolve) => turn(resolve));
}

function isLater(a: Event, b: Event): boolean {
  return a.at > b.at || (a.at === b.at && a.order > b.order);
}
