-- What buyers get: files in a private bucket, how often they were fetched, and the steps ticked off.

insert into storage.buckets (id, name, public)
values ('productos', 'productos', false)
on conflict (id) do update set public = false;

-- The files of each product, as `npm run files:push` left them in the bucket.
create table public.product_files (
  product_id text not null check (product_id ~ '^gid://shopify/Product/[0-9]{1,20}$'),
  name text not null check (name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
  -- The editions that it belongs to; null for all of the product.
  variant_ids text[] check (cardinality(variant_ids) > 0),
  -- In the bucket; a new version has a new path, so that nobody is given half of each.
  path text not null unique check (char_length(path) <= 255),
  format text not null check (format in ('pdf', 'docx', 'html', 'zip', 'epub', 'png', 'jpg', 'mp4', 'xlsx', 'pptx', 'txt')),
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now(),
  primary key (product_id, name)
);

comment on table public.product_files is 'Files in the private bucket. Seen by who has an entitlement.';

create table public.downloads (
  id bigint generated always as identity primary key,
  entitlement_id uuid not null references public.entitlements (id) on delete cascade,
  name text not null,
  version integer not null,
  created_at timestamptz not null default now()
);

create index downloads_entitlement_id on public.downloads (entitlement_id, name, created_at desc);

-- First steps that a buyer has ticked off.
create table public.library_steps (
  entitlement_id uuid not null references public.entitlements (id) on delete cascade,
  step text not null check (step in ('cover', 'publish', 'sell')),
  done_at timestamptz not null default now(),
  primary key (entitlement_id, step)
);

alter table public.product_files enable row level security;
alter table public.downloads enable row level security;
alter table public.library_steps enable row level security;

-- The policy of entitlements applies inside these, too.
create policy "people see the files that they may have"
  on public.product_files for select to authenticated
  using (exists (
    select 1 from public.entitlements
    where entitlements.product_id = product_files.product_id
      and (product_files.variant_ids is null
        or entitlements.variant_id = any (product_files.variant_ids))
      and entitlements.ended_at is null and entitlements.revoked_at is null
  ));

create policy "people see their own downloads"
  on public.downloads for select to authenticated
  using (exists (select 1 from public.entitlements where entitlements.id = entitlement_id));

create policy "people see their own steps"
  on public.library_steps for select to authenticated
  using (exists (select 1 from public.entitlements where entitlements.id = entitlement_id));

create policy "people tick off their own steps"
  on public.library_steps for insert to authenticated
  with check (exists (select 1 from public.entitlements where entitlements.id = entitlement_id));

create policy "people untick their own steps"
  on public.library_steps for delete to authenticated
  using (exists (select 1 from public.entitlements where entitlements.id = entitlement_id));

revoke all on public.product_files, public.downloads, public.library_steps from anon, authenticated;
grant select on public.product_files, public.downloads to authenticated;
grant select, delete on public.library_steps to authenticated;
grant insert (entitlement_id, step) on public.library_steps to authenticated;
grant all on public.product_files, public.downloads, public.library_steps to service_role;

-- Counts a download, unless the right to it has ended or there were `most` of that file in a day.
-- Answers {"outcome": "counted", "path": …, "name": …}, or the outcome 'ended', 'missing' or 'too-many'.
create function public.count_download(entitlement uuid, file_name text, most integer) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  right_to public.entitlements;
  file public.product_files;
begin
  select * into right_to from public.entitlements where id = entitlement for update;
  if not found or right_to.ended_at is not null or right_to.revoked_at is not null then
    return jsonb_build_object('outcome', 'ended');
  end if;
  select * into file from public.product_files
  where product_id = right_to.product_id and name = file_name
    and (variant_ids is null or right_to.variant_id = any (variant_ids));
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  if (
    select count(*) from public.downloads
    where entitlement_id = entitlement and downloads.name = file_name
      and created_at > now() - interval '1 day'
  ) >= most then
    return jsonb_build_object('outcome', 'too-many');
  end if;
  insert into public.downloads (entitlement_id, name, version)
  values (entitlement, file_name, file.version);
  return jsonb_build_object('outcome', 'counted', 'path', file.path, 'name', file.name);
end;
$$;

revoke all on function public.count_download(uuid, text, integer) from public, anon, authenticated;
grant execute on function public.count_download(uuid, text, integer) to service_role;
