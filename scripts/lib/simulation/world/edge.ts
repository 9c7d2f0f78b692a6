/** The edge: isolates of the real worker, each with memory of its own, as many as ISOLATES. */
import type {Chance} from '../../chance';
import type {Load} from '../code/bundle';
import type {Answered, Asked, Network, Sender} from './network';
import type {Timeline} from './timeline';
import {cryptoOf, mathOf, SHARED_GLOBALS, SILENT, timeGlobals} from './web-globals';

export interface WorkerModules {
  readonly default: {
    fetch(
      request: Request,
      variables: Readonly<Record<string, string>>,
      execution: {waitUntil(task: Promise<unknown>): void; passThroughOnException(): void},
    ): Promise<Response>;
  };
}

/** The globals that each isolate is given. */
export const WORKER_GLOBALS = [...SHARED_GLOBALS, 'caches', 'BUILD_VERSION'] as const;

interface Isolate extends Sender {
  isAlive: boolean;
  readonly worker: WorkerModules;
  /** Rejects the requests under way when the isolate ends. */
  readonly visitors: ((reason: Error) => void)[];
}

const ISOLATES = 2;

export class Edge {
  private readonly isolates: (Isolate | null)[] = Array.from({length: ISOLATES}, () => null);

  constructor(
    private readonly load: Load<WorkerModules>,
    private readonly variables: Readonly<Record<string, string>>,
    private readonly parts: {
      readonly timeline: Timeline;
      readonly network: Network;
      readonly chance: Chance;
    },
  ) {}

  /** Any isolate may answer; rejects if the isolate ends earlier. */
  async answer({url, ...asked}: Asked): Promise<Answered> {
    const {status, headers, body} = await this.ask(new Request(url, asked));
    return {
      status,
      headers: Object.fromEntries(headers),
      body: body && new Uint8Array(await new Response(body).arrayBuffer()),
    };
  }

  private ask(request: Request): Promise<Response> {
    const place = this.parts.chance.below(ISOLATES);
    const isolate = (this.isolates[place] ??= this.start());
    return new Promise((resolve, reject) => {
      isolate.visitors.push(reject);
      const execution = {
        // Like in the runtime, background work that fails does not fail the request.
        waitUntil: (task: Promise<unknown>) => void task.catch(() => {}),
        passThroughOnException() {},
      };
      isolate.worker.default.fetch(request, this.variables, execution).then(resolve, reject);
    });
  }

  /** Ends an isolate with its memory and everything under way. */
  crash(place: number): void {
    const isolate = this.isolates[place % ISOLATES];
    if (!isolate) return;
    isolate.isAlive = false;
    for (const reject of isolate.visitors) reject(new Error('The isolate ended'));
    this.isolates[place % ISOLATES] = null;
  }

  private start(): Isolate {
    const {timeline, network, chance} = this.parts;
    const sender = {isAlive: true, isOnline: true, headers: {}, origin: 'https://tienda.test'};
    const worker = this.load({
      ...timeGlobals(timeline, sender, () => 0),
      fetch: network.fetchFrom(sender),
      crypto: cryptoOf(chance),
      Math: mathOf(chance),
      // What is asked here is cached in the memory of an isolate alone.
      caches: {open: () => Promise.reject(new Error('No cache'))},
      console: SILENT,
      BUILD_VERSION: 'build',
    });
    return Object.assign(sender, {worker, visitors: []});
  }
}
