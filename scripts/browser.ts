/** `tsx scripts/browser.ts [--install]`: prints the path of the Chromium that the tests drive. */
import {ensureChromium, requireChromium} from './lib/chromium';
import {fail} from './lib/fail';

try {
  console.log(process.argv.includes('--install') ? ensureChromium() : requireChromium());
} catch (error) {
  fail(error);
}
