/**
 * Remembers who did something how often, in the memory of this isolate. Oxygen runs several isolates
 * and starts new ones, so a determined sender gets through more often than the rule says; it stops
 * the careless machines, and costs no storage.
 */
import {LRUCache} from 'lru-cache';
import {CHECKOUT_RATE, HEALTH_RATE} from '~/domain/limits';
import {admit, type Admission, type RateLimit} from '~/domain/site/rate-limit';
import {senderOf} from './client-address';

/** Senders remembered, the latest ones: a flood of addresses must not fill the memory. */
const CAPACITY = 1_000;

/**
 * Counts what a sender does at `now` (epoch milliseconds), and says whether it is within the rule. A
 * sender whom the host does not name (null) is not counted.
 */
export type RateLimiter = (sender: string | null, now: number) => Admission;

/** @param capacity of senders; the one seen longest ago is forgotten first. */
export function createRateLimiter(rule: RateLimit, capacity = CAPACITY): RateLimiter {
  const senders = new LRUCache<string, readonly number[]>({max: capacity});
  return (sender, now) => {
    if (sender === null) return {allowed: true, hits: [], retryAfterMs: 0};
    const admission = admit(senders.get(sender) ?? [], now, rule);
    senders.set(sender, admission.hits);
    return admission;
  };
}

/** Counts a request; 0 when it may pass, else the seconds that its sender must wait. */
type LimitRequest = (request: Request) => number;

/** Requests that are rejected for what they hold need not be counted: they cost next to nothing. */
export const limitCheckouts = limitBy(createRateLimiter(CHECKOUT_RATE));
export const limitHealthChecks = limitBy(createRateLimiter(HEALTH_RATE));

function limitBy(limiter: RateLimiter): LimitRequest {
  return (request) => {
    const {allowed, retryAfterMs} = limiter(senderOf(request), Date.now());
    return allowed ? 0 : Math.ceil(retryAfterMs / 1000);
  };
}
