-- A rollout that takes the devices of another one back, and the one that did so.
alter table rollout add column undoes text;
alter table rollout add column undone_by text;
create index rollout_by_undone on rollout (undoes) where undoes is not null;

-- Upgrades that went back to the version of the other bank.
alter table firmware_upgrade add column rollback boolean not null default false;

-- PE-022: of who approves profiles.
update role set permissions = permissions || array['/firmwares/profiles/rollback']
where '/firmwares/profiles/approve' = any(permissions);
insert into role_change (role_key, migration)
select role_key, '000152' from role where '/firmwares/profiles/rollback' = any(permissions);
