-- What only a set-top box tells of itself (000 §3): null until it does, and of every other device.
alter table device
  add column application_version text,
  add column google_signed_in boolean,
  add column lnb_type text,
  add column lnb_value text;
