-- What the functions look up by an e-mail address. Called with the address in the body: the gateway logs the whole URL of
-- a filter.

create function public.paid_orders_of(address text, after text, most integer)
  returns table (id text, name text)
  language sql stable
  set search_path = ''
as $$
  select orders.id, orders.name from public.orders
  where orders.email = address and orders.paid_at is not null and orders.id > after
  order by orders.id limit most
$$;

-- News of files whose mail was refused are told again.
create function public.untell_file_news(address text, products text[]) returns void
  language sql
  set search_path = ''
as $$
  update public.file_news set told_at = '-infinity' where email = address and product_id = any (products)
$$;

revoke all on function public.paid_orders_of(text, text, integer), public.untell_file_news(text, text[])
  from public, anon, authenticated;
grant execute on function public.paid_orders_of(text, text, integer), public.untell_file_news(text, text[])
  to service_role;
