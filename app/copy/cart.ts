/** Texts of the cart page and of the hand-off to the checkout. */
export const cart = {
  metaTitle: 'Carrito de compras',
  metaDescription: 'Revisa los productos digitales de tu carrito y termina tu compra.',
  heading: 'Carrito de Compras',
  back: 'Volver',
  loading: 'Cargando tu carrito…',
  needsScript: 'Tu carrito se guarda en este navegador. Activa JavaScript para verlo y pagar.',
  list: 'Productos en tu carrito',
  summary: 'Resumen de la compra',
  digitalProducts: (count: number) =>
    count === 1 ? '1 producto digital' : `${count} productos digitales`,
  total: 'Total',
  unitPrice: 'Precio unitario',
  checkout: 'Finalizar Compra',
  processing: 'Procesando...',
  continueShopping: 'Continuar Comprando',
  empty: 'Tu carrito está vacío',
  emptyText: 'Cuando agregues un producto, lo verás aquí listo para pagar.',
  explore: 'Explorar Productos',
  quantity: 'Cantidad',
  quantityOf: (title: string) => `Cantidad de ${title}`,
  increase: (title: string) => `Agregar una unidad de ${title}`,
  decrease: (title: string) => `Quitar una unidad de ${title}`,
  remove: 'Eliminar',
  removeOf: (title: string) => `Eliminar ${title} del carrito`,
  removed: 'Producto eliminado del carrito',
  percentOff: (percent: number) => `-${percent}% OFF`,
  offerEndsIn: 'La oferta termina en',
  offerEnded: 'Oferta terminada',
  specialOffer: 'Oferta especial',
  originalPrice: 'Precio original',
  reassurance: ['Pago seguro en la tienda oficial', 'Descarga inmediata al pagar', 'Pago único'],
} as const;

export const checkout = {
  preparing: 'Preparando tu pago…',
  openedTitle: 'Tu pago está listo en otra pestaña',
  openedText: '¿No la ves?',
  blockedTitle: 'Tu pago está listo',
  blockedText: 'Tu navegador no abrió la pestaña nueva. Ábrela desde aquí:',
  openLink: 'Abrir el pago',
  failedTitle: 'No pudimos iniciar el pago',
  failedText: 'Tu carrito sigue aquí. Intenta de nuevo en unos momentos.',
} as const;

const refusals: Readonly<Record<string, string>> = {
  rejected:
    'La tienda no aceptó algún producto de tu carrito. Revisa los que ya no están disponibles e intenta de nuevo.',
  empty: 'Tu carrito está vacío.',
  'too-large': 'Tu carrito tiene demasiados productos distintos. Divide tu compra en dos.',
  'too-many':
    'Hiciste muchos intentos seguidos. Tu carrito sigue aquí: espera un minuto e intenta de nuevo.',
  'too-many-lines': 'Tu carrito tiene demasiados productos distintos. Divide tu compra en dos.',
};

/** Why the hand-off was refused (the action's code), in words that help the shopper. */
export function checkoutRefusal(reason: string): string {
  return Object.hasOwn(refusals, reason) ? (refusals[reason] ?? '') : checkout.failedText;
}
