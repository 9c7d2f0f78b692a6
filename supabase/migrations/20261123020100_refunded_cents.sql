-- What the provider gave back of an order, in the order's currency, for its receipt: buyers do not read refunds.
alter table public.orders add column refunded_cents bigint not null default 0 check (refunded_cents >= 0);

comment on column public.orders.refunded_cents is 'Sum of its refunds as far as their amounts are known, by trigger.';

grant select (refunded_cents) on public.orders to authenticated;

-- As `amountIn` of supabase/functions/_shared/orders/order-state.ts counts: under '' when no currency was named.
-- record_order writes every known refund again after the order, so the currency is known by then.
create function private.sum_refunds() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  update public.orders set refunded_cents = (
    select coalesce(sum(greatest(
      coalesce((refunds.amounts ->> orders.currency)::bigint, 0), coalesce((refunds.amounts ->> '')::bigint, 0))), 0)
    from public.refunds where refunds.order_id = orders.id
  )
  where id = new.order_id;
  return null;
end;
$$;

revoke all on function private.sum_refunds() from public, anon, authenticated;

create trigger sum_refunds
  after insert or update on public.refunds
  for each row execute function private.sum_refunds();

update public.refunds set amounts = amounts;
