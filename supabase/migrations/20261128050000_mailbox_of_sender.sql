-- Strangers in four networks could name somebody else's mailbox until it was full, and so keep its owner from filing a
-- complaint for ten minutes. A mailbox is counted for each sender apart: nobody is refused for what others wrote.

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
    tg_table_name || case when of_shop is null then ':email:' else ':shop-email:' end || encode(sha256(
      convert_to(concat_ws(' ', salt, sender, private.mailbox(coalesce(new.email, ''))), 'UTF8')
    ), 'hex'),
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

-- Nobody is to be refused a legal request because of the mailbox that others wrote for; receipts have a limit of their own.
drop trigger limit_visitor_rows on public.consumer_requests;
create trigger limit_visitor_rows
  before insert on public.consumer_requests
  for each row execute function private.limit_visitor_rows('90', '90', '600');
