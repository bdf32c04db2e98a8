-- Rollouts, one row each, written with the events they show (devices/rollouts/rollout-stream.ts).
create table rollout (
  rollout_id text primary key,
  op_id text not null,
  name text not null,
  cargo text not null,
  -- What devices get, as lists show and search it
  content_id text not null,
  model_name text not null,
  content_name text not null,
  target_name text not null,
  mode text not null,
  activate_mode text not null,
  state text not null,
  terminal boolean not null,
  deleted boolean not null,
  paused_by text,
  pause_reason text not null,
  wave integer not null,
  waves integer not null,
  eligible integer not null,
  refused integer not null,
  at_once integer not null,
  retries integer not null,
  start_hour integer,
  end_hour integer,
  starts_at timestamptz,
  author_id text not null,
  author text not null,
  approver text,
  approved_at timestamptz,
  version integer not null,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index rollout_open on rollout (op_id) where not terminal;
create index rollout_by_time on rollout (requested_at desc, rollout_id) where not deleted;
create index rollout_by_content on rollout (content_id) where not terminal;

-- Their waves, one row each (devices/rollouts/wave-stream.ts).
create table rollout_wave (
  wave_id text primary key,
  rollout_id text not null,
  number integer not null,
  state text not null,
  terminal boolean not null,
  size integer not null,
  waiting integer not null,
  running integer not null,
  held integer not null,
  succeeded integer not null,
  bad integer not null,
  called_off integer not null,
  version integer not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index rollout_wave_by_rollout on rollout_wave (rollout_id, number);

-- Devices of a rollout as planned; what happens to them is written with the events of their wave.
create table rollout_member (
  rollout_id text not null,
  ordinal integer not null,
  endpoint_id text collate "C" not null,
  wave integer not null,
  state text not null check (state in ('waiting', 'running', 'ended', 'held')),
  outcome text,
  reason text not null default '',
  attempt integer not null default 0,
  upgrade_id text,
  next_at timestamptz,
  -- A person has it tried again although the same content had harmed it
  insisted boolean not null default false,
  model_name text not null,
  hardware_version text,
  from_version text,
  zone text not null,
  zone_source text not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (rollout_id, ordinal),
  unique (rollout_id, endpoint_id)
);
create index rollout_member_waiting on rollout_member (rollout_id, wave, ordinal) where state = 'waiting';
create index rollout_member_running on rollout_member (rollout_id) where state = 'running';
create index rollout_member_open on rollout_member (endpoint_id) where state in ('waiting', 'running');
create index rollout_member_lost on rollout_member (endpoint_id) where outcome = 'lost';

-- Devices from which on a rollout needs a second person.
alter table firmware_rule add column from_devices integer not null default 10;

-- PE-022, PE-023. Profiles are approved by those who run a fleet.
update role set permissions = permissions || array[
  '/firmwares/profiles', '/firmwares/profiles/edit', '/firmwares/profiles/approve'
] where role_key in ('SystemAdmin', 'OperatorAdmin');
update role set permissions = permissions || array['/firmwares/profiles'] where role_key in ('CompanyAdmin', 'Auditor');
insert into role_change (role_key, migration)
select role_key, '000130' from role where '/firmwares/profiles' = any(permissions);
