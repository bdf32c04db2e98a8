-- Commands to many devices, one row each, written with the events they show (engine/bulk-action-stream.ts).
create table bulk_action (
  bulk_action_id text primary key,
  op_id text not null,
  kind text not null,
  state text not null,
  terminal boolean not null,
  total integer not null,
  started integer not null,
  ended integer not null,
  outcomes text not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  requested_at timestamptz not null,
  window_ends_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index bulk_action_by_time on bulk_action (requested_at desc, bulk_action_id);
create index task_of_batch on task (batch_id) where batch_id is not null;
