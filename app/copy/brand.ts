export const brand = {
  name: 'Reventa PLR',
  tagline: 'Productos digitales listos para revender',
  description:
    'Ebooks, videos y micro apps con derechos de reventa PLR. Edítalos, ponles tu marca, véndelos y quédate con el 100% de las ganancias.',
} as const;
