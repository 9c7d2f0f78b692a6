/** Texts of `/proximamente`. */
export const comingSoon = {
  badge: 'Próximamente',
  headline: 'Algo Increíble Está Por Llegar',
  line: 'La tienda de productos PLR más completa de LATAM está a punto de abrir sus puertas',
  metaTitle: 'Próximamente',
  metaDescription:
    'La tienda de productos PLR más completa de LATAM está a punto de abrir sus puertas. Algo increíble está por llegar.',
} as const;
