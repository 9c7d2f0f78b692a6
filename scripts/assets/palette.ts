/** The brand's colours; the storefront's Tailwind tokens carry the same names and values. */
export const palette = {
  tinta: '#0B3B36',
  selva: '#14655A',
  mango: '#FFB703',
  coral: '#E4572E',
  coralText: '#C93F17',
  papel: '#FBF7EF',
  arena: '#EFE6D3',
  white: '#FFFFFF',
} as const;
