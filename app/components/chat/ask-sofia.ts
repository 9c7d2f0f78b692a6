import type {ChatReply} from '~/domain/support/chat';
import {CHAT_TIME_LIMIT_MS, MAX_CHAT_ANSWER_LENGTH} from '~/domain/limits';
import {asRecord} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';

/** How long a limit lasts whose end nobody says. */
const LIMIT_SECONDS = 60;

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
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After')) || LIMIT_SECONDS;
      return {kind: 'limited', until: now() + seconds * 1000};
    }
    if (!response.ok) return {kind: 'failed'};
    const answer = asRecord(await response.json());
    const text = answer?.response;
    // Without a passage she does not know: somebody else may.
    const person = Array.isArray(answer?.passages) && answer.passages.length === 0;
    if (typeof text !== 'string' || !text.trim()) return {kind: 'unreadable'};
    const said = text.trim().slice(0, MAX_CHAT_ANSWER_LENGTH);
    return {kind: 'answered', text: said, ...(person ? {person} : {})};
  } catch {
    return {kind: 'failed'};
  }
}
