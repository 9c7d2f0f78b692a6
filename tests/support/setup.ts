/**
 * A test that logs an error or a warning nobody expected fails: the log is where React, the app and
 * the emulators report what they could not handle. A test that provokes one replaces the method
 * itself (`vi.spyOn(console, 'error').mockImplementation(…)`) and asserts what it was given.
 */
import {afterEach, beforeEach, expect, vi} from 'vitest';

const LEVELS = ['error', 'warn'] as const;
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      unexpected.push(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(unexpected, 'nothing unexpected is logged').toEqual([]);
});

/** React needs to know that a test drives it; harmless where there is no React. */
Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

// A busy machine is slow, not wrong: what a component fetches may take longer than the library's second.
if (typeof document !== 'undefined') {
  const {configure} = await import('@testing-library/react');
  configure({asyncUtilTimeout: 20_000});
}
