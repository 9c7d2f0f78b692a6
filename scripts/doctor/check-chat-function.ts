/** Is SofIA deployed, open to visitors and to the shop's pages, and does she answer? */
import {findingsOf, type Finding} from './finding';
import {described, type Supabase} from './supabase';

const {ok, warn, fail} = findingsOf('chat function');

const DEPLOY = 'Run npx supabase@3 functions deploy sofia-chat.';

/** Asks one question, without an account, as a page of the shop would. */
export async function checkChatFunction(
  supabase: Supabase,
  shopOrigin: string | null,
): Promise<Finding> {
  const answer = await supabase('/functions/v1/sofia-chat', {
    body: {message: '¿Qué es PLR?'},
    ...(shopOrigin ? {origin: shopOrigin} : {}),
  });
  switch (answer.status) {
    case 200:
      return hasAnswer(answer.body)
        ? ok('SofIA answers.')
        : fail('SofIA answers without a text.', DEPLOY);
    case 401:
      return fail(
        'SofIA asks visitors for an account.',
        'Deploy with verify_jwt = false, as supabase/config.toml says.',
      );
    case 403:
      return fail(
        `SofIA refuses the pages of ${shopOrigin ?? 'the shop'}.`,
        `Run npx supabase@3 secrets set SOFIA_ALLOWED_ORIGINS=${shopOrigin ?? 'https://your.shop'}.`,
      );
    case 404:
      return fail('SofIA is not deployed.', DEPLOY);
    case 429:
      return warn('SofIA is asked too often to tell.', 'Run this again in a minute.');
    default:
      return fail(
        `SofIA fails: ${described(answer)}.`,
        'Look at her log: Edge Functions → sofia-chat → Logs.',
      );
  }
}

function hasAnswer(body: unknown): boolean {
  const {response} = (body ?? {}) as {response?: unknown};
  return typeof response === 'string' && response.trim() !== '';
}
