-- 'Avísame': one sender with the public key could fill the nights of everybody with made-up subjects, and have the shop write to
-- one mailbox many times. Now requests that came through the shop go first, and a mailbox gets one such mail a night.

-- As in consumer_requests. What is there already counts as the shop's.
alter table public.notify_requests
  add column sent_by text not null default 'shop' check (sent_by in ('shop', 'rest', 'open'));
alter table public.notify_requests alter column sent_by set default 'open';

delete from public.notify_requests again using public.notify_requests first
where again.notified_at is null and first.notified_at is null and again.subject = first.subject
  and private.mailbox(again.email) = private.mailbox(first.email)
  and (again.created_at, again.id) > (first.created_at, first.id);

create index notify_requests_mailbox on public.notify_requests (private.mailbox(email));
-- The index computes it for whoever inserts; the schema stays closed to them.
grant execute on function private.mailbox(text) to anon, authenticated;

-- A mailbox waits for a subject once: asking again changes nothing that the sender could see.
create function private.keep_one_request() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.notify_requests waiting
  set sent_by = greatest(waiting.sent_by, new.sent_by),
    -- A stranger must not put another spelling, where no mail arrives, in place of the shop's.
    email = case when new.sent_by >= waiting.sent_by then new.email else waiting.email end
  where private.mailbox(waiting.email) = private.mailbox(new.email)
    and waiting.subject = new.subject and waiting.notified_at is null;
  return case when found then null else new end;
end;
$$;

-- After limit_visitor_rows, by its name.
create trigger one_request before insert on public.notify_requests
  for each row execute function private.keep_one_request();

-- Requests that may be answered. Where the shop proves itself by a key, the others are strangers'.
create function private.open_requests() returns setof public.notify_requests
  language sql stable
  set search_path = ''
as $$
  select * from public.notify_requests
  where notified_at is null and (sent_by <> 'open' or not exists (select from private.form_key))
$$;

create or replace function public.waiting_subjects(most integer) returns setof text
  language sql
  security definer
  set search_path = ''
as $$
  delete from public.notify_requests
  where notified_at < now() - interval '30 days' or created_at < now() - interval '1 year';
  select subject from private.open_requests() group by subject order by random() limit most
$$;

-- Who waits for a subject and was told of none this night: the shop's first ones first, then by age.
create function public.waiting_requests(of text, most integer) returns table (id uuid, email text)
  language sql stable
  security definer
  set search_path = ''
as $$
  select asked.id, asked.email from private.open_requests() asked
  where asked.subject = waiting_requests.of and not exists (
    select from public.notify_requests told
    where private.mailbox(told.email) = private.mailbox(asked.email)
      and told.notified_at > now() - interval '12 hours'
  )
  order by asked.sent_by desc, asked.created_at limit most
$$;

revoke all on function private.open_requests(), private.keep_one_request(), public.waiting_subjects(integer),
  public.waiting_requests(text, integer) from public, anon, authenticated;
grant execute on function public.waiting_subjects(integer), public.waiting_requests(text, integer) to service_role;
