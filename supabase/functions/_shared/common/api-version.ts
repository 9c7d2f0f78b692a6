/**
 * Versions of the provider's API, named by the month of their release. Each is served for a year; who
 * asks for an older one is answered in the oldest that is still served.
 */

/**
 * Those that every operation of `app/graphql` was verified against, oldest first: the schema of each
 * is a dev dependency, and `tests/unit/graphql/verified-versions.test.ts` does it again.
 */
export const VERIFIED_API_VERSIONS = ['2025-07', '2025-10', '2026-01', '2026-04'] as const;

/** When the provider stops serving all of these versions; epoch milliseconds. */
export const VERIFIED_UNTIL = Math.max(...VERIFIED_API_VERSIONS.map(endOfService));

export function isVerifiedVersion(version: string): boolean {
  return VERIFIED_API_VERSIONS.some((verified) => verified === version);
}

/** The first moment, in epoch milliseconds, at which a version such as '2026-04' is no longer served. */
export function endOfService(version: string): number {
  const [year = NaN, month = NaN] = version.split('-').map(Number);
  return Date.UTC(year + 1, month - 1, 1);
}
