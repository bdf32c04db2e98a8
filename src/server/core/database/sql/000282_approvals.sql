-- A paused rollout names who paused it and since when; a wave that is observed tells until when.
alter table rollout add column pauser text, add column paused_at timestamptz;
alter table rollout_wave add column soak_until timestamptz;
-- Those who may approve are told what waits for them; who chose their messages before could not choose these.
update personal_settings s set messages = messages || '{filesToApprove}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'filesToApprove' = any(s.messages)
  and '/firmwares/action/approve' = any(r.permissions);
update personal_settings s set messages = messages || '{profilesToApprove}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'profilesToApprove' = any(s.messages)
  and '/firmwares/profiles/approve' = any(r.permissions);
