-- Users are told of alarms that are assigned to them; who chose their messages before could not choose these.
update personal_settings set messages = messages || '{alarmAssigned}'::text[]
where messages is not null and not 'alarmAssigned' = any(messages);
