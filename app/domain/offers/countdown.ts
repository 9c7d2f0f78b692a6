/**
 * Countdowns store deadlines, not remaining seconds (docs/product.md 6.5): what is left is derived
 * from the clock at each tick, so that a sleeping tab is right again at once.
 */
import {LAST_MINUTE_SECONDS} from '../limits';

/**
 * Whole seconds until `deadline`, rounded up so that 0 means over (both in epoch milliseconds).
 * Never negative, and never more than `maxSeconds`, also when the clock jumps back.
 */
export function remainingSeconds(deadline: number, now: number, maxSeconds: number): number {
  const seconds = Math.ceil((deadline - now) / 1000);
  return seconds > 0 ? Math.min(seconds, maxSeconds) : 0;
}

/** Announcements of a countdown for screen readers: three messages at most, not one a second. */
export type CountdownPhase = 'running' | 'last-minute' | 'over';

/** The phase with `seconds` left; the last minute begins at 1:00. */
export function countdownPhase(seconds: number): CountdownPhase {
  if (!(seconds > 0)) return 'over';
  return seconds <= LAST_MINUTE_SECONDS ? 'last-minute' : 'running';
}

/** Seconds as 'mm:ss', from an hour on '1:02:03', from a day on '2 d 01:02:03'; what is not a number reads '00:00'. */
export function formatCountdown(seconds: number): string {
  const whole = seconds > 0 && Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = `${pad(minutes % 60)}:${pad(whole % 60)}`;
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${pad(hours % 24)}:${rest}`;
  return hours ? `${hours}:${rest}` : rest;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
