-- Passphrases that were set through the product, sealed, for Reveal (docs/decisions/261). `sealed` is what the device has;
-- `on_trial` what it has until it keeps or reverts a change. Not sure: a Set was sent and its result is not known.
create table device_secret (
  endpoint_id text not null,
  path text not null,
  -- The organisation that the device belonged to: another one does not read it.
  op_id text not null,
  sealed bytea,
  on_trial bytea,
  is_sure boolean not null default true,
  set_at timestamptz not null,
  primary key (endpoint_id, path)
);

-- Support reads a passphrase to its customer; who may set one may read it.
update role set permissions = permissions || array['/devices/wifi/revealSecrets']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'CompanyAdmin', 'EducationOfficeAdmin', 'SchoolAdmin');
insert into role_change (role_key, migration) select role_key, '000065' from role where '/devices/wifi/revealSecrets' = any(permissions);
