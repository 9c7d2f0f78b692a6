import {expect, test} from 'vitest';
import {fuzzStoredState} from '../../../../scripts/lib/fuzz/fuzz-stored-state';

/** `npm run fuzz` tries other ones. */
const SEED = 20_260_101;

test('700 mutations of what browsers keep break no store', () => {
  expect(fuzzStoredState(SEED, 700)).toEqual({mutations: 700, problems: []});
});
