-- Rollouts no longer have the words of firmware: what was begun for a device, and whether it can be taken back, are of any cargo.
alter table rollout_member rename column upgrade_id to work_id;
alter table rollout_member rename column one_bank to no_way_back;
-- What only the cargo reads, as lists show it. The next start fills it from the streams (rollout-stream.ts).
alter table rollout add column content jsonb not null default '{}';
alter table rollout drop column mode, drop column activate_mode;
