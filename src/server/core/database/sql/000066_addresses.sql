-- A device is found by its addresses: the one that it connects from, and those that it has reported of its interfaces.
create index device_state_by_address on device_state (location_ip);
create index device_value_by_address on device_value (value)
  where path like 'Device.IP.Interface.%Address.%.IPAddress';
