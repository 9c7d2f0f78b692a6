/** What a toast says of itself, beyond what it was given. */
export const toast = {
  cartUnkept: 'Este navegador no puede guardar tu carrito: si cierras la página, lo perderás.',
} as const;
