-- Whom the nightly notices go to (supabase/functions/_shared/operator/send-notices.ts), for the service role alone.

-- Up to `most` subjects of 'Avísame' that somebody waits for; in any order, so that none stands before the others
-- each night.
create function public.waiting_subjects(most integer) returns setof text
  language sql
  set search_path = ''
as $$
  select subject from public.notify_requests where notified_at is null group by subject order by random() limit most
$$;

-- Buyers who were told of new versions of a product's files.
create table public.file_news (
  email text not null,
  product_id text not null,
  told_at timestamptz not null,
  primary key (email, product_id)
);

alter table public.file_news enable row level security;
revoke all on public.file_news from anon, authenticated;
grant all on public.file_news to service_role;

-- Takes over the news of up to `most` buyers: products with a file whose new version came after the purchase, in the
-- last 30 days, and was neither told nor downloaded. A push that may still be under way waits.
create function public.claim_file_news(most integer)
  returns table (email text, product_ids text[], titles text[])
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('claim_file_news', 0));
  return query
  with waiting as (
    select rights.email, rights.product_id, min(lines.title) as title
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
    select distinct waiting.email from waiting order by waiting.email limit most
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

revoke all on function public.waiting_subjects(integer), public.claim_file_news(integer)
  from public, anon, authenticated;
grant execute on function public.waiting_subjects(integer), public.claim_file_news(integer) to service_role;
