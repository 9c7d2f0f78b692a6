import {describe, expect, it} from 'vitest';
import {currentChoice, parseStoredConsent} from '~/domain/privacy/measurement';

const NOW = Date.UTC(2026, 0, 1);
const YEAR = 365 * 24 * 60 * 60 * 1000;

describe('an answer', () => {
  it('counts for a year, and is asked for anew then', () => {
    const consent = {choice: 'accepted', at: NOW} as const;
    expect(currentChoice(consent, false, NOW + YEAR - 1)).toBe('accepted');
    expect(currentChoice(consent, false, NOW + YEAR)).toBeNull();
  });

  it('is a no where the browser says so, unless the visitor said otherwise', () => {
    expect(currentChoice(null, true, NOW)).toBe('rejected');
    expect(currentChoice({choice: 'accepted', at: NOW}, true, NOW)).toBe('accepted');
  });
});

it.each([
  null,
  'accepted',
  {},
  {choice: 'maybe', at: NOW},
  {choice: 'accepted'},
  {choice: 'accepted', at: -1},
])('a stored answer is none when it is corrupt: %j', (stored) => {
  expect(parseStoredConsent(stored)).toBeNull();
});
