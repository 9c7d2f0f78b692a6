import {describe, expect, it, test} from 'vitest';
import {
  BYTES,
  LIGHTHOUSE,
  LIGHTHOUSE_WITH_TOLERANCE,
  MOST_GROWTH,
  type LighthouseBudget,
} from '../../scripts/bench/budgets';
import type {ColdVisit} from '../../scripts/bench/cold-visit';
import type {RouteScores} from '../../scripts/bench/lighthouse';
import {overBudget} from '../../scripts/bench/over-budget';
import type {Results} from '../../scripts/bench/results';
import {ROUTES} from '../../scripts/bench/routes';
import {spreadOf} from '../../scripts/bench/spread';
import {PAGES} from '../../scripts/lib/routes';

const RUN = {at: '', node: '', cores: 2, load: [0, 0], buildSeconds: 1};
const VISIT: ColdVisit = {route: 'home', coldCalls: 3, warmCalls: 0, html: 1000, data: 100};
const LOAD = {perSecond: 1000, p50: 10, p99: 20};

/** As if every run had given the same. */
function scoresOf(values: LighthouseBudget, more: Partial<RouteScores> = {}): RouteScores {
  const same = (name: keyof LighthouseBudget) => spreadOf([values[name]]);
  return {
    route: 'home',
    elements: 1000,
    failed: [],
    figures: {
      performance: same('performance'),
      accessibility: same('accessibility'),
      bestPractices: same('bestPractices'),
      seo: same('seo'),
      layoutShift: same('layoutShift'),
      largestPaint: same('largestPaint'),
      blockingTime: same('blockingTime'),
    },
    ...more,
  };
}

function over(results: Partial<Results>, lighthouse = LIGHTHOUSE) {
  return overBudget({...RUN, ...results}, lighthouse);
}

test('each page of the shop is measured', () => {
  expect(ROUTES.map(({path}) => path)).toEqual(PAGES.map(({example}) => example));
});

