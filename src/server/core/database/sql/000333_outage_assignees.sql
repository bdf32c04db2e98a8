-- User who looks after an outage. Each change is in the audit trail.
alter table outage add column assigned_id text, add column assigned_name text;
