import {useRef, type PointerEvent, type RefObject} from 'react';

/** A drag this far to the left throws the element away; a shorter one lets it spring back. */
const FAR_PX = 64;

/** Lets a finger push an element out over the left edge. */
export function useSwipeLeft(element: RefObject<HTMLElement>, onAway: () => void) {
  const start = useRef<number | null>(null);

  function follow(offset: number | null) {
    const style = element.current?.style;
    if (!style) return;
    style.translate = offset === null ? '' : `${offset}px`;
    style.transitionDuration = offset === null ? '' : '0s';
  }

  function end(away: boolean) {
    start.current = null;
    follow(null);
    if (away) onAway();
  }

  const offsetOf = (event: PointerEvent) =>
    start.current === null ? 0 : Math.min(0, event.clientX - start.current);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse') start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== null) follow(offsetOf(event));
    },
    onPointerUp(event: PointerEvent) {
      if (start.current !== null) end(offsetOf(event) < -FAR_PX);
    },
    onPointerCancel() {
      end(false);
    },
  };
}
