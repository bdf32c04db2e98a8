-- A saved filter may be of devices with open alarms, as the device list is.
alter table saved_filter add column alarms text check (alarms in ('open', 'critical'));
