/** Texts of the home page's first screenful. */
export const home = {
  metaTitle: 'Productos digitales con derechos de reventa PLR',
  metaDescription: (income: string) =>
    `${income} revendiendo ebooks con licencia PLR. Es un ejemplo, no una garantía. Pago único y descarga inmediata.`,
  hero: {
    label: 'Presentación',
    slideOf: (index: number, count: number) => `${index} de ${count}`,
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    pause: 'Pausar la presentación',
    play: 'Reanudar la presentación',
    products: 'Ver Productos',
    start: 'Comenzar Ahora',
    /** Legibly beside that claim. */
    incomeNote: 'Es un ejemplo, no una garantía.',
    slides: [
      {
        kicker: 'Tu marca, tus reglas',
        /** After the claim of an income. */
        title: 'revendiendo productos digitales',
        text: 'Los compras una vez, les pones tu nombre y los vendes al precio que quieras.',
      },
      {
        kicker: 'Listos para vender hoy',
        title: 'Ebooks listos para llevar tu nombre',
        text: 'Descárgalos al instante, edítalos a tu gusto y empieza a vender con licencia PLR.',
      },
    ],
  },
  proof: {
    label: 'Reventa PLR en cifras',
    entrepreneursText: 'personas ya emprenden con nuestros ebooks',
    ratingText: 'calificación promedio de la comunidad',
    profit: '100%',
    profitText: 'de las ganancias son para ti',
    own: 'Cifras propias.',
  },
} as const;

/** Texts of the home page below its first screenful. */
export const homeSections = {
  included: {
    title: 'Un producto completo, no solo un archivo',
    items: [
      {
        icon: 'book-open',
        title: 'Ebooks editables',
        text: 'Cambia textos, portada y colores.',
      },
      {
        icon: 'graduation-cap',
        title: 'Listo para hacer tu curso',
        text: 'Convierte tu ebook en un curso con tu voz, tu logo y tu precio.',
      },
      {
        icon: 'layout-template',
        title: 'Página de venta',
        text: 'Una plantilla HTML para publicar y lecciones en video.',
      },
      {
        icon: 'badge-check',
        title: 'Certificado de licencia',
        text: 'Lo que puedes hacer con tu ebook, por escrito.',
      },
    ],
  },
  featured: {title: 'DESTACADOS', text: 'Productos seleccionados para ti'},
  newest: {title: 'NUEVOS', text: 'Productos subidos recientemente'},
  benefits: {
    label: 'Por qué comprar aquí',
    items: [
      {
        icon: 'download',
        title: 'Descarga inmediata',
        text: 'Tus archivos, al confirmarse el pago.',
      },
      {
        icon: 'badge-check',
        title: 'Licencia PLR',
        text: 'Véndelo con tu marca: el 100% de lo que cobras es tuyo.',
      },
      {icon: 'wallet', title: 'Pago único', text: 'Pagas una vez. Sin suscripción.'},
      {icon: 'shield-check', title: 'Archivos verificados', text: 'Revisados uno por uno.'},
    ],
  },
  visited: {
    title: 'Lo último que viste',
    text: 'Continúa donde lo dejaste',
    readOn: (title: string) => `Seguir hojeando «${title}»`,
  },
  waysIn: {
    title: 'Empieza por tu cliente',
    text: 'Elige a quién le vas a vender, o cuánto quieres invertir.',
    links: [
      {label: 'Para vender a mamás', to: '/tienda?publico=mamas-y-papas'},
      {label: 'Para vender a parejas', to: '/tienda?publico=parejas'},
      {label: 'Para quien emprende', to: '/tienda?publico=emprendedores'},
      {label: 'Para principiantes', to: '/tienda?publico=principiantes'},
      {label: 'Hasta $10', to: '/tienda?max=10'},
      {label: 'En oferta', to: '/tienda?estado=oferta'},
      {label: 'Para vender por Instagram', to: '/tienda?q=instagram'},
      {label: 'Los más vendidos', to: '/tienda?orden=vendidos'},
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
