-- E-mails that want to be told when something can be bought: anyone may leave one, with consent.
create table public.notify_requests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  -- A category that is announced, or the handle of a product that is sold out.
  subject text not null check (subject ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  -- Nothing is kept without it.
  consent boolean not null check (consent)
  -- Nothing is unique here: a refusal would tell which addresses are known.
);

comment on table public.notify_requests is 'Who wants to be told of what, with consent. Write-only for visitors.';

alter table public.notify_requests enable row level security;

create policy "anyone may ask to be told"
  on public.notify_requests for insert to anon, authenticated
  with check (consent);

revoke all on public.notify_requests from anon, authenticated;
grant insert (email, subject, consent) on public.notify_requests to anon, authenticated;
grant all on public.notify_requests to service_role;
