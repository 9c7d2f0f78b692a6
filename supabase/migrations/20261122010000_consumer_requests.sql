-- Withdrawals and complaints: anyone may file one; only the dashboard and the service role read and answer.
create table public.consumer_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  number text not null unique check (number ~ '^[AQR]-[0-9]{8}-[2-9A-HJKMNP-TV-Z]{6}$'),
  kind text not null check (kind in ('arrepentimiento', 'queja', 'reclamo')),
  -- The lengths of app/domain/limits.ts.
  name text not null check (btrim(name) <> '' and char_length(name) <= 100),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  order_number text check (char_length(order_number) <= 40),
  document text check (char_length(document) <= 40),
  address text check (char_length(address) <= 200),
  detail text not null check (btrim(detail) <> '' and char_length(detail) <= 2000),
  -- Until when it is answered, as the person was told.
  answer_by date not null,
  -- The operator's own; a visitor cannot set it.
  answered_at timestamptz,
  check (left(number, 1) = upper(left(kind, 1))),
  check (kind <> 'reclamo' or (document is not null and address is not null)),
  check (answer_by > (created_at at time zone 'UTC')::date),
  check (answer_by <= (created_at at time zone 'UTC')::date + 40)
);

comment on table public.consumer_requests is 'Withdrawals and complaints with their deadline. Write-only for visitors.';

create index consumer_requests_open on public.consumer_requests (answer_by) where answered_at is null;

alter table public.consumer_requests enable row level security;

create policy "anyone may file a request"
  on public.consumer_requests for insert to anon, authenticated
  with check (true);

-- The id, the time and the answer are not the visitor's to write.
revoke all on public.consumer_requests from anon, authenticated;
grant insert (number, kind, name, email, order_number, document, address, detail, answer_by)
  on public.consumer_requests to anon, authenticated;
grant all on public.consumer_requests to service_role;
