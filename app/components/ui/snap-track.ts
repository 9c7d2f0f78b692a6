/** A track is a list of pages, each as wide as it, that scrolls sideways and snaps: pictures, pages of a book. */

/** Index of the page in view, the nearest one while it moves. */
export function pageInView({scrollLeft, clientWidth}: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}

/** @param behavior defaults to the track's style. */
export function scrollToPage(
  track: HTMLElement | null,
  index: number,
  behavior: ScrollBehavior = 'auto',
): void {
  track?.scrollTo({left: index * track.clientWidth, behavior});
}
