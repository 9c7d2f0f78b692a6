/** The few words of the combo that the product page needs from the start. */
export const comboStrip = {
  /** The time follows it. */
  active: 'Combo con descuento',
  over: 'Combo a precio regular',
  /** Where there is no offer that could be over. */
  none: 'Arma tu combo',
  link: 'Ver combo',
} as const;

/** Read out by screen readers, once each. */
export const comboAnnouncements = {
  running: (percent: number) =>
    `Oferta por tiempo limitado: un combo con hasta ${percent}% de descuento.`,
  'last-minute': 'Queda menos de un minuto de la oferta del combo.',
  /** The combo itself says that it is. */
  over: '',
} as const;
