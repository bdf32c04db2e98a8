-- Devices that are not deployed, or locked, are few among many: their own indexes, by those facets first, list them
-- in each order without walking past all others. A deployed, unlocked device has no entry in any of them.
create index device_rare_by_op on device (op_id, device_status, ui_lock, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
create index device_rare_by_created on device (device_status, ui_lock, created_at, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
create index device_rare_by_name on device (device_status, ui_lock, device_name nulls first, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
create index device_rare_by_model on device (device_status, ui_lock, model_name, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
create index device_rare_by_customer on device (device_status, ui_lock, customer_id nulls first, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
drop index device_by_status;
drop index device_locked;

-- The order of the last access holds presence apart, because the two go together: who never came is not online. With
-- the same facets as above, as copies. One entry fewer than before is written when a device comes or goes.
-- Without statistics, as after a restore, the copying below would go through all devices for each.
analyze device;
analyze device_state;
alter table device_state add column device_status text, add column ui_lock boolean;
update device_state s set device_status = d.device_status, ui_lock = d.ui_lock
  from device d where d.endpoint_id = s.endpoint_id;
alter table device_state alter column device_status set not null, alter column ui_lock set not null;
drop index device_state_by_access;
drop index device_state_by_op_access;
drop index device_state_online;
drop index device_state_offline;
create index device_state_by_access on device_state (online, access_at nulls first, endpoint_id);
create index device_state_by_op_access on device_state (op_id, online, access_at nulls first, endpoint_id);
create index device_state_rare_by_access
  on device_state (device_status, ui_lock, online, access_at nulls first, endpoint_id)
  where device_status <> 'Deployed' or ui_lock;
