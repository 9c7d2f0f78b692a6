-- The gateway sees the shop's worker as the sender of all forms. By a key that only the worker has (PRIVATE_FORM_KEY) it
-- proves itself, and names each sender by a hash of their network. Without a key all is counted as before.
create table private.form_key (digest text primary key);
comment on table private.form_key is 'SHA-256 of the worker''s PRIVATE_FORM_KEY, in hexadecimal digits.';
revoke all on private.form_key from public, anon, authenticated;

-- The sender that the shop's worker names, empty if it knows none; null for everybody else.
create function private.form_sender() returns text
  language sql stable
  set search_path = ''
as $$
  select coalesce(headers ->> 'x-form-sender', '')
  from (select nullif(current_setting('request.headers', true), '')::json as headers) asked
  where exists (
    select 1 from private.form_key
    where digest = encode(sha256(convert_to(headers ->> 'x-form-key', 'UTF8')), 'hex')
  )
$$;

revoke all on function private.form_sender() from public, anon, authenticated;

-- Arguments: how many in ten minutes of one mailbox, and of one address of the gateway's (thousands may share it), and how
-- many in an hour of all together. One network gets 20 in ten minutes through the shop, whose hour no other writer uses up.
create or replace function private.limit_visitor_rows() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  salt text := (select contact_salt.salt from private.contact_salt limit 1);
  of_shop text := private.form_sender();
  sender text := coalesce(nullif(of_shop, ''), private.contact_sender());
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
      interval '10 minutes', case when of_shop <> '' then 20 else tg_argv[1]::integer end
    );
  end if;
  -- The last, so that a row refused above locks nobody else out.
  perform private.count_contact_message(
    tg_table_name || case when of_shop is null then ':everybody' else ':shop' end,
    interval '1 hour', tg_argv[2]::integer
  );
  return new;
end;
$$;
