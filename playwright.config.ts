/** End-to-end tests of the production build, in a real browser. */
import {defineConfig} from '@playwright/test';
import {CHROMIUM_ARGUMENTS, findChromium} from './scripts/lib/chromium';
import type {ShopOptions} from './tests/e2e/support/test';
import {PHONE} from './tests/e2e/support/windows';

export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/require-build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second attempt hides a fault.
  retries: 0,
  // One for each of two processors; with a third, tests took a fifth longer on a slow machine.
  workers: 2,
  // A busy machine is slow, not wrong; what hangs still fails. How quick the shop is, the bench measures.
  timeout: 120_000,
  expect: {timeout: 30_000},
  // Where nobody watches, what failed is said at the end, where a log that is cut short still has it.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ...(process.env['CI'] ? [['html', {open: 'never'}] as const] : []),
  ],
  // The worker logs refusals that tests provoke on purpose.
  quiet: true,
  use: {
    // Nearly every test shows what no width changes; `inBothWindows` declares the others.
    ...PHONE,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // What a test answers in the shop's place must reach the page; offline.spec.ts has one.
    serviceWorkers: 'block',
    // Background videos would take the processor from the tests; the hero's own ask for motion.
    contextOptions: {reducedMotion: 'reduce'},
    // A fifth of the time. Between tests it is emptied of what the shop keeps (docs/decisions/0029-one-browser-context.md).
    reuseContext: true,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // A trace of every test costs a third of the time; ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    // `npm test` reads this file for unused code while its browser is still being installed.
    launchOptions: {executablePath: findChromium(), args: CHROMIUM_ARGUMENTS},
  },
});
