/** Addresses of the demo shop that many tests visit. */
export const CATEGORY = '/category/01-salud-y-deportes';
export const PRODUCT = '/producto/producto-01';
