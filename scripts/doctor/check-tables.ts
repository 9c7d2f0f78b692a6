/**
 * Are the tables there, and do they keep to their policies? Proven without leaving a row: a message
 * of nulls must be refused by the table itself, which the database does only after its policy has let
 * the visitor in; and what visitors may not read must not come.
 */
import {createHash} from 'node:crypto';
import {serviceHeaders} from '../../supabase/functions/_shared/database.ts';
import {findingsOf, type Finding} from './finding';
import {described, type Supabase, type SupabaseAnswer} from './supabase';

const {ok, warn, fail} = findingsOf('tables');
const forms = findingsOf('forms');

const PUSH = 'Run npx supabase@3 db push --remote.';
const PERMISSION_DENIED = '42501';
/** No such table: of PostgREST, and of the database. */
const NO_TABLE = ['PGRST205', '42P01'];
/** Refused by the columns: a null, or a check. */
const REFUSED_BY_TABLE = ['23502', '23514'];

const NOTHING = {name: null, email: null, message: null};

export async function checkTables(supabase: Supabase): Promise<Finding[]> {
  const [messages, inbox, wishes] = await Promise.all([
    supabase('/rest/v1/contact_messages', {body: NOTHING}),
    supabase('/rest/v1/contact_messages?select=email&limit=1'),
    supabase('/rest/v1/wishlist_items?select=product_id&limit=1'),
  ]);
  return [
    leaving(messages),
    ...reading('contact_messages', inbox),
    ...reading('wishlist_items', wishes),
  ];
}

/** Does the database know the key by which the worker proves itself? Nothing is said without any key. */
export async function checkFormKey(
  supabase: Supabase,
  serviceKey: string | null,
  formKey: string | null,
): Promise<readonly Finding[]> {
  if (!serviceKey) return [];
  const digest = formKey ? createHash('sha256').update(formKey).digest('hex') : '';
  const {body: state} = await supabase('/rest/v1/rpc/form_key_state', {
    body: {digest},
    headers: serviceHeaders(serviceKey),
  });
  const section = 'docs/operating.md, Floods of forms';
  if (state === 'malformed') {
    return [forms.fail('A row of private.form_key is no SHA-256 in hexadecimal.', section)];
  }
  if (formKey && (state === 'none' || state === 'unknown')) {
    const text = 'The database does not know PRIVATE_FORM_KEY, and counts all visitors as one.';
    return [forms.fail(text, section)];
  }
  if (!formKey && state === 'unknown') {
    const text = 'Whether the worker has the key in private.form_key was not tried.';
    return [forms.warn(text, 'Set PRIVATE_FORM_KEY in .env, too.')];
  }
  return state === 'known' ? [forms.ok('The database knows PRIVATE_FORM_KEY.')] : [];
}

function leaving(answer: SupabaseAnswer): Finding {
  if (REFUSED_BY_TABLE.includes(answer.code)) {
    return ok('Visitors may leave a message (contact_messages).');
  }
  if (NO_TABLE.includes(answer.code)) return fail('There is no table contact_messages.', PUSH);
  if (answer.code === PERMISSION_DENIED) {
    return fail(
      'Visitors may not leave a message: the policy or the grant of contact_messages is missing.',
      PUSH,
    );
  }
  return answer.status < 300 && answer.status > 0
    ? fail(
        'contact_messages takes a message of nulls: it is not the table of supabase/migrations.',
        'Rename that table, delete the empty row, and run npx supabase@3 db push --remote.',
      )
    : fail(`contact_messages fails: ${described(answer)}.`, PUSH);
}

/** What a visitor must not read. The table of messages was looked for already. */
function reading(table: string, answer: SupabaseAnswer): Finding[] {
  const {status, code, body} = answer;
  if (code === PERMISSION_DENIED) return [ok(`Visitors may not read ${table}.`)];
  if (NO_TABLE.includes(code)) {
    return table === 'contact_messages' ? [] : [fail(`There is no table ${table}.`, PUSH)];
  }
  if (status !== 200) return [fail(`${table} fails: ${described(answer)}.`, PUSH)];
  return Array.isArray(body) && body.length > 0
    ? [
        fail(
          `Anybody can read ${table}.`,
          'Switch row-level security on and take the grants back: see supabase/migrations.',
        ),
      ]
    : [
        warn(
          `Visitors read nothing of ${table}, but they are granted to ask.`,
          `Run: revoke all on public.${table} from anon; then the grants of supabase/migrations.`,
        ),
      ];
}
