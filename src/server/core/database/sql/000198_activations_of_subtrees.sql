-- Activations of an organisation and of all below it, as the tiles of the map (000197): a reader's days are a row each.
insert into device_activation_count as kept (op_id, day, province, n)
select above.op_id, c.day, c.province, sum(c.n)::int
from device_activation_count c join operator o on o.op_id = c.op_id
  cross join unnest(string_to_array(trim(both '/' from o.op_path), '/')) above (op_id)
where above.op_id <> c.op_id and c.n > 0
group by 1, 2, 3
on conflict (op_id, day, province) do update set n = kept.n + excluded.n;
