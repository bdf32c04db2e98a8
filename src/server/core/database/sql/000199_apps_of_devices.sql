-- Apps that devices were last seen with, and the numbers of devices by app and version. Both begin empty: a device that is there
-- is read again within a day.
create table device_app (
  endpoint_id text not null,
  app_name text collate "C" not null,
  label text not null,
  version text collate "C" not null,
  state text not null,
  primary key (endpoint_id, app_name)
);

-- own: of the organisation; n: with all below it.
create table device_app_count (
  op_id text not null,
  app_name text collate "C" not null,
  version text collate "C" not null,
  label text collate "C" not null,
  platform text not null,
  device_status text not null,
  own integer not null,
  n integer not null,
  primary key (op_id, app_name, version, label, platform, device_status)
);

-- n of each at the end of a day: the days of one app are read together.
create table device_app_day (
  op_id text not null,
  app_name text collate "C" not null,
  day text collate "C" not null,
  version text collate "C" not null,
  platform text not null,
  device_status text not null,
  n integer not null,
  primary key (op_id, app_name, day, version, platform, device_status)
);
create index device_app_day_by_day on device_app_day (day, op_id);
