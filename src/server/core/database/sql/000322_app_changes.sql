-- Changes of apps that profiles order, one row each, written with the events they show (fleet/app-profiles/change-stream.ts).
create table app_change (
  change_id text primary key,
  endpoint_id text collate "C" not null,
  op_id text not null,
  app_id text not null,
  package_name text not null,
  file_id text not null,
  -- Profile that ordered it
  rollout_id text not null,
  action text not null,
  from_version text,
  -- Version that is installed; empty: the app is removed
  to_version text not null,
  task_id text,
  task_kind text not null,
  state text not null,
  terminal boolean not null,
  goes_back boolean not null,
  reason text not null,
  version integer not null,
  account_name text not null,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index app_change_by_device on app_change (endpoint_id, app_id, requested_at desc);
create index app_change_by_rollout on app_change (rollout_id, endpoint_id);
-- At most one open change of an app on a device
create unique index app_change_one on app_change (endpoint_id, app_id) where not terminal;
-- When profiles changed an app, for its statistics
create index app_change_ended on app_change (app_id, finished_at) where terminal;

-- PE-027: who views, plans, approves or rolls back firmware profiles does so for app profiles.
update role set permissions = permissions || array['/application/profiles'] where '/firmwares/profiles' = any(permissions);
update role set permissions = permissions || array['/application/profiles/edit']
where '/firmwares/profiles/edit' = any(permissions);
update role set permissions = permissions || array['/application/profiles/approve']
where '/firmwares/profiles/approve' = any(permissions);
update role set permissions = permissions || array['/application/profiles/rollback']
where '/firmwares/profiles/rollback' = any(permissions);
insert into role_change (role_key, migration)
select role_key, '000322' from role where '/application/profiles' = any(permissions);

-- Those who may approve are told what waits for them; who chose their messages before could not choose these.
update personal_settings s set messages = messages || '{appProfilesToApprove}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'appProfilesToApprove' = any(s.messages)
  and '/application/profiles/approve' = any(r.permissions);
