/** Titles, descriptions and breadcrumbs that the server alone makes. */
export const pageHeads = {
  ebooks: 'Ebooks',
  licence: 'Licencia',
  productTitle: (title: string, licence: string | null) =>
    licence ? `${title}, con ${licence.replace(/^L/, 'l')}` : title,
  productDescription: (title: string, summary: string | null) =>
    [`${title}.`, summary, 'Descarga inmediata y pago único.'].filter(Boolean).join(' '),
  collectionTitle: (title: string, page: number) =>
    page > 1 ? `${title}: ebooks PLR, página ${page}` : `${title}: ebooks PLR`,
  /** Added to short descriptions. */
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
  /** Subjects of pages by path, if their names do not tell. */
  about: {
    '/tienda': 'Todos los productos, con filtros por nicho y precio. Busca con /tienda?q=texto',
    '/ebooks-plr': 'Los 11 nichos de ebooks',
    '/videos-plr': 'Próximamente',
    '/micro-saas-plr': 'Próximamente',
    '/ia-club': 'Cursos de inteligencia artificial',
    '/faq': 'Licencia, entrega y soporte',
    '/licencia': 'Qué permite y qué no permite la licencia, con su versión',
  },
  sitemap: 'Mapa del sitio',
  feed: 'Productos nuevos, en Atom',
  agents: 'Universal Commerce Protocol',
  agentsEndpoint: (address: string) =>
    `buscar, armar un carrito y pasar al pago, por MCP en ${address}`,
  licence: (name: string, version: string, date: string) =>
    `${name} ${version}, vigente desde ${date}`,
  buying: 'Pago único en una página cifrada; la descarga también llega por correo.',
} as const;
