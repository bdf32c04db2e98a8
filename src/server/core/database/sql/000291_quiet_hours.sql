-- Quiet hours of a user: mails about alarms, outages and offline devices wait until their end. Null: none.
alter table personal_settings add column quiet_hours jsonb;
