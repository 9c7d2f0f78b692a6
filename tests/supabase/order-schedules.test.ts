import {expect, it} from 'vitest';
import {runSchedule} from '../../scripts/lib/schedules/run-schedule';

const SEEDS = Array.from({length: 60}, (_, i) => 5000 + i);

it('gives and ends every right, and opens files to the secret of a paid order alone, whatever happens to the webhooks', async () => {
  const violations: string[] = [];
  let crashes = 0;
  for (const seed of SEEDS) {
    const result = await runSchedule(seed);
    crashes += result.crashes;
    violations.push(...result.violations.map((each) => `seed ${seed}: ${each}`));
  }
  expect(violations).toEqual([]);
  expect(crashes).toBeGreaterThan(0);
});
