-- Rows that carry power carry a seal over their fields and the version of their last fact (docs/decisions/276). The key of the seals
-- is outside of the database. Version 0: from before seals; a start seals those that agree with the log.
alter table role
  add column version integer not null default 0,
  add column seal text;
alter table operator
  add column version integer not null default 0,
  add column seal text;
-- The seal of an account is made with the row of its stream, by the application, which has the key; the trigger carries it.
alter table account add column seal text;
alter table account_life add column seal text;

create or replace function account_follows_life() returns trigger language plpgsql as $$
begin
  update account set
    status = new.status, deleted = new.deleted, invited_by = new.invited_by, invited_by_name = new.invited_by_name,
    invited_at = new.invited_at, invited_until = new.invited_until, accepted_at = new.accepted_at, ended_at = new.ended_at,
    version = new.version, modified_at = new.updated_at, seal = new.seal
  where account_id = new.account_id;
  if tg_op = 'UPDATE' then
    if (new.name, new.phone, new.role_key) is distinct from (old.name, old.phone, old.role_key) then
      update account set name = new.name, phone = new.phone, role_key = new.role_key where account_id = new.account_id;
    end if;
  end if;
  return null;
end $$;
