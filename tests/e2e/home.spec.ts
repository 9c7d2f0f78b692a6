import {expect, test} from './support/test';
import {visit} from './support/visit';

test.describe('with motion', () => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('the hero plays its video without a complaint', async ({page}) => {
    await visit(page, '/');
    // The film waits for a sign of who is there; one given before the page listens counts for nothing.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('video').first()).toHaveJSProperty('paused', false, {timeout: 500});
    }).toPass();
  });
});
