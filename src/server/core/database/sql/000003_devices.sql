create extension if not exists pg_trgm;

create table projection_checkpoint (
  name text primary key,
  -- of the code that wrote the tables; another one means: build them again
  version integer not null,
  epoch text not null,
  pos bigint not null
);

-- What changes seldom. Apart from device_state, because every presence change would otherwise rewrite all these indexes.
create table device (
  endpoint_id text collate "C" primary key,
  did text not null unique,
  op_id text not null,
  device_status text not null,
  device_name text collate "C",
  device_sn text,
  mac_addr text,
  model_name text collate "C" not null,
  prod_class text not null,
  manufacturer_name text,
  manufacturer_oui text,
  hardware_version text,
  firmware_version text,
  agent_version text,
  meta_data_version text,
  mesh_role text,
  power_mode text,
  ui_lock boolean not null default false,
  customer_id text collate "C",
  retailer text,
  address text,
  city text,
  province text,
  lat double precision,
  lng double precision,
  created_at timestamptz not null,
  requested_at timestamptz,
  modified_at timestamptz,
  update_user text,
  -- everything a keyword is looked up in, lower-cased
  search text not null
);
-- One pair of indexes for each order that the list offers: the whole tree, and one operator. The last column makes
-- the order total, so that pages neither repeat nor skip a device.
create index device_by_created on device (created_at, endpoint_id);
create index device_by_op_created on device (op_id, created_at, endpoint_id);
create index device_by_op on device (op_id, endpoint_id);
create index device_by_name on device (device_name nulls first, endpoint_id);
create index device_by_op_name on device (op_id, device_name nulls first, endpoint_id);
create index device_by_model on device (model_name, endpoint_id);
create index device_by_op_model on device (op_id, model_name, endpoint_id);
create index device_by_customer on device (customer_id nulls first, endpoint_id);
create index device_by_op_customer on device (op_id, customer_id nulls first, endpoint_id);
create index device_by_status on device (device_status, endpoint_id) where device_status <> 'Deployed';
create index device_locked on device (endpoint_id) where ui_lock;
create index device_search on device using gin (search gin_trgm_ops);

create table device_state (
  endpoint_id text collate "C" primary key,
  op_id text not null,
  online boolean not null default false,
  location_ip text,
  access_at timestamptz,
  synced_at timestamptz,
  rebooted_at timestamptz,
  up_time bigint,
  up_time_at timestamptz
) with (fillfactor = 80);
create index device_state_by_access on device_state (access_at nulls first, endpoint_id);
create index device_state_by_op_access on device_state (op_id, access_at nulls first, endpoint_id);
create index device_state_online on device_state (endpoint_id) where online;
create index device_state_offline on device_state (endpoint_id) where not online;

-- The last value of each path that a device reported.
create table device_value (
  endpoint_id text collate "C" not null,
  path text collate "C" not null,
  value text not null,
  observed_at timestamptz not null,
  primary key (endpoint_id, path)
);

-- Exact totals for every combination of the list's filters, so that no page has to count devices.
create table device_count (
  op_id text not null,
  device_status text not null,
  model_name text not null,
  prod_class text not null,
  ui_lock boolean not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, device_status, model_name, prod_class, ui_lock, online)
);

-- Names are unique within an operator (RU-083). Written before the event, because the projection comes after it.
create table device_name (
  op_id text not null,
  name_key text not null,
  endpoint_id text not null,
  primary key (op_id, name_key)
);
create index device_name_by_endpoint on device_name (endpoint_id);

create table device_setting (
  endpoint_id text primary key,
  speed_host text,
  speed_filesize bigint,
  updated_at timestamptz not null
);

create table speed_server (
  op_id text not null references operator,
  url text not null,
  sponsor text,
  city text,
  country text,
  lat double precision,
  lng double precision,
  primary key (op_id, url)
);

create table audit_entry (
  pos bigint primary key,
  operation text not null,
  reads boolean not null,
  account_id text not null,
  account_name text not null,
  result text not null,
  recorded_at timestamptz not null,
  task_ids text not null,
  old_value text not null,
  new_value text not null
);
create table audit_target (
  endpoint_id text collate "C" not null,
  pos bigint not null,
  primary key (endpoint_id, pos)
);
