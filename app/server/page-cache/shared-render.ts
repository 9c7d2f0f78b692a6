/**
 * One render for all who ask for the same page at once. Nobody awaits the promise of another's
 * request: on the edge a request that waits for nothing of its own is cancelled as hung, and one
 * whose maker has gone never wakes. Who waits looks again and again, by timers of his own, at what
 * the one who renders has left behind.
 */
import type {StoredPage} from './stored-page';

/** A little more than what a render may take, all its calls included: then its maker has gone. */
const GIVEN_UP_MS = 20_000;
/** Between two looks; a render that takes long is looked at less often. */
const LOOK_MS = {first: 4, growth: 1.5, most: 60};

export interface SharedRender {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Undefined while it runs; null when there is nothing to share: it failed, or must not be kept. */
  page: StoredPage | null | undefined;
  /** Of who took over when it had been silent for too long. */
  successor?: SharedRender;
}

/** By key. An entry stays until its page is kept, so that nobody falls between the two. */
const rendering = new Map<string, SharedRender>();

type Turn =
  | {readonly theirs: StoredPage; readonly mine?: undefined}
  | {readonly theirs?: undefined; readonly mine: SharedRender};

/** Waits for the page that another request renders, or gives the caller the turn to render it. */
export async function takeTurn(key: string, now: () => number): Promise<Turn> {
  let other = rendering.get(key);
  let wait = LOOK_MS.first;
  // What must not be kept is everyone's own: in line they would wait for each other.
  while (other && other.page !== null && now() - other.startedAt < GIVEN_UP_MS) {
    if (other.page) return {theirs: other.page};
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * LOOK_MS.growth, LOOK_MS.most);
    // Not a look into the map: the successor may have come and gone meanwhile.
    while (other.successor) other = other.successor;
  }
  // In the same step as the last look, or two could take one turn.
  const mine: SharedRender = {startedAt: now(), page: undefined};
  if (other && other.page === undefined) other.successor = mine;
  rendering.set(key, mine);
  return {mine};
}

/** Ends a turn, unless somebody else has taken it over. */
export function endTurn(key: string, mine: SharedRender): void {
  if (rendering.get(key) === mine) rendering.delete(key);
}
