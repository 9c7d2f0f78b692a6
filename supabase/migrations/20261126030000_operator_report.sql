-- What the operator's daily report counts (supabase/functions/_shared/operator). Counts only, nothing of a person.

-- What visitors met on a day of UTC and no other table knows.
create table public.daily_counts (
  day date not null default (now() at time zone 'UTC')::date,
  kind text not null check (kind in ('hand-off-failed', 'search-empty', 'chat-unanswered')),
  reason text not null default '' check (reason in ('', 'rejected', 'unavailable', 'too-many', 'offer-code')),
  total integer not null default 1 check (total between 1 and 10000),
  primary key (day, kind, reason)
);

-- One row: the last days of UTC on which the operator's report and the notices to shoppers were mailed.
create table public.operator_report (
  only_row boolean primary key default true check (only_row),
  mailed_on date,
  noticed_on date
);
insert into public.operator_report default values;

alter table public.daily_counts enable row level security;
alter table public.operator_report enable row level security;
revoke all on public.daily_counts, public.operator_report from anon, authenticated;
grant all on public.daily_counts, public.operator_report to service_role;

-- Adds one. The worker calls it with the public key, so anybody can: a day has at most 15 rows, none above 10,000.
create function public.count_event(kind text, reason text default '') returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.daily_counts where day < (now() at time zone 'UTC')::date - 60;
  insert into public.daily_counts as counts (kind, reason) values (count_event.kind, count_event.reason)
  on conflict on constraint daily_counts_pkey do update set total = least(counts.total + 1, 10000);
end;
$$;

revoke all on function public.count_event(text, text) from public;
grant execute on function public.count_event(text, text) to anon, authenticated, service_role;

-- 'Avísame': who was told already.
alter table public.notify_requests add column notified_at timestamptz;
create index notify_requests_waiting on public.notify_requests (subject) where notified_at is null;

create function public.operator_counts() returns jsonb
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

revoke all on function public.operator_counts() from public, anon, authenticated;
grant execute on function public.operator_counts() to service_role;
