-- How many messages of the contact form are taken. The shop counts by visitor before it asks, but the
-- public key can ask without the shop, so the table has a rule of its own (docs/product.md 11): one message
-- a request, and a number of them in a while from one e-mail address, from whoever asked the gateway, and
-- from everybody together. One sender alone cannot use up what everybody has.

-- No schema of the API: what is here nobody can ask for.
create schema if not exists private;
revoke all on schema private from public;

-- Addresses are kept as hashes only, each with this salt, for a day at most.
create table private.contact_salt (salt text not null default gen_random_uuid()::text);
insert into private.contact_salt default values;

create table private.contact_tallies (
  bucket text not null,
  -- When the window began.
  since timestamptz not null,
  messages integer not null,
  primary key (bucket, since)
);

create index contact_tallies_since on private.contact_tallies (since);

comment on table private.contact_tallies is 'Messages of the contact form by hashed sender and window.';

-- Counts one more message, or refuses it. The row is locked until the message is stored or refused, so
-- that many at once are counted one after the other; what is refused is not counted.
create function private.count_contact_message(of text, span interval, most integer) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  counted integer;
begin
  insert into private.contact_tallies as tally (bucket, since, messages)
  values (of, date_bin(span, now(), timestamptz '2000-01-01'), 1)
  on conflict (bucket, since) do update set messages = tally.messages + 1
  returning tally.messages into counted;
  if counted > most then
    -- PostgREST answers it with status 429.
    raise exception 'Too many messages' using errcode = 'PT429', hint = 'Try again later.';
  end if;
end;
$$;

-- Whom the gateway was asked by: what it saw itself, never what the caller says (the first of
-- x-forwarded-for). Of IPv6 the /64, which one person has whole.
create function private.contact_sender() returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text := coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', -1))
  );
begin
  -- An IPv4 address as IPv6 has it.
  address := regexp_replace(address, '^::ffff:(?=[0-9.]+$)', '', 'i');
  if family(address::inet) = 6 then
    return host(network(set_masklen(address::inet, 64)));
  end if;
  return host(address::inet);
exception
  when invalid_text_representation then
    return address;
end;
$$;

create function private.limit_contact_messages() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  salt text := (select contact_salt.salt from private.contact_salt limit 1);
  sender text := private.contact_sender();
begin
  -- The operator, at the dashboard or with the service key.
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  delete from private.contact_tallies where since < now() - interval '1 day';
  perform private.count_contact_message(
    'email:' || encode(sha256(convert_to(salt || lower(coalesce(new.email, '')), 'UTF8')), 'hex'),
    interval '10 minutes', 5
  );
  if sender is not null then
    perform private.count_contact_message(
      'sender:' || encode(sha256(convert_to(salt || sender, 'UTF8')), 'hex'),
      interval '10 minutes', 60
    );
  end if;
  -- The last, so that whoever is refused above holds up nobody else.
  perform private.count_contact_message('everybody', interval '1 hour', 600);
  return new;
end;
$$;

create trigger limit_contact_messages
  before insert on public.contact_messages
  for each row execute function private.limit_contact_messages();

create function private.one_contact_message() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (select count(*) from added) > 1 then
    raise exception 'One message at a time' using errcode = 'PT413';
  end if;
  return null;
end;
$$;

create trigger one_contact_message
  after insert on public.contact_messages
  referencing new table as added
  for each statement execute function private.one_contact_message();

revoke all on private.contact_salt, private.contact_tallies from public, anon, authenticated;
-- By name: other functions of this schema are for them.
revoke all on function private.count_contact_message(text, interval, integer),
  private.contact_sender(), private.limit_contact_messages(), private.one_contact_message()
  from public, anon, authenticated;
