-- The wishlist that follows a signed-in person across devices. Each sees and changes only their own.
create table public.wishlist_items (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  product_id text not null check (product_id ~ '^gid://shopify/Product/[0-9]{1,20}$'),
  -- Both empty when only the id is known.
  name text not null default '' check (char_length(name) <= 255),
  handle text not null default '' check (char_length(handle) <= 255),
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

comment on table public.wishlist_items is 'Wished products by person, at most 500 each.';

alter table public.wishlist_items enable row level security;

-- `(select auth.uid())` is evaluated once a query, not once a row.
create policy "people read their own wishes"
  on public.wishlist_items for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own wishes"
  on public.wishlist_items for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people rename their own wishes"
  on public.wishlist_items for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people remove their own wishes"
  on public.wishlist_items for delete to authenticated
  using ((select auth.uid()) = user_id);

revoke all on public.wishlist_items from anon, authenticated;
grant select, insert, update, delete on public.wishlist_items to authenticated;
grant all on public.wishlist_items to service_role;

-- MAX_WISHLIST_ITEMS of app/domain/limits.ts. A wish that is there already does not count against
-- itself, so that saving the same list again never fails.
create function public.limit_wishlist_items() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (
    select count(*) from public.wishlist_items
    where user_id = new.user_id and product_id <> new.product_id
  ) >= 500 then
    raise exception 'A wishlist holds at most 500 products' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

create trigger limit_wishlist_items
  before insert on public.wishlist_items
  for each row execute function public.limit_wishlist_items();

revoke all on function public.limit_wishlist_items() from public, anon, authenticated;
