-- A list that is exported at a time of each day, week or month, and mailed. It is ended or deleted by its state: its runs stay.
create table export_schedule (
  schedule_id text primary key,
  account_id text not null references account (account_id) on delete cascade,
  -- The organisation that the owner was viewing.
  op_id text not null references operator (op_id) on delete cascade,
  schedule_name text not null,
  -- List, format, columns and filters, as the export takes them.
  definition jsonb not null,
  -- Frequency, day, local time and zone.
  rule jsonb not null,
  state text not null check (state in ('active', 'paused', 'ended', 'deleted')),
  ended_because text check (ended_because in ('account', 'permission', 'organisation')),
  next_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'active') = (next_at is not null)),
  check ((state = 'ended') = (ended_because is not null))
);
create index export_schedule_due on export_schedule (next_at) where state = 'active';
create index export_schedule_of on export_schedule (account_id);

create table export_recipient (
  schedule_id text not null references export_schedule (schedule_id) on delete cascade,
  account_id text not null references account (account_id) on delete cascade,
  primary key (schedule_id, account_id)
);
create index export_recipient_of on export_recipient (account_id);

-- A run is carried out by the server that holds its lease, so that two servers or a restart mail it once.
create table export_run (
  run_id text primary key,
  schedule_id text not null references export_schedule (schedule_id) on delete cascade,
  due_at timestamptz not null,
  -- The user who started it; null: it was due.
  started_by text,
  state text not null check (state in ('running', 'sent', 'refused', 'failed')),
  attempts integer not null default 0,
  leased_until timestamptz,
  finished_at timestamptz,
  reason text,
  row_count integer,
  row_total integer,
  size integer,
  skipped integer not null default 0,
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'running') = (leased_until is not null))
);
create index export_run_of on export_run (schedule_id, due_at desc);
create index export_run_open on export_run (leased_until) where state = 'running';

-- Mails of a run by recipient. The row is written together with the mail, so a repeated run sends no second one.
create table export_delivery (
  run_id text not null references export_run (run_id) on delete cascade,
  account_id text not null,
  mail_id text not null,
  primary key (run_id, account_id)
);

-- The file of a run, for its recipients, until it is deleted a week later.
create table export_file (
  run_id text primary key references export_run (run_id) on delete cascade,
  file_name text not null,
  media_type text not null,
  content bytea not null,
  stored_at timestamptz not null
);
create index export_file_stored on export_file (stored_at);
