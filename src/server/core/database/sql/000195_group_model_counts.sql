-- Devices of a group by model, in the place of their mere number: the models of a large group would otherwise be counted
-- device by device.
create table device_group_model_count (
  gid text not null,
  model_name text collate "C" not null,
  n integer not null,
  primary key (gid, model_name)
);
insert into device_group_model_count (gid, model_name, n)
select m.gid, d.model_name, count(*)::int from device_group_member m join device d using (endpoint_id) group by 1, 2;
drop table device_group_count;
