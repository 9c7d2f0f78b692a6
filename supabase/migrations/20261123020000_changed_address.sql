-- Whoever has an account may ask for another address, and its owner may confirm that unawares. What the former
-- address had then opens nothing of the new one: no password, no session, and not the change itself, whose session
-- may be that of the one who asked. A mail to the new address confirms it, as that of a new account.
create function private.start_anew_with_address() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  update auth.users set encrypted_password = '', email_confirmed_at = null where id = new.id;
  delete from auth.sessions where user_id = new.id;
  return null;
end;
$$;

revoke all on function private.start_anew_with_address() from public, anon, authenticated;

create trigger start_anew_with_address
  after update on auth.users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function private.start_anew_with_address();

-- What was opened before an address was confirmed is not its owner's. The session of the mailed link that
-- confirms comes after.
create or replace function private.forget_unconfirmed_password() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  if exists (select 1 from public.orders where email = lower(new.email)) then
    update auth.users set encrypted_password = '' where id = new.id;
  end if;
  return null;
end;
$$;

-- A token outlives its session by up to an hour; what was bought is not shown for it.
create or replace function private.confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
as $$
  with claims as (
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id' as session_id
  )
  select lower(users.email)
  from auth.users, claims
  where users.id = (select auth.uid()) and users.email_confirmed_at is not null
    and (claims.session_id is null or exists (
      select 1 from auth.sessions
      where sessions.user_id = users.id and sessions.id::text = claims.session_id
    ))
$$;
