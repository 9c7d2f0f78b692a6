/**
 * `tsx scripts/browser.ts [--install [--windowed]]`: prints the path of the Chromium that the tests drive, or of
 * the one that the bench watches Back in.
 */
import {ensureChromium, ensureWindowedChromium, requireChromium} from './lib/chromium';
import {fail} from './lib/fail';

try {
  console.log(findOrInstall(process.argv));
} catch (error) {
  fail(error);
}

function findOrInstall(options: readonly string[]): string {
  if (!options.includes('--install')) return requireChromium();
  return options.includes('--windowed') ? ensureWindowedChromium() : ensureChromium();
}
