import {describe, expect, it} from 'vitest';
import {
  BYTES,
  LIGHTHOUSE,
  LIGHTHOUSE_WITH_TOLERANCE,
  MOST_GROWTH,
} from '../../scripts/bench/budgets';
import type {ColdVisit} from '../../scripts/bench/cold-visit';
import type {RouteScores} from '../../scripts/bench/lighthouse';
import {overBudget} from '../../scripts/bench/over-budget';
import type {Results} from '../../scripts/bench/results';
import {dataPath, ROUTES} from '../../scripts/bench/routes';
import {PAGES} from '../../scripts/lib/routes';

const RUN = {at: '', node: '', cores: 2, load: [0, 0], buildSeconds: 1};
const VISIT: ColdVisit = {route: 'home', coldCalls: 3, warmCalls: 0, html: 1000, data: 100};
const LOAD = {perSecond: 1000, p50: 10, p99: 20};

function over(results: Partial<Results>, lighthouse = LIGHTHOUSE) {
  return overBudget({...RUN, ...results}, lighthouse);
}

describe('the routes of the bench', () => {
  it('are all pages, and know how many calls each may cost', () => {
    expect(ROUTES.map(({path}) => path)).toEqual(PAGES.map(({example}) => example));
    const asking = ROUTES.filter(({mostCalls}) => mostCalls > 0);
    expect(asking.map(({name}) => name)).toEqual([
      'home',
      'category',
      'ebooks-plr',
      'producto',
      'tienda',
    ]);
  });

  it('ask for data where the router does', () => {
    const paths = ['/', '/tienda', '/gracias?order=1'].map((path) =>
      dataPath({name: '', path, mostCalls: 0, indexed: true}),
    );
    expect(paths).toEqual(['/_root.data', '/tienda.data', '/gracias.data?order=1']);
  });
});

describe('overBudget', () => {
  it('has nothing to say of a run that keeps to every limit', () => {
    const scores: RouteScores = {...LIGHTHOUSE, route: 'home', runs: 1, failed: []};
    expect(over({visits: [VISIT], largeVisits: [VISIT], lighthouse: [scores]})).toEqual([]);
  });

  it('takes bytes at the budget, and not one more', () => {
    const nothing = {raw: 0, gzip: 0};
    const bytes = (script: number, allScripts = script) => [
      {
        route: 'home',
        requests: 1,
        html: nothing,
        style: nothing,
        font: nothing,
        image: nothing,
        script: {raw: 0, gzip: script},
        allScripts: {raw: 0, gzip: allScripts},
      },
    ];
    expect(over({bytes: bytes(BYTES.script, BYTES.allScripts)})).toEqual([]);
    expect(over({bytes: bytes(BYTES.script + 1)})).toHaveLength(1);
    expect(over({bytes: bytes(BYTES.script, BYTES.allScripts + 1)})).toHaveLength(1);
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

  it('wants ten hits in the time of a miss', () => {
    const rates = (misses: number) => [
      {route: 'home', renderMs: 1, hit: LOAD, miss: {...LOAD, perSecond: misses}},
    ];
    expect(over({rates: rates(100)})).toEqual([]);
    expect(over({rates: rates(101)})).toHaveLength(1);
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
    const slow: RouteScores = {
      ...LIGHTHOUSE,
      route: 'home',
      runs: 3,
      failed: [],
      blockingTime: 100,
    };
    expect(over({lighthouse: [slow]})).toHaveLength(1);
    expect(over({lighthouse: [slow]}, LIGHTHOUSE_WITH_TOLERANCE)).toEqual([]);
    expect(over({lighthouse: [{...slow, seo: 99}]}, LIGHTHOUSE_WITH_TOLERANCE)).toHaveLength(1);
  });

  it('tells of a page that going back would load anew', () => {
    const scores: RouteScores = {...LIGHTHOUSE, route: 'home', runs: 1, failed: ['bf-cache']};
    expect(over({lighthouse: [scores]})).toHaveLength(1);
  });

  it('tells of memory that goes on growing', () => {
    const memory = {requests: 20_000, held: [5, 8, 8, 8, 9.4], resident: [60, 120, 180, 240, 300]};
    expect(over({memory: {...memory, growth: 1.1}})).toEqual([]);
    expect(over({memory: {...memory, growth: 1.17}})).toHaveLength(1);
    expect(over({memory: {...memory, growth: NaN}}), 'not measured').toHaveLength(1);
  });
});
