import {expect, test, vi} from 'vitest';

vi.mock('node:fs', async (original) => ({...(await original<object>()), existsSync: () => false}));

test('the configuration of the browser tests can be read on a machine that has no browser yet', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const {default: configuration} = await import('../../playwright.config');
  expect(configuration.use?.launchOptions?.executablePath).toBeUndefined();
  expect(configuration.testDir).toBe('tests/e2e');
});
