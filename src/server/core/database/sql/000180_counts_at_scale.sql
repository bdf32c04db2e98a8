-- Counts whose cost must not grow with organisations, days or members. Each is what adding up the rows beneath it gives.

-- device_count_day by organisation and status alone: its series are one for each organisation.
create table device_status_day (
  op_id text not null,
  day text collate "C" not null,
  device_status text not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, day, device_status, online)
);
create index device_status_day_by_day on device_status_day (day, op_id);
insert into device_status_day (op_id, day, device_status, online, n)
select op_id, day, device_status, online, sum(n)::int from device_count_day group by 1, 2, 3, 4;

-- device_count_day of an organisation and all below it.
create table device_total_day (
  op_id text not null,
  day text collate "C" not null,
  device_status text not null,
  model_name text not null,
  prod_class text not null,
  online boolean not null,
  n integer not null,
  primary key (op_id, day, device_status, model_name, prod_class, online)
);
insert into device_total_day (op_id, day, device_status, model_name, prod_class, online, n)
select above.op_id, c.day, c.device_status, c.model_name, c.prod_class, c.online, sum(c.n)::int
from device_count_day c join operator o on o.op_id = c.op_id join operator above on starts_with(o.op_path, above.op_path)
group by 1, 2, 3, 4, 5, 6;

-- resource_day of an organisation and all below it.
create table resource_total_day (
  day date not null,
  op_id text not null,
  model_name text collate "C" not null,
  metric text not null check (metric in ('cpu', 'memory', 'temperature')),
  n integer not null,
  dropped integer not null,
  least real,
  most real,
  histogram integer[] not null,
  primary key (op_id, day, model_name, metric)
) with (fillfactor = 50);
-- Array by array: bucket by bucket takes ten times as long.
create function histogram_sum(integer[], integer[]) returns integer[] language sql immutable as
  $$ select array(select coalesce(a, 0) + coalesce(b, 0) from unnest($1, $2) with ordinality as both_of (a, b, at) order by at) $$;
create aggregate histogram_total(integer[]) (sfunc = histogram_sum, stype = integer[], initcond = '{}');
insert into resource_total_day (day, op_id, model_name, metric, n, dropped, least, most, histogram)
select r.day, above.op_id, r.model_name, r.metric, sum(r.n)::int, sum(r.dropped)::int, min(r.least), max(r.most),
  histogram_total(r.histogram)
from resource_day r join operator o on o.op_id = r.op_id join operator above on starts_with(o.op_path, above.op_path)
group by 1, 2, 3, 4;
drop aggregate histogram_total(integer[]);
drop function histogram_sum(integer[], integer[]);

-- Devices of a group that people define.
create table device_group_count (
  gid text primary key,
  n integer not null
);
insert into device_group_count (gid, n) select gid, count(*)::int from device_group_member group by gid;
