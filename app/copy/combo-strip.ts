/** The few words of the combo that the product page needs from the start. */
export const comboStrip = {
  /** The time follows it. */
  active: 'Combo con descuento',
  over: 'Combo a precio regular',
  link: 'Ver combo',
} as const;
