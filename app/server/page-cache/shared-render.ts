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
}

/** By key. An entry stays until its page is kept, so that nobody falls between the two. */
const rendering = new Map<string, SharedRender>();

type Turn =
  | {readonly theirs: StoredPage; readonly mine?: undefined}
  | {readonly theirs?: undefined; readonly mine: SharedRender};

/** Waits for the page that another request renders, or gives the caller the turn to render it. */
export async function takeTurn(key: string, now: () => number): Promise<Turn> {
  let other = runningAt(key, now());
  while (other) {
    await outcome(other, now);
    if (other.page) return {theirs: other.page};
    // What must not be kept is everyone's own: in line they would wait for each other.
    if (other.page === null) break;
    other = runningAt(key, now());
  }
  // In the same step as the last look, or two could take one turn.
  const mine: SharedRender = {startedAt: now(), page: undefined};
  rendering.set(key, mine);
  return {mine};
}

/** Ends a turn, unless somebody else has taken it over. */
export function endTurn(key: string, mine: SharedRender): void {
  if (rendering.get(key) === mine) rendering.delete(key);
}

function runningAt(key: string, now: number): SharedRender | null {
  const render = rendering.get(key);
  return render && !isGivenUp(render, now) ? render : null;
}

function isGivenUp({startedAt, page}: SharedRender, now: number): boolean {
  return page === undefined && now - startedAt >= GIVEN_UP_MS;
}

async function outcome(render: SharedRender, now: () => number): Promise<void> {
  let wait = LOOK_MS.first;
  while (render.page === undefined && !isGivenUp(render, now())) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * LOOK_MS.growth, LOOK_MS.most);
  }
}
