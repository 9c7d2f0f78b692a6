-- A credential that was replaced, because its holder has another name, is revoked in the status list: otherwise one
-- licence would be valid for several holders wherever nobody asks for the digest of the latest credential.

create table private.replaced_positions (
  status_position integer primary key,
  certificate_id text not null references public.certificates (id) on delete cascade,
  replaced_at timestamptz not null default now()
);

create index replaced_positions_certificate_id on private.replaced_positions (certificate_id);

create view private.used_positions as
  select status_position from public.certificates union all select status_position from private.replaced_positions;

revoke all on private.replaced_positions, private.used_positions from public, anon, authenticated;
grant select on private.replaced_positions, private.used_positions to service_role;

create or replace function private.free_status_position() returns integer
  language plpgsql volatile
  set search_path = ''
as $$
declare
  size constant integer := 131072;
  first integer;
  drawn integer;
begin
  -- Otherwise two orders at the same moment could draw the same position.
  perform pg_advisory_xact_lock(hashtextextended('status_position', 0));
  select coalesce(max(status_position), 0) / size * size into first from private.used_positions;
  if (select count(*) from private.used_positions where status_position >= first) >= size / 2 then
    first := first + size;
  end if;
  loop
    -- The first 32 bits of a version 4 UUID come from the strong random source.
    drawn := first + (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint & (size - 1))::integer;
    exit when not exists (select from private.used_positions where status_position = drawn);
  end loop;
  return drawn;
end;
$$;

create or replace function public.revoked_indexes(list integer) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select case
    when list between 0 and (select coalesce(max(status_position), 0) / 131072 from private.used_positions) then (
      select coalesce(jsonb_agg(ended.status_position % 131072), '[]')
      from (
        select certificates.status_position
        from public.certificates
        join public.entitlements on entitlements.id = certificates.entitlement_id
        where entitlements.ended_at is not null or entitlements.revoked_at is not null
        union all
        select status_position from private.replaced_positions
      ) ended
      where ended.status_position between list * 131072 and list * 131072 + 131071
    )
  end
$$;

-- Each signed name takes a position, so there are ten a day.
create function private.replace_credential() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  perform private.count_contact_message('holder:' || old.id, interval '1 day', 10);
  insert into private.replaced_positions (status_position, certificate_id) values (old.status_position, old.id);
  new.status_position := private.free_status_position();
  -- The function `certificates` signs the new one.
  new.token := null;
  return new;
end;
$$;

revoke all on function private.replace_credential() from public, anon, authenticated;

create trigger replace_credential
  before update of holder on public.certificates
  for each row when (old.token is not null and old.holder is distinct from new.holder)
  execute function private.replace_credential();
