/** The most popular searches, a list of the operator's: offered while nothing is typed. */
export const POPULAR_SEARCHES: readonly string[] = [
  'bajar de peso',
  'recetas fáciles',
  'redes sociales',
  'mamá primeriza',
  'ahorro',
  'meditación',
];
