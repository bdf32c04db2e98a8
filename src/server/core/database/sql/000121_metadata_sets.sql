-- Metadata sets: archives of an organisation's lists as they were, which never change. `parts` is JSON: entries and bytes by list.
create table metadata_set (
  set_id text primary key,
  op_id text not null references operator,
  name text not null,
  version integer not null,
  sha256 text not null,
  size_bytes integer not null,
  parts text not null,
  changes text not null,
  -- JSON: name and digest of each entry, by its id, to tell what the next version changes
  contents text not null,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
-- Also of deleted ones: a version is never given to another archive.
create unique index metadata_set_version on metadata_set (op_id, lower(name), version);
