/** The configuration of @supabase/lite: the project's own `config.toml`, with local addresses and keys. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ANON_KEY, JWT_SECRET, SERVICE_ROLE_KEY} from '../constants';
import {parseToml, type TomlTable, type TomlValue} from './toml';

export interface LocalSettings {
  /** Folder with `config.toml`. */
  readonly projectDirectory: string;
  /** URL of the emulator that browsers use. */
  readonly url: string;
  /** URL of the shop; mailed links lead back to it. */
  readonly siteUrl: string;
  /** Replaces `enable_confirmations` of `config.toml`. */
  readonly confirmEmails?: boolean;
  /** Lifetime of an access token in seconds; replaces `jwt_expiry` of `config.toml`. */
  readonly jwtExpirySeconds?: number;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1'];

/** @throws {Error} when there is no readable `config.toml`. */
export function liteConfig(settings: LocalSettings) {
  const file = path.join(settings.projectDirectory, 'config.toml');
  if (!existsSync(file)) throw new Error(`There is no ${file}`);
  const config = parseToml(readFileSync(file, 'utf8'));
  const auth = table(config['auth']);
  const email = table(auth['email']);
  const {rate_limit: _rateLimit, email: _email, ...supportedAuth} = auth;
  return {
    project_id: config['project_id'],
    api: {...table(config['api']), external_url: settings.url},
    storage: table(config['storage']),
    auth: {
      ...supportedAuth,
      email: {
        enable_signup: email['enable_signup'],
        enable_confirmations: settings.confirmEmails ?? email['enable_confirmations'],
        double_confirm_changes: email['double_confirm_changes'],
        otp_length: email['otp_length'],
        otp_expiry: email['otp_expiry'],
        template: templates(table(email['template']), settings.projectDirectory),
      },
      ...(settings.jwtExpirySeconds ? {jwt_expiry: settings.jwtExpirySeconds} : {}),
      jwt_secret: JWT_SECRET,
      publishable_key: ANON_KEY,
      secret_key: SERVICE_ROLE_KEY,
      site_url: settings.siteUrl,
      additional_redirect_urls: loopbackOrigins(settings.siteUrl).map((origin) => `${origin}/**`),
    },
  };
}

/** The shop's origin and, on this machine, the other name under which a browser may have opened it. */
export function loopbackOrigins(siteUrl: string): string[] {
  const {protocol, hostname, port, origin} = new URL(siteUrl);
  if (!LOOPBACK_NAMES.includes(hostname)) return [origin];
  return LOOPBACK_NAMES.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
}

/** The CLI's paths are relative to the folder above `supabase/`; lite needs absolute ones. */
function templates(all: TomlTable, projectDirectory: string) {
  const root = path.dirname(path.resolve(projectDirectory));
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => {
      const template = table(value);
      const content = template['content_path'];
      return [
        name,
        {
          ...template,
          ...(typeof content === 'string' ? {content_path: path.resolve(root, content)} : {}),
        },
      ];
    }),
  );
}

function table(value: TomlValue | TomlTable | undefined): TomlTable {
  return typeof value === 'object' && !Array.isArray(value) ? (value as TomlTable) : {};
}
