-- The operator's daily report also counts messages, products without files, and forms with a key that is not known.
alter table public.daily_counts drop constraint daily_counts_kind_check;
alter table public.daily_counts add check (kind in ('hand-off-failed', 'search-empty', 'chat-unanswered', 'form-key-unknown'));

-- A worker whose PRIVATE_FORM_KEY the table does not have is counted as the sender of all forms: say so, and store the row.
create function private.count_unknown_form_key() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if nullif(current_setting('request.headers', true), '')::json ->> 'x-form-key' is not null
    and private.form_sender() is null
  then
    perform public.count_event('form-key-unknown');
  end if;
  return new;
end;
$$;

create trigger count_unknown_form_key before insert on public.contact_messages
  for each row execute function private.count_unknown_form_key();
create trigger count_unknown_form_key before insert on public.consumer_requests
  for each row execute function private.count_unknown_form_key();
create trigger count_unknown_form_key before insert on public.notify_requests
  for each row execute function private.count_unknown_form_key();

-- For the doctor: 'none' without any key, 'malformed' if a row is no digest, else whether this digest is there.
create function public.form_key_state(digest text) returns text
  language sql stable
  security definer
  set search_path = ''
as $$
  select case
    when count(*) = 0 then 'none'
    when bool_or(form_key.digest = form_key_state.digest) then 'known'
    when bool_or(form_key.digest !~ '^[0-9a-f]{64}$') then 'malformed'
    else 'unknown'
  end
  from private.form_key
$$;

revoke all on function public.form_key_state(text) from public, anon, authenticated;
grant execute on function public.form_key_state(text) to service_role;

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
