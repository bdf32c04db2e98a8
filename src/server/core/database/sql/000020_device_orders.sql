-- By MAC address, firmware and status. The first two go together with the model, so each model has its own order and the
-- list merges them: a filter by model does not walk past the devices of all others.
alter table device
  alter column mac_addr type text collate "C",
  alter column firmware_version type text collate "C";
create index device_by_model_mac on device (model_name, mac_addr nulls first, endpoint_id);
create index device_by_model_firmware on device (model_name, firmware_version nulls first, endpoint_id);
create index device_by_status on device (device_status, endpoint_id);
