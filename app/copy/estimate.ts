/** Texts of the estimates in the visitor's currency; loaded only in a shop that has exchange rates. */
export const estimate = {
  approx: (amount: string) => `aprox. ${amount}`,
  country: 'Tu país',
  /** Option for the device's country, if known. */
  automatic: (country: string | null) =>
    country ? `Según tu dispositivo: ${country}` : 'Según tu dispositivo',
  none: 'Sin conversión',
  note: (charged: string, day: string) =>
    `Los montos con «aprox.» son de referencia, con el tipo de cambio del ${day}. Siempre se cobra el precio en ${charged}.`,
  countries: {
    AR: 'Argentina',
    BO: 'Bolivia',
    BR: 'Brasil',
    CL: 'Chile',
    CO: 'Colombia',
    CR: 'Costa Rica',
    DO: 'República Dominicana',
    EC: 'Ecuador',
    ES: 'España',
    GT: 'Guatemala',
    HN: 'Honduras',
    MX: 'México',
    NI: 'Nicaragua',
    PA: 'Panamá',
    PE: 'Perú',
    PR: 'Puerto Rico',
    PY: 'Paraguay',
    SV: 'El Salvador',
    US: 'Estados Unidos',
    UY: 'Uruguay',
    VE: 'Venezuela',
  } as Readonly<Record<string, string>>,
  /** SofIA's answers; `amounts` are prices, each with its estimate. */
  inChat: (amounts: readonly string[], charged: string) =>
    `${amounts.join('\n')}\nEs una referencia: siempre se cobra el precio en ${charged}.`,
  amount: (name: string, price: string, about: string) => `${name}: ${price}, ${about}.`,
  chooseCountry: (charged: string) =>
    `Los precios son en ${charged}. Para ver cuánto es en tu moneda, abre un producto y pregúntame ahí. Tu país se elige al pie de cada página.`,
} as const;
