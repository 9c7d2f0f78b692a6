/** Texts of the estimates in the visitor's currency; loaded only in a shop that has exchange rates. */
export const estimate = {
  approx: (amount: string) => `aprox. ${amount}`,
  country: 'Tu país',
  /** Option for the device's country, if known. */
  automatic: (country: string | null | undefined) =>
    country ? `Según tu dispositivo: ${country}` : 'Según tu dispositivo',
  none: 'Sin conversión',
  note: (charged: string, day: string) =>
    `Los montos con «aprox.» son de referencia, con el tipo de cambio del ${day}. Siempre se cobra el precio en ${charged}.`,
} as const;
