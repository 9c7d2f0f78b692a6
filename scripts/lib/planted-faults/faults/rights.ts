/** Who may have which file, and who is who. */
import {slip} from '../planted-fault';

const LIBRARY = 'supabase/migrations/20261122020100_library.sql';
const ORDERS = 'supabase/migrations/20261122020000_orders.sql';
const WISHES = 'supabase/migrations/20251101000100_wishlist_items.sql';
const PURCHASES = 'supabase/functions/_shared/purchases';

export const RIGHT_FAULTS = [
  slip(
    LIBRARY,
    'what an operator took back can be downloaded',
    'if not found or right_to.ended_at is not null or right_to.revoked_at is not null then',
    'if not found or right_to.ended_at is not null then',
  ),
  slip(
    LIBRARY,
    'a refunded product shows its files',
    '      and entitlements.ended_at is null and entitlements.revoked_at is null\n',
    '',
  ),
  slip(
    LIBRARY,
    'the files of another edition can be downloaded',
    '\n    and (variant_ids is null or right_to.variant_id = any (variant_ids));',
    ';',
  ),
  slip(
    ORDERS,
    'an order is seen before it is paid',
    'using (paid_at is not null and email = (select private.confirmed_email()))',
    'using (email = (select private.confirmed_email()))',
  ),
  slip(
    'supabase/migrations/20261123020000_changed_address.sql',
    'who has not confirmed an address sees its purchases',
    ' and users.email_confirmed_at is not null',
    '',
  ),
  slip(
    WISHES,
    'anybody who is signed in reads the wishes of all',
    'for select to authenticated\n  using ((select auth.uid()) = user_id);',
    'for select to authenticated\n  using (true);',
  ),
  slip(
    'supabase/migrations/20261123020100_refunded_cents.sql',
    'the refunds of all orders are summed on each',
    'from public.refunds where refunds.order_id = orders.id',
    'from public.refunds',
  ),
  slip(
    `${PURCHASES}/download.ts`,
    'whoever is signed in downloads what others bought',
    "if (seen !== 'yes') {",
    "if (seen === 'signed-out') {",
  ),
  slip(
    `${PURCHASES}/find-purchase.ts`,
    'the way to a purchase is mailed to whoever asks',
    'const isTheirs = known !== null ||',
    'const isTheirs = true || known !== null ||',
  ),
  slip(
    `${PURCHASES}/order-status.ts`,
    'an order is told of before it is paid',
    '&paid_at=not.is.null&order=paid_at.desc',
    '&order=paid_at.desc',
  ),
  slip(
    'supabase/functions/_shared/certificate/name-holder.ts',
    'a revoked certificate gets a new name',
    "  if (!rows.every(holds)) return answer(409, {error: 'revoked'});\n",
    '',
  ),
];

export const ACCOUNT_FAULTS = [
  slip(
    'app/state/account/follow-mailed-link.ts',
    'a link enters another account than it names',
    "if (!error && (isNamed || type === 'email_change')) return;",
    'if (!error) return;',
  ),
  slip(
    'app/state/account/mailed-link.ts',
    "a link's proof stays in the browser's history",
    "  if (link) window.history.replaceState(window.history.state, '', pathname + search);\n",
    '',
  ),
  slip(
    'app/domain/account/redirect-target.ts',
    'a link to the sign-in leads to another site',
    "pathname.startsWith('//') || ",
    '',
  ),
  slip(
    'app/domain/account/stored-session.ts',
    'a session of an hour counts as run out',
    'Number(session.expires_at) * 1000 > now',
    'Number(session.expires_at) > now',
  ),
  slip(
    'app/domain/site/consent.ts',
    'a visitor is never asked again',
    'if (consent && now - consent.at < CONSENT_KEPT_MS) return',
    'if (consent) return',
  ),
];
