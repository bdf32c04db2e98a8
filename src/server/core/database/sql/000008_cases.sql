-- Cases as their streams tell them. A read model.
create table case_file (
  case_id text primary key,
  op_id text not null,
  title text not null,
  state text not null,
  task_ids text[] not null,
  comments integer not null,
  version integer not null,
  opened_by_id text not null,
  opened_by text not null,
  opened_at timestamptz not null,
  updated_at timestamptz not null
);
create index case_file_by_op on case_file (op_id, updated_at);
create index case_file_by_task on case_file using gin (task_ids);
