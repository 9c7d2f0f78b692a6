import {useEffect, useRef, useState, type PointerEvent, type RefObject} from 'react';
import {isHeadingFor, withPosition} from './menu-aim';

/** How long a row waits for a pointer that only crosses it on the way to the open flyout. */
const PATIENCE_MS = 250;

/** Which row's flyout is open. A pointer may cut across other rows on its way into it. */
export function useFlyout(flyout: RefObject<HTMLElement>) {
  const [active, setActive] = useState<string | null>(null);
  const trail = useRef<readonly {x: number; y: number}[]>([]);
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
