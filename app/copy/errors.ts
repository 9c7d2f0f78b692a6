/** What a visitor reads whose request is rejected before any page is rendered; people seldom see these. */
export const errorResponses = {
  'malformed-address': {
    title: 'Dirección incorrecta',
    text: 'La dirección que abriste está mal escrita.',
  },
  'foreign-origin': {
    title: 'Solicitud rechazada',
    text: 'Esta solicitud no viene de nuestra tienda, así que no la aceptamos.',
  },
  'method-not-allowed': {
    title: 'Solicitud no permitida',
    text: 'Esta dirección no acepta este tipo de solicitud.',
  },
  unexpected: {
    title: 'Algo salió mal de nuestro lado',
    text: 'Tu carrito y tus favoritos siguen guardados en este dispositivo. Intenta de nuevo en un momento.',
  },
  backHome: 'Volver al inicio',
} as const;
