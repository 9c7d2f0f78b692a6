/** Texts of the floating chat button; apart from the chat's own, which come when it is opened. */
export const chatButton = {
  open: 'Abrir chat con SofIA',
  failedTitle: 'No pudimos abrir el chat',
  failedText: 'Revisa tu conexión e intenta de nuevo.',
} as const;
