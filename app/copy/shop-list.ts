/** Texts about a list of the shop, which the server alone makes. */
export const shopList = {
  textFilter: (text: string) => `«${text}»`,
  priceFilter: (min: string | null, max: string | null) =>
    min && max ? `De $${min} a $${max}` : min ? `Desde $${min}` : `Hasta $${max}`,
  metaTitle: (text: string, niche: string | null, page: number) =>
    [
      text ? `Buscar «${text}»` : 'Tienda: todos los productos PLR',
      ...(niche ? [niche] : []),
      ...(page > 1 ? [`página ${page}`] : []),
    ].join(', '),
  metaDescription:
    'Explora todos los productos digitales con licencia PLR: ebooks editables para revender con tu marca. Filtra por nicho y precio. Descarga inmediata.',
} as const;
