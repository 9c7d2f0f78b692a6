-- Limits of what strangers may write, and of the mails that they can cause.

-- The mailbox of an address: one for every spelling that reaches it.
create function private.mailbox(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select regexp_replace(lower(normalize(btrim(address), NFKC)), '\+[^@]*@', '@')
$$;

revoke all on function private.mailbox(text) from public;
grant execute on function private.mailbox(text) to service_role;

-- Every table that visitors write to has the two triggers below (tests/sql/limits.sql finds those without).

-- Counts a row by mailbox, by caller and for all. Arguments: how many in ten minutes of one mailbox, and of one
-- caller (an address that thousands may share), and how many in an hour of all together.
create function private.limit_visitor_rows() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  salt text := (select contact_salt.salt from private.contact_salt limit 1);
  sender text := private.contact_sender();
begin
  -- The operator, in the dashboard or with the secret key.
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  delete from private.contact_tallies where since < now() - interval '1 day';
  perform private.count_contact_message(
    tg_table_name || ':email:' ||
      encode(sha256(convert_to(salt || private.mailbox(coalesce(new.email, '')), 'UTF8')), 'hex'),
    interval '10 minutes', tg_argv[0]::integer
  );
  if sender is not null then
    perform private.count_contact_message(
      tg_table_name || ':sender:' || encode(sha256(convert_to(salt || sender, 'UTF8')), 'hex'),
      interval '10 minutes', tg_argv[1]::integer
    );
  end if;
  -- The last, so that a row refused above locks nobody else out.
  perform private.count_contact_message(
    tg_table_name || ':everybody', interval '1 hour', tg_argv[2]::integer
  );
  return new;
end;
$$;

create function private.one_visitor_row() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated')
    and (select count(*) from added) > 1 then
    raise exception 'One row at a time' using errcode = 'PT413';
  end if;
  return null;
end;
$$;

drop trigger limit_contact_messages on public.contact_messages;
drop trigger one_contact_message on public.contact_messages;
drop function private.limit_contact_messages();
drop function private.one_contact_message();

create trigger limit_visitor_rows
  before insert on public.contact_messages
  for each row execute function private.limit_visitor_rows('5', '60', '600');
-- Nobody is to be refused a legal request because of the network that they share.
create trigger limit_visitor_rows
  before insert on public.consumer_requests
  for each row execute function private.limit_visitor_rows('20', '300', '600');
create trigger limit_visitor_rows
  before insert on public.notify_requests
  for each row execute function private.limit_visitor_rows('20', '60', '600');

create trigger one_visitor_row
  after insert on public.contact_messages
  referencing new table as added
  for each statement execute function private.one_visitor_row();
create trigger one_visitor_row
  after insert on public.consumer_requests
  referencing new table as added
  for each statement execute function private.one_visitor_row();
create trigger one_visitor_row
  after insert on public.notify_requests
  referencing new table as added
  for each statement execute function private.one_visitor_row();

revoke all on function private.limit_visitor_rows(), private.one_visitor_row()
  from public, anon, authenticated;

-- Mails that somebody else than their reader causes, by hashed mailbox; kept for a day.
create table private.mail_claims (
  purpose text not null check (char_length(purpose) <= 32),
  mailbox text not null,
  claimed_at timestamptz not null default clock_timestamp()
);

create index mail_claims_at on private.mail_claims (purpose, claimed_at);
revoke all on private.mail_claims from public, anon, authenticated;

-- Counts one more mail to the mailbox of `address`; false if it has had `most` within an hour, or all mailboxes
-- together `most_of_all`. Claims of a purpose are made one after the other.
create function public.claim_mail(purpose text, address text, most integer, most_of_all integer) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  hashed text := encode(sha256(convert_to(
    (select contact_salt.salt from private.contact_salt limit 1) || private.mailbox(address), 'UTF8'
  )), 'hex');
  since timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('claim_mail ' || claim_mail.purpose, 0));
  since := clock_timestamp() - interval '1 hour';
  delete from private.mail_claims where claimed_at < since - interval '1 day';
  if (
    select count(*) filter (where claims.mailbox = hashed) >= most or count(*) >= most_of_all
    from private.mail_claims claims
    where claims.purpose = claim_mail.purpose and claims.claimed_at > since
  ) then
    return false;
  end if;
  insert into private.mail_claims (purpose, mailbox) values (claim_mail.purpose, hashed);
  return true;
end;
$$;

revoke all on function public.claim_mail(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.claim_mail(text, text, integer, integer) to service_role;

-- A person's wishes are counted one transaction after the other.
create or replace function public.limit_wishlist_items() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist ' || new.user_id, 0));
  if (
    select count(*) from public.wishlist_items
    where user_id = new.user_id and product_id <> new.product_id
  ) >= 500 then
    raise exception 'A wishlist holds at most 500 products' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

-- No API shows them.
revoke all on all sequences in schema public from anon, authenticated;

-- `lower` of the database folds letters of other scripts too, such as the Kelvin sign to 'k'. Sign-in lowers an
-- address before it is stored, so only ASCII is left to lower here.
create or replace function private.confirmed_email() returns text
  language sql stable security definer
  set search_path = ''
as $$
  with claims as (
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id' as session_id
  )
  select lower(users.email collate "C")
  from auth.users, claims
  where users.id = (select auth.uid()) and users.email_confirmed_at is not null
    and (claims.session_id is null or exists (
      select 1 from auth.sessions
      where sessions.user_id = users.id and sessions.id::text = claims.session_id
    ))
$$;
