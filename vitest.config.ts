/**
 * Unit, component and emulator tests. Their own configuration: `vite.config.ts` loads Remix, which
 * no test needs. A component test asks for a browser with `// @vitest-environment jsdom`.
 */
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {'~': fileURLToPath(new URL('./app', import.meta.url))},
  },
  test: {
    environment: 'node',
    include: ['tests/{unit,components,emulators,scripts,supabase}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // Left to itself it spares a processor, which on a small machine is half of them.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong; what hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
