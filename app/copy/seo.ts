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

/** Texts of the feed of new products. */
export const feed = {title: 'Reventa PLR: productos nuevos'} as const;

/** Texts of `/llms.txt`, which language models read. */
export const llms = {
  pages: 'Páginas',
  niches: 'Nichos de ebooks',
  machines: 'Para programas',
  /** What a page is about, by its address, where its name does not say it. */
  about: {
    '/tienda': 'Todos los productos, con filtros por nicho y precio. Busca con /tienda?q=texto',
    '/ebooks-plr': 'Los 11 nichos de ebooks',
    '/videos-plr': 'Próximamente',
    '/micro-saas-plr': 'Próximamente',
    '/ia-club': 'Cursos de inteligencia artificial',
    '/faq': 'Licencia, entrega y soporte',
  },
  sitemap: 'Mapa del sitio',
  feed: 'Productos nuevos, en Atom',
  licence:
    'Licencia PLR: quien compra puede editar, traducir, poner su marca y vender a clientes finales, y se queda con el 100% de las ganancias. No puede revender los derechos (ni como PLR ni como MRR). Los productos no son exclusivos. Pago único en la página de pago segura; la descarga llega por correo.',
} as const;
