/**
 * Every way from one part of the world to another: a request takes its time, may be cut off on its way there
 * or back, and what it has done by then stays done.
 */
import type {Chance} from '../../chance';
import type {Owner, Timeline} from './timeline';

/** A request as it arrives. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
}

/** Answers requests under one host name. */
export type Host = (asked: Asked) => Promise<Answered>;

/** A host that answers without waiting for anything of the run's time is awaited, however it works. */
type Pace = 'at once' | 'by and by';

/** Where requests come from: a device, an isolate of the worker, the provider. */
export interface Sender extends Owner {
  readonly isOnline: boolean;
  /** Headers added to each request, such as the sender's address. */
  readonly headers: Readonly<Record<string, string>>;
  /** What relative addresses are relative to. */
  readonly origin: string;
}

/** What is wrong with the way to a host. */
export interface Weather {
  /** Milliseconds that each answer takes more. */
  slowMs: number;
  /** Number of the next answers that get lost after the host has handled the request. */
  loseAnswers: number;
}

const NO_BODY = new Set([204, 304]);
const BEYOND_MS = 3_600_000;

export class Network {
  private readonly hosts = new Map<string, {readonly answer: Host; readonly pace: Pace}>();
  private readonly weathers = new Map<string, Weather>();

  constructor(
    private readonly timeline: Timeline,
    private readonly chance: Chance,
    private readonly note: (what: string) => void,
  ) {}

  /** @param host such as 'tienda.test'. */
  serve(host: string, pace: Pace, answer: Host): void {
    this.hosts.set(host, {answer, pace});
  }

  weather(host: string): Weather {
    const known = this.weathers.get(host) ?? {slowMs: 0, loseAnswers: 0};
    this.weathers.set(host, known);
    return known;
  }

  calm(): void {
    this.weathers.clear();
  }

  /** `fetch` of a sender. */
  fetchFrom(sender: Sender): typeof fetch {
    return (input, init) => this.send(sender, input, init);
  }

  private send(
    sender: Sender,
    input: RequestInfo | URL,
    init: RequestInit = {},
  ): Promise<Response> {
    if (input instanceof Request) throw new Error('Nothing here asks with a Request');
    const {method = 'GET', headers: given, body = null, signal} = init;
    const url = new URL(String(input), sender.origin);
    const headers = {...Object.fromEntries(new Headers(given)), ...sender.headers};
    const asked: Asked = {method, url, headers, body: body as string | null};
    return new Promise((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      const onAbort = () => reject(signal?.reason as Error);
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort);
      if (!sender.isAlive) return;
      const host = this.hosts.get(url.host);
      if (!sender.isOnline || !host) return void this.timeline.after(1, sender, fail);
      this.timeline.after(2 + this.chance.below(40), ALWAYS, async () => {
        if (!sender.isAlive || !sender.isOnline) return fail();
        this.note(`→ ${method} ${url.host}${url.pathname}`);
        const answered = host.answer(asked).then(
          (answer) => this.bring(sender, url, answer, resolve, fail),
          () => void this.timeline.after(2, sender, fail),
        );
        if (host.pace === 'at once') await answered;
      });
    });
  }

  private bring(
    sender: Sender,
    {host, pathname}: URL,
    answer: Answered,
    resolve: (response: Response) => void,
    fail: () => void,
  ): void {
    const weather = this.weather(host);
    const isLost = weather.loseAnswers > 0;
    if (isLost) weather.loseAnswers -= 1;
    const arrives = 2 + this.chance.below(40) + weather.slowMs;
    // The connection breaks, or nobody ever hears of it.
    const ms = isLost && this.chance.hits(0.5) ? BEYOND_MS : arrives;
    this.timeline.after(ms, sender, () => {
      this.note(`← ${host}${pathname} ${isLost ? 'lost' : answer.status}`);
      if (isLost || !sender.isOnline) fail();
      else resolve(new Response(bodyOf(answer), {status: answer.status, headers: answer.headers}));
    });
  }
}

/** Work that nobody waits for. */
export const ALWAYS: Owner = {isAlive: true};

function bodyOf({status, body}: Answered): BodyInit | null {
  return NO_BODY.has(status) || !body?.length ? null : (body as BodyInit);
}
