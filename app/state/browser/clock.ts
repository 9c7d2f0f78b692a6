/** The only home of the clock in the browser. One shared tick a second, none in a hidden tab. */
import {useSyncExternalStore} from 'react';
import {COUNTDOWN_TICK_MS} from '~/domain/limits';

/** Epoch milliseconds. */
export function now(): number {
  return Date.now();
}

const listeners = new Set<() => void>();
let interval: ReturnType<typeof setInterval> | null = null;
let tick = 0;

function advance() {
  tick = now();
  listeners.forEach((listener) => listener());
}

function startOrStop() {
  const wanted = listeners.size > 0 && document.visibilityState === 'visible';
  if (wanted && interval === null) {
    advance();
    interval = setInterval(advance, COUNTDOWN_TICK_MS);
  } else if (!wanted && interval !== null) {
    clearInterval(interval);
    interval = null;
  }
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', startOrStop);
  listeners.add(listener);
  startOrStop();
  return () => {
    listeners.delete(listener);
    startOrStop();
    if (listeners.size === 0) document.removeEventListener('visibilitychange', startOrStop);
  };
}

/** While nothing ticks, the first to look sets the tick, so that nobody sees one of a former screen. */
function currentTick() {
  if (interval === null && Math.abs(now() - tick) >= COUNTDOWN_TICK_MS) tick = now();
  return tick;
}

/** Epoch milliseconds, renewed each second; null on the server and in the first render. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, currentTick, () => null);
}
