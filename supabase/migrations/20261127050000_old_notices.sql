-- 'Avísame' keeps an address for a month after its mail, and for a year without one.
create or replace function public.waiting_subjects(most integer) returns setof text
  language sql
  set search_path = ''
as $$
  delete from public.notify_requests
  where notified_at < now() - interval '30 days' or created_at < now() - interval '1 year';
  select subject from public.notify_requests where notified_at is null group by subject order by random() limit most
$$;
