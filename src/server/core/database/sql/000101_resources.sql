-- CPU, memory and temperature of devices now and then: all of two days, then the first of each hour, as traffic_sample.
create table health_sample (
  endpoint_id text not null,
  at timestamptz not null,
  -- Percent, percent, degrees Celsius; null where the device reported none, or something impossible
  cpu real,
  memory real,
  temperature real,
  hourly boolean not null,
  primary key (endpoint_id, at)
);
create index health_sample_by_time on health_sample (at);
create index health_sample_between on health_sample (at) where not hourly;

-- What was sampled on a day of the device's organisation, written with the samples. Histograms add up exactly, so
-- percentiles of any days, organisations and models are those of all samples. Rows change often: room for it in the page
-- spares the embedded database, which has no autovacuum, new pages.
create table resource_day (
  day date not null,
  op_id text not null,
  model_name text collate "C" not null,
  metric text not null check (metric in ('cpu', 'memory', 'temperature')),
  n integer not null,
  -- Impossible readings, which are in no histogram
  dropped integer not null,
  least real,
  most real,
  -- By whole percent or degree, from the lowest possible one on (domain/statistics/resources.ts)
  histogram integer[] not null,
  primary key (op_id, day, model_name, metric)
) with (fillfactor = 50);

-- PE-032
update role set permissions = permissions || array['/stats/resources'];
insert into role_change (role_key, migration)
select role_key, '000101' from role where '/stats/resources' = any(permissions);
