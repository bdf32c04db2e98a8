-- Home asks for the number of open alarms by metric and level, and for the oldest one.
create index alarm_open_counts on alarm (op_id, metric, severity, assigned_id, rule_id) where not terminal;
create index alarm_open_since on alarm (triggered_at, alarm_id) where not terminal;
