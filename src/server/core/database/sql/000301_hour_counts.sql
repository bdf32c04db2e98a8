-- Statistics of one or two days are shown by hour. Hours are those of the organisation, as `2026-11-29T14`.
create table action_hour (
  op_id text not null,
  hour text collate "C" not null,
  kind text not null,
  outcome text not null,
  n integer not null,
  ms bigint not null,
  primary key (op_id, hour, kind, outcome)
);
-- Devices in the first minutes of each hour.
create table device_status_hour (
  op_id text not null,
  hour text collate "C" not null,
  device_status text not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, hour, device_status, online)
);
