-- By which the owner of a login knows it again: where it was made or last renewed, by which program, and when it was used.
alter table refresh_family
  add column address text,
  add column user_agent text,
  add column last_used_at timestamptz;
update refresh_family set last_used_at = created_at;
alter table refresh_family alter column last_used_at set not null;
create index refresh_token_by_family on refresh_token (family_id);
