-- E-mail address and password hash of an account carry a seal of their own (docs/decisions/276). The log has only salted digests of
-- the two, and the salt goes with the person.
alter table account
  add column credential_salt text not null default gen_random_uuid()::text,
  add column credential_version integer not null default 0,
  add column credential_seal text;
-- A link or temporary password that SQL wrote would set a password or an address. Those on their way are asked for again.
alter table password_reset_secret add column seal text;
alter table email_link add column seal text;
