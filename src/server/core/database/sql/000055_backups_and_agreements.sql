-- Backups that `npm run backup` has made of this database, so that the page _About_ can tell of them (docs/decisions/232).
create table backup_made (
  -- The moment that it shows.
  made_at timestamptz primary key,
  finished_at timestamptz not null,
  -- Name of the file, without its folder.
  file_name text not null,
  bytes bigint not null,
  encrypted boolean not null,
  keys integer not null,
  -- How far the log was in it.
  log_epoch text not null,
  log_pos bigint not null,
  -- When the file was read again, whole, and was as it was written; null: it was not.
  verified_at timestamptz
);

-- Which version of "What is recorded about you" the person has agreed to who asked for an account (docs/decisions/233). Null: it was asked before there was one.
alter table account_request add column privacy_version text;
