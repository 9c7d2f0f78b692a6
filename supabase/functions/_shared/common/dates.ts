export const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/**
 * '22 de noviembre de 2026'; empty for an invalid date. In UTC, so that worker and browser render the same text.
 * @param moment ISO 8601.
 */
export function formatDate(moment: string): string {
  const date = new Date(moment);
  const month = MONTHS[date.getUTCMonth()];
  return month ? `${date.getUTCDate()} de ${month} de ${date.getUTCFullYear()}` : '';
}

/** The same format in the reader's time zone, for texts that only the browser renders. */
export function formatLocalDate(moment: string): string {
  const date = new Date(moment);
  const month = MONTHS[date.getMonth()];
  return month ? `${date.getDate()} de ${month} de ${date.getFullYear()}` : '';
}

/** '22 de noviembre de 2026, 16:04 (hora de Ciudad de México)', for mails. @param moment ISO 8601. */
export function formatShopTime(moment: string): string {
  // Sweden's format is ISO 8601: '2026-11-22 16:04'.
  const there = new Date(moment).toLocaleString('sv-SE', {
    timeZone: 'America/Mexico_City',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return `${formatDate(there.slice(0, 10))}, ${there.slice(11)} (hora de Ciudad de México)`;
}

/** A time as the database writes it, '2026-11-22T10:00:00+00:00' or '2026-11-22 10:00:00+00', in epoch milliseconds. */
export function databaseTime(time: string): number {
  return Date.parse(time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
