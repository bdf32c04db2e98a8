-- Devices that never connected are listed from their figure on the home page.
create index device_state_never_connected on device_state (endpoint_id) where access_at is null;
