import {useEffect, useRef, useState, type PointerEvent, type RefObject} from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many of a pointer's last positions tell where it is going. */
const TRAIL_LENGTH = 4;
/** How long a row waits for a pointer that only crosses it on the way to the open flyout. */
const PATIENCE_MS = 250;

/** Which row's flyout is open. A pointer may cut across other rows on its way into it. */
export function useFlyout(flyout: RefObject<HTMLElement>) {
  const [active, setActive] = useState<string | null>(null);
  const trail = useRef<readonly Point[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function enterRow(row: string | null) {
    clearTimeout(timer.current);
    const area = flyout.current?.getBoundingClientRect();
    if (area && isHeadingFor(trail.current, area)) {
      timer.current = setTimeout(() => setActive(row), PATIENCE_MS);
    } else {
      setActive(row);
    }
  }

  return {
    active,
    activate: setActive,
    listProps: {
      onPointerMove({clientX: x, clientY: y}: PointerEvent) {
        trail.current = withPosition(trail.current, {x, y});
      },
    },
    rowProps: (row: string | null) => ({
      onPointerEnter: () => enterRow(row),
      onPointerLeave: () => clearTimeout(timer.current),
    }),
  };
}

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
