-- Files of devices, one row each, written with the events they show (devices/inventory/uploads/upload-stream.ts).
create table inventory_upload (
  upload_id text primary key,
  op_id text not null,
  upload_type text not null,
  file_name text not null,
  sha256 text not null,
  state text not null,
  terminal boolean not null,
  rows integer not null,
  reading text not null,
  valid integer not null,
  unchanged integer not null,
  invalid integer not null,
  errors text not null,
  applied integer not null,
  added integer not null,
  updated integer not null,
  skipped integer not null,
  undone integer not null,
  removed integer not null,
  restored integer not null,
  kept integer not null,
  plan_hash text not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index inventory_upload_by_time on inventory_upload (requested_at desc, upload_id);

-- Their rows: what the file says, the verdict, and what became of it. They are not in the log, and go with their stream.
create table inventory_upload_row (
  stream_id text not null,
  line integer not null,
  -- By field, as the file has it
  cells text not null,
  -- What reading the file found wrong with the row, before any device was looked at
  faults text not null default '[]',
  endpoint_id text,
  verdict text check (verdict in ('new', 'changed', 'unchanged', 'invalid')),
  errors text not null default '[]',
  codes text[] not null default '{}',
  changes text not null default '[]',
  result text check (result in ('added', 'updated', 'skipped', 'removed', 'restored', 'kept')),
  -- Of the stream of the device, with the fact of this row
  version integer,
  -- Why it was skipped or kept, and who changed the device
  reason text,
  primary key (stream_id, line)
);
create index inventory_upload_row_pending on inventory_upload_row (stream_id, line)
  where verdict in ('new', 'changed') and result is null;
create index inventory_upload_row_written on inventory_upload_row (stream_id, line) where result in ('added', 'updated');

-- A serial number and a MAC address belong to one device (RU-084, RU-085): claimed in the append that gives it, and kept
-- by a projection for those that devices report.
create table device_number (
  kind text not null check (kind in ('serial', 'mac')),
  value text collate "C" not null,
  endpoint_id text not null,
  primary key (kind, value)
);
create index device_number_by_device on device_number (endpoint_id);

-- PE-018; the history is read by auditors too.
update role set permissions = permissions || array['/devices/action/create', '/invdevices/bulk-uploads', '/invdevices/bulk-uploads/page']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin');
update role set permissions = permissions || array['/invdevices/bulk-uploads/page'] where role_key = 'Auditor';
insert into role_change (role_key, migration)
select role_key, '000085' from role where '/invdevices/bulk-uploads/page' = any(permissions);
