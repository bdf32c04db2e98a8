-- A change that weakens the approval of firmware waits for a second person, or for a day.
alter table firmware_rule
  add column version integer not null default 1,
  -- {fourEyes, fromDevices, mustBeSigned}, and who asked for it
  add column pending jsonb,
  add column pending_account text,
  add column pending_by text,
  add column pending_since timestamptz,
  add column pending_until timestamptz;
