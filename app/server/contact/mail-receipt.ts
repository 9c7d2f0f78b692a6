import type {SupabaseProject} from '../environment/environment';
import {logError} from '../http/log';

/** The person waits for the page: without the mail they still have their number on it. */
const TIME_LIMIT_MS = 5_000;

/**
 * Has the account backend's function mail the receipt of a stored request; resolves to whether it did. Never
 * throws; logs a failure, but nothing of the request.
 */
export async function mailReceipt(
  backend: SupabaseProject | null,
  number: string,
): Promise<boolean> {
  if (!backend) return false;
  try {
    const response = await fetch(`${backend.url}/functions/v1/request-receipt`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
      },
      body: JSON.stringify({number}),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logError('receipt-not-mailed', {status: response.status});
    return response.ok;
  } catch {
    logError('receipt-not-mailed', {reason: 'the function did not answer'});
    return false;
  }
}
