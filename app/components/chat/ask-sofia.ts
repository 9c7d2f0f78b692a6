import {chat as copy} from '~/copy/chat';
import type {ChatReply} from '~/domain/support/chat';
import {CHAT_TIME_LIMIT_MS, MAX_CHAT_ANSWER_LENGTH} from '~/domain/limits';
import {asRecord} from '~/domain/text/parse-unknown';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';

/** How long a limit lasts if the backend does not say. */
const LIMIT_SECONDS = 60;

const FAILED: ChatReply = {text: copy.failed, person: true};

/** What the backend function answers to a message; never rejects. It offers a person if it has no answer. */
export async function askSofia(
  backend: AccountsConfig | null,
  message: string,
): Promise<ChatReply> {
  if (!backend) return FAILED;
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
      return {text: copy.limited(seconds), until: now() + seconds * 1000};
    }
    if (!response.ok) return FAILED;
    const answer = asRecord(await response.json());
    const text = answer?.response;
    if (typeof text !== 'string' || !text.trim()) return {text: copy.unreadable, person: true};
    // An answer from no passage says that she does not know: a person may.
    const person = Array.isArray(answer?.passages) && answer.passages.length === 0;
    return {text: text.trim().slice(0, MAX_CHAT_ANSWER_LENGTH), ...(person && {person})};
  } catch {
    // No connection, no answer in time, or no JSON.
    return FAILED;
  }
}
