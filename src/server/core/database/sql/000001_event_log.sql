-- The append-only event log. The row of es_log is the commit order: it is locked for the whole append, so positions
-- have no gaps and readers by position never skip an event that commits late.
create table es_log (
  log_id text primary key,
  -- changes when a log is restored from a backup: clients holding a cursor of another epoch must start again
  epoch text not null,
  pos bigint not null default 0,
  hash bytea not null
);

create table es_stream (
  log_id text not null,
  stream_id text not null,
  kind text not null,
  -- the machine version the stream began with, and keeps
  machine_version text not null,
  version integer not null,
  head bytea not null,
  primary key (log_id, stream_id)
);

create table es_event (
  log_id text not null,
  pos bigint not null,
  stream_id text not null,
  version integer not null,
  type text not null,
  schema_version integer not null,
  -- canonical JSON text, so that a verifier outside the database hashes the same bytes
  data text not null,
  actor text not null,
  device_at text,
  recorded_at timestamptz not null,
  -- 16 random bytes a top-level field of data, in key order: lets one field be redacted and the hash still hold
  salts bytea not null,
  leaf bytea not null,
  hash bytea not null,
  primary key (log_id, pos)
);
create unique index es_event_stream on es_event (log_id, stream_id, version);

-- What must still be done because of an event: commands to send and deadlines to watch. A row goes when its work is
-- proven done by a later event of the same stream, in the same transaction as that event.
create table es_effect (
  log_id text not null,
  effect_id text not null,
  stream_id text not null,
  kind text not null,
  slot text not null,
  params text not null,
  due_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'inFlight')),
  primary key (log_id, effect_id)
);
create index es_effect_stream on es_effect (log_id, stream_id);
create index es_effect_due on es_effect (log_id, kind, due_at);

-- The task list: projected inside the append transaction, so that what was answered is what is listed.
create table task (
  task_id text primary key,
  endpoint_id text not null,
  kind text not null,
  feature text not null,
  family text not null,
  lane text not null,
  batch_id text,
  state text not null,
  terminal boolean not null,
  version integer not null,
  attempts integer not null default 0,
  account_id text not null,
  account_name text not null,
  permission text not null,
  request_path text,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  requested_pos bigint not null,
  last_pos bigint not null,
  params text not null,
  result text,
  failure text
);
create index task_by_time on task (requested_pos desc);
create index task_by_device on task (endpoint_id, requested_pos desc);
create index task_open on task (endpoint_id, family) where not terminal;
create index task_by_account on task (account_id, requested_pos desc);
create index task_by_kind on task (kind, requested_pos desc);
create index task_by_state on task (state, requested_pos desc);
