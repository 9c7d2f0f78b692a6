/** The function's settings, all optional (`supabase secrets set`). Malformed ones fall back. */

import type {Need} from '../_shared/health.ts';

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

const MODEL = ['OPENAI_API_URL', 'OPENAI_API_KEY', 'OPENAI_MODEL'] as const;
const REQUEST_LIMIT_MS = 5_000;

/** A model needs an address, a key and a name; with only some of them there is none. */
function readModel(text: (name: string) => string, timeoutMs: number): ModelSettings | null {
  const [url = '', key = '', model = ''] = MODEL.map(text);
  if (url && key && model) return {url: url.replace(/\/{1,9}$/, ''), key, model, timeoutMs};
  return null;
}

/** Of a model that is set, or half set: she answers without one as well. */
export function modelNeed(read: (name: string) => string | undefined): Need {
  return {
    name: 'OPENAI_API_URL, OPENAI_API_KEY and OPENAI_MODEL',
    async problem() {
      const missing = MODEL.filter((name) => !read(name)?.trim());
      const {model} = readSettings(read);
      if (!model) {
        return missing.length < MODEL.length ? `${missing.join(' and ')} is not set` : null;
      }
      const response = await fetch(`${model.url}/models`, {
        headers: {Authorization: `Bearer ${model.key}`},
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      });
      await response.body?.cancel();
      return [401, 403].includes(response.status) ? `are refused (${response.status})` : null;
    },
  };
}

function originOf(value: string): string {
  return value.trim().replace(/\/{1,9}$/, '');
}
