/**
 * Unit, component and emulator tests. Their own configuration: `vite.config.ts` loads Remix, which
 * no test needs. A component test asks for a browser with `// @vitest-environment jsdom`.
 */
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

// These have a cache that never answers, or a module that is loaded anew or replaced: what is left of that is
// theirs. Where code is loaded once, `vi.mock` does nothing to a module that an earlier file has loaded.
const ISOLATED = ['tests/unit/server/{*,{http,contact,storefront}/**/*,seo/read-sitemap}.test.ts'];

// These replace `location`, or compare objects of Node with those of the page: a context of its own lets them do neither.
const IN_THREADS = [
  'tests/components/{offline/**/*,{layout/{offline-guard,error-boundary},navigation/triggers,ui/event-replay,state/{checkout/hand-off,account/wrong-clock}}}.test.{ts,tsx}',
];

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      '@common': fileURLToPath(new URL('./supabase/functions/_shared/common', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // Left to itself it spares a processor, which on a small machine is half of them.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong; what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // They start servers and processes of their own, and share nothing but the code. The longest wait
        // is among them: projects run in the order of their names, and what comes last is waited for alone.
        test: {
          name: 'commands',
          pool: 'threads',
          isolate: false,
          // The first start on a machine makes the database.
          hookTimeout: 240_000,
          include: ['tests/{emulators,scripts,supabase}/**/*.test.ts'],
          exclude: ['tests/emulators/storefront-api/**', ...ISOLATED],
        },
      },
      {
        extends: true,
        // Pure functions, plain data, and an emulator made by each test: the code is loaded once.
        test: {
          name: 'shared',
          include: ['tests/{unit,emulators/storefront-api}/**/*.test.{ts,tsx}'],
          exclude: ISOLATED,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A fresh context in a running thread, where jsdom has been loaded: half the time of a fresh thread.
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          exclude: IN_THREADS,
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        // A thread starts in a fraction of the time of a process.
        test: {
          name: 'isolated',
          include: [...ISOLATED, ...IN_THREADS],
          pool: 'threads',
        },
      },
    ],
  },
});
