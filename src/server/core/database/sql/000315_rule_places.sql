-- Alarm rules about the devices of a city, or of the home network of an access point.
alter table alarm_rule add column city text, add column province text, add column access_point text;
alter table alarm_rule add constraint alarm_rule_devices
  check (num_nonnulls(model_name, gid, city, access_point) <= 1 and (province is null or city is not null));
