-- First steps are ticked by what a buyer really did (downloads, certificates, own versions), so nobody stores ticks.
drop table public.library_steps;
