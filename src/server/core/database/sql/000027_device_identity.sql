-- What a device showed first, or was given, to prove that it is the one it says (docs/decisions/148). The secret itself is nowhere.
create table device_identity (
  endpoint_id text primary key,
  fingerprint text,
  secret_hash text,
  -- Where the certificate came from when it was pinned; null where the secret was given out before.
  pinned_from text,
  pinned_at timestamptz,
  secret_at timestamptz,
  check (fingerprint is not null or secret_hash is not null)
);
-- PE-017 Inventory: who may move a device may also say how it proves itself.
update role set permissions = permissions || array[
  '/op/action/identity'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'CompanyAdmin', 'EducationOfficeAdmin');
