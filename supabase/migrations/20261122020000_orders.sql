-- What was sold, as the provider tells it. Only the service role writes, by record_order alone; whoever
-- has confirmed the address that an order was paid with reads it (docs/decisions/0024).

-- Not part of the API: what policies and triggers ask.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

-- The confirmed address of who asks, in small letters; null for visitors and unconfirmed accounts.
create function private.confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
$$;

revoke all on function private.confirmed_email() from public;
grant execute on function private.confirmed_email() to anon, authenticated, service_role;

create table public.orders (
  -- The provider's number of the order; 'grant-…' for what an operator gave by hand.
  id text primary key check (id ~ '^([0-9]{1,20}|grant-[a-z0-9-]{1,40})$'),
  -- Counts changes: who writes says which one it has read.
  revision integer not null default 0,
  -- As the buyer knows it, such as '#1001'; null while only a refund of it is known.
  name text check (char_length(name) <= 64),
  -- The name without '#', in capitals: what 'No encuentro mi compra' looks for.
  name_key text check (char_length(name_key) <= 64),
  email text check (email = lower(email) and char_length(email) <= 254),
  -- The cart's hand-off, by which the browser that paid knows its order.
  hand_off_id text check (hand_off_id ~ '^[0-9a-f]{32}$'),
  currency text check (currency ~ '^[A-Z]{3}$'),
  total_cents bigint check (total_cents >= 0),
  -- When the provider last changed what stands above.
  details_at timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  -- When the provider first said that all of the money has gone back.
  refunded_at timestamptz,
  -- The mail with the way to the library: last try, and the one that was sent.
  mail_tried_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.orders is 'Orders as the provider tells them. Read by their confirmed address.';

create index orders_email on public.orders (email);
create index orders_name_key on public.orders (name_key);
create index orders_hand_off_id on public.orders (hand_off_id);

create table public.order_lines (
  id text primary key check (char_length(id) <= 64),
  order_id text not null references public.orders (id) on delete cascade,
  position integer not null,
  product_id text check (product_id ~ '^gid://shopify/Product/[0-9]{1,20}$'),
  variant_id text check (variant_id ~ '^gid://shopify/ProductVariant/[0-9]{1,20}$'),
  title text not null check (char_length(title) <= 255),
  variant_title text not null default '' check (char_length(variant_title) <= 255),
  quantity integer not null check (quantity >= 0),
  -- No longer part of the order: refunded, or taken out before it was paid.
  removed_quantity integer not null default 0 check (removed_quantity between 0 and quantity),
  refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
  total_cents bigint not null check (total_cents >= 0)
);

create index order_lines_order_id on public.order_lines (order_id);

-- A refund may come before its order, and says line numbers that nobody has heard of yet.
create table public.refunds (
  id text primary key check (char_length(id) <= 64),
  order_id text not null references public.orders (id) on delete cascade,
  refunded_at timestamptz not null,
  -- Cents by currency: {"USD": 999}.
  amounts jsonb not null default '{}',
  -- [{"lineId": "…", "quantity": 1}]
  lines jsonb not null
);

create index refunds_order_id on public.refunds (order_id);

-- The right to the files of one line.
create table public.entitlements (
  id uuid primary key default gen_random_uuid(),
  line_id text not null unique references public.order_lines (id) on delete cascade,
  order_id text not null references public.orders (id) on delete cascade,
  email text not null check (email = lower(email)),
  product_id text not null,
  variant_id text,
  granted_at timestamptz not null,
  -- Derived from the order: what was refunded or cancelled.
  ended_at timestamptz,
  end_reason text check (end_reason in ('refunded', 'cancelled')),
  -- An operator's word, which no later news of the order changes.
  revoked_at timestamptz,
  check ((ended_at is null) = (end_reason is null))
);

comment on table public.entitlements is 'One a line: files may be read while neither ended nor revoked.';

create index entitlements_email on public.entitlements (email);
create index entitlements_order_id on public.entitlements (order_id);
create index entitlements_product_id on public.entitlements (product_id);

-- What the provider sent: the same event of a topic, or the same signed body, counts once.
create table public.webhook_events (
  event_id text not null check (char_length(event_id) between 1 and 128),
  body_digest text not null,
  topic text not null check (char_length(topic) <= 64),
  order_id text not null,
  triggered_at timestamptz,
  received_at timestamptz not null default now(),
  primary key (topic, event_id),
  unique (topic, body_digest)
);

create index webhook_events_received_at on public.webhook_events (received_at desc);

-- What an operator did by hand.
create table public.operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null check (action in ('grant', 'resend', 'revoke', 'restore')),
  order_id text not null,
  detail jsonb not null default '{}'
);

alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.refunds enable row level security;
alter table public.entitlements enable row level security;
alter table public.webhook_events enable row level security;
alter table public.operator_log enable row level security;

create policy "people read orders paid with their confirmed address"
  on public.orders for select to authenticated
  using (paid_at is not null and email = (select private.confirmed_email()));

-- The policy of orders applies inside, too.
create policy "people read the lines of their orders"
  on public.order_lines for select to authenticated
  using (exists (select 1 from public.orders where orders.id = order_lines.order_id));

