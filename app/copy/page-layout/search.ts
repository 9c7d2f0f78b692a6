/** Texts of the search dialog. */
export const search = {
  title: 'Buscar Productos',
  label: 'Buscar productos por título o descripción',
  hint: 'Título, tema o palabra',
  close: 'Cerrar búsqueda',
  results: 'Productos encontrados',
  loading: 'Cargando productos...',
  none: 'No se encontraron productos',
  noneText: 'Prueba con otra palabra o explora las categorías.',
  failed: 'No pudimos cargar los productos',
  failedText: 'Revisa tu conexión e intenta de nuevo.',
  retry: 'Reintentar',
  searchingMore: 'Buscando en todo el catálogo…',
  moreFailed: 'No pudimos buscar en todo el catálogo.',
  seeAll: 'Ver toda la tienda',
  seeAllFor: (text: string) => `Ver «${text}» en la tienda`,
  keys: 'para elegir',
  keyOpen: 'para abrir',
  keyClose: 'para cerrar',
  browse: 'Explorar categorías',
  found: (count: number) =>
    count === 1 ? '1 producto encontrado' : `${count} productos encontrados`,
} as const;
