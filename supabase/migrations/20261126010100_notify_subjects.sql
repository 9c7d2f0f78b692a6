-- A handle has up to 255 letters and digits of any script (app/domain/catalogue/handle.ts).
alter table public.notify_requests drop constraint notify_requests_subject_check;
alter table public.notify_requests add constraint notify_requests_subject_check
  check (subject ~ '^[^\x01-,./:-@\[-^`{-\x7f[:space:]]{1,255}$');
