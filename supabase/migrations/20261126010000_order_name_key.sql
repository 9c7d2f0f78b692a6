-- The key of an order's name is its letters and digits alone (supabase/functions/_shared/orders/order-name.ts).
update public.orders
  set name_key = left(upper(regexp_replace(name, '[^[:alnum:]]', '', 'g')), 64)
  where name is not null;
