/** Collects what no page may do: log an error or a warning, throw, or break the policy. */
import {expect, type BrowserContext} from '@playwright/test';

export interface Problems {
  /** Says that this test provokes a problem whose text matches. */
  allow(pattern: RegExp): void;
  /** Fails when anything else went wrong. */
  verify(): void;
}

export async function watchForProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  // Said by the test runner itself, which keeps service workers out of all specs but one.
  const allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${String(error.error())}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
    });
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    verify() {
      const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'no page logs an error, throws, or breaks the policy').toEqual([]);
    },
  };
}
