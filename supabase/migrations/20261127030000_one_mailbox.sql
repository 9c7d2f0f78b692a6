-- Addresses that strangers write: one mailbox each, and counted as the mailbox that they reach.

-- Besides capitals and '+…', Gmail ignores dots and has two domains.
create or replace function private.mailbox(address text) returns text
  language sql immutable
  set search_path = ''
as $$
  select case
    when plain ~ '@(gmail|googlemail)\.com$' then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com'
    else plain
  end
  from (
    select regexp_replace(lower(normalize(btrim(address), NFKC)), '\+[^@]*@', '@') as plain
  ) spelled
$$;

-- As the forms check it. A list of addresses, a name with an address, or letters that nobody sees would be mailed to
-- somebody else than whom the limits count.
alter table public.contact_messages add constraint plain_address
  check (email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,63}$') not valid;
alter table public.consumer_requests add constraint plain_address
  check (email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,63}$') not valid;
alter table public.notify_requests add constraint plain_address
  check (email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~.-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,63}$') not valid;
