/** Texts of the row of card brands. */
export const payments = {
  accepted: 'Medios de pago aceptados',
} as const;
