-- Filters of the device list under a name. They are evaluated at each use; null: no condition.
create table saved_filter (
  filter_id text primary key,
  op_id text not null references operator,
  filter_name text not null,
  description text,
  keyword text,
  active_type text check (active_type in ('active', 'inven', 'request')),
  active_flag text check (active_flag in ('Activated', 'Deactivated')),
  online boolean,
  ui_lock boolean,
  model_name text,
  gid text references device_group,
  created_by text,
  created_at timestamptz not null default now(),
  modified_at timestamptz
);
create unique index saved_filter_name on saved_filter (op_id, lower(filter_name));
create index saved_filter_group on saved_filter (gid);
