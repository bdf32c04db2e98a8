-- An outage of several devices with a common cause is one message, which names the cause and links to its devices.
alter table device_state add column offline_at timestamptz;
alter table message add column outage jsonb;
create index message_open_outage on message (account_id) where kind = 'outages' and outage ->> 'endedAt' is null;
-- Administrators are told of outages unless they choose otherwise; who chose their messages before could not choose these.
update personal_settings s set messages = messages || '{outages}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'outages' = any(s.messages)
  and '/users/{userId}/infos' = any(r.permissions);
