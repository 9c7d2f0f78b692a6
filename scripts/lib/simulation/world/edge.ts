/** The edge: isolates of the real worker, each with memory of its own, in front of one Cache API. */
import type {Chance} from '../../chance';
import type {Load} from '../code/bundle';
import type {Answered, Asked, Network, Sender} from './network';
import type {Owner, Timeline} from './timeline';
import {compression, cryptoOf, mathOf, SHARED_GLOBALS, SILENT, timeGlobals} from './web-globals';

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
export const WORKER_GLOBALS = [
  ...SHARED_GLOBALS,
  'caches',
  'CompressionStream',
  'DecompressionStream',
  'BUILD_VERSION',
] as const;

interface Isolate extends Sender {
  isAlive: boolean;
  readonly worker: WorkerModules;
  /** What tells those who asked that it ended. */
  readonly visitors: ((reason: Error) => void)[];
}

interface Kept {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer;
}

const ISOLATES = 2;

export class Edge {
  private isolates: (Isolate | null)[] = Array.from({length: ISOLATES}, () => null);
  private readonly kept = new Map<string, Kept>();
  private version = 1;
  /** 'silent': it never answers. */
  cacheIs: 'well' | 'failing' | 'silent' = 'well';

  constructor(
    private readonly load: Load<WorkerModules>,
    private readonly variables: Readonly<Record<string, string>>,
    private readonly parts: {
      readonly timeline: Timeline;
      readonly network: Network;
      readonly chance: Chance;
    },
  ) {}

  /** Any isolate may answer; rejects when it ends before. */
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
        waitUntil: (task: Promise<unknown>) => void task.catch(() => {}),
        passThroughOnException() {},
      };
      isolate.worker.default.fetch(request, this.variables, execution).then(resolve, reject);
    });
  }

  /** One isolate ends, with all that it had in its memory and under way. */
  crash(place: number): void {
    const isolate = this.isolates[place % ISOLATES];
    if (!isolate) return;
    isolate.isAlive = false;
    for (const reject of isolate.visitors) reject(new Error('The isolate ended'));
    this.isolates[place % ISOLATES] = null;
  }

  /** A new version of the shop; what the Cache API has stays. */
  deploy(): void {
    this.version += 1;
    // Requests under way are answered by the isolates that have them.
    this.isolates = this.isolates.map(() => null);
  }

  private start(): Isolate {
    const {timeline, network, chance} = this.parts;
    const sender = {isAlive: true, isOnline: true, headers: {}, origin: 'https://tienda.test'};
    const worker = this.load({
      ...timeGlobals(timeline, sender, () => 0),
      ...compression,
      fetch: network.fetchFrom(sender),
      crypto: cryptoOf(chance),
      Math: mathOf(chance),
      caches: {open: () => this.openCache(sender)},
      console: SILENT,
      BUILD_VERSION: `build-${this.version}`,
    });
    return Object.assign(sender, {worker, visitors: []});
  }

  private openCache(isolate: Owner): Promise<object> {
    if (this.cacheIs === 'failing') return Promise.reject(new Error('The cache failed'));
    const step = <Result>(act: () => Result) =>
      new Promise<Result>((resolve) => {
        if (this.cacheIs === 'silent') return;
        this.parts.timeline.after(this.parts.chance.below(4), isolate, () => resolve(act()));
      });
    return Promise.resolve({
      match: ({url}: Request) =>
        step(() => {
          const kept = this.kept.get(url);
          return kept && new Response(kept.body.slice(0), {headers: kept.headers as never});
        }),
      put: async ({url}: Request, answer: Response) => {
        const body = await answer.arrayBuffer();
        const {status} = answer;
        return step(() => void this.kept.set(url, {status, headers: [...answer.headers], body}));
      },
    });
  }
}
