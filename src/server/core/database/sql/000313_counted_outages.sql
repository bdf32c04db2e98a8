-- The devices of outages are counted at each check, and Home reads the result: a count at each visit would read all devices.
-- Outages are also found for organisations without users; those of the nearest organisation above are notified of them.
alter table outage add column offline integer;
alter table outage add column counted_at timestamptz;
alter table outage add column notified_op_id text references operator (op_id) on delete cascade;
update outage set offline = count, counted_at = since, notified_op_id = op_id;
alter table outage alter column offline set not null;
alter table outage alter column counted_at set not null;
alter table outage alter column notified_op_id set not null;
create index outage_notified on outage (notified_op_id) where ended_at is null;
-- Finds the devices that went offline since an outage began.
create index device_state_offline_at on device_state (offline_at) where not online;
