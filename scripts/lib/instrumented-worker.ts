/**
 * The production worker under instruments: its clock can be set forward, its caches forgotten or broken, and
 * its log read. Nothing of the shop's own code changes; a module around it replaces what the runtime
 * gives it. A cold or an old cache then takes no restart and no waiting.
 */
const CONTROL = '/__worker/';
/** Time for which the worker may answer from its own memory, without checking its caches. */
const FORGET_MS = 24 * 60 * 60_000;

/** Ways in which a host's Cache API may fail. */
type CacheFault =
  | 'open rejects'
  | 'match never answers'
  | 'match answers nonsense'
  | 'put never answers';

/** The module that takes the place of the worker's entry, which it finds at `entry`. */
export function instrumentsAround(entry: string): string {
  return `
import worker from ${JSON.stringify(entry)};
const realNow = Date.now.bind(Date);
const realOpen = caches.open.bind(caches);
const lines = [];
let ahead = 0;
let generation = 0;
Date.now = () => realNow() + ahead;
let fault = null;
const broken = async () => { throw new Error('the cache is broken'); };
const never = () => new Promise(() => {});
const open = (name) => realOpen(name + '-' + generation);
const faulty = {
  'match never answers': {match: never},
  'match answers nonsense': {match: async () => ({status: 'fine'})},
  'put never answers': {put: never},
};
caches.open = async (name) => {
  if (fault === 'open rejects') return broken();
  const cache = await open(name);
  const whole = {match: (key) => cache.match(key), put: (key, answer) => cache.put(key, answer)};
  return fault ? {...whole, ...faulty[fault]} : cache;
};
for (const level of ['log', 'warn', 'error']) console[level] = (line) => void lines.push(String(line));
const orders = {
  advance: ({ms}) => { ahead += ms; },
  forget: () => { generation += 1; ahead += ${FORGET_MS}; },
  breakCaches: (order) => { fault = order.fault; },
  log: () => lines.splice(0),
};
export default {
  async fetch(request, environment, execution) {
    const {pathname} = new URL(request.url);
    if (!pathname.startsWith(${JSON.stringify(CONTROL)})) return worker.fetch(request, environment, execution);
    const order = orders[pathname.slice(${CONTROL.length})];
    return Response.json(order(await request.json()) ?? null);
  },
};
`;
}

/** A line of the worker's log. */
export type LogLine = Readonly<Record<string, unknown>> & {readonly event?: string};

/** Orders to an instrumented worker. */
export class WorkerControl {
  constructor(private readonly url: string) {}

  /** Sets the worker's clock forward. */
  async advance(ms: number): Promise<void> {
    await this.order('advance', {ms});
  }

  /** Starts with empty caches from here on. */
  async forget(): Promise<void> {
    await this.order('forget');
  }

  /** Makes every cache fail in one way from now on; null restores them. */
  async breakCaches(fault: CacheFault | null): Promise<void> {
    await this.order('breakCaches', {fault});
  }

  /** Lines logged since the last call; a line that is not ours has its text under `text`. */
  async log(): Promise<readonly LogLine[]> {
    const lines = (await this.order('log')) as readonly string[];
    return lines.map((line) => (line.startsWith('{') ? JSON.parse(line) : {text: line}));
  }

  private async order(name: string, body: object = {}): Promise<unknown> {
    const response = await fetch(this.url + CONTROL + name, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The worker's instruments refuse '${name}'`);
    return response.json();
  }
}
