/**
 * Readers for untrusted values (browser storage, request bodies): field by field, own properties only, into new
 * objects, so `__proto__` cannot leak in.
 */

/** The last instant that a Date can hold. */
const MAX_EPOCH_MS = 8.64e15;

/** Parsed JSON; undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value as a record; null unless it is a plain object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.assign(Object.create(null), value) as Record<string, unknown>;
}

/** The value as a list; empty for anything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a JSON list; empty for anything else. */
export function parseTextList(text: string | undefined): readonly string[] {
  return asList(parseJson(text ?? '')).flatMap((item) => asText(item, 20_000) ?? []);
}

/** The value as a string of at most `maxLength` characters; null for anything else. */
export function asText(value: unknown, maxLength = 2000): string | null {
  return typeof value === 'string' && value.length <= maxLength ? value : null;
}

/** Like `asText`, but rejects the empty string. */
export function asId(value: unknown): string | null {
  return asText(value, 255) || null;
}

/** The value as a moment in epoch milliseconds; null for fractions, NaN, negatives and the absurd. */
export function asEpoch(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_EPOCH_MS
    ? (value as number)
    : null;
}
