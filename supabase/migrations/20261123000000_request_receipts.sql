-- When the person was mailed the receipt; a visitor cannot set it, since the grant names its columns.
alter table public.consumer_requests add column mailed_at timestamptz;

comment on column public.consumer_requests.mailed_at is 'Set by the function request-receipt, once.';
