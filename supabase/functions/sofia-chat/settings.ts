/** The function's settings, all optional (`supabase secrets set`). Malformed ones fall back and are logged. */

export interface ModelSettings {
  /** Of the API as a whole, such as `https://api.openai.com/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
  readonly timeoutMs: number;
}

export interface Settings {
  /** Origins of the shop; empty lets every page chat. */
  readonly allowedOrigins: readonly string[];
  /** Of the shop, whose catalogue is read there; empty answers without products. */
  readonly siteUrl: string;
  /** Messages per address. */
  readonly messagesPerMinute: number;
  /** Null answers from the knowledge alone. */
  readonly model: ModelSettings | null;
}

/** A school or an office shares one address: what one person writes in a minute, thirty times. */
const DEFAULT_MESSAGES_PER_MINUTE = 300;
const DEFAULT_TIMEOUT_MS = 8000;

export function readSettings(read: (name: string) => string | undefined): Settings {
  const text = (name: string) => read(name)?.trim() ?? '';
  const positive = (name: string, fallback: number) => {
    const value = Number(text(name) || fallback);
    return Number.isInteger(value) && value > 0 ? value : fallback;
  };
  return {
    allowedOrigins: text('SOFIA_ALLOWED_ORIGINS').split(',').map(originOf).filter(Boolean),
    siteUrl: originOf(text('SHOP_SITE_URL')),
    messagesPerMinute: positive('SOFIA_MESSAGES_PER_MINUTE', DEFAULT_MESSAGES_PER_MINUTE),
    model: readModel(text, positive('OPENAI_TIMEOUT_MS', DEFAULT_TIMEOUT_MS)),
  };
}

/** A model needs an address, a key and a name; with only some of them there is none. */
function readModel(text: (name: string) => string, timeoutMs: number): ModelSettings | null {
  const names = ['OPENAI_API_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'] as const;
  const [url = '', key = '', model = ''] = names.map(text);
  if (url && key && model) return {url: url.replace(/\/{1,9}$/, ''), key, model, timeoutMs};
  if (url || key || model) {
    const missing = names.filter((name) => !text(name));
    console.error(`sofia-chat uses no model: ${missing.join(', ')} missing`);
  }
  return null;
}

function originOf(value: string): string {
  return value.trim().replace(/\/{1,9}$/, '');
}
