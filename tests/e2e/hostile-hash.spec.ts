/** What stands behind the '#' of an address: the server never sees it, and pages read it. */
import {Chance} from '../../scripts/lib/fuzz/chance';
import {CANARY, HOSTILE_TEXTS} from '../../scripts/lib/fuzz/hostile-texts';
import {expect, test} from './support/test';
import {hydrated} from './support/visit';

const SEED = 20_261_120;
const ROUNDS = 5;
/** The questions open by it, the sign-in screens take mailed links by it. */
const READERS = ['/faq', '/auth', '/auth/nueva-clave', '/tienda'];
const MAILED = [
  'access_token=',
  'type=signup&token_hash=x&email=',
  'error=access_denied&error_description=',
  'type=recovery&x=',
];

test.use({withSupabase: true});

test('hostile hashes are no markup, no script, and no error', async ({page}) => {
  const chance = new Chance(SEED);
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of READERS) {
      const hash = (chance.hits(0.5) ? chance.pick(MAILED) : '') + chance.pick(HOSTILE_TEXTS);
      // A hash alone would not load the page anew.
      await page.goto('/favicon.svg');
      await page.goto(`${path}#${chance.hits(0.5) ? hash : encodeURIComponent(wellFormed(hash))}`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1}), hash).toBeVisible();
      expect(await page.locator(CANARY).count(), hash).toBe(0);
    }
  }
});

/** Half of a surrogate pair cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/g, '');
}
