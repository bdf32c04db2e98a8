-- Values at the trigger and the worst ones, assignment, comments and silence of an alarm. The list is rebuilt from its
-- events at the next start (alarm-stream.ts). `peak` stays null where readings beyond the last one were not recorded.
alter table alarm
  add column trigger_value real,
  add column peak real,
  add column read_at timestamptz,
  add column assigned_id text,
  add column assigned_name text,
  add column silenced_until timestamptz,
  add column silenced_name text,
  add column silence_note text,
  add column comments integer not null default 0;
create index alarm_of_assignee on alarm (assigned_id) where not terminal;
