-- Reviews of purchased products (docs/product.md 18.4): one per purchase, shown once the operator has published it.

create table public.reviews (
  entitlement_id uuid primary key references public.entitlements (id) on delete cascade,
  -- A new one with every change, so that the operator publishes the words that were read.
  id uuid not null unique default gen_random_uuid(),
  stars integer not null check (stars between 1 and 5),
  -- May be empty.
  body text not null default '' check (char_length(body) <= 1000),
  -- Null unless the buyer wants to be named.
  name text check (char_length(name) <= 60 and btrim(name) <> '' and name !~ '[[:cntrl:]]'),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'refused')),
  written_at timestamptz not null default now()
);

comment on table public.reviews is 'Reviews by buyers, one per purchase. Visitors read published ones by function.';

create index reviews_state on public.reviews (state);

alter table public.reviews enable row level security;

-- The policy of entitlements applies inside these, too. What an operator gave away was not bought.
create policy "people read their own reviews"
  on public.reviews for select to authenticated
  using (exists (select 1 from public.entitlements where entitlements.id = entitlement_id));

create policy "people review what they bought"
  on public.reviews for insert to authenticated
  with check (exists (
    select 1 from public.entitlements
    where entitlements.id = entitlement_id and ended_at is null and revoked_at is null and order_id not like 'grant-%'
  ));

create policy "people change their reviews of what they bought"
  on public.reviews for update to authenticated
  using (exists (select 1 from public.entitlements where entitlements.id = entitlement_id))
  with check (exists (
    select 1 from public.entitlements
    where entitlements.id = entitlement_id and ended_at is null and revoked_at is null and order_id not like 'grant-%'
  ));

revoke all on public.reviews from anon, authenticated;
grant select on public.reviews to authenticated;
grant insert (entitlement_id, stars, body, name), update (entitlement_id, stars, body, name)
  on public.reviews to authenticated;
grant all on public.reviews to service_role;

-- What a buyer writes waits for the operator, at most 20 times an hour.
create function private.await_operator() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  perform private.count_contact_message('reviews:' || auth.uid(), interval '1 hour', 20);
  new.id := gen_random_uuid();
  new.state := 'waiting';
  new.written_at := now();
  return new;
end;
$$;

revoke all on function private.await_operator() from public, anon, authenticated;

create trigger await_operator
  before insert or update on public.reviews
  for each row execute function private.await_operator();

-- Published reviews that count: not of purchases that ended, and one per person and product.
create view private.counted_reviews as
  select distinct on (rights.email, rights.product_id)
    rights.product_id, reviews.stars, reviews.body, reviews.name, reviews.written_at
  from public.reviews
  join public.entitlements rights on rights.id = reviews.entitlement_id
  where reviews.state = 'published' and rights.ended_at is null and rights.revoked_at is null
  order by rights.email, rights.product_id, reviews.written_at desc;

revoke all on private.counted_reviews from public, anon, authenticated;

-- Number of reviews and sum of stars of every product with reviews.
create function public.product_ratings() returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(rating), '[]') from (
    select product_id as product, count(*) as count, sum(stars) as stars
    from private.counted_reviews group by product_id order by product_id
  ) rating
$$;

-- The latest reviews of a product that say something.
create function public.product_reviews(product text) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select coalesce(jsonb_agg(review), '[]') from (
    select stars, body as text, name, (written_at at time zone 'UTC')::date as date
    from private.counted_reviews where product_id = product_reviews.product and btrim(body) <> ''
    order by written_at desc limit 8
  ) review
$$;

revoke all on function public.product_ratings(), public.product_reviews(text) from public;
grant execute on function public.product_ratings(), public.product_reviews(text) to anon, authenticated, service_role;

-- For the operator's daily report.
create or replace function public.operator_counts() returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'overdueRequests', (
      select count(*) from public.consumer_requests where answered_at is null and answer_by < current_date
    ),
    'dueRequests', (
      select count(*) from public.consumer_requests
      where answered_at is null and answer_by between current_date and current_date + 3
    ),
    'laterRequests', (
      select count(*) from public.consumer_requests where answered_at is null and answer_by > current_date + 3
    ),
    'unmailedBuyers', (
      select count(*) from public.orders
      where mailed_at is null and paid_at < now() - interval '1 hour' and cancelled_at is null
        and refunded_at is null and email is not null
        and exists (select 1 from public.entitlements where order_id = orders.id and ended_at is null)
    ),
    'waitingReviews', (select count(*) from public.reviews where state = 'waiting'),
    'waitingNotices', (select count(*) from public.notify_requests where notified_at is null),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'reason', reason, 'total', total)), '[]')
      from (
        select kind, reason, sum(total) as total from public.daily_counts
        where day >= (now() at time zone 'UTC')::date - 1 group by kind, reason order by kind, reason
      ) recent
    )
  )
$$;

alter table public.operator_log drop constraint operator_log_action_check;
alter table public.operator_log add check (action in ('grant', 'resend', 'revoke', 'restore', 'publish', 'refuse'));
