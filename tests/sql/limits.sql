-- What strangers may write, in plain SQL, over every table that `anon` may insert into. Run after hosted.sql and the
-- migrations, by tests/emulators/purchases/plain-sql.test.ts.

-- One row of each such table; %1$s is a number.
create temporary table samples (name text primary key, columns text not null, row_of text not null);
insert into samples values
  ('contact_messages', 'name, email, message', $$'Ana', 'p%1$s@correo.test', 'Hola'$$),
  ('consumer_requests', 'number, kind, name, email, detail, answer_by',
    $$'Q-20261126-2' || translate(lpad(%1$s::text, 5, '0'), '01', 'AB'), 'queja', 'Ana', 'p%1$s@correo.test', 'No llegó', current_date + 10$$),
  ('notify_requests', 'email, subject, consent', $$'p%1$s@correo.test', 'año_nuevo', true$$);

create function pg_temp.insert_as_anon(
  table_name text, numbers integer[], sender text, address text default null, headers jsonb default '{}'
) returns text
  language plpgsql
as $$
declare
  sample samples;
  rows_of text;
begin
  select * into sample from samples where name = table_name;
  select string_agg('(' || format(sample.row_of, n) || ')', ', ') into rows_of from unnest(numbers) n;
  if address is not null then
    rows_of := replace(rows_of, quote_literal(format('p%s@correo.test', numbers[1])), quote_literal(address));
  end if;
  perform set_config('request.headers', (jsonb_build_object('x-forwarded-for', sender) || headers)::text, true);
  set local role anon;
  execute format('insert into public.%I (%s) values %s', table_name, sample.columns, rows_of);
  reset role;
  return 'stored';
exception
  when others then
    reset role;
    return sqlstate || ' ' || sqlerrm;
end;
$$;

do $$
declare
  writable text;
  answer text;
  address text;
begin
  for writable in
    select pg_class.relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and (has_table_privilege('anon', oid, 'insert') or has_any_column_privilege('anon', oid, 'insert'))
  loop
    assert exists (select 1 from samples where name = writable), format('%s has no sample in limits.sql', writable);

    answer := pg_temp.insert_as_anon(writable, array[1, 2], '192.0.2.1');
    assert answer like 'PT413%', format('two rows of %s at once: %s', writable, answer);

    -- Where a mailbox is asked for, nothing else is taken.
    for address in select unnest(array['ana@correo.test,eva@correo.test', 'Ana <ana@correo.test>', '"a b"@correo.test',
      U&'a\200Bna@correo.test', 'ana@correo.test.', U&'an\0430@correo.test'])
    loop
      answer := pg_temp.insert_as_anon(writable, array[3], '192.0.2.1', address);
      assert answer like '23514%', format('%s to %s: %s', writable, address, answer);
    end loop;

    -- A direct writer: 600 in an hour of all senders (2,000 legal requests).
    update private.contact_tallies set messages = 0;
    assert pg_temp.insert_as_anon(writable, array[1], '198.51.100.1') = 'stored';
    update private.contact_tallies set messages = case writable when 'consumer_requests' then 1999 else 599 end
      where bucket like '%:hour';
    assert pg_temp.insert_as_anon(writable, array[600], '198.51.100.2') = 'stored', writable;
    assert pg_temp.insert_as_anon(writable, array[601], '192.0.2.9') like 'PT429%', writable;
    update private.contact_tallies set messages = case when bucket like '%:day' then 5000 else 0 end;
    assert pg_temp.insert_as_anon(writable, array[602], '192.0.2.9') like 'PT429%', 'a day has an end, too';
  end loop;
end $$;

-- One sender.
truncate private.contact_tallies;
do $$
declare writable text; most_of_sender integer;
begin
  for writable, most_of_sender in values ('contact_messages', 60), ('consumer_requests', 300), ('notify_requests', 60) loop
    -- In all six windows of an hour one sender uses up less than what all have.
    assert most_of_sender * 6 < case writable when 'consumer_requests' then 2000 else 600 end, writable;
    for n in 1001..1000 + most_of_sender loop
      assert pg_temp.insert_as_anon(writable, array[n], '2001:db8::' || to_hex(n)) = 'stored';
    end loop;
    assert pg_temp.insert_as_anon(writable, array[1999], '2001:db8:0:ff::1') like 'PT429%', writable;
    assert pg_temp.insert_as_anon(writable, array[1999], '192.0.2.9') = 'stored', writable;
  end loop;
end $$;

