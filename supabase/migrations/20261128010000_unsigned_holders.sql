-- Also a certificate without a credential changes its position with its holder: otherwise two names at the same moment
-- were both signed for one position, and neither credential was revoked.
create or replace function private.replace_credential() returns trigger
  language plpgsql security definer
  set search_path = ''
as $$
begin
  if old.token is not null then
    perform private.count_contact_message('holder:' || old.id, interval '1 day', 10);
    insert into private.replaced_positions (status_position, certificate_id) values (old.status_position, old.id);
  end if;
  new.status_position := private.free_status_position();
  -- The function `certificates` signs the new one.
  new.token := null;
  return new;
end;
$$;

drop trigger replace_credential on public.certificates;
create trigger replace_credential
  before update of holder on public.certificates
  for each row when (old.holder is distinct from new.holder)
  execute function private.replace_credential();
