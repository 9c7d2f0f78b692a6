/** Texts of the chat with SofIA. */
export const chat = {
  title: 'SofIA - Tu asistente PLR',
  subtitle: 'Asistente virtual',
  close: 'Cerrar chat',
  forget: 'Borrar la conversación',
  log: 'Conversación con SofIA',
  you: 'Tú:',
  sofia: 'SofIA:',
  greeting:
    '¡Hola! Soy SofIA, tu asistente virtual. Te recomiendo productos y resuelvo tus dudas sobre PLR. ¿Qué buscas?',
  startersLabel: 'Para empezar',
  /** Starting messages, sent unchanged: questions, and words from product names. */
  starters: ['¿Qué es PLR?', '¿Cómo recibo mi compra?', 'Yoga', 'Cocina'],
  typing: 'Escribiendo...',
  foundOne: '¡Encontré exactamente lo que buscas!',
  foundSeveral: (count: number, shown: number) =>
    count > shown
      ? `Encontré ${count} productos sobre lo que buscas. Estos son ${shown} de ellos:`
      : `Encontré ${count} productos sobre lo que buscas:`,
  seeMore: (query: string) => `Buscar «${query}» en la tienda`,
  limited: (seconds: number) =>
    seconds > 1 ? `Dame ${seconds} segundos y seguimos.` : 'Ya puedes escribirme de nuevo.',
  person: 'Escribir a una persona con esta conversación',
  personDraft: (conversation: string) => `Mi conversación con SofIA:\n\n${conversation}`,
  failed:
    'Lo siento, estoy teniendo problemas para responder. Por favor, intenta de nuevo en unos momentos.',
  unreadable: 'Lo siento, no pude procesar tu mensaje. ¿Puedes intentar reformular tu pregunta?',
  /** Name of the community's link in SofIA's texts. */
  communityName: 'Únete a nuestra comunidad',
  /** Links to pages that SofIA's answers name, by their on-screen names. */
  pages: new Map([
    ['Contacto', '/contacto'],
    ['Preguntas frecuentes', '/faq'],
    ['Licencia', '/licencia'],
    ['Arrepentimiento y quejas', '/arrepentimiento'],
    ['Mis productos', '/mis-productos'],
    ['Favoritos', '/wishlist'],
    ['Acceder', '/auth'],
    ['VER CATEGORÍAS', '/categorias'],
  ]),
  input: 'Escribe tu mensaje',
  placeholder: 'Escribe tu mensaje…',
  send: 'Enviar mensaje',
  /** Prices in the visitor's currency, each with its estimate. */
  estimates: {
    amount: (name: string, price: string, about: string) => `${name}: ${price}, ${about}.`,
    all: (amounts: readonly string[], charged: string) =>
      `${amounts.join('\n')}\nEs una referencia: siempre se cobra el precio en ${charged}.`,
    chooseCountry: (charged: string) =>
      `Los precios son en ${charged}. Para ver cuánto es en tu moneda, abre un producto y pregúntame ahí. Tu país se elige al pie de cada página.`,
  },
} as const;
