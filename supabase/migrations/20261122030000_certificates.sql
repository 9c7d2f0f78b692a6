-- The licence certificate of each entitlement. It is there from the moment of the purchase; the function
-- `certificates` signs it when somebody first asks for it. Whether it holds is never stored twice: it does
-- while its entitlement does (docs/decisions/0025).
create function private.new_certificate_id() returns text
  language sql volatile
  set search_path = ''
as $$
  -- 122 random bits in hexadecimal: addresses of the shop are in small letters.
  select replace(gen_random_uuid()::text, '-', '')
$$;

create table public.certificates (
  id text primary key default private.new_certificate_id() check (id ~ '^[0-9a-f]{32}$'),
  entitlement_id uuid not null unique references public.entitlements (id) on delete cascade,
  -- How the holder wants to be named; null while they do not want to be.
  holder text check (btrim(holder) <> '' and char_length(holder) <= 100),
  -- With the order's number it makes the fingerprint that the credential carries.
  order_salt text check (char_length(order_salt) <= 64),
  -- The licence as it was when it was first signed: {"id", "name", "version", "rights"}.
  licence jsonb,
  -- The credential in compact form; null until it is first asked for.
  token text check (char_length(token) <= 16384),
  signed_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table public.certificates is 'Licence certificates, one an entitlement. Anybody reads one by its id.';

alter table public.certificates enable row level security;

-- The policy of entitlements applies inside.
create policy "people read their own certificates"
  on public.certificates for select to authenticated
  using (exists (select 1 from public.entitlements where entitlements.id = entitlement_id));

revoke all on public.certificates from anon, authenticated;
grant select on public.certificates to authenticated;
grant all on public.certificates to service_role;

create function private.make_certificate() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  insert into public.certificates (entitlement_id) values (new.id);
  return null;
end;
$$;

revoke all on function private.new_certificate_id() from public, anon, authenticated;
revoke all on function private.make_certificate() from public, anon, authenticated;

create trigger make_certificate
  after insert on public.entitlements
  for each row execute function private.make_certificate();

insert into public.certificates (entitlement_id) select id from public.entitlements;

-- What anybody may know who knows the id, which nobody can guess; null for an id that is none. There is no
-- way to list them.
create function public.certificate(certificate_id text) returns jsonb
  language sql stable security definer
  set search_path = ''
as $$
  select jsonb_build_object(
    'id', certificates.id,
    'status', case
      when entitlements.ended_at is null and entitlements.revoked_at is null then 'valid'
      else 'revoked'
    end,
    'revokedAt', least(entitlements.ended_at, entitlements.revoked_at),
    'token', certificates.token
  )
  from public.certificates
  join public.entitlements on entitlements.id = certificates.entitlement_id
  where certificates.id = certificate_id
$$;

revoke all on function public.certificate(text) from public;
grant execute on function public.certificate(text) to anon, authenticated, service_role;
