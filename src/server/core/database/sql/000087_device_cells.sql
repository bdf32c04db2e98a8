-- The map of devices: how many of an operator are in a tile, how many of them are online, and the sum of their places in
-- millionths of a degree, from which the middle follows. Levels as in domain/map/cells.ts. Unregistered devices are not counted.
create table device_cell (
  op_id text not null,
  level smallint not null,
  x integer not null,
  y integer not null,
  n integer not null,
  online integer not null,
  lat_sum bigint not null,
  lng_sum bigint not null,
  primary key (level, x, y, op_id)
);
create index device_by_position on device (lat, lng) where lat is not null and lng is not null;
insert into device_cell (op_id, level, x, y, n, online, lat_sum, lng_sum)
select d.op_id, level, greatest(0, least((2 ^ level)::int - 1, floor((lng + 180) / 360 * 2 ^ level)::int)),
  greatest(0, least((2 ^ level)::int - 1,
    floor((1 - asinh(tan(radians(greatest(-85.05, least(85.05, lat))))) / pi()) / 2 * 2 ^ level)::int)),
  count(*)::int, (count(*) filter (where s.online))::int,
  sum(round((lat * 1000000)::numeric)::bigint)::bigint, sum(round((lng * 1000000)::numeric)::bigint)::bigint
from device d join device_state s on s.endpoint_id = d.endpoint_id, unnest(array[6, 8, 10, 12, 14]) level
where d.lat is not null and d.lng is not null and d.device_status <> 'Unregistered'
group by 1, 2, 3, 4;
