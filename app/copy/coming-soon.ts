/** Texts shared by the categories that have no products yet: videos and Micro SaaS. */
export const upcoming = {
  badge: 'Próximamente',
  browse: 'Explorar ebooks',
  back: 'Volver a categorías',
  notifyHeading: 'Te avisamos',
  notifyText: 'Deja tu correo y te escribimos una sola vez, cuando esté a la venta.',
  notify: 'Avísame',
} as const;

export const videos = {
  heading: 'Categoría de Videos',
  facts: ['0 productos', 'Página 1 de 1'],
  intro: 'Videos de marca blanca para que los edites, les pongas tu logo y los vendas.',
  title: 'Los videos PLR están en camino',
  text: 'Preparamos la primera colección, con la misma licencia PLR de nuestros ebooks.',
  benefitsHeading: 'Lo que vas a encontrar',
  benefits: [
    {
      icon: 'video',
      title: 'Contenido profesional',
      text: 'Videos con buena imagen, buen sonido y guion claro, listos para publicar.',
    },
    {
      icon: 'trending-up',
      title: 'Productos en tendencia',
      text: 'Temas que tu público ya está buscando, elegidos nicho por nicho.',
    },
    {
      icon: 'clock',
      title: 'Ahorra tiempo',
      text: 'Sin cámaras ni horas de edición: recibes el material listo y tú le pones la marca.',
    },
  ],
  metaTitle: 'Videos PLR para revender, próximamente',
  metaDescription:
    'Videos de marca blanca con licencia PLR: contenido profesional y en tendencia para editar, poner tu logo y vender. Próximamente en Reventa PLR.',
} as const;

export const microSaas = {
  heading: 'Categoría Micro SaaS',
  facts: ['0 productos'],
  intro: 'Micro apps creadas con IA, listas para ofrecer con tu nombre y tus colores.',
  title: 'Los Micro SaaS están en camino',
  text: 'Preparamos las primeras micro apps: eliges la tuya, le pones tu marca y la ofreces a tus clientes.',
  benefitsHeading: 'Un negocio de software, sin el software',
  benefits: [
    {
      icon: 'bot',
      title: 'Sin programar',
      text: 'Apps creadas con IA y listas para usar. No necesitas escribir una línea de código.',
    },
    {
      icon: 'wallet',
      title: 'Ingresos recurrentes',
      text: 'Ofrécelas por suscripción: tus clientes pagan cada mes por algo que les sirve.',
    },
    {
      icon: 'rocket',
      title: 'Lanzamiento rápido',
      text: 'De la compra a tu primera oferta en días, no en meses de desarrollo.',
    },
    {
      icon: 'tag',
      title: 'Marca blanca',
      text: 'Tu nombre, tu logo y tu precio. Tus clientes solo ven tu marca.',
    },
  ],
  metaTitle: 'Micro SaaS de marca blanca, próximamente',
  metaDescription:
    'Micro apps creadas con IA para ofrecer como tuyas: sin programar, con ingresos recurrentes y marca blanca. Próximamente en Reventa PLR.',
} as const;

/** Texts of `/proximamente`. */
export const comingSoon = {
  badge: 'Próximamente',
  headline: 'Algo Increíble Está Por Llegar',
  line: 'La tienda de productos PLR más completa de LATAM está a punto de abrir sus puertas',
  metaTitle: 'Próximamente',
  metaDescription:
    'La tienda de productos PLR más completa de LATAM está a punto de abrir sus puertas. Algo increíble está por llegar.',
} as const;
