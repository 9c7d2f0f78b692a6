-- Messages of the contact form: anyone may leave one; only the dashboard and the service role read.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- The lengths of app/domain/limits.ts. The form counts UTF-16 units, of which a character has one
  -- or two, so what the form lets through always fits.
  name text not null check (btrim(name) <> '' and char_length(name) <= 100),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  message text not null check (btrim(message) <> '' and char_length(message) <= 2000)
);

comment on table public.contact_messages is 'Messages of the contact form. Write-only for visitors.';

create index contact_messages_created_at on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;

create policy "anyone may leave a message"
  on public.contact_messages for insert to anon, authenticated
  with check (true);

-- The id and the time of a message are the database's.
revoke all on public.contact_messages from anon, authenticated;
grant insert (name, email, message) on public.contact_messages to anon, authenticated;
grant all on public.contact_messages to service_role;
