/** Texts of the shop's list that come after its first script: of its facets, and of a list that is empty. */

/** Texts of what a list may be narrowed by. */
export const shopFacets = {
  heading: 'Más filtros',
  list: 'Filtros de la lista',
  count: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  chosen: 'elegido:',
  applied: 'Filtros aplicados',
  remove: 'Quitar filtro:',
  clear: 'Quitar todos',
} as const;

/** In place of the list. */
export const noProducts = {
  empty: 'No se encontraron productos',
  emptyText: 'Prueba con otra palabra, otro nicho o un rango de precio más amplio.',
  instead: 'Otras búsquedas',
  emptyCatalogue: 'No hay productos aún',
  emptyCatalogueText: 'Estamos preparando novedades. Vuelve pronto.',
  seeAll: 'Ver todos los productos',
} as const;
