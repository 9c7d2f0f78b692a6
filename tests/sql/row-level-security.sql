-- Each table, each kind of person, each verb: what comes of it, in plain SQL. Run after
-- hosted.sql and the migrations, by tests/emulators/purchases/plain-sql.test.ts.

insert into auth.users (id, email, encrypted_password, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'Duena@correo.test', '', now()),
  ('00000000-0000-4000-8000-000000000002', 'otra@correo.test', '', now()),
  ('00000000-0000-4000-8000-000000000003', 'duena@correo.test', 'chosen by who knows whom', null);

-- As the functions write: by the service role, whole orders.
set role service_role;
select public.record_order(0, jsonb_build_object(
  'id', one.id, 'name', '#' || one.id, 'nameKey', one.id, 'email', one.email, 'currency', 'USD',
  'totalCents', 1000, 'detailsAt', '2026-11-22T10:00:00Z', 'paidAt', '2026-11-22T10:00:00Z',
  'lines', (select jsonb_agg(jsonb_build_object('id', one.id || n, 'position', n,
    'productId', 'gid://shopify/Product/' || n, 'variantId', 'gid://shopify/ProductVariant/' || n, 'title', 'Ebook',
    'variantTitle', '', 'quantity', 1, 'removedQuantity', 0, 'refundedQuantity', 0, 'totalCents', 500))
    from unnest(one.products) n),
  'refunds', '[]'::jsonb,
  'entitlements', (select jsonb_agg(jsonb_build_object('lineId', one.id || n, 'email', one.email,
    'productId', 'gid://shopify/Product/' || n, 'variantId', 'gid://shopify/ProductVariant/' || n,
    'grantedAt', '2026-11-22T10:00:00Z')) from unnest(one.products) n)),
  jsonb_build_object('eventId', one.id, 'bodyDigest', one.id, 'topic', 'orders/paid'))
from (values ('1001', 'duena@correo.test', array[1, 2]), ('2002', 'otra@correo.test', array[3])) as one (id, email, products);
insert into public.refunds (id, order_id, refunded_at, lines) values ('1', '1001', now(), '[]');
insert into public.operator_log (action, order_id) values ('grant', '1001');
insert into public.product_files (product_id, name, variant_ids, path, format, bytes, sha256)
select 'gid://shopify/Product/' || n, 'ebook.pdf', null, n || '/ebook.pdf', 'pdf', 1, repeat('a', 64)
from generate_series(1, 3) n
union all
-- Of an edition that nobody bought.
select 'gid://shopify/Product/1', 'todo.zip', array['gid://shopify/ProductVariant/9'], '1/todo.zip', 'zip', 1, repeat('b', 64);
insert into public.downloads (entitlement_id, name, version)
select id, 'ebook.pdf', 1 from public.entitlements where line_id = '10011';
select public.register_version((
  select certificates.id from public.certificates join public.entitlements on entitlements.id = entitlement_id
  where line_id = '10011'
), '[{"name": "libro.pdf"}]');
insert into public.reviews (entitlement_id, stars) select id, 4 from public.entitlements where line_id = '20023';
reset role;

create temporary table people (who text primary key, role text not null, sub text);
insert into people values
  ('anon', 'anon', null),
  ('unconfirmed', 'authenticated', '00000000-0000-4000-8000-000000000003'),
  ('other', 'authenticated', '00000000-0000-4000-8000-000000000002'),
  ('owner', 'authenticated', '00000000-0000-4000-8000-000000000001'),
  ('service', 'service_role', null);

-- 'denied', another refusal by its code, or how many rows; whatever it does is undone.
create function pg_temp.attempt(person text, statement text) returns text
  language plpgsql
as $$
declare
  asks record;
  found_rows bigint;
begin
  select * into asks from people where who = person;
  perform set_config('request.jwt.claims',
    case when asks.sub is null then '' else jsonb_build_object('sub', asks.sub)::text end, true);
  execute format('set local role %I', asks.role);
  execute statement;
  get diagnostics found_rows = row_count;
  raise exception using errcode = 'RB000', message = found_rows::text;
