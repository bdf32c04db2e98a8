-- Since when a device is deployed, and on which day of its organisation that was. Filled by the read model.
alter table device add column activated_at timestamptz;
alter table device add column activated_day text collate "C";

-- Counters of the dashboard, kept with device_count, so that no page has to count devices. Days are those of the organisation's zone.
create table device_place_count (
  op_id text not null,
  province text not null,
  city text not null,
  device_status text not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, province, city, device_status, online)
);
create table device_activation_count (
  op_id text not null,
  day text collate "C" not null,
  province text not null,
  n integer not null,
  primary key (op_id, day, province)
);
create table device_version_count (
  op_id text not null,
  device_status text not null,
  model_name text not null,
  firmware_version text not null,
  n integer not null,
  primary key (op_id, device_status, model_name, firmware_version)
);
create table device_reach_count (
  op_id text not null,
  device_status text not null,
  model_name text not null,
  ever_connected boolean not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, device_status, model_name, ever_connected, online)
);
-- What happened on a day: connections, and removals.
create table device_event_count (
  op_id text not null,
  day text collate "C" not null,
  event text not null check (event in ('connected', 'removed')),
  n integer not null,
  primary key (op_id, day, event)
);

-- device_count as it was at the end of each day of the organisation.
create table device_count_day (
  op_id text not null,
  day text collate "C" not null,
  device_status text not null,
  model_name text not null,
  prod_class text not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, day, device_status, model_name, prod_class, online)
);
create index device_count_day_by_day on device_count_day (day, op_id);
-- The last day of a time zone that is in device_count_day.
create table counted_zone (
  time_zone text primary key,
  day text collate "C" not null
);
