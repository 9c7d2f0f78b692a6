/**
 * Keeps floods of addresses without end (searches, filters, unknown names) from delaying kept pages, forms and the
 * checkout: few from one network in a minute, and few rendered at once. Forms have limits of their own: nobody is refused a
 * legal request for what their network reads.
 */
import {QUERY_RATE, RENDER_QUEUE} from '~/domain/limits';
import {limitRequests, senderOf} from './request';
import {UNKNOWN_PATH, type KnownRoute} from './route-table';
import {errorResponse} from './validate-request';

type Asked = Pick<KnownRoute, 'path' | 'isPage'>;

/** URLs with a query or a name in them, unknown URLs, and answers other than pages. Other pages are a finite set. */
function isEndless({url}: Request, {path, isPage}: Asked): boolean {
  return !isPage || path === UNKNOWN_PATH || path.includes(':') || new URL(url).search !== '';
}

const secondsToWait = limitRequests(QUERY_RATE);

/** The refusal if a network has asked for too many endless URLs; null if the request is admitted. */
export function refuseFlood(request: Request, route: Asked): Response | null {
  if (!isEndless(request, route)) return null;
  const seconds = secondsToWait(request);
  return seconds > 0 ? errorResponse(request, 'too-many', {'Retry-After': String(seconds)}) : null;
}

const RETRY_SECONDS = 5;

/** A flood of searches must not keep buyers from pages about their account and order. */
const queues = {shared: createRenderQueue(RENDER_QUEUE), none: createRenderQueue(RENDER_QUEUE)};

/** Renders a page. Endless pages wait for their turn, or get a 503 if too many wait. */
export async function renderInTurn(
  request: Request,
  route: Pick<KnownRoute, 'path' | 'isPage' | 'facts'>,
  render: () => Promise<Response>,
): Promise<Response> {
  if (!route.isPage || request.method !== 'GET' || !isEndless(request, route)) return render();
  const queue = queues[route.path === UNKNOWN_PATH ? 'shared' : route.facts.cache];
  const rendered = await queue(senderOf(request), render);
  return rendered ?? errorResponse(request, 'busy', {'Retry-After': String(RETRY_SECONDS)});
}

type QueueRule = Readonly<Record<keyof typeof RENDER_QUEUE, number>>;

const POLL_MS = 20;
/** A waiting request that has not polled for this long counts as cancelled. */
const LOST_MS = 1_000;

/**
 * Runs at most `atOnce` at a time, in order of arrival; null if there is no place left to wait, or the wait takes longer
 * than `waitMs`. Waits by polling, like the page cache: on the edge, a request must not await another one's promise.
 * @param now epoch milliseconds.
 */
export function createRenderQueue(
  {atOnce, places, placesOfOne, waitMs, turnMs, restMs}: QueueRule,
  now: () => number = Date.now,
) {
  /**
   * Until when each counts. One that lasts longer than `turnMs` waits for a service and leaves the processor to others; after
   * one that has ended, others get `restMs`.
   */
  const running = new Map<symbol, number>();
  const waiting = new Map<symbol, {readonly sender: string | null; readonly seenAt: number}>();

  const forgetLost = () => {
    for (const [turn, until] of running) if (now() >= until) running.delete(turn);
    for (const [turn, {seenAt}] of waiting) if (now() - seenAt >= LOST_MS) waiting.delete(turn);
  };
  const hasPlace = (sender: string | null) => {
    if (waiting.size >= places) return false;
    if (sender === null) return true;
    const ofOne = [...waiting.values()].filter((each) => each.sender === sender);
    return ofOne.length < placesOfOne;
  };
  const mayRun = (turn: symbol) => {
    const [first = turn] = waiting.keys();
    return first === turn && running.size < atOnce;
  };

  return async <T>(sender: string | null, run: () => Promise<T>): Promise<T | null> => {
    const turn = Symbol();
    const until = now() + waitMs;
    forgetLost();
    if (!mayRun(turn) && !hasPlace(sender)) return null;
    while (!mayRun(turn)) {
      waiting.set(turn, {sender, seenAt: now()});
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      forgetLost();
      if (now() >= until && !mayRun(turn)) {
        waiting.delete(turn);
        return null;
      }
    }
    waiting.delete(turn);
    running.set(turn, now() + turnMs);
    try {
      return await run();
    } finally {
      running.set(turn, now() + restMs);
    }
  };
}
