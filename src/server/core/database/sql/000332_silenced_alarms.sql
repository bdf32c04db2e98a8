-- Silenced alarms, which Home counts.
create index alarm_silenced on alarm (op_id, severity) where not terminal and silenced_until is not null;
