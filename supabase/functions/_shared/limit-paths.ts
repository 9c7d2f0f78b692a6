/**
 * How often a network may ask the functions that pages call. One rule for all paths (docs/threat-model.md, Floods of
 * requests): what is malformed is refused without being counted, what is well formed counts for the thing that it is about.
 */
import {isHandOffSecret} from './common/hand-off-secret.ts';
import {createSharedLimiter, type SharedRate} from './common/rate-limiter.ts';
import {callerAddress} from './caller-address.ts';
import {answer} from './library/answer.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface LimitedPath extends Pick<SharedRate, 'ofOne'> {
  /** Less where each answer takes a signature. */
  readonly ofNetwork?: number;
  /** What a request is about; null for a malformed one. */
  readonly about: (fields: Fields, headers: Headers) => string | null;
}

/** Tells that what the request showed was right. */
export type Prove = () => void;

/** Thousands of people may share a network. */
const OF_NETWORK = 3000;
const MINUTE_MS = 60_000;

/** @returns the refusal of a request, or what tells that it was right. */
export function limitPaths(paths: Readonly<Record<string, LimitedPath>>) {
  const limits = new Map(
    Object.entries(paths).map(([path, {ofOne, ofNetwork = OF_NETWORK, about}]) => {
      return [path, {about, ...createSharedLimiter({ofOne, ofNetwork, windowMs: MINUTE_MS})}];
    }),
  );
  return (path: string, fields: Fields, headers: Headers, now: number): Response | Prove => {
    const limit = limits.get(path);
    if (!limit) return answer(404, {error: 'not_found'});
    const about = limit.about(fields, headers);
    if (about === null) return answer(400, {error: 'invalid'});
    if (limit.wait(callerAddress(headers), about, now) > 0) return answer(429, {error: 'too-many'});
    return () => limit.prove(about);
  };
}

/** The end of a session's token, its signature, is enough to tell it from others. */
const SESSION_LENGTH = 64;

/** The secret or the session with which somebody asks; null for a secret that can be none. */
export function shownBy({secret}: Fields, headers: Headers): string | null {
  if (secret !== undefined) return isHandOffSecret(secret) ? secret : null;
  return (headers.get('authorization') ?? '').slice(-SESSION_LENGTH);
}