describe('spreadOf', () => {
  it('has the middle, the least and the most', () => {
    expect(spreadOf([30, 10, 20])).toEqual({median: 20, least: 10, most: 30});
    expect(spreadOf([1, 3])).toEqual({median: 2, least: 1, most: 3});
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('overBudget', () => {
  it('has nothing to say of a run that keeps to every limit', () => {
    const lighthouse = [scoresOf(LIGHTHOUSE)];
    expect(over({visits: [VISIT], largeVisits: [VISIT], lighthouse})).toEqual([]);
  });

  it('takes bytes at the budget, and not one more', () => {
    const nothing = {raw: 0, gzip: 0};
    const bytes = (script: number, allScripts = script, total = 0) => [
      {
        route: 'home',
        requests: 1,
        elements: 100,
        html: nothing,
        style: nothing,
        font: nothing,
        image: nothing,
        script: {raw: 0, gzip: script},
        allScripts: {raw: 0, gzip: allScripts},
        total,
      },
    ];
    expect(over({bytes: bytes(BYTES.script, BYTES.allScripts)})).toEqual([]);
    expect(over({bytes: bytes(BYTES.script + 1)})).toHaveLength(1);
    expect(over({bytes: bytes(BYTES.script, BYTES.allScripts + 1)})).toHaveLength(1);
    expect(over({bytes: bytes(0, 0, BYTES.firstView)})).toEqual([]);
    expect(over({bytes: bytes(0, 0, BYTES.firstView + 1)})).toHaveLength(1);
  });

  it('counts the calls of a page that is cold, warm, and of a large shop', () => {
    expect(over({visits: [{...VISIT, coldCalls: 4}]})).toHaveLength(1);
    expect(over({visits: [{...VISIT, warmCalls: 1}]})).toHaveLength(1);
    expect(over({largeVisits: [{...VISIT, coldCalls: 4}]})).toHaveLength(1);
  });

  it('lets a page grow by a fifth with the catalogue', () => {
    const grown = (factor: number) => ({
      visits: [VISIT],
      largeVisits: [{...VISIT, html: VISIT.html * factor}],
    });
    expect(over(grown(MOST_GROWTH))).toEqual([]);
    expect(over(grown(MOST_GROWTH + 0.01))).toHaveLength(1);
  });

  describe('of a kept page', () => {
    const rates = (perMiss: readonly number[]) => [
      {route: 'home', hit: LOAD, miss: LOAD, hitsPerMiss: spreadOf(perMiss)},
    ];

    it('wants fifteen hits in the time of a miss', () => {
      expect(over({rates: rates([13, 15, 15])})).toEqual([]);
      expect(over({rates: rates([14.9, 14.9, 30])})).toHaveLength(1);
    });
  });

  it('wants stale pages served, fast, and one refresh behind them', () => {
    const stale = {
      route: 'home',
      stale: LOAD,
      hit: LOAD,
      unkept: LOAD,
      states: {stale: 100},
      calls: 3,
      mostCalls: 3,
    };
    expect(over({stale: [stale]})).toEqual([]);
    expect(over({stale: [{...stale, calls: 6}]})).toHaveLength(1);
    expect(over({stale: [{...stale, calls: 0}]})).toHaveLength(1);
    expect(over({stale: [{...stale, states: {hit: 100}}]})).toHaveLength(1);
    expect(over({stale: [{...stale, stale: {...LOAD, p50: 31}}]})).toHaveLength(1);
  });

  it('forgives slow machines of continuous integration their times, not their scores', () => {
    const slow = scoresOf({...LIGHTHOUSE, blockingTime: 100});
    const unlisted = scoresOf({...LIGHTHOUSE, seo: 99});
    const bare = scoresOf({...LIGHTHOUSE, blockingTime: 0}, {elements: 10});
    expect(over({lighthouse: [bare, slow]})).toHaveLength(1);
    expect(over({lighthouse: [bare, slow]}, LIGHTHOUSE_WITH_TOLERANCE)).toEqual([]);
    expect(over({lighthouse: [unlisted]}, LIGHTHOUSE_WITH_TOLERANCE)).toHaveLength(1);
  });

  it('lets a page block for 60 ms, or twice as long as the barest page of the run', () => {
    const bare = (blockingTime: number) =>
      scoresOf({...LIGHTHOUSE, blockingTime}, {elements: 10, route: 'bare'});
    const full = (blockingTime: number) => scoresOf({...LIGHTHOUSE, blockingTime});
    expect(over({lighthouse: [full(60), bare(0)]})).toEqual([]);
    expect(over({lighthouse: [full(61), bare(0)]})).toHaveLength(1);
    expect(over({lighthouse: [full(90), bare(45)]})).toEqual([]);
    expect(over({lighthouse: [full(91), bare(45)]})).toHaveLength(1);
  });

  it('judges the median of the runs, neither the best nor the worst', () => {
    const runs = (values: readonly number[]) => {
      const {figures, ...scores} = scoresOf(LIGHTHOUSE, {elements: 1000});
      const bare = scoresOf({...LIGHTHOUSE, blockingTime: 0}, {elements: 10});
      const lighthouse = [{...scores, figures: {...figures, blockingTime: spreadOf(values)}}, bare];
      return over({lighthouse});
    };
    expect(runs([20, 50, 60, 300, 400])).toEqual([]);
    expect(runs([0, 0, 61, 61, 61])).toHaveLength(1);
  });

  it('weighs what a tap takes by the median, too', () => {
    const interactions = (ms: readonly number[]) => [{name: 'add to cart', ms: spreadOf(ms)}];
    expect(over({interactions: interactions([50, 100, 900])})).toEqual([]);
    expect(over({interactions: interactions([16, 104, 104])})).toHaveLength(1);
  });

  it('tells of a page that going back would load anew', () => {
    const scores = scoresOf(LIGHTHOUSE, {failed: ['bf-cache']});
    expect(over({lighthouse: [scores]})).toHaveLength(1);
  });
});
