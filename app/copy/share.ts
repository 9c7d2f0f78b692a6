/** Texts of the links that share and compare products. */
export const share = {
  share: 'Compartir',
  shareTitle: 'Mi selección de ebooks PLR',
  compare: 'Comparar',
  withSimilar: 'con otros',
  whatsapp: 'WhatsApp',
  byWhatsapp: 'Compartir por WhatsApp (se abre en una pestaña nueva)',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  failed: 'No pudimos copiar el enlace',
} as const;
