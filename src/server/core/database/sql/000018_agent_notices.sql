-- What was found wrong with a device's agent, the latest of each device (docs/usp.md).
create table device_notice (
  endpoint_id text collate "C" not null,
  pos bigint not null,
  notice text not null,
  detail text not null,
  times integer not null,
  noticed_at timestamptz not null,
  primary key (endpoint_id, pos)
);
