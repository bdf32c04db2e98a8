-- Leave for devices that are not registered to connect: one row for each stream of the machine admission.
create table admission (
  admission_id text primary key,
  op_id text not null,
  -- The device of an admission for one; null: it is for devices of a network.
  endpoint_id text,
  fingerprint text,
  network text,
  oui text,
  product_class text,
  most integer not null,
  admitted integer not null,
  state text not null,
  terminal boolean not null,
  opened_by text not null,
  opened_at timestamptz not null,
  valid_until timestamptz not null,
  version integer not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index admission_by_time on admission (op_id, opened_at desc);

-- Refused connections to the device port: one row for each claimed endpoint id and address, with the latest refusal.
create table refused_device (
  refused_id text primary key,
  op_id text not null,
  -- Empty: the connection named none.
  endpoint_id text not null,
  address text not null,
  reason text not null,
  detail text not null,
  fingerprint text,
  times integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Latest time at which the device was admitted after all.
  admitted_at timestamptz
);
create index refused_device_by_time on refused_device (op_id, last_at desc);

-- Refused devices and admissions are read with one key, also by auditors.
update role set permissions = permissions || '/devices/refused'::text
where role_key = 'Auditor' or '/devices/unregistered' = any(permissions);
insert into role_change (role_key, migration)
select role_key, '000265' from role where '/devices/refused' = any(permissions);
