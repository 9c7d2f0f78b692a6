/** What a buyer or an app wrote into an order: never trusted to be storable. */

/** At most `most` characters of it, without halves of characters and control codes, which no database takes. */
export function cleanText(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most).replace(/[\p{Cs}\p{Cc}]/gu, '') : '';
}

/** Anybody may give a cart the attribute '_pago': only what this shop could have written is taken. */
export function handOffIdOf(value: unknown): string | null {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null;
}
