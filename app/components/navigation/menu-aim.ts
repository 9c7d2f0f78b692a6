interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many of a pointer's last positions tell where it is going. */
const TRAIL_LENGTH = 4;

/** The trail with one more position, the oldest first. */
export function withPosition(trail: readonly Point[], position: Point): readonly Point[] {
  return [...trail, position].slice(-TRAIL_LENGTH);
}

/** Whether a pointer on this trail, going on straight, meets the left edge of the flyout beside it. */
export function isHeadingFor(
  trail: readonly Point[],
  flyout: {readonly left: number; readonly top: number; readonly bottom: number},
): boolean {
  const from = trail[0];
  const to = trail.at(-1);
  if (!from || !to || to.x <= from.x) return false;
  const y = from.y + ((to.y - from.y) * (flyout.left - from.x)) / (to.x - from.x);
  return y >= flyout.top && y <= flyout.bottom;
}