exception
  when insufficient_privilege then return 'denied';
  when sqlstate 'RB000' then return sqlerrm;
  when others then return sqlstate;
end;
$$;

create temporary table checks (statement text, anon text, unconfirmed text, other text, owner text, service text);

-- Reading: rows of one's own, of all only the service.
insert into checks values
  ('select id, name, email, currency, total_cents, paid_at, cancelled_at from public.orders', 'denied', '0', '1', '1', '2'),
  ('select * from public.orders', 'denied', 'denied', 'denied', 'denied', '2'),
  ('select hand_off_id from public.orders', 'denied', 'denied', 'denied', 'denied', '2'),
  ('select * from public.order_lines', 'denied', '0', '1', '2', '3'),
  ('select * from public.refunds', 'denied', 'denied', 'denied', 'denied', '1'),
  ('select * from public.entitlements', 'denied', '0', '1', '2', '3'),
  ('select * from public.product_files', 'denied', '0', '1', '2', '4'),
  ('select * from public.downloads', 'denied', '0', '0', '1', '1'),
  ('select * from public.certificates', 'denied', '0', '1', '2', '3'),
  ('select * from public.own_versions', 'denied', 'denied', 'denied', 'denied', '1'),
  ('select * from public.file_versions', 'denied', 'denied', 'denied', 'denied', '4'),
  ('select * from public.reviews', 'denied', '0', '1', '0', '1'),
  ('select * from private.counted_reviews', 'denied', 'denied', 'denied', 'denied', 'denied'),
  ('select * from public.webhook_events', 'denied', 'denied', 'denied', 'denied', '2'),
  ('select * from public.operator_log', 'denied', 'denied', 'denied', 'denied', '1');

-- Writing: nobody but the service, steps apart.
insert into checks
select format(verb, name), 'denied', 'denied', 'denied', 'denied', null
from unnest(array['orders', 'order_lines', 'refunds', 'entitlements', 'product_files', 'downloads', 'certificates',
  'own_versions', 'file_versions', 'webhook_events', 'operator_log']) name,
  unnest(array['insert into public.%1$I default values', 'delete from public.%1$I', 'truncate public.%1$I cascade']) verb;
insert into checks values
  ('update public.orders set paid_at = now()', 'denied', 'denied', 'denied', 'denied', '2'),
  ('update public.order_lines set refunded_quantity = 0', 'denied', 'denied', 'denied', 'denied', '3'),
  ('update public.refunds set lines = ''[]''', 'denied', 'denied', 'denied', 'denied', '1'),
  ('update public.entitlements set ended_at = null', 'denied', 'denied', 'denied', 'denied', '3'),
  ('update public.product_files set variant_ids = null', 'denied', 'denied', 'denied', 'denied', '4'),
  ('update public.downloads set version = 2', 'denied', 'denied', 'denied', 'denied', '1'),
  ('update public.certificates set holder = ''Otra''', 'denied', 'denied', 'denied', 'denied', '3');

-- A buyer reviews what they bought and did not give back.
create function pg_temp.right_to(line text) returns text
  language sql
as $$ select quote_literal(id) from public.entitlements where line_id = line $$;
insert into checks
select format('insert into public.reviews (entitlement_id, stars, body, name) values (%s, %s)',
    pg_temp.right_to('10011'), columns), 'denied', refusal, refusal, coalesce(owners, '1'), null
