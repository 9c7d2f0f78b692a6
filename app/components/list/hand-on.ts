/**
 * Gives the focus of a link that is about to go to the next one of its list, to the one before it, or to
 * the element of that id; without any of them the focus would fall to the page.
 */
export function handOn(link: HTMLElement, otherwise = ''): void {
  const others = link.closest('ul')?.querySelectorAll<HTMLElement>('[rel=nofollow]') ?? [];
  const links = [...others];
  const at = links.indexOf(link);
  const next = at < 0 ? null : (links[at + 1] ?? links[at - 1]);
  (next ?? document.getElementById(otherwise))?.focus({preventScroll: true});
}