-- One mailbox, however it is spelled, is counted for each sender apart: others cannot keep its owner from writing.
truncate private.contact_tallies;
do $$
declare writable text; most integer;
begin
  for writable, most in values ('contact_messages', 5), ('notify_requests', 20), ('consumer_requests', null) loop
    for n in 3001..3021 loop
      assert pg_temp.insert_as_anon(writable, array[n], '198.51.100.' || n - 3000, 'ana@correo.test') = 'stored', writable;
    end loop;
    for n in 3101..3100 + coalesce(most, 21) loop
      assert pg_temp.insert_as_anon(writable, array[n], '192.0.2.8', format('Ana+%s@correo.test', n)) = 'stored', writable;
    end loop;
    assert most is null
      or pg_temp.insert_as_anon(writable, array[3999], '192.0.2.8', 'ana@correo.test') like 'PT429%', writable;
  end loop;
end $$;

-- Through the shop, which proves itself by a key: the first five of a network in a day, whatever all others sent; then as
-- many of it as a third of the day, which have no receipt.
insert into private.form_key values (encode(sha256('the key'), 'hex'));
create function pg_temp.post(n integer, key text, sender text, writable text default 'consumer_requests') returns text
  language sql as $$
  select pg_temp.insert_as_anon(writable, array[n], '192.0.2.9', null, jsonb_build_object('x-form-key', key, 'x-form-sender', sender))
$$;
do $$
declare writable text;
begin
  foreach writable in array array['contact_messages', 'notify_requests', 'consumer_requests'] loop
    assert pg_temp.insert_as_anon(writable, array[2500], '192.0.2.9') = 'stored', writable;
    for n in 2001..2006 loop
      assert pg_temp.post(n, 'the key', 'a', writable) = 'stored', writable;
    end loop;
    update private.contact_tallies set messages = 5000;
    assert pg_temp.post(2007, 'the key', 'a', writable) like 'PT429%', writable;
    update private.contact_tallies set messages = 0 where bucket = writable || ':shop:first';
    for n in 2008..2012 loop
      assert pg_temp.post(n, 'the key', 'b', writable) = 'stored', writable;
    end loop;
    assert pg_temp.post(2013, 'the key', 'b', writable) like 'PT429%', writable;
    truncate private.contact_tallies;
    for n in 2101..2110 loop
      assert pg_temp.post(n, 'the key', 'c', writable) = 'stored', format('%s %s', writable, n);
      update private.contact_tallies set messages = 1600 where bucket !~ 'email|first';
    end loop;
    update private.contact_tallies set messages = case when bucket like '%:day:%' then 1666 else 5 end where bucket !~ ':first$';
    assert pg_temp.post(2999, 'the key', 'c', writable) like 'PT429%', writable;
    assert pg_temp.post(2999, 'the key', 'd', writable) = 'stored', writable;
  end loop;
  assert (select array_agg(sent_by order by sent_by) from public.consumer_requests
    where email in ('p2005@correo.test', 'p2006@correo.test', 'p2500@correo.test')) = array['open', 'rest', 'shop'];
  truncate private.contact_tallies;
  assert pg_temp.insert_as_anon('notify_requests', array[2022], '192.0.2.9') = 'stored';
  update private.contact_tallies set messages = 600;
  assert pg_temp.post(2022, 'no key', 'c', 'notify_requests') like 'PT429%';
  update private.contact_tallies set messages = 0;
  assert pg_temp.post(2023, 'no key', 'c', 'notify_requests') = 'stored';
  assert (select total from public.daily_counts where kind = 'form-key-unknown') = 1;
  assert public.form_key_state(encode(sha256('the key'), 'hex')) = 'known' and public.form_key_state('') = 'unknown';
end $$;

do $$
declare
  mails integer;
begin
  set local role service_role;
  select count(*) filter (where public.claim_mail('receipt', spelling, 3, 300)) into mails
  from (
    select format(case n % 4
      when 0 then 'ana+%s@Correo.test' when 1 then 'ANA@correo.test' when 2 then 'A' || U&'\FF2E' || 'a@correo.test'
      else 'Ana+a+%s@CORREO.TEST' end, n) as spelling
    from generate_series(1, 40) n
  ) spellings;
  assert mails = 3, format('%s mails to one mailbox', mails);
  assert exists (select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
    and classid::bigint << 32 | objid::bigint = hashtextextended('claim_mail receipt', 0)), 'claims at once are not counted in turn';
  select count(*) filter (where public.claim_mail('receipt', spelling, 3, 300)) into mails
  from unnest(array['luz.mar@gmail.com', 'l.u.z.mar@gmail.com', 'luzmar+a@googlemail.com', 'Luz.Mar@Gmail.com']) spelling;
  assert mails = 3, format('%s mails to one Gmail mailbox', mails);
  assert public.claim_mail('receipt', 'bea@correo.test', 3, 300);
  assert public.claim_mail('access', 'ana@correo.test', 3, 300);
  assert not public.claim_mail('receipt', 'carla@correo.test', 3, 4);
end $$;

-- What no API shows nobody may use.
do $$
begin
  assert not exists (
    select 1 from pg_class, (values ('anon'), ('authenticated')) people (who)
    where relnamespace = 'public'::regnamespace and relkind = 'S' and has_sequence_privilege(who, oid, 'usage')
  ), 'a sequence may be used';
