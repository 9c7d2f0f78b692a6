/**
 * Keeps floods of what is made for each request (searches, filters, unknown names, account pages, refused forms) from
 * delaying kept pages and the checkout: few reads of one network in a minute, and few made at once. Forms have limits and
 * turns of their own: nobody is refused a legal request for what their network reads.
 */
import {createRateLimiter} from '@common/rate-limiter';
import {readLimitedBody} from '@common/request-body';
import {ANSWER_QUEUE, FORM_BYTES, QUERY_RATE, RENDER_QUEUE} from '~/domain/limits';
import {poll, senderOf} from './request';
import {UNKNOWN_PATH, type KnownRoute} from './route-table';
import {errorResponse} from './validate-request';

type Asked = Pick<KnownRoute, 'path' | 'isPage' | 'facts'>;

/**
 * URLs with a query or a name in them, unknown URLs, answers other than pages, and pages that are not kept. The others are
 * a finite set, rendered once in a while.
 */
function isEndless({url}: Request, {path, isPage, facts}: Asked): boolean {
  const isKept = isPage && facts.cache === 'shared' && path !== UNKNOWN_PATH;
  return !isKept || path.includes(':') || new URL(url).search !== '';
}

/** Each kind apart: a flood of unknown names must not keep the network's other people from searching. */
const secondsToWait = createRateLimiter(QUERY_RATE);

/** The refusal if a network has asked for too many endless URLs of a kind; null if the request is admitted. */
export function refuseFlood(request: Request, route: Asked): Response | null {
  if (!isEndless(request, route)) return null;
  const sender = senderOf(request);
  const seconds = sender ? secondsToWait(`${route.path} ${sender}`, Date.now()) : 0;
  return seconds > 0 ? errorResponse(request, 'too-many', {'Retry-After': String(seconds)}) : null;
}

/** The senders of the forms that are being read, one for each form. */
const reading: (string | null)[] = [];

/**
 * A form whose body has arrived: one that comes slowly would hold a turn and do nothing. What does not arrive in time is
 * passed on as too long, which the form's route refuses. Null if there are too many on their way.
 */
export async function withWholeForm(request: Request, {isPage}: Asked): Promise<Request | null> {
  if (request.method !== 'POST' || !isPage || !request.body) return request;
  const sender = senderOf(request);
  const own = reading.filter((each) => each === sender).length;
  if (reading.length >= RENDER_QUEUE.places || (sender && own >= RENDER_QUEUE.placesOfOne))
    return null;
  reading.push(sender);
  try {
    const body = await readLimitedBody(request, FORM_BYTES);
    return new Request(request, {body: body ?? TOO_LONG});
  } finally {
    reading.splice(reading.indexOf(sender), 1);
  }
}

const TOO_LONG = new Uint8Array(FORM_BYTES + 1);

const RETRY_SECONDS = 5;

/** A flood of one kind must not delay another, least of all buyers in pages about their account and order. */
const queues = {
  shared: createRenderQueue(RENDER_QUEUE),
  none: createRenderQueue(RENDER_QUEUE),
  forms: createRenderQueue(RENDER_QUEUE),
  answers: createRenderQueue(ANSWER_QUEUE),
};

/** The queue in which a request waits for its turn; null for kept pages, and for what scripts send. */
function queueOf(request: Request, route: Asked): ReturnType<typeof createRenderQueue> | null {
  if (request.method === 'POST') return route.isPage ? queues.forms : null;
  if (!isEndless(request, route)) return null;
  if (!route.isPage) return queues.answers;
  return queues[route.path === UNKNOWN_PATH ? 'shared' : route.facts.cache];
}

/** Renders in turn what is made for each request; a 503 if too many wait. */
export async function renderInTurn(
  request: Request,
  route: Asked,
  render: () => Promise<Response>,
): Promise<Response> {
  const queue = queueOf(request, route);
  if (!queue) return render();
  return (await queue(senderOf(request), render)) ?? busy(request);
}

export function busy(request: Request): Response {
  return errorResponse(request, 'busy', {'Retry-After': String(RETRY_SECONDS)});
}

