-- Saved filters about devices that have been offline for a while.
alter table saved_filter add column offline_minutes integer check (offline_minutes > 0);
