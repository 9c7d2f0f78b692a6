/** Texts of the home page below its first screenful. */
export const home = {
  included: {
    title: 'Un producto completo, no solo un archivo',
    text: 'Cada compra trae lo que necesitas para ponerlo a la venta con tu marca.',
    items: [
      {
        icon: 'book-open',
        title: 'Ebooks editables',
        text: 'Cambia textos, portada y colores. Tradúcelos si quieres.',
      },
      {
        icon: 'graduation-cap',
        title: 'Cursos personalizables',
        text: 'Arma tu formación con tu voz, tu logo y tu precio.',
      },
      {
        icon: 'layout-template',
        title: 'Páginas de venta',
        text: 'Plantilla HTML lista para publicar, con lecciones en video.',
      },
      {
        icon: 'badge-check',
        title: 'Certificado PLR',
        text: 'Tu licencia por escrito: edita, rebautiza, vende y cobra.',
      },
    ],
  },
  featured: {title: 'DESTACADOS', text: 'Productos seleccionados para ti'},
  newest: {title: 'NUEVOS', text: 'Productos subidos recientemente'},
  benefits: {
    label: 'Por qué comprar aquí',
    items: [
      {icon: 'download', title: 'Descarga inmediata', text: 'Recibes el acceso en tu correo.'},
      {
        icon: 'badge-check',
        title: 'Licencia PLR',
        text: '100% de los derechos para venderlo como tuyo.',
      },
      {icon: 'wallet', title: 'Pago único', text: 'Sin suscripciones ni cuotas.'},
      {icon: 'shield-check', title: 'Archivos verificados', text: 'Revisados uno por uno.'},
    ],
  },
  categories: {
    title: 'Explora Nuestras Categorías',
    text: 'Encuentra el nicho donde ya están tus clientes.',
    all: 'Ver Todas',
  },
  empty: 'No hay productos aún',
  emptyText: 'Estamos preparando el catálogo. Vuelve pronto.',
} as const;