type QueueRule = Readonly<Record<keyof typeof RENDER_QUEUE, number>>;

/** A waiting request that has not polled for this long counts as cancelled. */
const LOST_MS = 1_000;

/** The network around a sender's: of IPv6 the /48 that one customer can have; of IPv4 its own, for a /24 is of many. */
const aroundOf = (sender: string | null) => sender?.split(':', 3).join(':') ?? null;

/**
 * Runs at most `atOnce` at a time; null if there is no place left to wait, or the wait takes longer than `waitMs`. Next is
 * whoever's network has had no turn for the longest time, the one around it first, in order of arrival: a flood delays
 * others by one turn only, also one of a customer who has 256 networks.
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
  const running = new Map<object, number>();
  const waiting = new Map<object, {readonly sender: string | null; readonly seenAt: number}>();
  const pushedOut = new WeakSet<object>();
  /** When a network or the one around it had its last turn; longer ago than anybody waits is as good as never. */
  const servedAt = new Map<string | null, number>();

  const forgetLost = () => {
    for (const [turn, until] of running) if (now() >= until) running.delete(turn);
    for (const [turn, {seenAt}] of waiting) if (now() - seenAt >= LOST_MS) waiting.delete(turn);
    for (const [sender, at] of servedAt) if (now() - at >= waitMs) servedAt.delete(sender);
  };
  /** Makes room where all places are taken, by pushing out the last one of the network that has most waiting: ten floods must not refuse a stranger. */
  const takePlace = (sender: string | null): boolean => {
    const senders = [...waiting.values()].map((each) => each.sender);
    const own = senders.filter((each) => each === sender).length;
    if (sender !== null && own >= placesOfOne) return false;
    if (waiting.size < places) return true;
    const around = mostOf(senders.map(aroundOf));
    const most = mostOf(senders.filter((each) => aroundOf(each) === around.of));
    const [ours, theirs] =
      around.of === aroundOf(sender)
        ? [own, most.count]
        : [senders.filter((each) => aroundOf(each) === aroundOf(sender)).length, around.count];
    const last = [...waiting].findLast(([, each]) => each.sender === most.of)?.[0];
    if (!last || theirs <= ours + 1) return false;
    waiting.delete(last);
    pushedOut.add(last);
    return true;
  };
  const lastTurn = (network: string | null) => servedAt.get(network) ?? -Infinity;
  const isLater = (one: string | null, other: string | null) => {
    const [at, than] = [lastTurn(aroundOf(one)), lastTurn(aroundOf(other))];
    return at === than ? lastTurn(one) > lastTurn(other) : at > than;
  };
  const mayRun = (turn: object, sender: string | null) => {
    if (running.size >= atOnce) return false;
    let next = {turn, sender};
    // A newcomer is behind all that wait.
    for (const [other, {sender: theirs}] of [...waiting].reverse())
      if (!isLater(theirs, next.sender)) next = {turn: other, sender: theirs};
    return next.turn === turn;
  };

  return async <T>(sender: string | null, run: () => Promise<T>): Promise<T | null> => {
    const turn = {};
    const until = now() + waitMs;
    forgetLost();
    if (!mayRun(turn, sender) && !takePlace(sender)) return null;
    const isAdmitted = await poll(() => {
      if (pushedOut.has(turn)) return false;
      forgetLost();
      const isNext = mayRun(turn, sender);
      if (!isNext && now() < until) {
        waiting.set(turn, {sender, seenAt: now()});
        return undefined;
      }
      waiting.delete(turn);
      if (isNext) {
        running.set(turn, now() + turnMs);
        for (const each of [sender, aroundOf(sender)]) servedAt.set(each, now());
      }
      return isNext;
    });
    if (!isAdmitted) return null;
    try {
      return await run();
    } finally {
      running.set(turn, now() + restMs);
    }
  };
}

/** What is in a list most often, the latest of several, and how often. */
function mostOf(list: readonly (string | null)[]): {of: string | null; count: number} {
  const counts = new Map<string | null, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [of, count] = [...counts].reduce((most, each) => (each[1] < most[1] ? most : each));
  return {of, count};
}
