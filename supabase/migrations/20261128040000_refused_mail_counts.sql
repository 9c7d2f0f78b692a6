-- The daily report counts the mails of the account backend that its SMTP server refused; those of orders are not the only ones.
alter table public.daily_counts drop constraint daily_counts_kind_check;
alter table public.daily_counts add check (
  kind in ('hand-off-failed', 'search-empty', 'chat-unanswered', 'form-key-unknown', 'mail-refused')
);
