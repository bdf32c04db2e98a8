-- Rules by which devices raise alarms (statistics/alarms/resource.ts), besides the thresholds. A group with a rule is kept.
create table alarm_rule (
  rule_id text primary key,
  op_id text not null references operator(op_id) on delete cascade,
  rule_name text not null,
  metric text not null check (metric in ('offline', 'boots', 'firmware', 'parameter')),
  parameter text,
  direction text not null default 'above' check (direction in ('above', 'below')),
  warning double precision not null,
  critical double precision not null,
  margin double precision not null default 0,
  duration_minutes integer not null default 0,
  model_name text,
  gid text references device_group(gid),
  enabled boolean not null default true,
  created_by text not null,
  created_at timestamptz not null default now(),
  modified_by text,
  modified_at timestamptz,
  check ((metric = 'parameter') = (parameter is not null)),
  check (model_name is null or gid is null)
);
create unique index alarm_rule_name on alarm_rule (op_id, name_key(rule_name));
create index alarm_rule_group on alarm_rule (gid);
-- The list is rebuilt from its events at the next start (alarm-stream.ts). A counter needs more digits than `real` has.
alter table alarm
  add column rule_id text,
  add column rule_name text,
  add column parameter text,
  add column direction text,
  alter column value type double precision,
  alter column trigger_value type double precision,
  alter column peak type double precision,
  alter column warning type double precision,
  alter column critical type double precision;
create index alarm_of_rule on alarm (rule_id) where not terminal;
-- Restarts of a device within a day, without reading the rest of its stream.
create index es_event_boots on es_event (log_id, stream_id, recorded_at) where type = 'device.booted' and erased_by is null;
