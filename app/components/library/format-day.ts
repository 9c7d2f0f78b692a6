const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** '22 de noviembre de 2026', where the reader is; empty for what is no time. */
export function formatDay(iso: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime())) return '';
  return `${day.getDate()} de ${MONTHS[day.getMonth()]} de ${day.getFullYear()}`;
}

/** Cents as the money of the shop. */
export function moneyOf(cents: number, currencyCode: string) {
  return {amount: (cents / 100).toFixed(2), currencyCode};
}
