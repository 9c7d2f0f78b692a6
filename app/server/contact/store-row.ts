import type {SupabaseProject} from '../environment/environment';
import {logError} from '../http/log';

const TIME_LIMIT_MS = 8_000;
const CREATED = 201;
const CONFLICT = 409;
const TOO_MANY = 429;

/**
 * 'exists': the database has a row that this one may not stand beside; 'too-many': the table's own limits,
 * which count whoever writes without the shop as well.
 */
export type Stored = 'stored' | 'exists' | 'too-many' | 'failed';

/**
 * Writes a row with a visitor's key, who may write and not read. Never throws; logs what failed under
 * `event`, but nothing that the row holds.
 */
export async function storeRow(
  backend: SupabaseProject | null,
  table: string,
  row: Readonly<Record<string, unknown>>,
  event: string,
): Promise<Stored> {
  const failed = (reason: string, status?: number): Stored => {
    logError(event, {reason, status});
    return status === TOO_MANY ? 'too-many' : 'failed';
  };
  if (!backend) return failed('no backend is configured');
  try {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
        // Who may write may not read, not even the row just written.
        Prefer: 'return=minimal',
      },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    if (response.status === CREATED) return 'stored';
    return response.status === CONFLICT
      ? 'exists'
      : failed('the backend refused it', response.status);
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return failed(late ? 'the backend took too long' : 'the backend did not answer');
  }
}
