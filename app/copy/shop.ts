/** Texts of the shop: the whole catalogue with its filters. */
export const shop = {
  heading: 'Tienda',
  intro: 'Todo nuestro catálogo en un solo lugar: elige, ponle tu marca y revéndelo.',
  products: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  applied: 'Filtros aplicados',
  removeFilter: 'Quitar filtro:',
  clear: 'Quitar todos',
  productList: 'Productos de la tienda',
  pagination: 'Páginas de la tienda',
  empty: 'No se encontraron productos',
  emptyText: 'Prueba con otra palabra, otro nicho o un rango de precio más amplio.',
  emptyCatalogue: 'No hay productos aún',
  emptyCatalogueText: 'Estamos preparando novedades. Vuelve pronto.',
  seeAll: 'Ver todos los productos',
  partial:
    'Tu búsqueda es muy amplia: revisamos los 1000 resultados más relevantes. Agrega otra palabra para afinarla.',
} as const;
