/**
 * The only home of the clock in the browser. One shared tick on each full second, so that two browsers
 * show the same one, and one at each moment at which something ends; none in a hidden tab.
 */
import {useEffect, useSyncExternalStore} from 'react';
import {COUNTDOWN_TICK_MS} from '~/domain/limits';
import {useHydrated} from './hydrated';

/** Epoch milliseconds. Some extensions replace the clock by one with fractions, which no stored record may have. */
export function now(): number {
  return Math.floor(Date.now());
}

const listeners = new Set<() => void>();
/** Moments that get a tick of their own; a moment that is gone does no harm. */
const deadlines = new Map<object, number>();
let timer: ReturnType<typeof setTimeout> | null = null;
let tick = 0;

/** Ticks now, for example after a change by the shopper. */
export function tickNow() {
  tick = now();
  listeners.forEach((listener) => listener());
}

function advance() {
  tickNow();
  schedule();
}

/** Schedules the next tick if there are listeners: at the full second, or earlier at a deadline. */
function schedule() {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (listeners.size === 0 || document.visibilityState === 'hidden') return;
  const moment = now();
  const second = moment - (moment % COUNTDOWN_TICK_MS) + COUNTDOWN_TICK_MS;
  const ahead = [...deadlines.values()].filter((deadline) => deadline > moment);
  timer = setTimeout(advance, Math.min(second, ...ahead) - moment);
}

/** Restarts the clock after a change of listeners or visibility: the first tick is immediate. */
function startOrStop() {
  const stood = timer === null;
  schedule();
  if (stood && timer !== null) tickNow();
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

/** While the clock is stopped, the first reader updates it, so that no stale time is shown. */
function currentTick() {
  if (timer === null && Math.abs(now() - tick) >= COUNTDOWN_TICK_MS) tick = now();
  return tick;
}

const never = () => () => {};
const unknown = () => null;

/** Epoch milliseconds, renewed each second; null on the server and in the first render. */
export function useNow(): number | null {
  const hydrated = useHydrated();
  return useSyncExternalStore(
    hydrated ? subscribe : never,
    hydrated ? currentTick : unknown,
    unknown,
  );
}

/** Makes the clock tick at exactly this moment (epoch milliseconds), for what ends between two seconds. */
export function useDeadline(deadline: number | null): void {
  useEffect(() => {
    if (deadline === null) return;
    const key = {};
    deadlines.set(key, deadline);
    schedule();
    return () => void deadlines.delete(key);
  }, [deadline]);
}
