/**
 * Counts events for the operator's daily report (supabase/functions/_shared/operator): a kind and a reason, no
 * visitor data.
 */
import type {SupabaseProject} from './environment/environment';
import {logWarning} from './http/log';

/** A kind, and the reason where it has one. */
export type CountedEvent =
  | readonly ['search-empty', reason?: undefined]
  | readonly ['hand-off-failed', 'rejected' | 'unavailable' | 'too-many' | 'offer-code'];

const TIME_LIMIT_MS = 5_000;

/** Never throws; does nothing without a backend. */
export async function countEvent(
  backend: SupabaseProject | null,
  ...[kind, reason]: CountedEvent
): Promise<void> {
  if (!backend) return;
  try {
    const response = await fetch(`${backend.url}/rest/v1/rpc/count_event`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
      },
      body: JSON.stringify({kind, reason}),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logWarning('event-not-counted', {kind, status: response.status});
  } catch {
    logWarning('event-not-counted', {kind, reason: 'the backend did not answer'});
  }
}
