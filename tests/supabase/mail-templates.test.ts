/** Every mail whose link proves something leads to the page that asks first, never to what acts when it is opened. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parseToml, type TomlTable} from '../../emulators/supabase/lite/toml';

const config = parseToml(readFileSync('supabase/config.toml', 'utf8'));
const email = (config['auth'] as TomlTable)['email'] as TomlTable;
const templates = email['template'] as Record<string, {readonly content_path: string}>;

it.each([
  ['confirmation', 'signup', '.Email'],
  ['magic_link', 'magiclink', '.Email'],
  ['recovery', 'recovery', '.Email'],
  ['email_change', 'email_change', '.NewEmail'],
])('the mail %s asks first', (name, type, address) => {
  const html = readFileSync(templates[name]?.content_path ?? '', 'utf8');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  const [button, ...others] = links;
  expect(button).toBe(
    `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&amp;type=${type}&amp;email={{ ${address} }}`,
  );
  // Where another link is asked for; it proves nothing.
  expect(others.every((href) => href === '{{ .SiteURL }}/mis-productos#acceso')).toBe(true);
  expect(html).not.toContain('ConfirmationURL');
  // Whoever signs somebody else's address up chooses this.
  expect(html).not.toContain('.Data');
});
