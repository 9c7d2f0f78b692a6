-- A line that is added to a paid order may be due: it gives no right before it was in the order at a time when it was paid.
-- The refund of the whole order does not end what was added and paid after it.
alter table public.order_lines add column paid_at timestamptz;
-- Until now a line that may be due was stored without its product.
update public.order_lines set paid_at = orders.paid_at
  from public.orders where orders.id = order_lines.order_id and order_lines.product_id is not null;

-- Writes an order as the rules of supabase/functions/_shared/orders made it, whole or not at all.
-- `event` is null for what no webhook brought. Answers 'recorded', 'duplicate' (the event was recorded
-- before) or 'conflict' (the order is no longer at the revision that was read; read it again).
create or replace function public.record_order(expected integer, next jsonb, event jsonb) returns text
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
    where topic = event ->> 'topic' and order_id = the_id
      and (event_id = event ->> 'eventId' or body_digest = event ->> 'bodyDigest')
  ) then
    return 'duplicate';
  end if;
  if current_revision <> expected then
    return 'conflict';
  end if;

  -- A line belongs to its order for good. Such news can never be recorded; the code says so to its reader.
  if exists (
    select 1 from public.order_lines
    where order_id <> the_id and id in (select line ->> 'id' from jsonb_array_elements(next -> 'lines') line)
  ) or exists (
    select 1 from public.refunds
    where order_id <> the_id and id in (select refund ->> 'id' from jsonb_array_elements(next -> 'refunds') refund)
  ) then
    raise exception 'A line or a refund of another order' using errcode = 'check_violation';
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
    expired_at = (next ->> 'expiredAt')::timestamptz,
    refunded_at = (next ->> 'refundedAt')::timestamptz
  where id = the_id;

  insert into public.order_lines (id, order_id, position, product_id, variant_id, title,
    variant_title, quantity, removed_quantity, refunded_quantity, total_cents, paid_at)
  select distinct on (line ->> 'id') line ->> 'id', the_id, (line ->> 'position')::integer, line ->> 'productId',
    line ->> 'variantId', line ->> 'title', line ->> 'variantTitle', (line ->> 'quantity')::integer,
    (line ->> 'removedQuantity')::integer,
    (line ->> 'refundedQuantity')::integer, (line ->> 'totalCents')::bigint, 
    -- An older function does not know the key; it leaves out the product of a line that may be due.
    case when line ? 'paidAt' then (line ->> 'paidAt')::timestamptz else (next ->> 'paidAt')::timestamptz end
  from jsonb_array_elements(next -> 'lines') line
  on conflict (id) do update set
    position = excluded.position, product_id = excluded.product_id,
    variant_id = excluded.variant_id, title = excluded.title, variant_title = excluded.variant_title,
    quantity = excluded.quantity, removed_quantity = excluded.removed_quantity,
    refunded_quantity = excluded.refunded_quantity,
    total_cents = excluded.total_cents, paid_at = excluded.paid_at;

  insert into public.refunds (id, order_id, refunded_at, amounts, lines)
  select distinct on (refund ->> 'id') refund ->> 'id', the_id, (refund ->> 'refundedAt')::timestamptz,
    refund -> 'amounts', refund -> 'lines'
  from jsonb_array_elements(next -> 'refunds') refund
  -- One may grow; `next` has the larger of what was known and what is new.
  on conflict (id) do update set
    refunded_at = excluded.refunded_at, amounts = excluded.amounts, lines = excluded.lines;

  insert into public.entitlements (line_id, order_id, email, product_id, variant_id, granted_at,
    ended_at, end_reason)
  select distinct on (right_to ->> 'lineId') right_to ->> 'lineId', the_id, right_to ->> 'email', right_to ->> 'productId',
    right_to ->> 'variantId', (right_to ->> 'grantedAt')::timestamptz,
    (right_to ->> 'endedAt')::timestamptz, right_to ->> 'endReason'
  from jsonb_array_elements(next -> 'entitlements') right_to
  on conflict (line_id) do update set
    email = excluded.email, product_id = excluded.product_id, variant_id = excluded.variant_id,
    ended_at = excluded.ended_at, end_reason = excluded.end_reason;

  return 'recorded';
end;
$$;