end $$;

-- A line belongs to its order, and an event to its own.
do $$
declare
  order_of text := '{"id": "%s", "name": "#%s", "nameKey": "%s", "email": "%s@correo.test", "currency": "USD",
    "totalCents": 500, "detailsAt": "2026-11-22T10:00:00Z", "paidAt": "2026-11-22T10:00:00Z", "refunds": [],
    "lines": [%s], "entitlements": [%s]}';
  line text := '{"id": "line", "position": 0, "title": "Ebook", "variantTitle": "", "quantity": 1, "removedQuantity": 0,
    "refundedQuantity": 0, "totalCents": 500}';
  right_to text := '{"lineId": "line", "email": "uno@correo.test", "productId": "gid://shopify/Product/1",
    "grantedAt": "2026-11-22T10:00:00Z"}';
  taken text := 'taken over';
  buyer text;
begin
  set local role service_role;
  assert public.record_order(0, format(order_of, '71', '71', '71', 'uno', line || ',' || line, right_to || ',' || right_to)::jsonb,
    '{"eventId": "e", "bodyDigest": "71", "topic": "orders/paid"}') = 'recorded';
  begin
    perform public.record_order(0, format(order_of, '72', '72', '72', 'dos', line, replace(right_to, 'uno@', 'dos@'))::jsonb, null);
  exception when check_violation then
    taken := 'refused';
  end;
  assert taken = 'refused', taken;
  assert (select email from public.entitlements where line_id = 'line') = 'uno@correo.test';
  -- News of files: a buyer who could not be mailed goes behind the others.
  perform public.record_order(0, format(order_of, '74', '74', '74', 'zoe', replace(line, '"line"', '"other"'),
    replace(replace(right_to, '"line"', '"other"'), 'uno@', 'zoe@'))::jsonb, null);
  update public.entitlements set granted_at = now() - interval '1 day';
  insert into public.product_files (product_id, name, path, format, bytes, sha256, version, updated_at)
    values ('gid://shopify/Product/1', 'a.pdf', 'a', 'pdf', 1, repeat('a', 64), 2, now() - interval '2 hours');
  foreach buyer in array array['uno@correo.test', 'zoe@correo.test', 'uno@correo.test'] loop
    assert (select email from public.claim_file_news(1)) = buyer, buyer;
    perform public.untell_file_news('uno@correo.test', array['gid://shopify/Product/1']);
  end loop;
  assert public.record_order(0, format(order_of, '73', '73', '73', 'tres', '', '')::jsonb,
    '{"eventId": "e", "bodyDigest": "73", "topic": "orders/paid"}') = 'recorded', 'another order of a used event id';
  reset role;
end $$;

-- 'Avísame': a mailbox waits for a subject once, the shop's requests go first, and strangers' go nowhere where there is a key.
truncate public.notify_requests, private.contact_tallies;
do $$
declare wanted text[] := array['ana@correo.test', 'Ana+1@correo.test', 'p5003@correo.test'];
begin
  assert pg_temp.insert_as_anon('notify_requests', array[5001], '192.0.2.9', wanted[1]) = 'stored';
  assert (select count(*) from public.waiting_subjects(9)) = 0;
  assert pg_temp.insert_as_anon('notify_requests', array[5002], '192.0.2.9', wanted[2],
    '{"x-form-key": "the key", "x-form-sender": "a"}') = 'stored';
  assert pg_temp.post(5003, 'the key', 'b', 'notify_requests') = 'stored';
  assert pg_temp.insert_as_anon('notify_requests', array[5001], '192.0.2.9', 'ana+gone@correo.test') = 'stored';
  assert pg_temp.insert_as_anon('notify_requests', array[5001], '192.0.2.9', 'ana+gone@correo.test',
    '{"x-form-key": "the key", "x-form-sender": "c"}') = 'stored';
  assert (select array_agg(email order by email collate "C") from public.notify_requests) = wanted[2:3];
  update public.notify_requests set sent_by = 'rest' where email = wanted[2];
  assert (select array_agg(email) from public.waiting_requests('año_nuevo', 9)) = array[wanted[3], wanted[2]];
  update public.notify_requests set tried_at = now() where email = wanted[3];
  assert (select array_agg(email) from public.waiting_requests('año_nuevo', 9)) = wanted[2:3], 'a failed one goes last';
  insert into public.notify_requests (email, subject, consent, notified_at) values ('ANA@correo.test', 'otro', true, now());
  assert (select array_agg(email) from public.waiting_requests('año_nuevo', 9)) = array[wanted[3]], 'one a night';
end $$;

truncate public.contact_messages, public.consumer_requests, public.notify_requests, private.contact_tallies,
  private.mail_claims, public.orders, public.webhook_events, public.product_files, public.file_versions, public.file_news cascade;
select 'limits hold' as result;
