/**
 * One render for all who ask for the same page at once. Nobody awaits the promise of another
 * request: on the edge a request that waits for nothing of its own is cancelled as hung, and one
 * whose leader was cancelled never wakes. Those who wait look again and again, by timers of their
 * own, at what the leader has left behind.
 */
import type {StoredPage} from './stored-page';

/** A little more than what a render may take, all its calls included: then its request has died. */
const ABANDONED_MS = 20_000;
/** Milliseconds between two looks; a render that takes long is looked at less often. */
const POLL_MS = {first: 4, growth: 1.5, most: 60};

/** One render under way. */
export interface Flight {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Undefined while it runs; null when there is nothing to share: it failed, or must not be kept. */
  page: StoredPage | null | undefined;
  /** The flight that took over when this one had been silent for too long. */
  successor?: Flight;
}

/** By key. An entry stays until its page is kept, so that nobody falls between the two. */
const flights = new Map<string, Flight>();

type Joined =
  /** Another request has rendered the page. */
  | {readonly role: 'follower'; readonly page: StoredPage}
  /** The caller is to render it, and to end the flight. */
  | {readonly role: 'leader'; readonly flight: Flight};

/** Waits for the page that another request renders, or makes the caller the one to render it. */
export async function joinFlight(key: string, now: () => number): Promise<Joined> {
  let current = flights.get(key);
  let wait = POLL_MS.first;
  // A page that must not be shared is rendered by each: in line they would wait for each other.
  while (current && current.page !== null && now() - current.startedAt < ABANDONED_MS) {
    if (current.page) return {role: 'follower', page: current.page};
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(wait * POLL_MS.growth, POLL_MS.most);
    // Not a look into the map: the successor may have come and gone meanwhile.
    while (current.successor) current = current.successor;
  }
  // In the same step as the last look, or two requests could become leaders.
  const flight: Flight = {startedAt: now(), page: undefined};
  if (current && current.page === undefined) current.successor = flight;
  flights.set(key, flight);
  return {role: 'leader', flight};
}

/** Ends a flight, unless another has taken it over. */
export function endFlight(key: string, flight: Flight): void {
  if (flights.get(key) === flight) flights.delete(key);
}
