-- Public keys of organisations that verify detached signatures of firmware files. Revoked ones stay: they name what they signed.
create table firmware_key (
  key_id text primary key,
  op_id text not null references operator (op_id) on delete cascade,
  name text not null,
  algorithm text not null,
  -- SHA-256 of the key as DER
  fingerprint text not null,
  public_key text not null,
  added_by text not null,
  added_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz,
  unique (op_id, fingerprint)
);
create unique index firmware_key_by_name on firmware_key (op_id, lower(name));

-- The key whose signature was verified at the upload, and its name at that moment.
alter table firmware_file add column signed_key text;
alter table firmware_file add column signed_by text;

alter table firmware_rule add column must_be_signed boolean not null default false;
