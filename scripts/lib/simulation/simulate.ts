/** Many runs, each from a seed of its own, and the shortest scenario that still fails. */
import fc from 'fast-check';
import {scenarios, type Scenario} from './acts/act';
import type {ShopCode} from './code/load-shop';
import {runScenario, type Outcome} from './run';

export interface Failure {
  /** Seed that reproduces the scenario. */
  readonly seed: number;
  /** Number of the run in this simulation, from 1. */
  readonly run: number;
  readonly scenario: Scenario;
  readonly outcome: Outcome;
}

/** The scenario of a seed. */
export function scenarioOf(seed: number): Scenario {
  return fc.sample(fc.noBias(scenarios), {seed, numRuns: 1})[0]!;
}

/** @returns the first seed from `first` on that fails, made short, or null. */
export async function simulate(
  code: ShopCode,
  {runs, first}: {readonly runs: number; readonly first: number},
  onRun: (run: number) => void = () => {},
): Promise<Failure | null> {
  for (let run = 1; run <= runs; run += 1) {
    onRun(run);
    const seed = first + run - 1;
    const outcome = await runScenario(code, scenarioOf(seed));
    if (outcome.violations.length === 0) continue;
    const scenario = await shorten(code, scenarioOf(seed));
    return {seed, run, scenario, outcome: await runScenario(code, scenario)};
  }
  return null;
}

/** The scenario without all that it fails without, as far as taking out a part at a time finds out. */
async function shorten(code: ShopCode, whole: Scenario): Promise<Scenario> {
  let shortest = whole;
  const takeIfItFails = async (scenario: Scenario) => {
    const {violations} = await runScenario(code, scenario);
    if (violations.length > 0) shortest = scenario;
    return violations.length > 0;
  };
  for (let size = whole.steps.length >> 1; size >= 1; size >>= 1) {
    for (let from = 0; from < shortest.steps.length;) {
      const steps = [...shortest.steps.slice(0, from), ...shortest.steps.slice(from + size)];
      if (!(await takeIfItFails({...shortest, steps}))) from += size;
    }
  }
  await takeIfItFails({...shortest, luck: 0});
  return shortest;
}
