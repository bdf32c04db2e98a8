-- A key that verifies firmware carries a seal over its fields and the version of its last fact (docs/decisions/276). The key of the
-- seals is outside of the database. Version 0: from before seals; a start seals those that agree with the log.
alter table firmware_key
  add column version integer not null default 0,
  add column seal text;
