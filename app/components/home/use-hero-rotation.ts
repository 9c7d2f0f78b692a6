import {useEffect, useState} from 'react';
import {HERO_ROTATION_MS} from '~/domain/limits';
import {useMediaQuery, usePageVisible} from '../ui/hydration/use-browser';

export interface HeroRotation {
  readonly index: number;
  /** Whether slides turn by themselves and films run. */
  readonly playing: boolean;
  /** The shopper's choice; `playing` also respects reduced motion. */
  readonly paused: boolean;
  next(): void;
  previous(): void;
  togglePause(): void;
  /** Handlers that pause the slides while hovered or focused. */
  readonly holdHandlers: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Advances slides every 10 seconds while the page is visible and not paused. */
export function useHeroRotation(count: number): HeroRotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const visible = usePageVisible();
  const motionWelcome = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const playing = motionWelcome && visible && !paused;
  const turning = playing && !held;

  useEffect(() => {
    if (!turning) return;
    const timeout = setTimeout(() => setIndex(nextSlide(index, count)), HERO_ROTATION_MS);
    return () => clearTimeout(timeout);
  }, [turning, index, count]);

  return {
    index,
    playing,
    paused,
    next: () => setIndex(nextSlide(index, count)),
    previous: () => setIndex(previousSlide(index, count)),
    togglePause: () => setPaused(!paused),
    holdHandlers: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** The next index, wrapping around; 0 if there are no slides. */
export function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The previous index, wrapping around; 0 if there are no slides. */
export function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
