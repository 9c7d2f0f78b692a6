import {useEffect, useState} from 'react';
import {HERO_ROTATION_MS} from '~/domain/limits';
import {useMediaQuery, usePageVisible} from '../ui/hydration/use-browser';

export interface HeroRotation {
  readonly index: number;
  /** Whether slides turn by themselves and films run. */
  readonly playing: boolean;
  /** What the shopper asked for; `playing` also depends on motion being welcome. */
  readonly paused: boolean;
  next(): void;
  previous(): void;
  togglePause(): void;
  /** For the element over which the slides wait: hovered or focused, they do not turn. */
  readonly holdHandlers: {
    readonly onMouseEnter: () => void;
    readonly onMouseLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** Turns slides every 10 seconds while the page is visible and nobody objects. */
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

/** The slide after `index`, the first after the last; 0 when there is none. */
export function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The slide before `index`, the last before the first; 0 when there is none. */
export function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
