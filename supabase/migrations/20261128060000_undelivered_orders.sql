-- A paid order whose product was deleted before it came opens nothing, and its buyer gets no mail: say so for 14 days. A gift card has its variant.
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
      where mailed_at is null and cancelled_at is null
        and (paid_at < now() - interval '1 hour' or mail_tried_at < now() - interval '1 minute')
        and refunded_at is null and email is not null
        and exists (select 1 from public.entitlements where order_id = orders.id and ended_at is null)
    ),
    'undelivered', (
      select count(*) from public.orders
      where paid_at > now() - interval '14 days' and cancelled_at is null and refunded_at is null
        and exists (select 1 from public.order_lines where order_id = orders.id and product_id is null and variant_id is null)
        and not exists (select 1 from public.entitlements where order_id = orders.id)
    ),
    'emptyProducts', (
      select count(distinct (product_id, variant_id)) from public.entitlements bought
      where ended_at is null and revoked_at is null and not exists (
        select 1 from public.product_files file
        where file.product_id = bought.product_id
          and (file.variant_ids is null or bought.variant_id = any (file.variant_ids))
      )
    ),
    'messages', (
      select count(*) from public.contact_messages
      where created_at >= ((now() at time zone 'UTC')::date - 1) at time zone 'UTC'
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
