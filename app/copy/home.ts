/** Texts of the home page's first screenful; the others are in `home-sections.ts`. */
export const home = {
  metaTitle: 'Productos digitales con derechos de reventa PLR',
  metaDescription:
    'Gana de 300 a 500 por semana revendiendo ebooks con licencia PLR. Pago único, descarga inmediata y 100% de las ganancias para ti.',
  hero: {
    label: 'Presentación',
    slideOf: (index: number, count: number) => `${index} de ${count}`,
    previous: 'Diapositiva anterior',
    next: 'Diapositiva siguiente',
    pause: 'Pausar la presentación',
    play: 'Reanudar la presentación',
    products: 'Ver Productos',
    start: 'Comenzar Ahora',
    slides: [
      {
        kicker: 'Tu marca, tus reglas',
        title: 'Gana de 300 a 500 por semana revendiendo productos digitales',
        text: 'Los compras una vez, les pones tu nombre y te quedas con el 100% de las ganancias.',
      },
      {
        kicker: 'Listos para vender hoy',
        title: 'Ebooks que ya puedes llamar tuyos',
        text: 'Descárgalos al instante, edítalos a tu gusto y empieza a vender con licencia PLR. Muy pronto, también videos y micro apps.',
      },
    ],
  },
  proof: {
    label: 'Lo que dicen nuestros clientes',
    entrepreneurs: '300+',
    entrepreneursText: 'emprendedores ya revenden con nosotros',
    rating: '4.9/5',
    ratingText: 'calificación promedio de la comunidad',
    profit: '100%',
    profitText: 'de las ganancias son para ti',
  },
} as const;
