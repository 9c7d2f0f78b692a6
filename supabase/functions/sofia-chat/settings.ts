/** The function's settings, all optional (`supabase secrets set`). Malformed ones fall back. */

import type {Need} from '../_shared/health.ts';
import {notSet} from '../_shared/shop-settings.ts';

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
  /** Messages per address that a model may answer; the rules answer ten times as many. */
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
    name: 'the model',
    async problem() {
      const {model} = readSettings(read);
      const missing = MODEL.filter((name) => !read(name)?.trim());
      if (!model) return missing.length < MODEL.length ? notSet(missing) : null;
      const {status, names} = await modelsOf(model);
      if (status === 0) return 'OPENAI_API_URL does not answer';
      if (status === 401 || status === 403) return `OPENAI_API_KEY is refused (${status})`;
      if (status === 404) return 'OPENAI_API_URL has no models (404): most end in /v1';
      // Some services put a path before the names.
      return names.every((name) => name !== model.model && !name.endsWith(`/${model.model}`)) &&
        names.length > 0
        ? 'OPENAI_MODEL is none of the models of this key'
        : null;
    },
  };
}

/** The models that the key may use; none where the service does not list them. Status 0 without an answer. */
async function modelsOf({url, key}: ModelSettings) {
  try {
    const response = await fetch(`${url}/models`, {
      headers: {Authorization: `Bearer ${key}`},
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    const answer = (await response.json().catch(() => null)) as {data?: unknown} | null;
    const listed = Array.isArray(answer?.data) ? (answer.data as ({id?: unknown} | null)[]) : [];
    const names = listed.flatMap((each) => (typeof each?.id === 'string' ? each.id : []));
    return {status: response.status, names};
  } catch {
    return {status: 0, names: []};
  }
}

function originOf(value: string): string {
  return value.trim().replace(/\/{1,9}$/, '');
}
