/** `tsx scripts/browser.ts [--install]`: prints the path of the Chromium that the tests drive. */
import {ensureChromium, requireChromium} from './lib/chromium';

try {
  console.log(process.argv.includes('--install') ? ensureChromium() : requireChromium());
} catch (error) {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
