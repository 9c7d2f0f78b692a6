/**
 * Numbered pages (docs/product.md 3.7). Every `?pagina=` resolves to an existing page: invalid numbers to the first,
 * numbers past the end to the last.
 */

/** Pages needed for `total` items; at least 1, so that an empty list is 'Página 1 de 1'. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The query parameter as a page between 1 and `count`. */
export function parsePage(parameter: string | null, count: number): number {
  if (!parameter || !/^\d+$/.test(parameter)) return 1;
  return Math.min(Math.max(1, Number(parameter)), count);
}

/** Items before the page. */
export function pageOffset(page: number, pageSize: number): number {
  return (page - 1) * pageSize;
}

/**
 * The buttons to show: first, last, the page and its neighbours, with a gap where two or more are
 * left out (1 gap 4 5 6 gap 20): seven entries at most.
 */
export function pageWindow(page: number, count: number): readonly (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (const next of [1, page - 1, page, page + 1, count]) {
    if (next <= last || next > count) continue;
    if (next - last === 2) shown.push(last + 1);
    else if (next - last > 2) shown.push('gap');
    shown.push(next);
    last = next;
  }
  return shown;
}
