-- Strangers with the public key could name somebody else's mailbox until it was full, and so keep its owner from filing a
-- request. What the shop's worker writes for a mailbox is counted apart from what others write.

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
    tg_table_name || case when of_shop is null then ':email:' else ':shop-email:' end ||
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