create policy "people read their entitlements"
  on public.entitlements for select to authenticated
  using (email = (select private.confirmed_email()));

revoke all on public.orders, public.order_lines, public.refunds, public.entitlements,
  public.webhook_events, public.operator_log from anon, authenticated;
grant select (id, name, email, currency, total_cents, paid_at, cancelled_at)
  on public.orders to authenticated;
grant select on public.order_lines, public.entitlements to authenticated;
grant all on public.orders, public.order_lines, public.refunds, public.entitlements,
  public.webhook_events, public.operator_log to service_role;

-- Writes an order as the rules of supabase/functions/_shared/orders made it, whole or not at all.
-- `event` is null for what no webhook brought. Answers 'recorded', 'duplicate' (the event was recorded
-- before) or 'conflict' (the order is no longer at the revision that was read; read it again).
create function public.record_order(expected integer, next jsonb, event jsonb) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  current_revision integer;
  the_id text := next ->> 'id';
begin
  -- A row that is there can be locked.
  insert into public.orders (id) values (the_id) on conflict (id) do nothing;
  select revision into current_revision from public.orders where id = the_id for update;

  if event is not null and exists (
    select 1 from public.webhook_events
    where topic = event ->> 'topic'
      and (event_id = event ->> 'eventId' or body_digest = event ->> 'bodyDigest')
  ) then
    return 'duplicate';
  end if;
  if current_revision <> expected then
    return 'conflict';
  end if;

  if event is not null then
    insert into public.webhook_events (event_id, body_digest, topic, order_id, triggered_at)
    values (event ->> 'eventId', event ->> 'bodyDigest', event ->> 'topic', the_id,
      (event ->> 'triggeredAt')::timestamptz);
  end if;

  update public.orders set
    revision = current_revision + 1,
    name = next ->> 'name',
    name_key = next ->> 'nameKey',
    email = next ->> 'email',
    hand_off_id = next ->> 'handOffId',
    currency = next ->> 'currency',
    total_cents = (next ->> 'totalCents')::bigint,
    details_at = (next ->> 'detailsAt')::timestamptz,
    paid_at = (next ->> 'paidAt')::timestamptz,
    cancelled_at = (next ->> 'cancelledAt')::timestamptz,
    refunded_at = (next ->> 'refundedAt')::timestamptz
  where id = the_id;

  insert into public.order_lines (id, order_id, position, product_id, variant_id, title,
    variant_title, quantity, removed_quantity, refunded_quantity, total_cents)
  select line ->> 'id', the_id, (line ->> 'position')::integer, line ->> 'productId',
    line ->> 'variantId', line ->> 'title', line ->> 'variantTitle', (line ->> 'quantity')::integer,
    (line ->> 'removedQuantity')::integer,
    (line ->> 'refundedQuantity')::integer, (line ->> 'totalCents')::bigint
  from jsonb_array_elements(next -> 'lines') line
  on conflict (id) do update set
    position = excluded.position, product_id = excluded.product_id,
    variant_id = excluded.variant_id, title = excluded.title, variant_title = excluded.variant_title,
    quantity = excluded.quantity, removed_quantity = excluded.removed_quantity,
    refunded_quantity = excluded.refunded_quantity,
    total_cents = excluded.total_cents;

  insert into public.refunds (id, order_id, refunded_at, amounts, lines)
  select refund ->> 'id', the_id, (refund ->> 'refundedAt')::timestamptz,
    refund -> 'amounts', refund -> 'lines'
  from jsonb_array_elements(next -> 'refunds') refund
  -- One may grow; `next` has the larger of what was known and what is new.
  on conflict (id) do update set
    refunded_at = excluded.refunded_at, amounts = excluded.amounts, lines = excluded.lines;

  insert into public.entitlements (line_id, order_id, email, product_id, variant_id, granted_at,
    ended_at, end_reason)
  select right_to ->> 'lineId', the_id, right_to ->> 'email', right_to ->> 'productId',
    right_to ->> 'variantId', (right_to ->> 'grantedAt')::timestamptz,
    (right_to ->> 'endedAt')::timestamptz, right_to ->> 'endReason'
  from jsonb_array_elements(next -> 'entitlements') right_to
  on conflict (line_id) do update set
    email = excluded.email, product_id = excluded.product_id, variant_id = excluded.variant_id,
    ended_at = excluded.ended_at, end_reason = excluded.end_reason;

  return 'recorded';
end;
$$;

revoke all on function public.record_order(integer, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.record_order(integer, jsonb, jsonb) to service_role;

-- Somebody may have made an account with an address that is not theirs and waits for its owner to
-- confirm it. The owner, who bought as a guest, does so with the first mailed link; the password that
-- the other one chose must not open the library then.
create function private.forget_unconfirmed_password() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if exists (select 1 from public.orders where email = lower(new.email)) then
    update auth.users set encrypted_password = '' where id = new.id;
  end if;
  return null;
end;
$$;

revoke all on function private.forget_unconfirmed_password() from public, anon, authenticated;

create trigger forget_unconfirmed_password
  after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.forget_unconfirmed_password();
