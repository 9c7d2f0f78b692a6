/** Titles, descriptions and breadcrumbs that the server alone makes. */
export const pageHeads = {
  ebooks: 'Ebooks',
  productTitle: (title: string) => `${title}, con licencia PLR`,
  productDescription: (title: string) =>
    `${title}, con licencia PLR y 100% de derechos de reventa. Descarga inmediata y pago único.`,
  collectionTitle: (title: string, page: number) =>
    page > 1 ? `${title}: ebooks PLR, página ${page}` : `${title}: ebooks PLR`,
  /** After a description that says little by itself. */
  collectionPromise:
    'Edítalos, ponles tu marca y véndelos: descarga inmediata y 100% de las ganancias.',
  /** Tells the descriptions of numbered pages apart. */
  numbered: (page: number, pageCount: number) => `Página ${page} de ${pageCount}.`,
} as const;
