/**
 * Writes what the chat function knows of the shop's own data. The function is deployed alone and
 * cannot import `app/`, so it carries a copy; `tests/supabase/knowledge.test.ts` fails when the copy
 * is old. Run it after changing the FAQ, the niches, the ebooks, the courses or the limits.
 */
import {writeFileSync} from 'node:fs';
import {CHAT_KNOWLEDGE_FILE, renderChatKnowledge} from './lib/chat-knowledge';

writeFileSync(CHAT_KNOWLEDGE_FILE, await renderChatKnowledge());
console.log(`Wrote ${CHAT_KNOWLEDGE_FILE}`);
