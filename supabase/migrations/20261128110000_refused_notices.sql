-- Notices: nobody waits behind an address that cannot be mailed, and a mailbox keeps the spelling that it asked with.

-- When a mail last failed while the address itself was not refused.
alter table public.notify_requests add column tried_at timestamptz;

-- Only a better proven request changes the address: whoever writes through the shop could otherwise put a spelling where no
-- mail arrives in place of its owner's.
create or replace function private.keep_one_request() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.notify_requests waiting
  set sent_by = greatest(waiting.sent_by, new.sent_by),
    email = case when new.sent_by > waiting.sent_by then new.email else waiting.email end
  where private.mailbox(waiting.email) = private.mailbox(new.email)
    and waiting.subject = new.subject and waiting.notified_at is null;
  return case when found then null else new end;
end;
$$;

create or replace function public.waiting_requests(of text, most integer) returns table (id uuid, email text)
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
  order by asked.tried_at nulls first, asked.sent_by desc, asked.created_at limit most
$$;

-- As in notices.sql, but buyers whose news were untold, because their mail failed, come last.
create or replace function public.claim_file_news(most integer)
  returns table (email text, product_ids text[], titles text[])
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('claim_file_news', 0));
  return query
  with waiting as (
    select rights.email, rights.product_id, min(lines.title) as title,
      coalesce(bool_or(news.told_at = '-infinity'), false) as failed
    from public.entitlements rights
    join public.order_lines lines on lines.id = rights.line_id
    join public.product_files files on files.product_id = rights.product_id
      and (files.variant_ids is null or rights.variant_id = any (files.variant_ids))
    left join public.file_news news on news.email = rights.email and news.product_id = rights.product_id
    where rights.ended_at is null and rights.revoked_at is null
      and files.version > 1 and files.updated_at > rights.granted_at
      and files.updated_at > coalesce(news.told_at, '-infinity')
      and files.updated_at between now() - interval '30 days' and now() - interval '1 hour'
      and not exists (
        select 1 from public.downloads
        where downloads.entitlement_id = rights.id and downloads.name = files.name
          and downloads.version = files.version
      )
    group by rights.email, rights.product_id
  ), buyers as (
    select waiting.email from waiting group by waiting.email order by bool_or(waiting.failed), waiting.email limit most
  ), told as (
    insert into public.file_news as news (email, product_id, told_at)
    select waiting.email, waiting.product_id, now() from waiting join buyers using (email)
    on conflict on constraint file_news_pkey do update set told_at = excluded.told_at
    returning news.email, news.product_id
  )
  select told.email, array_agg(told.product_id), array_agg(waiting.title order by waiting.title)
  from told join waiting using (email, product_id) group by told.email;
end;
$$;
