import type {ShopOrder} from '~/domain/catalogue/shop-filters';

/** Texts of the shop: the whole catalogue with its filters. */
export const shop = {
  heading: 'Tienda',
  intro: 'Elige, ponle tu marca y véndelo.',
  products: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  page: (page: number, count: number) => `Página ${page} de ${count}`,
  productList: 'Productos de la tienda',
  pagination: 'Páginas de la tienda',
  partial:
    'Hay muchísimos resultados: estos son los 1000 más relevantes. Agrega otra palabra para afinar.',
} as const;

/** Texts of the shop's form, which comes later than the list. */
export const shopForm = {
  form: 'Buscar y filtrar productos',
  text: 'Título o tema',
  filters: 'Filtrar y ordenar',
  activeFilters: (count: number) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  niche: 'Nicho',
  allNiches: 'Todos los nichos',
  order: 'Ordenar por',
  price: 'Precio',
  min: 'Precio mínimo',
  max: 'Precio máximo',
  minHint: 'Mín.',
  maxHint: 'Máx.',
  priceFormat: 'Escribe solo números, por ejemplo 12.50',
  apply: 'Aplicar',
  show: (count: number) => (count === 1 ? 'Ver 1 producto' : `Ver ${count} productos`),
} as const;

/** Texts about the shop's list, rendered only by the server. */
export const shopList = {
  // Keys are in the order of the form's options.
  orders: {
    nuevos: 'Más nuevos',
    vendidos: 'Más vendidos',
    nombre: 'Nombre, A a Z',
    precio: 'Precio, menor a mayor',
    'precio-desc': 'Precio, mayor a menor',
    relevancia: 'Más relevantes',
  } satisfies Record<ShopOrder, string>,
  facets: {
    nicho: 'Nicho',
    sub: 'Subcategoría',
    publico: 'Público',
    formato: 'Formato',
    extension: 'Páginas',
    estado: 'Mostrar solo',
    precio: 'Rango de precio',
  },
  lengths: {corto: 'Hasta 60 páginas', medio: 'De 61 a 90 páginas', largo: 'Más de 90 páginas'},
  states: {oferta: 'En oferta', disponible: 'Disponible'},
  formats: {
    pdf: 'PDF',
    word: 'Word',
    canva: 'Canva',
    epub: 'EPUB',
    powerpoint: 'PowerPoint',
    excel: 'Excel',
  },
  counted: (name: string, count: number) => `${name} (${count})`,
  textFilter: (text: string) => `«${text}»`,
  priceFilter: (min: string | null, max: string | null) =>
    min && max ? `De $${min} a $${max}` : min ? `Desde $${min}` : `Hasta $${max}`,
  metaTitle: (text: string, choices: readonly string[], page: number) =>
    [
      text ? `Buscar «${text}»` : 'Tienda: todos los productos PLR',
      ...choices,
      ...(page > 1 ? [`página ${page}`] : []),
    ].join(', '),
  metaDescription:
    'Explora todos los productos digitales con licencia PLR: ebooks editables para vender con tu marca. Filtra por nicho y precio. Descarga inmediata.',
} as const;

/** Texts of the list's filters. */
export const shopFacets = {
  heading: 'Más filtros',
  list: 'Filtros de la lista',
  count: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  chosen: 'elegido:',
  applied: 'Filtros aplicados',
  remove: 'Quitar filtro:',
  clear: 'Quitar todos',
} as const;

/** Shown in place of the list. */
export const noProducts = {
  empty: 'No se encontraron productos',
  emptyText: 'Prueba con otra palabra, otro nicho o un rango de precio más amplio.',
  instead: 'Otras búsquedas',
  emptyCatalogue: 'No hay productos aún',
  emptyCatalogueText: 'Estamos preparando novedades. Vuelve pronto.',
  seeAll: 'Ver todos los productos',
} as const;
