export const brand = {
  name: 'Reventa PLR',
  tagline: 'Productos digitales listos para revender',
  description:
    'Ebooks con licencia PLR, y pronto videos y micro apps. Edítalos, ponles tu marca, véndelos y quédate con el 100% de las ganancias.',
} as const;
