-- One person in a network that many share sent 20 forms, and their neighbours' withdrawals and complaints were refused for ten
-- minutes; two networks used up the hour of everybody. Now the first forms of each network in a day have an allowance that
-- others cannot use up, and what follows is stored as well, up to limits that bound the database.

-- Who stored it: 'shop' (the shop's worker, one of the first of its network that day), 'rest' (the worker, after those: the
-- page shows the number, and no receipt is mailed), 'open' (somebody with the public key).
alter table public.consumer_requests
  add column sent_by text not null default 'open' check (sent_by in ('shop', 'rest', 'open'));

comment on column public.consumer_requests.sent_by is
  'rest: one of many of its network in a day, stored and to be answered, but without a mailed receipt.';

-- Counts one more, and tells how many that makes in this window.
create function private.count_one(of text, span interval) returns integer
  language sql volatile
  set search_path = ''
as $$
  insert into private.contact_tallies as tally (bucket, since, messages)
  values (of, date_bin(span, now(), timestamptz '2000-01-01'), 1)
  on conflict (bucket, since) do update set messages = tally.messages + 1
  returning messages
$$;

revoke all on function private.count_one(text, interval) from public, anon, authenticated;

-- Arguments: how many in ten minutes of one mailbox with one sender, and of one direct sender; of all direct ones in an hour, and
-- of all in a day. Through the shop, the first five of a network in a day count only among the first of all networks.
create or replace function private.limit_visitor_rows() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  salt text := (select contact_salt.salt from private.contact_salt limit 1);
  of_shop text := private.form_sender();
  sender text := coalesce(nullif(of_shop, ''), private.contact_sender());
  hashed text := encode(sha256(convert_to(salt || sender, 'UTF8')), 'hex');
  scope text := tg_table_name || case when of_shop is null then '' else ':shop' end;
  sent_by text := case when of_shop is null then 'open' else 'shop' end;
  of_day integer := tg_argv[3]::integer;
begin
  -- The operator, in the dashboard or with the secret key.
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  delete from private.contact_tallies where since < now() - interval '1 day';
  perform private.count_contact_message(
    scope || ':email:' || encode(sha256(
      convert_to(concat_ws(' ', salt, sender, private.mailbox(coalesce(new.email, ''))), 'UTF8')
    ), 'hex'),
    interval '10 minutes', tg_argv[0]::integer
  );
  if of_shop <> '' then
    if private.count_one(scope || ':first:' || hashed, interval '1 day') <= 5
      and private.count_one(scope || ':first', interval '1 day') <= of_day then
      return jsonb_populate_record(new, jsonb_build_object('sent_by', sent_by));
    end if;
    sent_by := 'rest';
    -- One network uses up a third of the day at most; nothing shorter, or a neighbour could keep all others of it out.
    perform private.count_contact_message(scope || ':day:' || hashed, interval '1 day', of_day / 3);
  else
    if sender is not null then
      perform private.count_contact_message(
        scope || ':sender:' || hashed, interval '10 minutes', tg_argv[1]::integer
      );
    end if;
    -- The last, so that a row refused above locks nobody else out.
    perform private.count_contact_message(scope || ':hour', interval '1 hour', tg_argv[2]::integer);
  end if;
  perform private.count_contact_message(scope || ':day', interval '1 day', of_day);
  -- The contact messages have no such column.
  return jsonb_populate_record(new, jsonb_build_object('sent_by', sent_by));
end;
$$;

drop trigger limit_visitor_rows on public.contact_messages;
create trigger limit_visitor_rows
  before insert on public.contact_messages
  for each row execute function private.limit_visitor_rows('5', '60', '600', '5000');
drop trigger limit_visitor_rows on public.notify_requests;
create trigger limit_visitor_rows
  before insert on public.notify_requests
  for each row execute function private.limit_visitor_rows('20', '60', '600', '5000');
-- A row has 11 kB at most, so a day of each kind (first and later ones through the shop, direct ones) 55 MB.
drop trigger limit_visitor_rows on public.consumer_requests;
create trigger limit_visitor_rows
  before insert on public.consumer_requests
  for each row execute function private.limit_visitor_rows('300', '300', '2000', '5000');

-- Whether somebody has an account and confirmed it: mails to other addresses are not sent, and must not use up those of others.
create function public.has_account(address text) returns boolean
  language sql stable security definer
  set search_path = ''
as $$
  select exists (
    select 1 from auth.users
    where users.email = lower(btrim(has_account.address) collate "C") and users.email_confirmed_at is not null
  )
$$;

revoke all on function public.has_account(text) from public, anon, authenticated;
grant execute on function public.has_account(text) to service_role;
