/** Texts of the shop's form, which comes later than the list. */
import type {ShopOrder} from '~/domain/catalogue/shop-filters';

export const shopForm = {
  form: 'Buscar y filtrar productos',
  text: 'Buscar en la tienda',
  textHint: 'Título o tema',
  submitText: 'Buscar',
  filters: 'Filtrar y ordenar',
  activeFilters: (count: number) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  niche: 'Nicho',
  allNiches: 'Todos los nichos',
  order: 'Ordenar por',
  orders: {
    nuevos: 'Más nuevos',
    nombre: 'Nombre, A a Z',
    precio: 'Precio, menor a mayor',
    'precio-desc': 'Precio, mayor a menor',
    relevancia: 'Más relevantes',
  } satisfies Record<ShopOrder, string>,
  price: 'Precio',
  min: 'Precio mínimo',
  max: 'Precio máximo',
  minHint: 'Mín.',
  maxHint: 'Máx.',
  apply: 'Aplicar',
} as const;
