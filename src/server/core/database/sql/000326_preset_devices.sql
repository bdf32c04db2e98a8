-- State of each preset on each of its devices, as the streams of devices have it, and their number by state.
create table preset_device (
  preset_id text not null,
  endpoint_id text not null,
  op_id text not null,
  revision integer not null,
  state text not null,
  -- Fields that this preset decides, and that are not as it wants: [{field, answer}]
  fields integer not null,
  open jsonb not null,
  compared_at timestamptz,
  primary key (preset_id, endpoint_id)
);
create index preset_device_by_state on preset_device (preset_id, state, endpoint_id);
create index preset_device_of on preset_device (endpoint_id);
create table preset_count (
  preset_id text not null,
  state text not null,
  n integer not null,
  primary key (preset_id, state)
);

-- Devices that wait for their check. The queue is filled again from the other tables, except for requests of people.
create table preset_due (
  endpoint_id text primary key,
  cause text not null,
  reset boolean not null default false,
  -- A person has fields tried again that were given up
  retry boolean not null default false,
  due_at timestamptz not null
);
create index preset_due_by_time on preset_due (due_at, endpoint_id);
create index preset_check_unreachable on preset_check (updated_at) where unreachable or deferred is not null;

-- Passphrases of presets, sealed. A new version has a new id.
create table preset_secret (
  secret_id text primary key,
  preset_id text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index preset_secret_of on preset_secret (preset_id);

-- PE-033: who plans firmware profiles manages presets, who approves them approves presets, and auditors view them.
update role set permissions = permissions || array['/presets']
where '/firmwares/profiles/edit' = any(permissions) or '/firmwares/profiles/approve' = any(permissions) or role_key = 'Auditor';
update role set permissions = permissions || array['/presets/edit'] where '/firmwares/profiles/edit' = any(permissions);
update role set permissions = permissions || array['/presets/approve'] where '/firmwares/profiles/approve' = any(permissions);
insert into role_change (role_key, migration)
select role_key, '000326' from role where '/presets' = any(permissions);

-- Who chose their messages before could not choose these: approvals that wait, and devices that undo a preset.
update personal_settings s set messages = messages || '{presetsToApprove}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'presetsToApprove' = any(s.messages)
  and '/presets/approve' = any(r.permissions);
update personal_settings s set messages = messages || '{presetUndone}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'presetUndone' = any(s.messages)
  and '/presets/edit' = any(r.permissions);
