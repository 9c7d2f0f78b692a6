-- Each certificate has one bit in a W3C Bitstring Status List. Lists have 131,072 bits, numbered through: position
-- 131,072 is the first bit of list 1.
alter table public.certificates
  add column status_position integer unique check (status_position >= 0);

-- Drawn at random, so that a position says nothing about who bought before whom. A list is used up to one half, so
-- that a free position is found at once.
create function private.free_status_position() returns integer
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
  select coalesce(max(status_position), 0) / size * size into first from public.certificates;
  if (select count(*) from public.certificates where status_position >= first) >= size / 2 then
    first := first + size;
  end if;
  loop
    -- The first 32 bits of a version 4 UUID come from the strong random source.
    drawn := first + (('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint & (size - 1))::integer;
    exit when not exists (select from public.certificates where status_position = drawn);
  end loop;
  return drawn;
end;
$$;

revoke all on function private.free_status_position() from public, anon, authenticated;

do $$
declare
  certificate text;
begin
  for certificate in select id from public.certificates loop
    update public.certificates set status_position = private.free_status_position() where id = certificate;
  end loop;
end;
$$;

alter table public.certificates
  alter column status_position set default private.free_status_position(),
  alter column status_position set not null;

-- The indexes of a list's revoked certificates; null if there is no such list.
create function public.revoked_indexes(list integer) returns jsonb
  language sql stable
  set search_path = ''
as $$
  select case
    when list between 0 and (select coalesce(max(status_position), 0) / 131072 from public.certificates) then (
      select coalesce(jsonb_agg(certificates.status_position % 131072), '[]')
      from public.certificates
      join public.entitlements on entitlements.id = certificates.entitlement_id
      where certificates.status_position between list * 131072 and list * 131072 + 131071
        and (entitlements.ended_at is not null or entitlements.revoked_at is not null)
    )
  end
$$;

revoke all on function public.revoked_indexes(integer) from public, anon, authenticated;
grant execute on function public.revoked_indexes(integer) to service_role;
