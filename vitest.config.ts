/**
 * Unit, component and emulator tests. Their own configuration: `vite.config.ts` loads Remix, which
 * no test needs. A component test asks for a browser with `// @vitest-environment jsdom`.
 */
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const PURE = ['tests/unit/{domain,content}/**/*.test.ts'];

export default defineConfig({
  resolve: {
    alias: {'~': fileURLToPath(new URL('./app', import.meta.url))},
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
        // Pure functions and plain data keep nothing from one file to the next: they are loaded once.
        test: {name: 'pure', include: PURE, pool: 'threads', isolate: false},
      },
      {
        extends: true,
        // A thread starts in a fraction of the time of a process.
        test: {
          name: 'app',
          include: ['tests/{unit,components}/**/*.test.{ts,tsx}'],
          exclude: PURE,
          pool: 'threads',
        },
      },
      {
        extends: true,
        // They start servers and processes of their own.
        test: {name: 'tools', include: ['tests/{emulators,scripts,supabase}/**/*.test.ts']},
      },
    ],
  },
});
