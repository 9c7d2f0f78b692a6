-- One sender alone must not use up what all have: 90 rows in each ten minutes of an hour are fewer than 600.
drop trigger limit_visitor_rows on public.consumer_requests;
create trigger limit_visitor_rows
  before insert on public.consumer_requests
  for each row execute function private.limit_visitor_rows('20', '90', '600');
