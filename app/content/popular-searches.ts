/** What shoppers look for most, the operator's own list: offered where nothing is typed yet. */
export const POPULAR_SEARCHES: readonly string[] = [
  'bajar de peso',
  'recetas fáciles',
  'redes sociales',
  'mamá primeriza',
  'ahorro',
  'meditación',
];
