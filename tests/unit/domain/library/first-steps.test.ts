import {describe, expect, it} from 'vitest';
import {parseSteps, withStep, type StepsDone} from '~/domain/library/first-steps';

describe('the steps done with a purchase', () => {
  it('are added once, and stay the same otherwise', () => {
    const once = withStep({}, 'a', 'download');
    expect(once).toEqual({a: ['download']});
    expect(withStep(once, 'a', 'download')).toBe(once);
    expect(withStep(once, 'a', 'price')).toEqual({a: ['download', 'price']});
  });

  it('are kept for 300 purchases', () => {
    let done: StepsDone = {};
    for (let index = 0; index < 301; index += 1) done = withStep(done, `p${index}`, 'brand');
    expect(Object.keys(done)).toHaveLength(300);
    expect(done['p0']).toBeUndefined();
    expect(done['p300']).toEqual(['brand']);
  });

  it.each([[null], [[]], [{a: ['sold']}], [{a: 'download'}], [{['x'.repeat(65)]: ['price']}]])(
    'are none for the stored %j',
    (stored) => expect(parseSteps(stored)).toEqual({}),
  );
});
