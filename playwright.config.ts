/** End-to-end tests of the production build, in a real browser, at phone and desktop width. */
import {defineConfig} from '@playwright/test';
import {CHROMIUM_ARGUMENTS, requireChromium} from './scripts/lib/chromium';
import type {ShopOptions} from './tests/e2e/support/test';

const PHONE_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/require-build.ts',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second attempt hides a fault.
  retries: 0,
  // On two processors: the third takes what the others leave while they wait for a page.
  workers: 3,
  // A busy machine is slow, not wrong; what hangs still fails.
  timeout: 60_000,
  expect: {timeout: 7_000},
  reporter: process.env['CI'] ? [['line'], ['html', {open: 'never'}]] : [['line']],
  // The worker logs refusals that tests provoke on purpose.
  quiet: true,
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // What a test answers in the shop's place must reach the page; offline.spec.ts has one.
    serviceWorkers: 'block',
    // Background videos would take the processor from the tests; the hero's own ask for motion.
    contextOptions: {reducedMotion: 'reduce'},
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // A trace of every test costs a third of the time; ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS},
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: {
        viewport: {width: 390, height: 844},
        hasTouch: true,
        isMobile: true,
        userAgent: PHONE_USER_AGENT,
      },
    },
    {
      name: 'desktop',
      // What a width changes: the frame, the layouts, and the way from door to door.
      testMatch:
        /(?:accounts|cart|category|home|keyboard|open-parts|off-screen|product|states|journeys\/.*)\.spec\.ts$/,
      grepInvert: /@one-width/,
      use: {viewport: {width: 1440, height: 900}},
    },
  ],
});
