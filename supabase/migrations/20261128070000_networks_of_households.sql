-- A provider gives a household the /56, so of IPv6 that is one sender; the /64 was 256 senders of one person.
create or replace function private.contact_sender() returns text
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
    return host(network(set_masklen(address::inet, 56)));
  end if;
  return host(address::inet);
exception
  when invalid_text_representation then
    return address;
end;
$$;
