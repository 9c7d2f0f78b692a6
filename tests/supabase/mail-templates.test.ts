/** A mailed link leads to the page that asks first. `vitest -u` writes the templates again. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ACCOUNT_TEMPLATES} from '../../supabase/functions/_shared/contact/account-mails.ts';
import {parseToml, type TomlTable} from '../../emulators/supabase/lite/toml';

const config = parseToml(readFileSync('supabase/config.toml', 'utf8'));
const email = (config['auth'] as TomlTable)['email'] as TomlTable;
const templates = email['template'] as Record<string, {readonly content_path: string}>;

it.each([
  ['confirmation', 'signup', '.Email'],
  ['magic_link', 'magiclink', '.Email'],
  ['recovery', 'recovery', '.Email'],
  ['email_change', 'email_change', '.NewEmail'],
])('the mail %s asks first', async (name, type, address) => {
  const html = ACCOUNT_TEMPLATES[name] ?? '';
  await expect(html).toMatchFileSnapshot(path.resolve(templates[name]?.content_path ?? ''));
  const [button, ...others] = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(button).toBe(
    `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&amp;type=${type}&amp;email={{ ${address} }}`,
  );
  // Pages of the shop; they prove nothing.
  expect(others.every((href) => /^\{\{ \.SiteURL \}\}\/[a-z#-]+$/.test(href ?? ''))).toBe(true);
  expect(html).not.toContain('.Data'); // Whoever signs somebody else's address up chooses it.
});

it('sign-ups of one network use up less than half of the mails of an hour', () => {
  const limits = (config['auth'] as TomlTable)['rate_limit'] as Record<string, number>;
  expect(12 * (limits['sign_in_sign_ups'] ?? NaN)).toBeLessThan((limits['email_sent'] ?? NaN) / 2);
});
