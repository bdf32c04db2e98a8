-- A profile that waits for its approval tells until when; a comment does not move that.
alter table rollout add column waits_until timestamptz, add column comments integer not null default 0;