from (values ('5, ''Muy claro'', ''Ana''', 'denied', null), ('1, repeat(''a'', 1000), null', 'denied', null),
  ('0, '''', null', 'denied', '23514'), ('6, '''', null', 'denied', '23514'),
  ('5, repeat(''a'', 1001), null', 'denied', '23514'), ('5, '''', '' ''', 'denied', '23514'),
  ('5, '''', repeat(''a'', 61)', 'denied', '23514')) each (columns, refusal, owners);
insert into checks values
  (format('insert into public.reviews (entitlement_id, stars, state) values (%s, 5, ''published'')',
    pg_temp.right_to('10011')), 'denied', 'denied', 'denied', 'denied', '1'),
  ('update public.reviews set stars = 1', 'denied', '0', '1', '0', '1'),
  (format('update public.reviews set entitlement_id = %s', pg_temp.right_to('10011')),
    'denied', '0', 'denied', '0', '1'),
  ('update public.reviews set state = ''published''', 'denied', 'denied', 'denied', 'denied', '1'),
  ('update public.reviews set written_at = now()', 'denied', 'denied', 'denied', 'denied', '1'),
  ('delete from public.reviews', 'denied', 'denied', 'denied', 'denied', '1'),
  ('select public.product_ratings()', '1', '1', '1', '1', '1'),
  ('select public.product_reviews(''gid://shopify/Product/3'')', '1', '1', '1', '1', '1');

-- Functions: only what anybody may know of one certificate.
insert into checks values
  ('select public.record_order(0, ''{"id": "1"}'', null)', 'denied', 'denied', 'denied', 'denied', null),
  (format('select public.count_download(%L, ''ebook.pdf'', 9)',
    (select id from public.entitlements where line_id = '10011')), 'denied', 'denied', 'denied', 'denied', '1'),
  (format('select public.certificate(%L)', (select id from public.certificates limit 1)), '1', '1', '1', '1', '1'),
  ('select public.dossier('''')', 'denied', 'denied', 'denied', 'denied', '1'),
  ('select public.register_version('''', ''[]'')', 'denied', 'denied', 'denied', 'denied', '1'),
  ('select private.keep_file_version()', 'denied', 'denied', 'denied', 'denied', null),
  ('select public.revoked_indexes(0)', 'denied', 'denied', 'denied', 'denied', '1'),
  ('select private.free_status_position()', 'denied', 'denied', 'denied', 'denied', null),
  ('select private.forget_unconfirmed_password()', 'denied', 'denied', 'denied', 'denied', null),
  ('select private.make_certificate()', 'denied', 'denied', 'denied', 'denied', null);

-- What strangers write is for the operator alone: nobody reads it back, changes it, or sets more than the form has.
insert into public.consumer_requests (number, kind, name, email, detail, answer_by)
values ('Q-20261122-ZZZZZZ', 'queja', 'Ana', 'ana@correo.test', 'No abre.', current_date + 20);
create function pg_temp.message(name text, email text, message text) returns text
  language sql
as $$ select format('insert into public.contact_messages (name, email, message) values (%L, %L, %L)', name, email, message) $$;
create function pg_temp.request(changes jsonb) returns text
  language sql
as $$
  select format('insert into public.consumer_requests (%s) values (%s)', string_agg(key, ', '), string_agg(quote_literal(value), ', '))
  from jsonb_each_text('{"number": "Q-20261122-222222", "kind": "queja", "name": "Ana", "email": "ana@correo.test",
    "detail": "No abre."}'::jsonb || jsonb_build_object('answer_by', current_date + 20) || changes)
$$;
insert into checks
select pg_temp.message(name, email, message), meant, meant, meant, meant, meant
from (values ('Ana', 'ana@correo.test', 'Hola', '1'), (repeat('n', 100), 'ana@correo.test', 'Hola', '1'),
  (repeat('n', 101), 'ana@correo.test', 'Hola', '23514'), (' ', 'ana@correo.test', 'Hola', '23514'),
  ('Ana', 'ana@correo.test', repeat('m', 2000), '1'), ('Ana', 'ana@correo.test', repeat('m', 2001), '23514'),
  ('Ana', 'ana@correo.test', ' ', '23514'), ('Ana', 'ana', 'Hola', '23514')) each (name, email, message, meant);
insert into checks
select pg_temp.request(changes::jsonb), meant, meant, meant, meant, meant
from (values ('{}', '1'), ('{"number": "A-20261122-222222"}', '23514'), ('{"number": "Q-1"}', '23514'),
  ('{"kind": "otro"}', '23514'), ('{"kind": "reclamo", "number": "R-20261122-222222"}', '23514'),
  ('{"detail": " "}', '23514'), ('{"email": "ana"}', '23514'), ('{"number": "Q-20261122-ZZZZZZ"}', '23505'),
  (jsonb_build_object('answer_by', current_date)::text, '23514'),
  (jsonb_build_object('answer_by', current_date + 60)::text, '23514')) each (changes, meant);
insert into checks
select format('insert into public.notify_requests (email, subject, consent) values (%L, %L, %L)', email, subject, consent),
  meant, meant, meant, meant, null
from (values ('ana@correo.test', 'producto-05', true, '1'), ('ana@correo.test', 'producto-05', false, 'denied'),
  ('ana@correo.test', '../x', true, '23514'), ('ana', 'producto-05', true, '23514')) each (email, subject, consent, meant);
insert into checks
select statement, 'denied', 'denied', 'denied', 'denied', null
from (values (pg_temp.message('Ana', 'ana@correo.test', 'Hola') || ' returning id'),
  ('insert into public.contact_messages (id) values (gen_random_uuid())'),
  ('insert into public.contact_messages (created_at) values (now())'),
  (pg_temp.request('{"answered_at": "2026-11-22"}')), (pg_temp.request('{"created_at": "2026-11-22"}')),
  (pg_temp.request('{"mailed_at": "2026-11-22"}'))) each (statement)
union all
select format(verb, name), 'denied', 'denied', 'denied', 'denied', null
from unnest(array['contact_messages', 'consumer_requests', 'notify_requests']) name,
  unnest(array['select * from public.%I', 'update public.%I set email = ''x''', 'delete from public.%I']) verb;

create temporary table results as
select statement, who, meant, pg_temp.attempt(who, statement) as came
from checks, lateral (values ('anon', anon), ('unconfirmed', unconfirmed), ('other', other), ('owner', owner),
  ('service', service)) as each (who, meant)
where meant is not null;

-- The buyer confirms the address that somebody else has signed up with: what that one chose opens nothing.
update auth.users set email_confirmed_at = now() where id = '00000000-0000-4000-8000-000000000003';
insert into results
select 'the password of who signed up first', 'unconfirmed', '', encrypted_password
from auth.users where id = '00000000-0000-4000-8000-000000000003';

-- Wishes are their owner's alone, 500 at most; the same ones may be saved again.
insert into public.wishlist_items (user_id, product_id)
select '00000000-0000-4000-8000-000000000001', 'gid://shopify/Product/' || n from generate_series(1, 499) n;
insert into results
select statement, who, meant, pg_temp.attempt(who, statement)
from (values
  ('anon', 'denied', 'select * from public.wishlist_items'),
  ('other', '0', 'select * from public.wishlist_items'),
  ('owner', '499', 'select * from public.wishlist_items'),
  ('anon', 'denied', 'insert into public.wishlist_items (product_id) values (''gid://shopify/Product/500'')'),
  ('owner', '1', 'insert into public.wishlist_items (product_id) values (''gid://shopify/Product/500'')'),
  ('owner', '23514', 'insert into public.wishlist_items (product_id) values (''producto-01'')'),
  ('owner', '23514', 'insert into public.wishlist_items (product_id, name) values (''gid://shopify/Product/500'', repeat(''n'', 256))'),
  ('owner', '23514', 'insert into public.wishlist_items (product_id, handle) values (''gid://shopify/Product/500'', repeat(''h'', 256))'),
  ('other', 'denied', 'insert into public.wishlist_items (user_id, product_id) values (''00000000-0000-4000-8000-000000000001'', ''gid://shopify/Product/500'')'),
  ('other', '0', 'update public.wishlist_items set name = ''Mine'''),
  ('owner', 'denied', 'update public.wishlist_items set user_id = ''00000000-0000-4000-8000-000000000002'''),
  ('other', '0', 'delete from public.wishlist_items'),
  ('owner', '1', 'delete from public.wishlist_items where product_id = ''gid://shopify/Product/1''')
) as each (who, meant, statement);
do $$
begin
  insert into public.wishlist_items (user_id, product_id)
  values ('00000000-0000-4000-8000-000000000001', 'gid://shopify/Product/500');
  assert exists (select 1 from pg_locks where locktype = 'advisory' and classid::bigint << 32 | objid::bigint
    = hashtextextended('wishlist 00000000-0000-4000-8000-000000000001', 0)), 'wishes at once are not counted in turn';
end $$;
insert into results
select statement, 'owner', meant, pg_temp.attempt('owner', statement)
from (values
  ('23514', 'insert into public.wishlist_items (product_id) values (''gid://shopify/Product/501'')'),
  ('0', 'insert into public.wishlist_items (product_id) values (''gid://shopify/Product/500'') on conflict do nothing')
) as each (meant, statement);

-- A file is for its edition, and for a right that is neither over nor taken back.
create function pg_temp.downloaded(line text, file text) returns text
  language sql
as $$
  select public.count_download(id, file, 9) ->> 'outcome' from public.entitlements where line_id = line
$$;
insert into results values
  ('a file', 'service', 'counted', pg_temp.downloaded('10011', 'ebook.pdf')),
  ('a file of another edition', 'service', 'missing', pg_temp.downloaded('10011', 'todo.zip'));
update public.entitlements set revoked_at = now() where line_id = '10011';
update public.entitlements set ended_at = now(), end_reason = 'refunded' where line_id = '20023';
insert into results values
  ('a file that was taken back', 'service', 'ended', pg_temp.downloaded('10011', 'ebook.pdf')),
  ('a file that was refunded', 'service', 'ended', pg_temp.downloaded('20023', 'ebook.pdf')),
  ('files, one taken back', 'owner', '1', pg_temp.attempt('owner', 'select * from public.product_files')),
  ('files, refunded', 'other', '0', pg_temp.attempt('other', 'select * from public.product_files'));

-- Reviews count while they are published and their purchase lasts. Here both purchases have ended.
create function pg_temp.review_as(person text, statement text) returns text
  language plpgsql
as $$
begin
  perform set_config('request.jwt.claims', (select jsonb_build_object('sub', sub)::text from people where who = person), true);
  set local role authenticated;
  execute statement;
  reset role;
  return 'written';
exception
  when others then
    reset role;
    return sqlstate;
end;
$$;
create function pg_temp.ratings() returns text
  language sql
as $$
  select string_agg(concat_ws(' ', rating ->> 'product', rating ->> 'count', rating ->> 'stars'), ', ')
  from jsonb_array_elements(public.product_ratings()) rating
$$;
insert into results values
  ('a review of what was taken back', 'owner', '42501',
    pg_temp.review_as('owner', format('insert into public.reviews (entitlement_id, stars) values (%s, 5)', pg_temp.right_to('10011')))),
  ('a change of a review of what was refunded', 'other', '42501', pg_temp.review_as('other', 'update public.reviews set stars = 5')),
  ('a review', 'owner', 'written',
    pg_temp.review_as('owner', format('insert into public.reviews (entitlement_id, stars, body) values (%s, 3, ''Claro'')', pg_temp.right_to('10012')))),
  ('ratings before the operator', 'service', null, pg_temp.ratings());
create temporary table read_by_operator as select id, entitlement_id from public.reviews;
update public.reviews set state = 'published';
insert into results values
  ('ratings without what was refunded', 'anon', 'gid://shopify/Product/2 1 3', pg_temp.ratings()),
  ('published reviews', 'anon', '[["date", "name", "stars", "text"]]', (
    select jsonb_agg((select jsonb_agg(key order by key) from jsonb_object_keys(review) key))::text
    from jsonb_array_elements(public.product_reviews('gid://shopify/Product/2')) review
  ));
insert into results values
  ('a change of a published review', 'owner', 'written', pg_temp.review_as('owner', 'update public.reviews set stars = 4'));
insert into results values
  ('ratings after a change', 'anon', null, pg_temp.ratings()),
  ('publishing the words from before the change', 'service', '0', (
    select count(*)::text from public.reviews join read_by_operator using (id)
    where reviews.entitlement_id = (select id from public.entitlements where line_id = '10012')
  ));
-- The second purchase of a product by the same person replaces their earlier review.
insert into public.reviews (entitlement_id, stars, state, written_at)
select id, 1, 'published', '2026-01-01' from public.entitlements where line_id = '10011';
update public.reviews set state = 'published';
update public.entitlements set product_id = 'gid://shopify/Product/2', revoked_at = null where line_id = '10011';
insert into results values ('two reviews of one person', 'anon', 'gid://shopify/Product/2 1 4', pg_temp.ratings());
update public.entitlements set product_id = 'gid://shopify/Product/1', revoked_at = now() where line_id = '10011';
delete from public.reviews where stars = 1;
truncate private.contact_tallies;
create temporary table changes as
select n, pg_temp.review_as('owner', 'update public.reviews set stars = 2') as came from generate_series(1, 21) n;
insert into results
select 'change ' || n, 'owner', case when n = 21 then 'PT429' else 'written' end, came from changes where n >= 20;

-- A certificate's bit is set once its purchase is refunded or taken back; a list has no other bits.
insert into results
select 'revoked bits', 'service', '2', count(*)::text
from jsonb_array_elements_text(public.revoked_indexes(0)) index
join public.certificates on status_position = index::integer
join public.entitlements on entitlements.id = entitlement_id and line_id in ('10011', '20023');
insert into results values
  ('a list before the first', 'service', null, public.revoked_indexes(-1)::text),
  ('a list after the last', 'service', null, public.revoked_indexes(1)::text);
-- A signed certificate whose holder gets another name leaves its bit behind, set; ten times a day.
create temporary table renamed as
select id, status_position, token from public.certificates where entitlement_id =
  (select id from public.entitlements where line_id = '10012');
create function pg_temp.rename(name text) returns text
  language plpgsql
as $$
begin
  update public.certificates set token = 'signed' where id = (select id from renamed);
  update public.certificates set holder = name where id = (select id from renamed);
  return (select coalesce(token, 'unsigned') from public.certificates where id = (select id from renamed));
exception when others then
  return sqlstate;
end;
$$;
insert into results values
  ('a holder', 'service', 'unsigned', pg_temp.rename('Ana')),
  ('the same holder', 'service', 'signed', pg_temp.rename('Ana'));
insert into results values
  ('the bit of the former credential', 'service', 'true',
    (public.revoked_indexes(0) @> (select to_jsonb(status_position) from renamed))::text),
  ('the bit of the new one', 'service', 'false', (
    select (public.revoked_indexes(0) @> to_jsonb(status_position))::text
    from public.certificates where id = (select id from renamed)));
insert into results
select 'holder ' || n, 'service', case when n = 11 then 'PT429' else 'unsigned' end, pg_temp.rename('Ana ' || n)
from generate_series(2, 11) n;
-- One that is being signed, too: the signature of the former holder is not stored for its position then.
with moved as (
  update public.certificates now set holder = 'Eva' from public.certificates before
  where now.id = before.id and now.id = (select id from renamed) returning now.status_position <> before.status_position as moved
) insert into results select 'the position of one without a credential', 'service', 'true', moved::text from moved;
update public.certificates set holder = null where id = (select id from renamed);
update public.certificates set token = renamed.token, status_position = renamed.status_position
from renamed where certificates.id = renamed.id;
truncate private.replaced_positions, private.contact_tallies;
-- The first bit of the second list.
update public.certificates set status_position = 131072
where entitlement_id = (select id from public.entitlements where line_id = '20023');
insert into results values
  ('the second list', 'service', '[0]', public.revoked_indexes(1)::text),
  ('a position of the newest list', 'service', 'true',
    (private.free_status_position() between 131073 and 262143)::text);

-- A dossier has the files that the buyer could download: the version of the day of purchase and later ones.
update public.product_files set version = 2, sha256 = repeat('c', 64), updated_at = '2030-01-01'
where product_id = 'gid://shopify/Product/3';
insert into public.file_versions (product_id, name, version, sha256, variant_ids, bytes, published_at)
select 'gid://shopify/Product/2', 'guia.pdf', version, repeat('d', 64), editions, 1, published::timestamptz
from (values (1, '2026-11-01', null), (2, '2026-11-22T10:00:00Z', null), (3, '2026-11-22T10:00:01Z', null),
  (9, '2026-11-22', array['gid://shopify/ProductVariant/9'])) as each (version, published, editions);
create function pg_temp.certificate_of(line text) returns text
  language sql
as $$
  select certificates.id from public.certificates join public.entitlements on entitlements.id = entitlement_id
  where line_id = line
$$;
create function pg_temp.dossier_of(line text) returns text
  language sql
as $$
  select string_agg(file ->> 'name' || ' ' || (file ->> 'version'), ', ')
  from jsonb_array_elements(public.dossier(pg_temp.certificate_of(line)) -> 'files') file
$$;
insert into results values
  ('files of a dossier', 'service', 'ebook.pdf 1, guia.pdf 3, guia.pdf 2', pg_temp.dossier_of('10012')),
  ('files of a refunded dossier', 'service', 'ebook.pdf 1', pg_temp.dossier_of('20023'));

-- Twenty versions of one's own, each once, while the purchase holds.
create temporary table registered as
select n, public.register_version(pg_temp.certificate_of('10012'), jsonb_build_array(jsonb_build_object('name', n))) as came
from generate_series(1, 21) n;
insert into results
select 'version ' || n, 'service', meant, concat_ws(' ', came ->> 'outcome', came ->> 'number')
from registered join (values (1, 'registered 1'), (20, 'registered 20'), (21, 'full')) as each (n, meant) using (n);
insert into results values
  ('the same version', 'service', '5', public.register_version(pg_temp.certificate_of('10012'), '[{"name": 5}]') ->> 'number'),
  ('a version of what was taken back', 'service', 'revoked',
    public.register_version(pg_temp.certificate_of('10011'), '[{"name": 1}]') ->> 'outcome'),
  ('versions of a dossier', 'service', '20',
    jsonb_array_length(public.dossier(pg_temp.certificate_of('10012')) -> 'versions')::text);

-- What was given back belongs to its order.
insert into public.refunds (id, order_id, refunded_at, amounts, lines) values
  ('2', '1001', now(), '{"USD": 300}', '[]'), ('3', '2002', now(), '{"USD": 200}', '[]');
insert into results
select 'refunds of ' || id, 'service', meant, refunded_cents::text
from public.orders join (values ('1001', '300'), ('2002', '200')) as each (of, meant) on of = id;

-- News counts once, whatever it is called, and only for what its writer has read.
insert into results values
  ('news under another name', 'service', 'duplicate', public.record_order(1, '{"id": "1001"}',
    '{"eventId": "another", "bodyDigest": "1001", "topic": "orders/paid"}')),
  ('news of who read before', 'service', 'conflict',
    public.record_order(0, '{"id": "1001", "lines": [], "refunds": [], "entitlements": []}', null));

-- An order is seen once it is paid.
update public.orders set paid_at = null where id = '2002';
insert into results
values ('an order that is not paid', 'other', '0', pg_temp.attempt('other', 'select id from public.orders'));

do $$
declare
  wrong text;
begin
  select string_agg(format('%s, %s: meant %s, came %s', who, statement, meant, came), E'\n') into wrong
  from results where meant is distinct from came;
  if wrong is not null then raise exception E'%', wrong; end if;
end $$;
select count(*) || ' checks hold' as result from results;
