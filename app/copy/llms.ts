/** Texts of `/llms.txt`, which language models read. */
export const llms = {
  pages: 'Páginas',
  niches: 'Nichos de ebooks',
  machines: 'Para programas',
  shop: 'Todos los productos, con filtros por nicho y precio. Busca con /tienda?q=texto',
  ebooks: 'Los 11 nichos de ebooks',
  iaClub: 'Cursos de inteligencia artificial',
  faq: 'Licencia, entrega y soporte',
  comingSoon: 'Próximamente',
  sitemap: 'Mapa del sitio',
  feed: 'Productos nuevos, en Atom',
  licence:
    'Licencia PLR: quien compra puede editar, traducir, poner su marca y vender a clientes finales, y se queda con el 100% de las ganancias. No puede revender los derechos (ni como PLR ni como MRR). Los productos no son exclusivos. Pago único en la página de pago segura; la descarga llega por correo.',
} as const;
