/** The rate limits of this isolate, by address (`rate-limiter.ts` says how far they reach). */
import {CHECKOUT_RATE, HEALTH_RATE} from '~/domain/limits';
import {createRateLimiter, type RateLimiter} from './rate-limiter';
import {senderAddress} from './sender-address';

/** Counts a request; 0 lets it in, else it is the seconds that its sender must wait. */
type LimitRequest = (request: Request) => number;

/** Those that are refused for what they hold need not be counted: they cost next to nothing. */
export const limitCheckouts = limitBy(createRateLimiter(CHECKOUT_RATE));
export const limitHealthChecks = limitBy(createRateLimiter(HEALTH_RATE));

function limitBy(limiter: RateLimiter): LimitRequest {
  return (request) => {
    const {allowed, retryAfterMs} = limiter(senderAddress(request), Date.now());
    return allowed ? 0 : Math.ceil(retryAfterMs / 1000);
  };
}
