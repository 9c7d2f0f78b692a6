/** `npm run browser`: finds the Chromium that the tests drive, or installs one, and prints its path. */
import {ensureChromium} from './lib/chromium';
import {fail} from './lib/fail';

try {
  console.log(ensureChromium());
} catch (error) {
  fail(error);
}
