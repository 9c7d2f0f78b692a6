const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/**
 * '22 de noviembre de 2026' of a moment, in UTC, so that worker and browser write the same; an empty text when it
 * is none. @param moment ISO 8601.
 */
export function formatDate(moment: string): string {
  const date = new Date(moment);
  const month = MONTHS[date.getUTCMonth()];
  return month ? `${date.getUTCDate()} de ${month} de ${date.getUTCFullYear()}` : '';
}
