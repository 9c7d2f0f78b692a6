-- What the dossier of a purchase says (docs/product.md 17.1): the digests of the files that its buyer could download, and
-- those of the buyer's own versions. Only the function `certificates` reads and writes them.

-- Every version of every file. `product_files` has the latest alone; a version 1 may come twice, if its file was removed.
create table public.file_versions (
  product_id text not null,
  name text not null,
  version integer not null,
  sha256 text not null,
  variant_ids text[],
  bytes bigint not null,
  published_at timestamptz not null,
  primary key (product_id, name, version, sha256)
);

create function private.keep_file_version() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.file_versions (product_id, name, version, sha256, variant_ids, bytes, published_at)
  values (new.product_id, new.name, new.version, new.sha256, new.variant_ids, new.bytes, new.updated_at)
  on conflict (product_id, name, version, sha256) do update set variant_ids = excluded.variant_ids;
  return null;
end;
$$;

revoke all on function private.keep_file_version() from public, anon, authenticated;

create trigger keep_file_version
  after insert or update on public.product_files
  for each row execute function private.keep_file_version();

insert into public.file_versions (product_id, name, version, sha256, variant_ids, bytes, published_at)
select product_id, name, version, sha256, variant_ids, bytes, updated_at from public.product_files;

create table public.own_versions (
  certificate_id text not null references public.certificates (id) on delete cascade,
  number smallint not null check (number between 1 and 20),
  -- [{"name", "bytes", "sha256"}], sorted by name; never the files.
  files jsonb not null check (jsonb_array_length(files) between 1 and 60 and octet_length(files::text) <= 20000),
  registered_at timestamptz not null default now(),
  primary key (certificate_id, number)
);

comment on table public.own_versions is 'Buyers'' versions of their products, by the digests of their files.';

alter table public.file_versions enable row level security;
alter table public.own_versions enable row level security;
revoke all on public.file_versions, public.own_versions from anon, authenticated;
grant all on public.file_versions, public.own_versions to service_role;

-- {"outcome": "registered", "number", "registeredAt"}, or the outcome 'revoked' or 'full'. The same files are
-- registered once.
create function public.register_version(of_certificate text, version_files jsonb) returns jsonb
  language plpgsql
  set search_path = ''
as $$
declare
  found_version public.own_versions;
  taken integer;
begin
  -- One at a time: two requests side by side must not both take the last place.
  perform from public.certificates
  join public.entitlements on entitlements.id = entitlement_id
  where certificates.id = of_certificate and ended_at is null and revoked_at is null
  for update of certificates;
  if not found then
    return jsonb_build_object('outcome', 'revoked');
  end if;
  select * into found_version from public.own_versions
  where certificate_id = of_certificate and files = version_files;
  if not found then
    select count(*) into taken from public.own_versions where certificate_id = of_certificate;
    if taken >= 20 then
      return jsonb_build_object('outcome', 'full');
    end if;
    insert into public.own_versions (certificate_id, number, files)
    values (of_certificate, taken + 1, version_files)
    returning * into found_version;
  end if;
  return jsonb_build_object('outcome', 'registered', 'number', found_version.number,
    'registeredAt', found_version.registered_at);
end;
$$;

-- {"files": [{"name", "version", "bytes", "sha256"}], "versions": [{"number", "files", "registeredAt"}]}. Of each file of
-- the purchased edition: the version of the day of purchase, and all later ones until the right to it ended.
create function public.dossier(of_certificate text) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select jsonb_build_object(
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('name', name, 'version', version, 'bytes', bytes, 'sha256', sha256)
        order by name, version desc, published_at desc), '[]')
      from (
        select * from public.file_versions files
        where files.product_id = entitlements.product_id
          and (files.variant_ids is null or entitlements.variant_id = any (files.variant_ids))
          and files.published_at <= coalesce(least(entitlements.ended_at, entitlements.revoked_at), 'infinity')
          and not exists (
            select from public.file_versions newer
            where newer.product_id = files.product_id and newer.name = files.name
              and newer.published_at > files.published_at and newer.published_at <= entitlements.granted_at
          )
        order by files.published_at desc, files.name limit 200
      ) delivered
    ),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('number', number, 'files', files, 'registeredAt', registered_at)
        order by number), '[]')
      from public.own_versions where certificate_id = certificates.id
    )
  )
  from public.certificates
  join public.entitlements on entitlements.id = certificates.entitlement_id
  where certificates.id = of_certificate
$$;

revoke all on function public.register_version(text, jsonb), public.dossier(text) from public, anon, authenticated;
grant execute on function public.register_version(text, jsonb), public.dossier(text) to service_role;
