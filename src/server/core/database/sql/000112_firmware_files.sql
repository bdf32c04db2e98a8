-- Firmware files, one row each, written with the events they show (devices/firmware/file-stream.ts).
create table firmware_file (
  file_id text primary key,
  op_id text not null,
  model_name text collate "C" not null,
  fw_code integer not null,
  version_name text not null,
  minimum_version text,
  target_version text,
  description text not null,
  file_name text not null,
  size_bytes bigint not null,
  sha256 text not null,
  state text not null,
  terminal boolean not null,
  approved_alone boolean not null,
  uploader_id text not null,
  uploader text not null,
  approver text,
  version integer not null,
  uploaded_at timestamptz not null,
  updated_at timestamptz not null
);
create index firmware_file_by_model on firmware_file (model_name, fw_code) where not terminal;
create index firmware_file_by_time on firmware_file (uploaded_at desc, file_id);

-- CL-407: each attempt to add a file, also a refused one.
create table firmware_upload (
  entry_id text primary key,
  op_id text not null,
  file_name text not null,
  model_name text not null,
  fw_code integer not null,
  version_name text not null,
  -- `success`, or the code of the refusal
  result text not null,
  file_id text,
  account_name text not null,
  uploaded_at timestamptz not null
);
create index firmware_upload_by_time on firmware_upload (uploaded_at desc, entry_id);

-- Whether a second person must approve. Without a row: yes.
create table firmware_rule (
  op_id text primary key references operator (op_id) on delete cascade,
  four_eyes boolean not null
);

-- The upgrade of one device, one row each, written with the events it shows (devices/firmware/upgrade-stream.ts).
create table firmware_upgrade (
  upgrade_id text primary key,
  endpoint_id text not null,
  op_id text not null,
  file_id text not null,
  sha256 text not null,
  model_name text not null,
  from_version text,
  to_version text not null,
  mode text not null,
  activate_mode text not null,
  state text not null,
  terminal boolean not null,
  -- As the device or the task said
  reason text not null,
  download_task text,
  activate_task text,
  version integer not null,
  account_name text not null,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index firmware_upgrade_by_device on firmware_upgrade (endpoint_id, requested_at desc);
create index firmware_upgrade_open on firmware_upgrade (file_id) where not terminal;
-- Never two upgrades of a device at once
create unique index firmware_upgrade_one on firmware_upgrade (endpoint_id) where not terminal;
