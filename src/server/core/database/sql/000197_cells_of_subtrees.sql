-- Tiles of the map count the devices of an organisation and of all below it: what a reader sees is then a row a tile, not
-- one for each organisation. An organisation keeps its place, so its path names those above it for good.
insert into device_cell as kept (op_id, level, x, y, n, online, lat_sum, lng_sum)
select above.op_id, c.level, c.x, c.y, sum(c.n)::int, sum(c.online)::int, sum(c.lat_sum)::bigint, sum(c.lng_sum)::bigint
from device_cell c join operator o on o.op_id = c.op_id
  cross join unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
where above.op_id <> c.op_id and c.n > 0
group by 1, 2, 3, 4
on conflict (level, x, y, op_id) do update set n = kept.n + excluded.n, online = kept.online + excluded.online,
  lat_sum = kept.lat_sum + excluded.lat_sum, lng_sum = kept.lng_sum + excluded.lng_sum;
alter table device_cell drop constraint device_cell_pkey;
alter table device_cell add primary key (op_id, level, x, y);
