/**
 * The fault matrix: each way of failing, met by each route, cold and warm. A cell is checked
 * against the rules of docs/product.md 3.10: a route with nothing kept answers 503, or after one
 * retry as ever; a visited one answers with its last good page; and once the provider is back
 * everything is as before.
 */
import {inParallel} from '../in-parallel';
import {answerProblems} from '../answer-rules';
import {EmulatorAdmin} from '../emulator-admin';
import type {InstrumentedShop} from '../local-shop';
import type {FaultKind} from './fault-kinds';
import {askProbe, type Probe} from './probes';

export const PHASES = {
  'cold, first call': 'nothing kept, only the first call fails',
  'cold, all calls': 'nothing kept, every call fails',
  'warm, fresh': 'visited a moment ago, then every call fails',
  'warm, old': 'visited six minutes ago, then every call fails',
} as const;
export type Phase = keyof typeof PHASES;

export interface Cell {
  readonly phase: Phase;
  readonly fault: string;
  readonly probe: Probe;
  readonly status: number;
  /** What is not as specified; null when all is. */
  readonly problem: string | null;
}

interface Answer {
  readonly probe: Probe;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const AT_ONCE = 16;
/** More than the five minutes for which a page counts as fresh. */
const AGED_MS = 6 * 60_000;
/** More than the pause after a refresh that failed. */
const PAUSE_MS = 11_000;
const REFRESH_LIMIT_MS = 10_000;

export class FaultMatrix {
  private readonly emulator: EmulatorAdmin;

  constructor(private readonly shop: InstrumentedShop) {
    this.emulator = new EmulatorAdmin(shop.emulatorUrl);
  }

  /** All cells of a phase and a fault, one for each probe. */
  async run(phase: Phase, fault: FaultKind, probes: readonly Probe[]): Promise<readonly Cell[]> {
    await this.shop.worker.log();
    const problems = await {
      'cold, first call': () => this.coldFirst(fault, probes),
      'cold, all calls': () => this.coldAll(fault, probes),
      'warm, fresh': () => this.warm(fault, probes, 0),
      'warm, old': () => this.warm(fault, probes, AGED_MS),
    }[phase]();
    await this.emulator.clearFaults();
    return problems.map(({answer, problem}) => ({
      phase,
      fault: fault.name,
      probe: answer.probe,
      status: answer.status,
      problem,
    }));
  }

  private async coldFirst({order, retried}: FaultKind, probes: readonly Probe[]) {
    const cells = [];
    for (const probe of probes) {
      await this.shop.worker.forget();
      const {essential: operation} = probe;
      await this.emulator.injectFault({...order, times: 1, ...(operation && {operation})});
      const answer = await this.ask(probe);
      await this.emulator.clearFaults();
      // A purchase is never sent twice, nor is a question for the worker's health.
      const repeated = retried && probe.body === undefined && probe.route !== '/healthz';
      const noticed = !repeated && !probe.standIn;
      const problem = noticed ? failure(answer) : soundness(answer);
      cells.push({answer, problem: problem ?? soundness(await this.ask(probe), 'afterwards')});
    }
    return cells;
  }

  private async coldAll({order}: FaultKind, probes: readonly Probe[]) {
    await this.shop.worker.forget();
    await this.emulator.injectFault(order);
    const answers = await this.askAll(probes);
    await this.emulator.clearFaults();
    const later = await this.askAll(probes);
    return answers.map((answer, index) => ({
      answer,
      problem: failure(answer) ?? soundness(later[index] as Answer, 'afterwards'),
    }));
  }

  private async warm({order}: FaultKind, probes: readonly Probe[], ageMs: number) {
    await this.shop.worker.forget();
    // A list with a facet waits for the index, without which a search is the provider's.
    await fetch(`${this.shop.url}/tienda?publico=mujeres`);
    const before = await this.askAll(probes);
    await this.shop.worker.advance(ageMs);
    await this.emulator.injectFault(order);
    const answers = await this.askAll(probes);
    const states = await this.cacheStates();
    await this.emulator.clearFaults();
    await this.shop.worker.advance(PAUSE_MS);
    const problems = await Promise.all(
      answers.map(async (answer, index) => {
        const {probe} = answer;
        if (probe.kept === 'nothing') return failure(answer);
        const state = states.get(answer.headers.get('x-request-id') ?? '');
        return (
          soundness(answer) ??
          (answer.text === before[index]?.text ? null : 'another page than before') ??
          (ageMs > 0 ? agedState(answer, state) : null)
        );
      }),
    );
    const recovered = await this.recover(probes);
    return answers.map((answer, index) => ({
      answer,
      problem: problems[index] ?? recovered[index] ?? null,
    }));
  }

  /** Asks until nothing old is served any more: a page is refreshed behind the answer. */
  private async recover(probes: readonly Probe[]): Promise<readonly (string | null)[]> {
    const deadline = Date.now() + REFRESH_LIMIT_MS;
    for (;;) {
      const answers = await this.askAll(probes);
      const states = await this.cacheStates();
      const problems = answers.map((answer) => {
        const state = states.get(answer.headers.get('x-request-id') ?? '');
        return soundness(answer, 'afterwards') ?? (state === 'stale' ? 'stays stale' : null);
      });
      if (problems.every((problem) => problem === null) || Date.now() > deadline) return problems;
      await this.shop.worker.advance(PAUSE_MS);
    }
  }

  /** The log's word for where each answer came from, by request id. */
  private async cacheStates(): Promise<ReadonlyMap<string, string>> {
    const lines = (await this.shop.worker.log()).filter(({event}) => event === 'request');
    return new Map(lines.map(({request, cache}) => [String(request), String(cache)]));
  }

  private async askAll(probes: readonly Probe[]): Promise<readonly Answer[]> {
    const answers = new Map<Probe, Answer>();
    await inParallel(probes, AT_ONCE, async (probe) => {
      answers.set(probe, await this.ask(probe));
    });
    return probes.map((probe) => answers.get(probe) as Answer);
  }

  private async ask(probe: Probe): Promise<Answer> {
    const response = await askProbe(this.shop.url, probe);
    const text = await response.text();
    return {probe, status: response.status, headers: response.headers, text};
  }
}

/** Null when the answer is that of a sound provider. */
function soundness(answer: Answer, when = ''): string | null {
  const {probe, status} = answer;
  return status === probe.good ? badlyMade(answer) : `${status} ${when}`.trim();
}

/** Null when the answer is that of a provider which fails and of which nothing is kept. */
function failure(answer: Answer): string | null {
  const {probe, status, headers, text} = answer;
  if (status !== probe.failed) return `${status} instead of ${probe.failed}`;
  if (status < 500) return badlyMade(answer);
  if (status === 503 && probe.route !== '/healthz' && !(Number(headers.get('retry-after')) > 0)) {
    return 'no Retry-After';
  }
  const control = headers.get('cache-control') ?? '';
  if (!control.includes('no-store')) return `may be cached: ${control}`;
  const missing = probe.shows.find((wanted) => !text.includes(wanted));
  return missing ? `does not show '${missing}'` : badlyMade(answer);
}

/** Null when headers and content are such as every answer's must be. */
function badlyMade({probe, status, headers, text}: Answer): string | null {
  const {openToAll = false} = probe;
  return answerProblems({status, headers, body: text, openToAll})[0] ?? null;
}

/** Null when the log says of an old answer that it was old, or it asked no provider. */
function agedState({probe}: Answer, state = 'nothing'): string | null {
  const needsProvider = probe.failed !== probe.good && probe.kept !== 'index';
  return !needsProvider || state === 'stale' ? null : `the log says ${state}, not stale`;
}
