import type {ChatReply} from '~/domain/support/chat';
import {CHAT_TIME_LIMIT_MS, MAX_CHAT_ANSWER_LENGTH} from '~/domain/limits';
import {asRecord} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '~/state/account/account';

/** What the backend function answers to a message; never rejects. */
export async function askSofia(
  backend: AccountsConfig | null,
  message: string,
): Promise<ChatReply> {
  if (!backend) return {kind: 'failed'};
  try {
    const response = await fetch(`${backend.url}/functions/v1/sofia-chat`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
      },
      body: JSON.stringify({message}),
      signal: AbortSignal.timeout(CHAT_TIME_LIMIT_MS),
    });
    if (!response.ok) return {kind: 'failed'};
    const text = asRecord(await response.json())?.response;
    if (typeof text !== 'string' || !text.trim()) return {kind: 'unreadable'};
    return {kind: 'answered', text: text.trim().slice(0, MAX_CHAT_ANSWER_LENGTH)};
  } catch {
    return {kind: 'failed'};
  }
}
