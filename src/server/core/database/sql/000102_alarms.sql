-- Alarms, one row each, written with the events they show (devices/statistics/alarms/alarm-stream.ts).
create table alarm (
  alarm_id text primary key,
  endpoint_id text not null,
  op_id text not null,
  model_name text not null,
  metric text not null,
  state text not null,
  terminal boolean not null,
  -- The highest that it has reached
  severity text not null,
  value real not null,
  warning real not null,
  critical real not null,
  triggered_at timestamptz not null,
  ended_at timestamptz,
  end_cause text,
  stale_since timestamptz,
  acknowledged_name text,
  note text,
  version integer not null,
  updated_at timestamptz not null
);
create index alarm_by_time on alarm (triggered_at desc, alarm_id);
create index alarm_by_device on alarm (endpoint_id, triggered_at desc);
create index alarm_open on alarm (endpoint_id, metric) where not terminal;

-- Levels of an organisation, for all models (empty) or one. The nearest one upwards applies.
create table alarm_threshold (
  op_id text not null,
  model_name text not null default '',
  metric text not null check (metric in ('cpu', 'memory', 'temperature')),
  warning real not null,
  critical real not null check (critical >= warning),
  margin real not null,
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (op_id, model_name, metric)
);

-- Whoever works on devices says that they look after an alarm.
update role set permissions = permissions || array['/stats/resources/alarms/acknowledge']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
update role set permissions = permissions || array['/stats/resources/alarms/thresholds']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin');
insert into role_change (role_key, migration)
select role_key, '000102' from role where '/stats/resources/alarms/acknowledge' = any(permissions);
