-- Home counts the updates of the last seven days.
create index firmware_upgrade_ended on firmware_upgrade (finished_at) where terminal;
